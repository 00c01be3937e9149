import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { setMetadata } from '@elucida/spectra/manual-payload/edit-draft';
import { METADATA_FIELDS } from '@elucida/spectra/techniques/fields';
import type { PeakCheck } from '@elucida/spectra/manual-payload/peak-checks';
import { IONIZATIONS, MS_MODES } from '@elucida/spectra/techniques/mass/ionization';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldName } from './field-name.tsx';
import { warningId } from './row-notes.ts';

const CHOICES: Partial<Record<string, readonly string[]>> = {
  ionization: IONIZATIONS,
  mode: MS_MODES,
};

interface Props {
  block: DraftBlock;
  checks: readonly PeakCheck[];
  /** Id from which the notes under the block take theirs. */
  blockId: string;
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
}

/** How the spectrum was recorded. Known values are offered; any text can be typed. */
export function BlockMetadata({ block, checks, blockId, edit }: Props) {
  const id = useId();
  const { t } = useTranslation();
  const change = (field: string, text: string) =>
    edit((draft) => setMetadata(draft, { id: block.id, field }, text), `${block.id}/${field}`);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {METADATA_FIELDS[block.type].map((field) => {
        const wrong = checks.some((check) => check.row === undefined && check.field === field.name);
        const choices = CHOICES[field.name];
        return (
          <div key={field.name} className="field">
            <label className="text-xs font-semibold text-text-2" htmlFor={`${id}-${field.name}`}>
              <FieldName name={field.label ?? field.name} />
            </label>
            {field.kind === 'flag' ? (
              <select
                id={`${id}-${field.name}`}
                className="input min-h-8 py-0.5 text-[15px]"
                value={block.metadata[field.name] ?? ''}
                onChange={(event) => change(field.name, event.target.value)}
              >
                <option value="">{t('manual.flag.unknown')}</option>
                <option value="true">{t('manual.flag.yes')}</option>
                <option value="false">{t('manual.flag.no')}</option>
              </select>
            ) : (
              <input
                id={`${id}-${field.name}`}
                className="input min-h-8 py-0.5 text-[15px]"
                value={block.metadata[field.name] ?? ''}
                maxLength={field.cap}
                autoComplete="off"
                spellCheck={false}
                inputMode={field.kind === 'number' ? 'decimal' : 'text'}
                list={choices ? `${id}-${field.name}-choices` : undefined}
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? warningId(blockId, field.name) : undefined}
                onChange={(event) => change(field.name, event.target.value)}
              />
            )}
            {choices ? (
              <datalist id={`${id}-${field.name}-choices`}>
                {choices.map((choice) => (
                  <option key={choice} value={choice} />
                ))}
              </datalist>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
