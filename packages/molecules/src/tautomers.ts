import { C, N, O, S } from './atomic-numbers.ts';
import { colourKey } from './fingerprint.ts';
import { copyGraph, MAX_DEGREE, type MolecularGraph, setOrder } from './graph.ts';
import { perceive } from './perceive.ts';
import type { Perception } from './perception.ts';

/**
 * Most drawings visited of one compound; guanidines with ureas have more, and the first ones
 * reached are the nearest.
 */
const MOST_FORMS = 48;
/** Most atoms on the way of a hydrogen: from one end of a fused bicycle to the other. */
const LONGEST_PATH = 12;

/** One drawing of a compound whose mobile hydrogens may be elsewhere. */
export interface Tautomer {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  /** `colourKey` of the constitution. */
  readonly key: number;
}

/**
 * The prototropic tautomers of a molecule, itself first, each constitution once, at most 48: a
 * hydrogen on N, O or S moves to an N, O or S that a path of alternating single and double bonds
 * leads to (1,3, 1,5 … shifts), as often as it can. Hydrogens on carbon stay where they are: keto
 * and enol forms exchange slowly enough to be seen apart. No charges are made or moved. Atoms keep
 * their numbers. If one Kekulé form of the product exists, an alternating path leads to it from any
 * form of the molecule drawn (the symmetric difference of two perfect matchings), so that it does
 * not matter which was drawn.
 */
export function tautomersOf(graph: MolecularGraph): Tautomer[] {
  const first = formOf(graph);
  const forms = [first];
  const seen = new Set([first.key]);
  for (let i = 0; i < forms.length && forms.length < MOST_FORMS; i++) {
    for (const shifted of shiftsOf(forms[i].graph)) {
      const form = formOf(shifted);
      if (seen.has(form.key) || forms.length === MOST_FORMS) continue;
      seen.add(form.key);
      forms.push(form);
    }
  }
  return forms;
}

/**
 * Whether a hydrogen went from one element to the same: elsewhere it makes another constitution,
 * which need not be perceived.
 */
function movesBetweenAlike({ element, hydrogens }: MolecularGraph, after: MolecularGraph): boolean {
  const from = hydrogens.findIndex((count, atom) => after.hydrogens[atom] < count);
  const to = hydrogens.findIndex((count, atom) => after.hydrogens[atom] > count);
  return element[from] === element[to];
}

/**
 * Drawings of the same constitution after one shift of one hydrogen, in which atoms have changed
 * places: the two N–H forms of imidazoles without side chains, of benzimidazole, of the enol of
 * acetylacetone. Empty where a shift makes another constitution, or none that differs.
 */
export function exchangedForms(graph: MolecularGraph, perception: Perception): Perception[] {
  const own = colourKey(perception);
  return shiftsOf(graph)
    .filter((shifted) => movesBetweenAlike(graph, shifted))
    .map(formOf)
    .filter(
      ({ key, perception: { symmetryClass } }) =>
        key === own &&
        symmetryClass.some((symmetry, atom) => symmetry !== perception.symmetryClass[atom]),
    )
    .map((form) => form.perception);
}

function formOf(graph: MolecularGraph): Tautomer {
  const perception = perceive(graph);
  return { graph, perception, key: colourKey(perception) };
}

/** All molecules that differ by one shift of one hydrogen. */
function shiftsOf(graph: MolecularGraph): MolecularGraph[] {
  const found: MolecularGraph[] = [];
  for (let atom = 0; atom < graph.atomCount; atom++)
    if (isDonor(graph, atom)) follow(graph, [atom], found);
  return found;
}

/**
 * Extends a path that starts at a donor by a single and a double bond; where it ends at a
 * heteroatom, the hydrogen can go there.
 */
function follow(graph: MolecularGraph, path: number[], found: MolecularGraph[]): void {
  const last = path.at(-1)!;
  for (const next of bondedBy(graph, last, 1)) {
    if (path.includes(next) || !isRelay(graph, next)) continue;
    const [end] = bondedBy(graph, next, 2);
    if (path.includes(end)) continue;
    path.push(next, end);
    if (isAcceptor(graph, end)) found.push(shift(graph, path));
    if (isRelay(graph, end) && path.length < LONGEST_PATH) follow(graph, path, found);
    path.length -= 2;
  }
}

function bondedBy(
  { degree, neighbours, orders }: MolecularGraph,
  atom: number,
  order: number,
): number[] {
  const bonded: number[] = [];
  for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++)
    if (orders[slot] === order) bonded.push(neighbours[slot]);
  return bonded;
}

/** Number of double bonds; 9 where there is a triple one. */
function doubleBonds({ degree, orders }: MolecularGraph, atom: number): number {
  let count = 0;
  for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++)
    count += orders[slot] === 3 ? 9 : orders[slot] - 1;
  return count;
}

/** A hydrogen to give and a lone pair to make a bond of. */
function isDonor(graph: MolecularGraph, atom: number): boolean {
  return isHetero(graph, atom) && graph.hydrogens[atom] > 0 && doubleBonds(graph, atom) === 0;
}

/** The heteroatom end of a double bond: N with three bonds, O and S with two. */
function isAcceptor(graph: MolecularGraph, atom: number): boolean {
  return isHetero(graph, atom) && doubleBonds(graph, atom) === 1;
}

/** Neutral N, O or S of its lowest valence. */
function isHetero(
  { charge, degree, element, hydrogens, orders }: MolecularGraph,
  atom: number,
): boolean {
  const z = element[atom];
  if (charge[atom] !== 0 || (z !== N && z !== O && z !== S)) return false;
  let valence = hydrogens[atom];
  for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++)
    valence += orders[slot];
  return valence === (z === N ? 3 : 2);
}

/** An atom that passes the double bond on: C or N with one double bond. */
function isRelay(graph: MolecularGraph, atom: number): boolean {
  return (
    (graph.element[atom] === C || graph.element[atom] === N) &&
    graph.charge[atom] === 0 &&
    doubleBonds(graph, atom) === 1
  );
}

/**
 * Moves a hydrogen from the first atom of a path to its last, and every double bond by one place.
 */
function shift(graph: MolecularGraph, path: readonly number[]): MolecularGraph {
  const result = copyGraph(graph);
  result.hydrogens[path[0]]--;
  result.hydrogens[path.at(-1)!]++;
  for (let i = 1; i < path.length; i++) setOrder(result, path[i - 1], path[i], i % 2 === 1 ? 2 : 1);
  return result;
}
