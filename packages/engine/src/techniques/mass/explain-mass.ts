import type { Formula } from '@elucida/spectra/formula/formula';
import { isotopePeaks } from '@elucida/spectra/formula/isotope-peaks';
import type { Evidence } from '../../evidence/evidence.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { CLEAVAGE_KINDS } from '../../evidence/cleavages.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { readAdducts } from './mass-adducts.ts';
import { fragmentTest, type FitsFragment } from './exact-fragments.ts';
import { fragmentKinds, type FragmentOrigin } from './mass-fragments.ts';
import { isIsotopePartner } from './mass-isotope-partner.ts';
import { knownIons, type KnownIon } from './mass-known-ions.ts';
import { originsWhenAsked, type IonOrigin } from './ions/origins.ts';
import { MAJOR } from './mass-model.ts';
import { majorLogit, type PreparedMs } from './mass-spectrum.ts';
import type { Process } from '../../evidence/declaration.ts';

/** What all evidence of a mass spectrum has. */
const OF_MS = { technique: 'MS', atoms: [] } as const;
/** Number of fragment sentences a candidate gets, strongest peaks first. */
const MOST_FRAGMENTS = 6;
/** Learned logit from which a missing peak of that cleavage is worth saying. */
const NEARLY_ALWAYS = 1.3;
/**
 * A 13C or 37Cl satellite ratio must be measured on a molecular ion of at least this intensity,
 * percent.
 */
const MEASURABLE = 15;

/**
 * A list of main peaks, as people type it, is shorter; only a longer one shows that a peak is
 * absent.
 */
const WHOLE_LIST = 20;

/**
 * Says what the mass spectrum shows for or against a candidate: molecular ion, isotopes, and which
 * peaks its cleavages give.
 */
export function explainMs(
  graph: MolecularGraph,
  perception: Perception,
  formula: Pick<Formula, 'counts' | 'monoisotopicMass' | 'charge'>,
  prepared: PreparedMs,
): Evidence[] {
  if (prepared.spectrum.peaks.length === 0) return [];
  if (!prepared.electronIonisation) return wholeMolecules(formula, prepared);
  const evidence = [...molecularIon(prepared), ...isotopes(formula, prepared)];
  const origins: FragmentOrigin[] = [];
  const groups = detectGroups(graph, perception);
  const kinds = fragmentKinds(graph, perception, groups, origins);
  if (kinds.length !== prepared.mass + 2) return evidence;
  return [
    ...evidence,
    ...found(prepared, origins, fragmentTest(graph, prepared)),
    ...missing(prepared, origins),
    ...foreign(prepared, {
      kinds,
      known: knownIons(graph, perception, groups),
      originAt: originsWhenAsked({ molecule: { graph, perception }, groups, prepared }),
      counts: formula.counts,
    }),
  ];
}

/**
 * Soft ionisation: which peaks are ions of whole molecules, at masses that fit or not; or that none
 * is.
 */
function wholeMolecules(
  formula: Pick<Formula, 'monoisotopicMass' | 'charge'>,
  { spectrum }: PreparedMs,
): Evidence[] {
  const { found, expected } = readAdducts(spectrum, formula);
  if (found.length === 0)
    return [
      {
        ...OF_MS,
        code: 'ms-adduct-missing',
        verdict: 'against',
        weight: 0,
        values: { positions: expected.map(({ ion, mz }) => ({ ion, mz })) },
      },
    ];
  return found.map(({ peak, ion, expected: mass, ppm, exact, fits }) => ({
    ...OF_MS,
    code: fits ? 'ms-adduct' : 'ms-adduct-off',
    verdict: fits ? 'for' : 'against',
    weight: 0,
    peak,
    values: { mz: spectrum.peaks[peak].m_z, ion, mass, ...(exact && { ppm }) },
  }));
}

function molecularIon(prepared: PreparedMs): Evidence[] {
  const { mass, intensities } = prepared;
  if (intensities[mass] > 0.5)
    return [
      {
        ...OF_MS,
        code: 'ms-molecular-ion',
        verdict: 'for',
        weight: 0,
        ...peakAt(prepared, mass),
        values: { mz: mass, relativeIntensity: Math.round(intensities[mass]) },
      },
    ];
  return [
    {
      ...OF_MS,
      code: 'ms-molecular-ion-missing',
      verdict: 'neutral',
      weight: 0,
      values: { mz: mass },
    },
  ];
}

function isotopes(formula: Pick<Formula, 'counts'>, prepared: PreparedMs): Evidence[] {
  const { mass, intensities } = prepared;
  const halogens = (formula.counts.Cl ?? 0) + (formula.counts.Br ?? 0);
  if (intensities[mass] < MEASURABLE || halogens + (formula.counts.S ?? 0) === 0) return [];
  // A peak that was not typed is not a peak of 0 %.
  if (intensities[mass + 2] === 0 && prepared.spectrum.peaks.length < WHOLE_LIST) return [];
  const expected = isotopePeaks(formula.counts).find(({ offset }) => offset === 2)!.relative;
  const seen = (100 * intensities[mass + 2]) / intensities[mass];
  const agrees = Math.abs(seen - expected) < Math.max(3, 0.3 * expected);
  // Lists of main peaks drop a satellite of a few percent: only a halogen's absence counts.
  if (!agrees && halogens === 0) return [];
  return [
    {
      ...OF_MS,
      code: agrees ? 'ms-isotope-pattern' : 'ms-isotope-mismatch',
      verdict: agrees ? 'for' : 'against',
      weight: 0,
      values: { expected: Math.round(expected), found: Math.round(seen) },
    },
  ];
}

