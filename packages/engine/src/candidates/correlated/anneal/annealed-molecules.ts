import type { Formula } from '@elucida/spectra/formula/formula';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { Task } from '../../../stages.ts';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import {
  chemicalCompositions,
  DEFAULT_GROUPS,
  type Composition,
} from '../../generator/compositions.ts';
import type { Unit } from '../../generator/units.ts';
import type { Random } from '../../search/random.ts';
import { drawIndex, pick } from '../draws.ts';
import { planCarbons } from '../plan-carbons.ts';
import { anneal } from './anneal.ts';
import { MOST_VERTICES } from './correlation-costs.ts';
import { AnnealEnergy } from './anneal-energy.ts';
import { BondGraph } from './bond-graph.ts';
import { bondAtRandom } from './random-bonds.ts';

export interface AnnealedOptions {
  readonly formula: Formula;
  readonly facts: JointFacts;
  readonly shifts: NeighbourShifts;
  readonly random: Random;
  readonly task: Pick<Task, 'checkpoint'>;
}

/**
 * How often compositions with such a group are tried, for each of them, against those without: sulfones and
 * nitro groups are common. By judgement.
 */
const GROUP_WEIGHT: Readonly<Record<string, number>> = {
  sulfone: 1,
  nitro: 0.4,
  sulfoxide: 0.2,
  phosphoryl: 2,
};
const OTHER_GROUP_WEIGHT = 0.03;
const ATTEMPTS = 60;
const STEPS_PER_VERTEX = 20_000;
/** First and last temperature, log units: tried on real sets of 20 to 29 heavy atoms, not fitted. */
const HOT = 2.5,
  COLD = 0.4;
/** First temperature of a run that begins at the best molecule so far. */
const WARM = 1.6;
const SAME_ENERGY = 1e-6;

/** Whether the spectra tie enough hydrogens to carbons for correlations to guide an annealing. */
export const canAnneal = ({ carrier, correlations, carbon }: JointFacts): boolean =>
  carbon.length > 0 &&
  carrier.some((signal) => signal >= 0) &&
  (correlations.HMBC?.length ?? 0) + (correlations.COSY?.length ?? 0) > 0;

/** Most runs by size, heavy atoms; the others are in vain where the first ones agree. */
const RUNS: readonly (readonly [most: number, runs: number])[] = [
  [12, 5],
  [20, 10],
  [31, 16],
  [Infinity, 8],
];
/** So many runs from random bonds that end in the same best molecule are enough. */
const AGREED = 3;

/** Most runs of a molecule. */
export const mostRuns = ({ heavyAtoms }: Formula): number =>
  RUNS.find(([most]) => heavyAtoms <= most)![1];

/**
 * The best molecules of each run, annealed from random bonds between carbons as the spectra plan them, and
 * in turn from the best molecule so far, until several runs from random bonds agree on it.
 */
export function* annealedMolecules(
  options: AnnealedOptions,
): Generator<readonly MolecularGraph[], void, void> {
  const { formula, facts, shifts, random, task } = options;
  const compositions = chemicalCompositions(formula, DEFAULT_GROUPS).filter(
    ({ vertexCount }) => vertexCount > 1 && vertexCount <= MOST_VERTICES,
  );
  if (compositions.length === 0) return;
  const weights = compositions.map(weightOf);
  let best = { energy: Infinity, graph: new BondGraph([]) };
  let leader = NaN;
  let agreed = 0;
  const runs = mostRuns(formula);
  for (let run = 0; run < runs && agreed < AGREED; run++) {
    const isWarm = run % 2 === 1 && best.energy < Infinity;
    const composition = compositions[drawIndex(random, weights)];
    const start = isWarm ? best.graph.clone() : randomMolecule(composition, facts, formula, random);
    if (start === null) continue;
    const { molecules } = anneal(start, new AnnealEnergy(facts, shifts, start), {
      steps: STEPS_PER_VERTEX * start.size,
      hot: isWarm ? WARM : HOT,
      cold: COLD,
      random,
      task,
    });
    if (molecules.length === 0) continue;
    const written = molecules.map(({ graph }) => graph.toMolecule());
    const [lowest] = molecules;
    const key = fingerprintKey(written[0], perceive(written[0]));
    if (lowest.energy < best.energy - SAME_ENERGY) {
      best = lowest;
      [leader, agreed] = [key, 1];
    } else if (key === leader && !isWarm) agreed++;
    yield written;
  }
}

const weightOf = ({ units, counts }: Composition): number =>
  units.reduce(
    (weight, { name, attached }, i) =>
      attached.length === 0
        ? weight
        : weight * (GROUP_WEIGHT[name] ?? OTHER_GROUP_WEIGHT) ** counts[i],
    1,
  );

function randomMolecule(
  composition: Composition,
  facts: JointFacts,
  formula: Formula,
  random: Random,
): BondGraph | null {
  const units: Unit[] = composition.units.flatMap((unit, i) =>
    Array.from({ length: composition.counts[i] }, () => unit),
  );
  const carbons = [...units.keys()].filter((v) => units[v].name === 'C');
  const carriers = [...units.keys()].filter(
    (v) => units[v].name !== 'C' && units[v].mayCarryHydrogen,
  );
  const all = formula.counts.H ?? 0;
  // A heteroatom keeps one valence for a bond.
  const hidden = carriers.reduce((sum, v) => sum + units[v].valence - 1, 0);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = planCarbons(facts, carbons.length, [all - hidden, all], random);
    if (plan === null) return null;
    const graph = new BondGraph(units);
    let left = all;
    plan.forEach(({ signal, hydrogens }, i) => {
      graph.signalOf[carbons[i]] = signal;
      graph.hydrogens[carbons[i]] = hydrogens;
      left -= hydrogens;
    });
    while (left > 0) {
      const open = carriers.filter((v) => graph.bondUnits(v) > 1);
      if (open.length === 0) break;
      graph.hydrogens[pick(random, open)]++;
      left--;
    }
    if (left === 0 && bondAtRandom(graph, random)) return graph;
  }
  return null;
}
