import { C, N, O } from './atomic-numbers.ts';
import { copyGraph, type MolecularGraph, setOrder, bondsOf, type Bond } from './graph.ts';

/** The doubly bonded oxygen of a carbonyl carbon; −1 without one. */
const carbonylOxygen = (graph: MolecularGraph, atom: number): number =>
  bondsOf(graph, atom).find(({ other, order }) => order === 2 && graph.element[other] === O)
    ?.other ?? -1;
/** Esters, acids and amides enolise on the other side. */
const isDerivative = (graph: MolecularGraph, atom: number): boolean =>
  bondsOf(graph, atom).some(
    ({ other, order }) => order === 1 && (graph.element[other] === O || graph.element[other] === N),
  );

export interface SlowForm {
  readonly form: 'keto' | 'enol';
  /** Atoms as in the molecule given. */
  readonly graph: MolecularGraph;
}

/**
 * The forms that are in slow equilibrium with a β-dicarbonyl compound, so that NMR shows each by
 * itself: the enols of its ketones and aldehydes, or of such an enol the keto form. Empty for other
 * molecules, simple ketones among them, whose enol is not seen.
 */
export function slowForms(graph: MolecularGraph): SlowForm[] {
  const found: SlowForm[] = [];
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (graph.element[atom] !== C) continue;
    const bonds = bondsOf(graph, atom);
    if (graph.hydrogens[atom] > 0 && bonds.every(({ order }) => order === 1))
      found.push(...enolsOver(graph, atom, bonds));
    const [double] = bonds.filter(({ other, order }) => order === 2 && graph.element[other] === C);
    if (double) found.push(...ketoOver(graph, atom, double.other));
  }
  return found;
}

function enolsOver(graph: MolecularGraph, middle: number, bonds: readonly Bond[]): SlowForm[] {
  const carbonyls = bonds
    .map(({ other }) => other)
    .filter((other) => graph.element[other] === C && carbonylOxygen(graph, other) >= 0);
  if (carbonyls.length < 2) return [];
  return carbonyls
    .filter((carbonyl) => !isDerivative(graph, carbonyl))
    .map((carbonyl) => ({
      form: 'enol',
      graph: moved(graph, {
        from: middle,
        to: carbonylOxygen(graph, carbonyl),
        carbonyl,
        orders: [2, 1],
      }),
    }));
}

/** `middle` is the carbon between; its double bond leads to the carbon of the hydroxyl. */
function ketoOver(graph: MolecularGraph, middle: number, hydroxylic: number): SlowForm[] {
  const hydroxyl = bondsOf(graph, hydroxylic).find(
    ({ other, order }) => order === 1 && graph.element[other] === O && graph.hydrogens[other] > 0,
  );
  const besideCarbonyl = bondsOf(graph, middle).some(
    ({ other, order }) =>
      order === 1 && graph.element[other] === C && carbonylOxygen(graph, other) >= 0,
  );
  return hydroxyl &&
    besideCarbonyl &&
    !isDerivative(withoutHydroxyl(graph, hydroxylic, hydroxyl.other), hydroxylic)
    ? [
        {
          form: 'keto',
          graph: moved(graph, {
            from: hydroxyl.other,
            to: middle,
            carbonyl: hydroxylic,
            orders: [1, 2],
          }),
        },
      ]
    : [];
}

/** The molecule with that oxygen taken for a carbonyl's, to ask what else the carbon bears. */
function withoutHydroxyl(graph: MolecularGraph, carbon: number, oxygen: number): MolecularGraph {
  const drawn = copyGraph(graph);
  setOrder(drawn, carbon, oxygen, 2);
  return drawn;
}

/**
 * Moves a hydrogen and the double bond: `orders` are those to the middle carbon and to the oxygen
 * afterwards.
 */
function moved(
  graph: MolecularGraph,
  {
    from,
    to,
    carbonyl,
    orders: [toMiddle, toOxygen],
  }: { from: number; to: number; carbonyl: number; orders: readonly [number, number] },
): MolecularGraph {
  const drawn = copyGraph(graph);
  drawn.hydrogens[from]--;
  drawn.hydrogens[to]++;
  const [middle, oxygen] = graph.element[from] === O ? [to, from] : [from, to];
  setOrder(drawn, carbonyl, middle, toMiddle);
  setOrder(drawn, carbonyl, oxygen, toOxygen);
  return drawn;
}