/** What leaves with the losses that the kind of CO loss counts as well: a hydrogen atom, or CHO. */
const processOf = (kind: FragmentOrigin['kind'], lost: number): Process =>
  kind !== 'carbon-monoxide-loss' || lost === 28
    ? kind
    : lost === 1
      ? 'hydrogen-atom-loss'
      : 'formyl-loss';

const loss = (prepared: PreparedMs, mz: number) => prepared.mass - mz;

function found(
  prepared: PreparedMs,
  origins: readonly FragmentOrigin[],
  fits: FitsFragment,
): Evidence[] {
  const best = new Map<number, FragmentOrigin>();
  const { peaks } = prepared.spectrum;
  for (const origin of origins) {
    if (!prepared.states[origin.mz] || origin.kind === 'second-step') continue;
    const { peak } = peakAt(prepared, origin.mz);
    if (peak !== undefined && !fits(peaks[peak].m_z, origin)) continue;
    const rival = best.get(origin.mz);
    if (!rival || strength(origin) > strength(rival)) best.set(origin.mz, origin);
  }
  return [...best.values()]
    .filter((origin) => strength(origin) > 0.2)
    .sort((p, q) => prepared.intensities[q.mz] - prepared.intensities[p.mz])
    .slice(0, MOST_FRAGMENTS)
    .map((origin): Evidence => ({
      ...OF_MS,
      code: 'ms-fragment-found',
      verdict: 'for',
      weight: 0.35 * strength(origin),
      atoms: origin.atoms,
      ...peakAt(prepared, origin.mz),
      values: {
        mz: origin.mz,
        loss: loss(prepared, origin.mz),
        process: processOf(origin.kind, loss(prepared, origin.mz)),
        relativeIntensity: Math.round(prepared.intensities[origin.mz]),
      },
    }));
}

function missing(prepared: PreparedMs, origins: readonly FragmentOrigin[]): Evidence[] {
  // A short typed list leaves peaks out; only a spectrum that records minor peaks can miss one.
  if (prepared.spectrum.peaks.length < WHOLE_LIST) return [];
  return origins
    .filter(
      (origin) =>
        origin.mz > 40 &&
        prepared.states[origin.mz] === 0 &&
        origin.atoms.length === 2 &&
        strength(origin) > NEARLY_ALWAYS,
    )
    .slice(0, 2)
    .map((origin): Evidence => ({
      ...OF_MS,
      code: 'ms-fragment-missing',
      verdict: 'against',
      weight: -0.2 * strength(origin),
      atoms: origin.atoms,
      values: {
        mz: origin.mz,
        loss: loss(prepared, origin.mz),
        process: processOf(origin.kind, loss(prepared, origin.mz)),
      },
    }));
}

function foreign(
  prepared: PreparedMs,
  {
    kinds,
    known,
    originAt,
    counts,
  }: {
    kinds: Uint32Array;
    known: ReadonlyMap<number, KnownIon>;
    originAt: (mz: number) => IonOrigin | undefined;
    counts: Formula['counts'];
  },
): Evidence[] {
  const evidence: Evidence[] = [];
  for (let mz = 40; mz < prepared.mass - 2 && evidence.length < 2; mz++) {
    if (
      prepared.states[mz] !== MAJOR ||
      kinds[mz] !== 0 ||
      known.has(mz) ||
      isIsotopePartner(prepared.spectrum.peaks, counts, mz) ||
      originAt(mz) !== undefined
    )
      continue;
    evidence.push({
      ...OF_MS,
      code: 'ms-fragment-foreign',
      verdict: 'against',
      weight: -0.3,
      ...peakAt(prepared, mz),
      values: {
        mz,
        loss: loss(prepared, mz),
        relativeIntensity: Math.round(prepared.intensities[mz]),
      },
    });
  }
  return evidence;
}

function strength(origin: FragmentOrigin): number {
  return majorLogit(CLEAVAGE_KINDS.indexOf(origin.kind));
}

/** The strongest peak at a nominal mass; nothing where only its satellites give it an intensity. */
function peakAt(prepared: PreparedMs, mz: number): { peak?: number } {
  const { peaks } = prepared.spectrum;
  let best: number | undefined;
  peaks.forEach((peak, i) => {
    if (
      Math.floor(peak.m_z + 0.62) === mz &&
      (best === undefined || (peak.rel_int ?? 0) > (peaks[best].rel_int ?? 0))
    )
      best = i;
  });
  return best === undefined ? {} : { peak: best };
}
