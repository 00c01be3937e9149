import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { toNumber } from '@elucida/spectra/number-format';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { AcsBox } from './acs-box.tsx';
import { JsonPreview } from './json-preview.tsx';
import { LivePlots } from './live-plots.tsx';

/** Rows up to which a block has a text that can be edited: a listing of more is not a listing. */
const LISTABLE = 500;

const hasPeak = ({ type, peaks }: DraftBlock): boolean =>
  peaks.some((cells) => Number.isFinite(toNumber(cells[PEAK_FIELDS[type][0]!.name] ?? '')));

interface Props {
  draft: ManualDraft;
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
}

/**
 * What the draft looks like: plots, the experimental text, the JSON. Plots and JSON are drawn
 * behind the typing, never in its way.
 */
export function LivePanels({ draft, edit }: Props) {
  const { t } = useTranslation();
  const settled = useDeferredValue(draft);
  const plotted = settled.spectra.filter(hasPeak);
  return (
    <>
      {plotted.length > 0 ? <LivePlots blocks={plotted} edit={edit} /> : null}
      {draft.spectra.length > 0 ? (
        <section className="card" aria-labelledby="acs">
          <h2 id="acs" className="text-lg">
            {t('manual.acs')}
          </h2>
          <p className="field-hint">{t('manual.acsHelp')}</p>
          {draft.spectra.map((block, index) => {
            const label = t('manual.block.label', {
              technique: t(`common.technique.${block.type}`),
              index: index + 1,
            });
            return block.peaks.length > LISTABLE ? (
              <p key={block.id} className="mt-3 text-sm">
                <span className="field-label">{label}</span>
                <br />
                {t('manual.acsTooLong', { count: LISTABLE })}
              </p>
            ) : (
              <AcsBox key={block.id} block={block} label={label} edit={edit} />
            );
          })}
        </section>
      ) : null}
      <JsonPreview draft={settled} />
    </>
  );
}
