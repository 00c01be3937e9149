import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { Evidence } from '../../evidence/evidence.ts';
import { detectGroups, locateGroups } from '@elucida/molecules/functional-groups/functional-groups';
import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';
import { CELL_COUNT, CELL_FROM, CELL_TO, UNRECORDED } from './infrared-features.ts';
import { CORRELATIONS, correlationsOf, type Correlation } from './infrared-correlations.ts';
import { carbonylBands, limits, ROOM_CM1, strongestIn } from './band-in-range.ts';
import { asPaired, isOftenWeak } from './paired-carbonyls.ts';
import { irLogits, stateProbability } from './infrared-model.ts';
import { asDrawn, IR_SCALE, type PreparedIr } from './score-infrared.ts';
import type { Vibration } from '../../evidence/vibrations.ts';
import {
  asNamed,
  asSurrounded,
  hasHeteroHydrogen,
  isZwitterion,
  NOT_OF_ZWITTERIONS,
  shownCorrelations,
} from './shown-correlations.ts';

/** Nats below which a found or missing band is not worth a sentence. */
const WORTH_SAYING = 0.15;
/**
 * C–H stretches of saturated carbon, cm⁻¹ (Pretsch, IR chapter): a strong band here is no sign of
 * anything else.
 */
const SATURATED_C_H = { from: 2830, to: 3000 } as const;
/** Stretches of O–H and N–H of whatever kind, hydrogen bonds included, cm⁻¹. */
const HETERO_H = { from: 2500, to: 3650 } as const;
/** A foreign band is named from this strength on. */
const STRONG_BAND = 0.5;
/**
 * Vibrations whose bands are strong whatever the neighbours, so that they are in every list. Weak
 * ones and those that move with substitution may be left out, or lie elsewhere.
 */
const ALWAYS_LISTED: ReadonlySet<Vibration> = new Set<Vibration>([
  'o-h',
  'o-h-acid',
  'n-h',
  'n-h-pair',
  'c-h-alkyne',
  'si-h',
  'c-n-triple',
  'cumulated',
  'c-o-double',
  'c-o-double-high',
  'n-o-asymmetric',
  'n-o-symmetric',
  's-o-double',
  's-o-double-asymmetric',
  'p-o-double',
]);

/** Vibrations that do not explain a band which is a C=O stretch of the molecule. */
const YIELD_TO_CARBONYLS: ReadonlySet<Vibration> = new Set<Vibration>([
  'c-c-double',
  'c-n-double',
  'n-h-bend',
]);

/**
 * Says which diagnostic bands of the candidate's groups are in the spectrum, which are missing, and
 * which strong bands it cannot explain. The weight of each is the learned log-likelihood ratio of
 * its range, group present against absent.
 */
export function explainIr(
  graph: MolecularGraph,
  perception: Perception,
  prepared: PreparedIr,
): Evidence[] {
  if (prepared.bands.length === 0) return [];
  const groups = detectGroups(graph, perception);
  const gas = prepared.gas > 0.5;
  const atoms = new Map<Group, number[]>();
  for (const site of locateGroups(graph, perception))
    atoms.set(site.group, [...new Set([...(atoms.get(site.group) ?? []), ...site.atoms])]);
  const evidence: Evidence[] = [];
  const explained = new Set<number>();
  const own = shownCorrelations(graph, perception);
  const zwitterion = isZwitterion(groups);
  const carbonyls = carbonylBands(own, prepared, gas);
  for (const [group, sites] of atoms) {
    for (const tabulated of correlationsOf(group)) {
      if (zwitterion && NOT_OF_ZWITTERIONS.has(group)) continue;
      if (tabulated.vibration === 'n-h' && sites.every((atom) => graph.hydrogens[atom] === 0))
        continue;
      if (group === 'boron-oxygen' && !hasHeteroHydrogen(graph)) continue;
      const paired = asPaired(tabulated, { graph, perception }, group);
      if (paired === undefined) continue;
      const correlation = asSurrounded(paired, { graph, perception }, sites);
      const found = strongestIn(
        prepared,
        limits(correlation, gas),
        YIELD_TO_CARBONYLS.has(correlation.vibration) ? carbonyls : undefined,
      );
      const weight = weigh(groups, group, prepared, { ...limits(correlation, gas), gas });
      if (found >= 0) explained.add(found);
      // The learned ratio outranks the printed range: a band there that such groups rarely show
      // proves nothing.
      if (
        found >= 0
          ? weight < WORTH_SAYING
          : weight > -WORTH_SAYING ||
            !ALWAYS_LISTED.has(correlation.vibration) ||
            isOftenWeak(group, correlation) ||
            hasBandBeside(prepared, correlation, gas)
      )
        continue;
      const common = {
        technique: 'IR' as const,
        atoms: sites,
        weight,
        values: {
          ...rangeOf(correlation, prepared, gas),
          group: asNamed(group, { graph, perception }),
        },
      };
      evidence.push(
        found >= 0
          ? {
              ...common,
              code: 'ir-band-found',
              verdict: 'for',
              peak: found,
              observed: prepared.given[found],
            }
          : { ...common, code: 'ir-band-missing', verdict: 'against' },
      );
    }
  }
  evidence.push(
    ...foreignBands(
      prepared,
      { groups, own, heteroHydrogen: hasHeteroHydrogen(graph) },
      explained,
      gas,
    ),
  );
  return evidence;
}

