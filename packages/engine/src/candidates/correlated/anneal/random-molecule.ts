import type { Formula } from '@elucida/spectra/formula/formula';
import type { JointFacts } from '../../../techniques/correlations/joint/joint-facts.ts';
import {
  chemicalCompositions,
  DEFAULT_GROUPS,
  type Composition,
} from '@elucida/generator/compositions';
import type { Unit } from '@elucida/generator/units';
import type { Random } from '../../search/random.ts';
import { drawIndex, pick } from '../draws.ts';
import { planCarbons } from '../plan-carbons.ts';
import { BondGraph } from './bond-graph.ts';
import { MOST_VERTICES } from './masks.ts';
import { bondAtRandom } from './random-bonds.ts';

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

/** What a formula may be composed of, as far as it can be annealed. */
export const annealedCompositions = (formula: Formula): Composition[] =>
  chemicalCompositions(formula, DEFAULT_GROUPS).filter(
    ({ vertexCount }) => vertexCount > 1 && vertexCount <= MOST_VERTICES,
  );

const weightOf = ({ units, counts }: Composition): number =>
  units.reduce(
    (weight, { name, attached }, i) =>
      attached.length === 0
        ? weight
        : weight * (GROUP_WEIGHT[name] ?? OTHER_GROUP_WEIGHT) ** counts[i],
    1,
  );

/**
 * A molecule of the formula with its bonds at random, and carbons as the spectra plan them. Null where none comes
 * out.
 */
export function randomMolecule(
  formula: Formula,
  facts: JointFacts,
  random: Random,
): BondGraph | null {
  const compositions = annealedCompositions(formula);
  if (compositions.length === 0) return null;
  const composition = compositions[drawIndex(random, compositions.map(weightOf))];
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
      graph.setSignal(carbons[i], signal);
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
