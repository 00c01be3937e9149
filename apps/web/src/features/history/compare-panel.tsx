import { analysisResponseSchema, type AnalysisResponse } from '@elucida/contract/analysis';
import type { HistoryItem } from '@elucida/contract/history';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatConfidence } from '../../lib/confidence.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { projectionsOf } from '../../spectrum-plot/projections.ts';
import { SpectrumPlot } from '../../spectrum-plot/spectrum-plot.tsx';
import { Structure } from '../../structure/structure.tsx';
import { ClosableHeading } from '../../ui/closable-heading.tsx';
import { useHistoryItem } from './use-history-item.ts';
import { itemTitle } from './item-title.ts';

type Pair = readonly [HistoryItem, HistoryItem];
type Results = readonly [AnalysisResponse | null, AnalysisResponse | null];

const resultOf = ({ result_json }: HistoryItem): AnalysisResponse | null =>
  analysisResponseSchema.safeParse(result_json).data ?? null;

/** Two analyses side by side: what each found, how sure, and the spectra they rest on. */
export function ComparePanel({ items, onClose }: { items: Pair; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const whole = [useHistoryItem(items[0]), useHistoryItem(items[1])] as const;
  const results: Results = [resultOf(whole[0].item), resultOf(whole[1].item)];
  const nameOf = (item: HistoryItem) => itemTitle(item) ?? t('history.unnamed');
  const both = (cell: (item: HistoryItem, result: AnalysisResponse | null) => ReactNode) =>
    [cell(items[0], results[0]), cell(items[1], results[1])] as const;
  const rows: (readonly [string, readonly [ReactNode, ReactNode]])[] = [
    [
      t('history.compare.structure'),
      both((item, result) =>
        result?.smiles ? (
          <Structure smiles={result.smiles} name={nameOf(item)} className="h-36" />
        ) : (
          '–'
        ),
      ),
    ],
    [t('history.formula'), both((item) => <FormulaText hill={item.formula} />)],
    [
      'SMILES',
      both((_item, result) =>
        result?.smiles ? <span className="mono">{result.smiles}</span> : '–',
      ),
    ],
    [
      t('history.compare.confidence'),
      both((_item, result) => (result ? formatConfidence(result.confidence, language) : '–')),
    ],
    [
      t('history.compare.runnerUp'),
      both((_item, result) => result?.candidates[1]?.name ?? result?.candidates[1]?.smiles ?? '–'),
    ],
    [t('history.compare.date'), both((item) => formatDateTime(item.created_at, language))],
  ];
  const techniques = SPECTRUM_TYPES.filter((type) =>
    results.some((result) => result?.spectra.some((spectrum) => spectrum.type === type)),
  );
  return (
    <section className="card" aria-labelledby="compare">
      <ClosableHeading
        id="compare"
        title={t('history.compare.heading')}
        close={t('history.compare.close')}
        onClose={onClose}
      />
      <div className="mt-3 overflow-x-auto">
        <table className="w-full table-fixed text-left">
          <thead>
            <tr>
              <td className="w-28" />
              {items.map((item) => (
                <th key={item.id} scope="col" className="p-2 align-top wrap-anywhere">
                  {nameOf(item)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([term, cells]) => (
              <tr key={term} className="border-t border-border">
                <th scope="row" className="p-2 align-top text-sm font-normal text-text-2">
                  {term}
                </th>
                {cells.map((cell, side) => (
                  <td key={side} className="p-2 align-top wrap-anywhere">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {techniques.map((type) => (
        <section key={type} className="mt-4 border-t border-border pt-3">
          <h3 className="eyebrow">{t(`common.technique.${type}`)}</h3>
          <div className="mt-2 grid gap-4 md:grid-cols-2">
            {items.map((item, side) => {
              const spectra =
                results[side]?.spectra.filter((spectrum) => spectrum.type === type) ?? [];
              return (
                <div key={item.id} className="min-w-0">
                  <p className="text-sm text-text-2 wrap-anywhere">{nameOf(item)}</p>
                  {spectra.length === 0 ? (
                    <p className="text-sm text-text-2">{t('history.compare.none')}</p>
                  ) : (
                    spectra.map((spectrum, index) => (
                      <SpectrumPlot
                        key={index}
                        technique={type}
                        peaks={plotPeaks(spectrum)}
                        source={spectrum}
                        projections={projectionsOf(type, results[side]?.spectra ?? [])}
                        height={200}
                      />
                    ))
                  )}
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </section>
  );
}