/** Whether a band lies in a range or close next to it. */
function hasBandBeside(prepared: PreparedIr, correlation: Correlation, gas: boolean): boolean {
  const { from, to } = limits(correlation, gas);
  return prepared.bands.some(
    ({ position }) => position >= from - ROOM_CM1 && position <= to + ROOM_CM1,
  );
}

/** Learned log-likelihood ratio of the cells in a range, with the group against without it. */
function weigh(
  groups: GroupCounts,
  group: Group,
  prepared: PreparedIr,
  range: { from: number; to: number; gas: boolean },
): number {
  const without = groups.slice();
  without[GROUP_INDEX[group]] = 0;
  return rangeLogLikelihood(groups, prepared, range) - rangeLogLikelihood(without, prepared, range);
}

function rangeLogLikelihood(
  groups: GroupCounts,
  prepared: PreparedIr,
  range: { from: number; to: number; gas: boolean },
): number {
  const z = irLogits(groups, range.gas);
  let sum = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (
      CELL_TO[cell] <= range.from ||
      CELL_FROM[cell] >= range.to ||
      prepared.states[cell] === UNRECORDED
    )
      continue;
    sum += Math.log(
      stateProbability(z[2 * cell], z[2 * cell + 1], prepared.states[cell], prepared.listing),
    );
  }
  return (IR_SCALE * sum) / 2;
}

/**
 * Strong bands in ranges so typical of groups that a candidate without any of them owes an
 * explanation.
 */
function foreignBands(
  prepared: PreparedIr,
  {
    groups,
    own,
    heteroHydrogen,
  }: { groups: GroupCounts; own: readonly Correlation[]; heteroHydrogen: boolean },
  explained: Set<number>,
  gas: boolean,
): Evidence[] {
  const evidence: Evidence[] = [];
  const isOwn = (position: number) =>
    own.some(
      (correlation) =>
        position >= limits(correlation, gas).from - ROOM_CM1 &&
        position <= limits(correlation, gas).to + ROOM_CM1,
    );
  prepared.bands.forEach((band, i) => {
    if (
      explained.has(i) ||
      (isZwitterion(groups) && band.position >= 1490 && band.position <= 1660) ||
      (band.strength ?? 0.5) < STRONG_BAND ||
      (band.position >= SATURATED_C_H.from && band.position <= SATURATED_C_H.to)
    )
      return;
    if (
      isOwn(band.position) ||
      (heteroHydrogen && band.position >= HETERO_H.from && band.position <= HETERO_H.to)
    )
      return;
    const fitting = CORRELATIONS.filter(
      (c) =>
        c.diagnostic && band.position >= limits(c, gas).from && band.position <= limits(c, gas).to,
    );
    if (
      fitting.length === 0 ||
      fitting.some((c) => c.groups.some((group) => groups[GROUP_INDEX[group]] > 0))
    )
      return;
    const weight = Math.min(...fitting.map((c) => missingGroupWeight(groups, c, prepared, gas)));
    if (weight > -WORTH_SAYING) return;
    evidence.push({
      technique: 'IR',
      code: 'ir-band-foreign',
      atoms: [],
      verdict: 'against',
      weight,
      values: rangeOf(fitting[0], prepared, gas),
      peak: i,
      observed: prepared.given[i],
    });
  });
  return evidence;
}

function missingGroupWeight(
  groups: GroupCounts,
  correlation: Correlation,
  prepared: PreparedIr,
  gas: boolean,
): number {
  let best = 0;
  for (const group of correlation.groups) {
    const supposed = groups.slice();
    supposed[GROUP_INDEX[group]] = 1;
    const range = { ...limits(correlation, gas), gas };
    best = Math.min(
      best,
      rangeLogLikelihood(groups, prepared, range) - rangeLogLikelihood(supposed, prepared, range),
    );
  }
  return best;
}

/** A vibration with its range as the spectrum was drawn. */
function rangeOf(correlation: Correlation, prepared: PreparedIr, gas: boolean) {
  const { from, to } = limits(correlation, gas);
  return {
    vibration: correlation.vibration,
    from: asDrawn(from, prepared),
    to: asDrawn(to, prepared),
  };
}
