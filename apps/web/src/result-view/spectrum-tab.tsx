import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import type { AnalysisResponse, CandidateItem, EvidenceItem } from '@elucida/contract/analysis';
import type { MissingPeak } from '@elucida/spectra/plotting/plot-peak';
import { missingPeaks, plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { protonFrequency } from '@elucida/spectra/simulation/proton-frequency';
import { protonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import { readSpinSystem } from '@elucida/spectra/simulation/wire-spin-system';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { molecularIonMarks } from '../spectrum-plot/molecular-ion-marks.ts';
import { MultipletStrip } from '../spectrum-plot/multiplet-strip.tsx';
import { projectionsOf } from '../spectrum-plot/projections.ts';
import { PeakTable } from '../spectrum-plot/peak-table.tsx';
import { SpectrumPlot } from '../spectrum-plot/spectrum-plot.tsx';
import { expectedPlace, expectedRanges } from './expected-ranges.ts';
import type { Focus } from './focus.ts';
import { CorrelationFigure } from './correlation-figure.tsx';
import { useBandNames } from './use-band-names.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

interface Props {
  result: AnalysisResponse;
  /** Addresses of the analysis's images, in their order. */
  images?: readonly string[] | undefined;
  /** Index of the spectrum in the response. */
  index: number;
  /** Whose prediction is drawn. */
  candidate: CandidateItem | undefined;
  focus: Focus | null;
  onHover: (peak: number | null) => void;
  onPick: (peak: number | null) => void;
}
type NameOf = (evidence: readonly EvidenceItem[], peak: number) => string;

/** One spectrum over the mirrored prediction of the shown candidate, and its table twin. */
export function SpectrumTab(props: Props) {
  const { type } = props.result.spectra[props.index]!;
  if (!techniqueOf(type).plot.bands) return <Comparison {...props} />;
  return (
    <OptionalPart fallback={<Comparison {...props} />} instead={<Comparison {...props} />}>
      <NamedComparison {...props} />
    </OptionalPart>
  );
}

/** With the names of the bands. */
function NamedComparison(props: Props) {
  return <Comparison {...props} nameOf={useBandNames(props.result.spectra[props.index]!.type)} />;
}

function Comparison({
  result,
  images,
  index,
  candidate,
  focus,
  onHover,
  onPick,
  nameOf,
}: Props & { nameOf?: NameOf }) {
  const { t } = useTranslation();
  const spectrum = result.spectra[index]!;
  const { type } = spectrum;
  const { plot } = techniqueOf(type);
  // Only the first spectrum of a technique is judged.
  const compared =
    result.spectra.findIndex((other) => other.type === type) === index ? candidate : undefined;
  const peaks = useMemo(
    () =>
      plotPeaks(spectrum, compared).map((peak) => ({
        ...peak,
        ...(plot.mirrored === 'mz' ? predictedIon(compared, peak.index!) : {}),
        ...(plot.bands ? expectedPlace(compared, peak.index!) : {}),
        ...(nameOf && compared ? { name: nameOf(compared.evidence, peak.index!) } : {}),
      })),
    [spectrum, plot, compared, nameOf],
  );
  const spins = plot.simulated ? compared?.h1_spins : undefined;
  const simulated = useMemo(
    () =>
      spins ? protonSpectrum(readSpinSystem(spins), protonFrequency(spectrum.metadata)) : undefined,
    [spins, spectrum],
  );
  const projections = useMemo(() => projectionsOf(type, result.spectra), [type, result]);
  const missing = plot.mirrored === 'mz' ? missingIons(compared) : missingPeaks(type, compared);
  const labels = atomLabels(candidate?.smiles ?? '');
  const atoms = peaks.map((peak) => {
    const assigned =
      compared?.evidence
        .filter((item) => item.technique === type && item.peak === peak.index)
        .flatMap((item) => item.atoms) ?? [];
    return [...new Set(assigned)].map((atom) => labels[atom]).join('/');
  });
  const active =
    focus?.spectrum === index && focus.peak !== null
      ? peaks.findIndex((peak) => peak.index === focus.peak)
      : -1;
  const rowOf = (place: number | null) => (place === null ? null : (peaks[place]?.index ?? null));
  return (
    <>
      <p className="text-sm text-text-2">
        {t(`result.read.${spectrum.corrected ? 'corrected' : spectrum.source}`)}
        {compared
          ? ` · ${t('result.comparedWith', { rank: compared.rank, name: compared.name ?? compared.smiles })}`
          : ''}
      </p>
      <SpectrumPlot
        technique={type}
        peaks={peaks}
        source={spectrum}
        projections={projections}
        missing={missing}
        simulated={simulated}
        image={spectrum.image === undefined ? undefined : images?.[spectrum.image]}
        {...(plot.bands ? { ranges: expectedRanges(compared) } : {})}
        {...(plot.molecularIon ? { marks: molecularIonMarks(result.molecular_formula) } : {})}
        active={active >= 0 ? active : null}
        onActive={(place) => onHover(rowOf(place))}
        onPick={(place) => onPick(rowOf(place))}
      />
      {simulated ? (
        <>
          <MultipletStrip spectrum={simulated} lit={peaks[active]?.predicted} />
          <p className="mt-2 text-sm text-text-2">{t('plot.simulated', { mhz: simulated.mhz })}</p>
        </>
      ) : null}
      {compared && techniqueOf(type).pair ? (
        <OptionalPart>
          <CorrelationFigure
            technique={type}
            candidate={compared}
            peak={active >= 0 ? (peaks[active]!.index ?? null) : null}
          />
        </OptionalPart>
      ) : null}
      <PeakTable
        technique={type}
        peaks={peaks}
        missing={missing}
        atoms={atoms}
        active={active >= 0 ? active : null}
        onPick={(place) => onPick(rowOf(place))}
      />
    </>
  );
}

/**
 * The ion that a cleavage of the candidate gives at a peak: the mirrored side of a mass spectrum.
 */
function predictedIon(candidate: CandidateItem | undefined, peak: number): { predicted?: number } {
  const mz = candidate?.evidence.find(
    (item) =>
      item.peak === peak && (item.code === 'ms-fragment-found' || item.code === 'ms-molecular-ion'),
  )?.values?.['mz'];
  return typeof mz === 'number' ? { predicted: mz } : {};
}

/** Ions that the candidate should give and the spectrum does not show. */
function missingIons(candidate: CandidateItem | undefined): MissingPeak[] {
  return (candidate?.evidence ?? []).flatMap(({ code, values }) =>
    code === 'ms-fragment-missing' && typeof values?.['mz'] === 'number'
      ? [{ x: values['mz'] }]
      : [],
  );
}
