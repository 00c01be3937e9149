import { N, O } from './atomic-numbers.ts';
import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from './graph.ts';
import type { InchiLayers } from './inchi-layers.ts';
import { USUAL_VALENCES } from './usual-valences.ts';

/** Steps after which a tangle that no molecule has is given up. */
const MOST_STEPS = 50_000;

interface Placing extends Pick<InchiLayers, 'elements' | 'bonds'> {
  /** Hydrogens by atom, mobile ones placed. */
  readonly hydrogens: readonly number[];
}

/**
 * Finds bond orders and places for mobile hydrogens that satisfy every valence; null where there
 * are none.
 */
export function placeInchiBonds({
  elements,
  bonds,
  hydrogens,
  mobile,
}: InchiLayers): MolecularGraph | null {
  const degree = elements.map(
    (_, atom) => bonds.filter(([a, b]) => a === atom || b === atom).length,
  );
  if (degree.some((each) => each > MAX_DEGREE)) return null;
  const budget = { steps: 0 };
  for (const placed of placements(elements, hydrogens, mobile)) {
    const orders = solve({ elements, bonds, hydrogens: placed }, degree, budget);
    if (orders !== null)
      return separateCharges(write({ elements, bonds, hydrogens: placed }, orders));
    if (budget.steps > MOST_STEPS) return null;
  }
  return null;
}

/** Every way to share out the mobile hydrogens, those with more of them on nitrogen first. */
function placements(
  elements: readonly number[],
  fixed: readonly number[],
  mobile: InchiLayers['mobile'],
): number[][] {
  const MOST = 5_000;
  let found: number[][] = [[...fixed]];
  for (const { count, atoms } of mobile) {
    const order = [...atoms].sort((a, b) => Number(elements[b] === N) - Number(elements[a] === N));
    found = found.flatMap((base) => share(base, order, count)).slice(0, MOST);
  }
  return found;
}

function share(base: readonly number[], atoms: readonly number[], count: number): number[][] {
  if (count === 0) return [[...base]];
  if (atoms.length === 0) return [];
  const [first, ...rest] = atoms;
  const ways: number[][] = [];
  for (let n = Math.min(count, 2); n >= 0; n--) {
    const next = [...base];
    next[first] += n;
    ways.push(...share(next, rest, count - n));
  }
  return ways;
}

/**
 * Bonds above one for each bond, or null. Raised valences (N 5, S 4 and 6, P 5) only where the
 * lower ones do not do.
 */
function solve(
  { elements, bonds, hydrogens }: Placing,
  degree: readonly number[],
  budget: { steps: number },
): number[] | null {
  const least = elements.map((element, atom) =>
    USUAL_VALENCES.get(element)!.find((valence) => valence >= degree[atom] + hydrogens[atom]),
  );
  if (least.includes(undefined)) return null;
  const raisable = elements.flatMap((element, atom) =>
    USUAL_VALENCES.get(element)!
      .filter((valence) => valence > least[atom]!)
      .map((valence) => ({ atom, valence })),
  );
  for (let raised = 0; raised <= Math.min(4, raisable.length); raised++) {
    for (const choice of choose(raisable, raised)) {
      const valence = [...(least as number[])];
      for (const each of choice) valence[each.atom] = each.valence;
      const need = valence.map((each, atom) => each - degree[atom] - hydrogens[atom]);
      const extra = bonds.map(() => 0);
      if (fillNeeds(need, bonds, extra, budget)) return extra;
      if (budget.steps > MOST_STEPS) return null;
    }
  }
  return null;
}

function* choose<T>(from: readonly T[], count: number, start = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let i = start; i < from.length; i++)
      for (const rest of choose(from, count - 1, i + 1)) yield [from[i], ...rest];
}

/** Takes the needy atom with the fewest needy neighbours, which has the least choice. */
function fillNeeds(
  need: number[],
  bonds: InchiLayers['bonds'],
  extra: number[],
  budget: { steps: number },
): boolean {
  if (++budget.steps > MOST_STEPS) return false;
  let best = -1;
  let fewest = Infinity;
  let options: number[] = [];
  for (let atom = 0; atom < need.length; atom++) {
    if (need[atom] === 0) continue;
    const open = bonds.flatMap(([a, b], bond) =>
      ((a === atom && need[b] > 0) || (b === atom && need[a] > 0)) && extra[bond] < 2 ? [bond] : [],
    );
    if (open.length >= fewest) continue;
    [best, fewest, options] = [atom, open.length, open];
  }
  if (best < 0) return true;
  for (const bond of options) {
    const [a, b] = bonds[bond];
    need[a]--;
    need[b]--;
    extra[bond]++;
    if (fillNeeds(need, bonds, extra, budget)) return true;
    need[a]++;
    need[b]++;
    extra[bond]--;
  }
  return false;
}

function write({ elements, bonds, hydrogens }: Placing, extra: readonly number[]): MolecularGraph {
  const graph = emptyGraph(elements.length);
  graph.element.set(elements);
  graph.hydrogens.set(hydrogens);
  bonds.forEach(([a, b], bond) => addBond(graph, a, b, 1 + extra[bond]));
  return graph;
}

/**
 * Nitrogen with five bonds gives one of them to an oxygen, or to the end nitrogen of an azide or
 * diazo group, as a pair of charges.
 */
function separateCharges(graph: MolecularGraph): MolecularGraph {
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (graph.element[atom] !== N) continue;
    const slots = Array.from({ length: graph.degree[atom] }, (_, k) => atom * MAX_DEGREE + k);
    if (slots.reduce((sum, slot) => sum + graph.orders[slot], graph.hydrogens[atom]) !== 5)
      continue;
    const isEnd = (slot: number) =>
      graph.orders[slot] > 1 && graph.degree[graph.neighbours[slot]] === 1;
    const slot =
      slots.find((each) => isEnd(each) && graph.element[graph.neighbours[each]] === O) ??
      slots.find((each) => isEnd(each) && graph.element[graph.neighbours[each]] === N);
    if (slot === undefined) continue;
    const other = graph.neighbours[slot];
    for (let k = 0; k < graph.degree[other]; k++)
      if (graph.neighbours[other * MAX_DEGREE + k] === atom) graph.orders[other * MAX_DEGREE + k]--;
    graph.orders[slot]--;
    graph.charge[atom] = 1;
    graph.charge[other] = -1;
  }
  return graph;
}
