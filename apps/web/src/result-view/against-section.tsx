import type { AnalysisResponse } from '@elucida/contract/analysis';
import { PEAK_FIELDS } from '@elucida/spectra/manual-payload/fields';
import { useTranslation } from 'react-i18next';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { Markdown } from './markdown.tsx';

/** What speaks against the first candidate, and the peaks it leaves unexplained; "none found" if none. */
export function AgainstSection({ result, markdown }: { result: AnalysisResponse; markdown: string | undefined }) {
  const { t } = useTranslation();
  const unexplained = (result.unexplained ?? []).flatMap(([spectrum, peak]) => {
    const block = result.spectra[spectrum];
    const x = block?.peaks[peak]?.[PEAK_FIELDS[block.type][0]!.name];
    return block && typeof x === 'number' ? [t(`common.technique.${block.type}`) + ' ' + t(`plot.peakAt.${block.type}`, { x: formatPosition(block.type, x) })] : [];
  });
  return (
    <section className="grid gap-5 sm:grid-cols-2">
      <div>
        <h3>{t('result.against')}</h3>
        <div className="mt-2">{markdown ? <Markdown text={markdown} /> : <p>{t('result.noneFound')}</p>}</div>
      </div>
      <div>
        <h3>{t('result.unexplained')}</h3>
        {unexplained.length > 0 ? <ul className="mt-2 flex flex-wrap gap-2">{unexplained.map((words) => <li key={words} className="chip">{words}</li>)}</ul> : <p className="mt-2">{t('result.noneFound')}</p>}
      </div>
    </section>
  );
}
