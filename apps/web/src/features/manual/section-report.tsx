import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import type { UnusedPart } from '@elucida/spectra/experimental/read-section';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { AccurateMassLine } from './accurate-mass-line.tsx';
import { notationWords } from '../../spectrum-text/notation-words.ts';
import type { SoughtMass } from './sought-mass.ts';
import type { PastedSection } from './use-section-paste.ts';

interface Props {
  pasted: PastedSection;
  draft: ManualDraft;
  onUndo: () => void;
  onFormula: (hill: string) => void;
  onTitle: (name: string) => void;
  onSought: (sought: SoughtMass) => void;
  onClose: () => void;
}

/** Parts that are listed; a procedure of many sentences would bury the rest. */
const LISTED = 12;

/** What a pasted section filled, what it contradicts, and what of it was not used, with the reason. */
export function SectionReport({
  pasted,
  draft,
  onUndo,
  onFormula,
  onTitle,
  onSought,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const { section, applied, before, replaced } = pasted;
  const isNothing =
    applied.draft === before ||
    (applied.blocks.length === 0 && section.masses.length === 0 && section.formula === null);
  const entered = parseFormula(draft.formula);
  const differs =
    section.formula !== null && entered.ok && entered.formula.hill !== section.formula.hill;
  const unexplained =
    section.formula === null && section.masses.find(({ found }) => found !== null);
  const unusedWords = ({ reason, text, type, error }: UnusedPart): string =>
    t(`manual.section.unused.${reason}`, {
      text,
      technique: type === undefined ? '' : t(`common.technique.${type}`),
    }) + (error && error.found.trim() !== '' ? ` ${notationWords(error, t)}` : '');
  const formulaWords = { filled: 'formulaFilled', same: 'formulaSame' } as const;
  const titleWords = { filled: 'titleFilled', same: 'titleSame', notes: 'titleNotes' } as const;
  return (
    <div className={`notice ${isNothing || differs ? 'notice-warning' : 'notice-info'} grid gap-2`}>
      <p className="font-semibold">
        {t(isNothing ? 'manual.section.nothing' : 'manual.section.done')}
      </p>
      <ul className="list-disc pl-5">
        {applied.blocks.map(({ type, peaks, second }, index) => (
          <li key={index}>
            {t('manual.section.spectrum', {
              technique: t(`common.technique.${type}`),
              count: peaks,
            })}
            {second ? ` ${t('manual.section.second')}` : ''}
          </li>
        ))}
        {replaced ? <li>{t('manual.section.replacedAll')}</li> : null}
        {replaced && section.formula === null && applied.draft.formula !== '' ? (
          <li>
            {t('manual.section.formulaKept')} <FormulaText hill={applied.draft.formula} />
          </li>
        ) : null}
        {section.formula && (applied.formula === 'filled' || applied.formula === 'same') ? (
          <li>
            {t(`manual.section.${formulaWords[applied.formula]}`)}{' '}
            <FormulaText hill={section.formula.hill} />
          </li>
        ) : null}
        {applied.title === 'filled' || applied.title === 'same' || applied.title === 'notes' ? (
          <li>{t(`manual.section.${titleWords[applied.title]}`, { name: section.title })}</li>
        ) : null}
        {section.masses.map((mass, index) => (
          <AccurateMassLine key={index} mass={mass} formula={draft.formula} />
        ))}
      </ul>
      {differs ? (
        <div role="alert" className="grid gap-2">
          <p>
            {t('manual.section.formulaDiffers')} <FormulaText hill={section.formula!.hill} />
          </p>
          <button
            type="button"
            className="btn btn-small justify-self-start"
            onClick={() => onFormula(section.formula!.hill)}
          >
            {t('manual.section.useFormula', { formula: section.formula!.hill })}
          </button>
        </div>
      ) : null}
      {unexplained ? (
        <div>
          <button
            type="button"
            className="btn btn-small"
            onClick={() =>
              onSought({ mz: unexplained.found!, ion: unexplained.adduct?.ion ?? null })
            }
          >
            {t('manual.section.findFormula')}
          </button>
        </div>
      ) : null}
      {applied.title === 'differs' && draft.title !== section.title ? (
        <div>
          <button type="button" className="btn btn-small" onClick={() => onTitle(section.title!)}>
            {t('manual.section.useTitle', { name: section.title })}
          </button>
        </div>
      ) : null}
      {section.unused.length > 0 ? (
        <div>
          <p className="font-semibold">{t('manual.section.notUsed')}</p>
          <ul className="list-disc pl-5">
            {section.unused.slice(0, LISTED).map((part, index) => (
              <li key={index}>{unusedWords(part)}</li>
            ))}
          </ul>
          {section.unused.length > LISTED ? (
            <p>{t('manual.section.moreUnused', { count: section.unused.length - LISTED })}</p>
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {/* Once something else was edited, one step back would no longer be the paste. */}
        {!isNothing && draft === applied.draft ? (
          <button type="button" className="btn btn-small" onClick={onUndo}>
            {t('manual.section.undo')}
          </button>
        ) : null}
        <button type="button" className="btn btn-quiet btn-small" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </div>
  );
}
