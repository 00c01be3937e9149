import type { UvVisPeak } from '@elucida/spectra/spectrum';
import type { Evidence } from '../../evidence/evidence.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import { expectedMaxima } from './uv-chromophores.ts';
import type { ExpectedMaximum } from './uv-maximum.ts';

/** Below this, nm, solvents and end absorption dominate: a maximum there says nothing. */
const SHORTEST_USEFUL_NM = 205;
/** Density, per nm, of maxima that no rule foresees: one anywhere in 200–500 nm. */
const UNFORESEEN = 1 / 300;
/**
 * Share of listed maxima that a rule foresees in molecules with a chromophore: the rest are
 * shoulders, second bands, charge transfer.
 */
const FORESEEN = 0.75;
/** Solvent shifts, nm, added to each rule's own scatter. */
const SOLVENT_SD = 4;
/** Weight, among the expected maxima, of a band that lists often leave out; of others 1. */
const RARELY_LISTED = 0.35;
/** The same for those of them below so many nm, where most lists end. */
const END_OF_LISTS_NM = 212,
  HARDLY_LISTED = 0.1;
/** Standard deviations within which a band explains a maximum. */
const EXPLAINED_WITHIN = 2;
/** Nats for a strong chromophore above 220 nm without a maximum near it. */
const MISSING = -0.6;
/** Nats by which a maximum above 220 nm speaks against a molecule without any chromophore. */
const NO_CHROMOPHORE = -3;
/** Molar absorptivity that no n→π* band of a carbonyl reaches (10–300), M⁻¹ cm⁻¹. */
const STRONG_EPSILON = 2000;
/** Bound of the technique, nats: the rules were not calibrated on spectra, none being at hand. */
const BOUND = 4;

/**
 * Log-likelihood of the listed maxima for a molecule, nats, bounded to ±4. Zero without useful
 * maxima.
 */
export function scoreUvVis(
  graph: MolecularGraph,
  perception: Perception,
  groups: GroupCounts,
  peaks: readonly UvVisPeak[],
): number {
  const useful = peaks.filter((peak) => peak.lambda_max_nm >= SHORTEST_USEFUL_NM);
  if (useful.length === 0) return 0;
  const maxima = expectedMaxima(graph, perception, groups);
  let sum = 0;
  for (const peak of useful) sum += peakLogRatio(peak.lambda_max_nm, maxima);
  for (const maximum of maxima)
    if (
      maximum.strong &&
      maximum.nm > 220 &&
      nearest(maximum, useful) > 3 * (maximum.sd + SOLVENT_SD)
    )
      sum += MISSING;
  return Math.max(-BOUND, Math.min(BOUND, sum));
}

/** Log ratio of a maximum's density under the expected maxima to that under none. */
function peakLogRatio(nm: number, maxima: readonly ExpectedMaximum[]): number {
  if (maxima.length === 0) return nm > 220 ? NO_CHROMOPHORE : -1;
  let foreseen = 0;
  let weights = 0;
  for (const maximum of maxima) {
    const weight = maximum.strong
      ? 1
      : maximum.nm < END_OF_LISTS_NM
        ? HARDLY_LISTED
        : RARELY_LISTED;
    weights += weight;
    foreseen += weight * density(maximum, nm);
  }
  return Math.log(((1 - FORESEEN) * UNFORESEEN + (FORESEEN * foreseen) / weights) / UNFORESEEN);
}

/** Normal density of a listed maximum under an expected one, per nm. */
function density({ nm: expected, sd: scatter }: ExpectedMaximum, nm: number): number {
  const sd = scatter + SOLVENT_SD;
  const z = (nm - expected) / sd;
  return Math.exp(-0.5 * z * z) / (sd * Math.sqrt(2 * Math.PI));
}

function nearest(maximum: ExpectedMaximum, peaks: readonly UvVisPeak[]): number {
  return peaks.reduce(
    (least, peak) => Math.min(least, Math.abs(peak.lambda_max_nm - maximum.nm)),
    Infinity,
  );
}

/** Says which chromophore explains each maximum, and which do not show. */
export function explainUvVis(
  graph: MolecularGraph,
  perception: Perception,
  groups: GroupCounts,
  peaks: readonly UvVisPeak[],
): Evidence[] {
  const maxima = expectedMaxima(graph, perception, groups);
  const evidence: Evidence[] = [];
  peaks.forEach((peak, i) => {
    if (peak.lambda_max_nm < SHORTEST_USEFUL_NM) return;
    let best: ExpectedMaximum | undefined;
    // An n→π* band is forbidden and weak: one as strong as this is another.
    const strong = Number(peak.epsilon_M_1cm_1) >= STRONG_EPSILON;
    for (const m of maxima.filter(({ chromophore }) => !strong || chromophore !== 'carbonyl'))
      if (!best || density(m, peak.lambda_max_nm) > density(best, peak.lambda_max_nm)) best = m;
    const weight = peakLogRatio(peak.lambda_max_nm, maxima);
    // Among many bands one more listed maximum near any of them says little, yet it is explained.
    if (best && Math.abs(best.nm - peak.lambda_max_nm) <= EXPLAINED_WITHIN * (best.sd + SOLVENT_SD))
      evidence.push({
        technique: 'UVVIS',
        code: 'uv-maximum-found',
        atoms: best.atoms,
        verdict: weight > 0 ? 'for' : 'neutral',
        weight,
        peak: i,
        observed: peak.lambda_max_nm,
        predicted: best.nm,
        sd: best.sd,
        values: { found: peak.lambda_max_nm, chromophore: best.chromophore, expected: best.nm },
      });
    else
      evidence.push({
        technique: 'UVVIS',
        code: 'uv-maximum-foreign',
        atoms: [],
        verdict: 'against',
        weight,
        peak: i,
        observed: peak.lambda_max_nm,
        values: { found: peak.lambda_max_nm },
      });
  });
  if (peaks.length === 0) return evidence;
  // Lists often stop at the longest maximum: a shorter one that is not in them is not a contradiction.
  const longestFound = Math.max(
    0,
    ...evidence.flatMap(({ code, observed }) => (code === 'uv-maximum-found' ? [observed!] : [])),
  );
  for (const maximum of maxima) {
    if (
      maximum.strong &&
      maximum.nm > Math.max(220, longestFound) &&
      nearest(maximum, peaks) > 3 * (maximum.sd + SOLVENT_SD)
    )
      evidence.push({
        technique: 'UVVIS',
        code: 'uv-maximum-missing',
        atoms: maximum.atoms,
        verdict: 'against',
        weight: MISSING,
        predicted: maximum.nm,
        sd: maximum.sd,
        values: { chromophore: maximum.chromophore, expected: maximum.nm },
      });
  }
  return evidence;
}
