import type { AnalysisResponse, CandidateItem } from '@elucida/contract/analysis';
import { roleOf } from '@elucida/spectra/evidence/evidence-roles';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { PickableStructure } from '../structure/pickable-structure.tsx';
import { TabSet } from '../ui/tab-set.tsx';
import { LazyCopyMenu } from '../structure/lazy-copy-menu.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { Focus } from './focus.ts';
import type { Picks } from './use-picks.ts';

// What draws spectra is the larger part of a result's code, and below its answer.
const SpectrumTab = lazy(async () => ({
  default: (await import('./spectrum-tab.tsx')).SpectrumTab,
}));

interface Props {
  result: AnalysisResponse;
  images: readonly string[] | undefined;
  /** The candidate whose assignment is shown. */
  candidate: CandidateItem | undefined;
  picks: Picks;
  focus: Focus | null;
  /** The copy menu is elsewhere for the answer itself. */
  copyable: boolean;
}

/** The shown candidate next to its spectra: an atom finds its peak, a peak its atoms. */
export function AssignmentSection({ result, images, candidate, picks, focus, copyable }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  const tabs = result.spectra.map((spectrum, index) => ({
    id: String(index),
    title: t(`common.technique.${spectrum.type}`),
    content: (
      <OptionalPart fallback={<div className="min-h-[28rem]" />}>
        <SpectrumTab
          result={result}
          images={images}
          index={index}
          candidate={candidate}
          focus={focus}
          onHover={(peak) => picks.hoverPeak(index, peak)}
          onPick={(peak) => picks.pickPeak(index, peak)}
        />
      </OptionalPart>
    ),
  }));
  const describe = (atom: number) =>
    (candidate?.evidence ?? [])
      .filter(
        (item) =>
          item.observed !== undefined &&
          item.atoms.includes(atom) &&
          roleOf(item.code) === 'assigned',
      )
      .map(
        (item) =>
          `${t(`common.technique.${item.technique}`)} ${figures(formatPosition(item.technique, item.observed!))}`,
      )
      .join(', ');
  return (
    <section>
      <h3>{t('result.spectra')}</h3>
      <div
        className={
          'mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 ' +
          '@2xl:grid-cols-[minmax(0,250px)_minmax(0,1fr)]'
        }
      >
        {candidate ? (
          <div className="@2xl:pt-10">
            <PickableStructure
              key={candidate.smiles}
              smiles={candidate.smiles}
              name={candidate.name ?? candidate.smiles}
              atoms={focus?.atoms ?? []}
              describe={describe}
              onPick={picks.pickAtom}
              onHover={picks.hoverAtom}
            />
            {copyable ? (
              <div className="mt-2 flex justify-center">
                <LazyCopyMenu
                  smiles={candidate.smiles}
                  name={candidate.name}
                  formula={result.molecular_formula}
                />
              </div>
            ) : null}
          </div>
        ) : null}
        <div className="min-w-0">
          <TabSet
            label={t('result.spectra')}
            tabs={tabs}
            value={String(picks.open)}
            onChange={(id) => picks.openSpectrum(Number(id))}
          />
        </div>
      </div>
    </section>
  );
}
