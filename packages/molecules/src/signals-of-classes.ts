import { centresWhenMarked } from './diastereotopic.ts';
import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';
import { faceMakers } from './ring-faces.ts';

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}
/** Two equal groups of an atom: branches of a chain, or the two halves of a ring. */
interface Arms {
  readonly at: number;
  readonly inRing: boolean;
  /** Atoms of one arm and of all arms of its kind. */
  readonly one: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

const slotsOf = ({ degree }: MolecularGraph, atom: number) =>
  Array.from({ length: degree[atom] }, (_, k) => atom * MAX_DEGREE + k);

/** The atoms that bonds lead to from some, but for those in `without`. */
function reach(
  { graph }: Molecule,
  from: readonly number[],
  without: ReadonlySet<number>,
): Set<number> {
  const found = new Set(from);
  const open = [...from];
  for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
    for (const slot of slotsOf(graph, atom)) {
      const next = graph.neighbours[slot];
      if (without.has(next) || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/**
 * The two halves of a ring from `at` on, as far as each atom of one has its like in the other: they
 * end where they meet.
 */
function halvesOf(
  { graph, perception: { symmetryClass } }: Molecule,
  at: number,
  ends: readonly [number, number],
): [Set<number>, Set<number>] {
  const halves: [Set<number>, Set<number>] = [new Set([ends[0]]), new Set([ends[1]])];
  let edge = ends.map((end) => [end]);
  while (edge[0].length > 0) {
    const next = edge.map((atoms, side) =>
      [
        ...new Set(atoms.flatMap((atom) => slotsOf(graph, atom).map((s) => graph.neighbours[s]))),
      ].filter((atom) => atom !== at && !halves[side].has(atom)),
    );
    // An atom that both lead to belongs to neither, nor does one without its like on the other side.
    const own = next.map((atoms, side) =>
      atoms.filter(
        (atom) =>
          !next[1 - side].includes(atom) &&
          !halves[1 - side].has(atom) &&
          next[1 - side].some((other) => symmetryClass[other] === symmetryClass[atom]),
      ),
    );
    own.forEach((atoms, side) => atoms.forEach((atom) => halves[side].add(atom)));
    edge = own;
  }
  return halves;
}

/**
 * The two equal arms of an atom, bonded to it by single bonds; undefined where it has none, or
 * three.
 */
function equalArms(molecule: Molecule, at: number): Arms | undefined {
  const {
    graph,
    perception: { aromatic, ringBond, symmetryClass },
  } = molecule;
  if (aromatic[at] === 1) return undefined;
  for (const inRing of [false, true]) {
    const ends = slotsOf(graph, at)
      .filter((slot) => ringBond[slot] === Number(inRing) && graph.orders[slot] === 1)
      .map((slot) => graph.neighbours[slot]);
    const pair = ends
      .map((end) => ends.filter((other) => symmetryClass[other] === symmetryClass[end]))
      .find((alike) => alike.length > 1);
    if (pair?.length !== 2) continue;
    const [a, b] = pair;
    const [one, other] = inRing
      ? halvesOf(molecule, at, [a, b])
      : [reach(molecule, [a], new Set([at])), reach(molecule, [b], new Set([at]))];
    return { at, inRing, one, all: new Set([...one, ...other]) };
  }
  return undefined;
}

/**
 * A saturated atom: another stereocentre outside the arms, or a ring whose faces differ, tells them
 * apart. The halves of a ring: a stereocentre in what else the atom carries.
 */
function differOnSaturated(molecule: Molecule, { at, inRing, one, all }: Arms): boolean {
  const { graph, perception } = molecule;
  const [end] = one;
  const centres = centresWhenMarked(graph, end);
  if (inRing) {
    const outside = slotsOf(graph, at)
      .filter((slot) => perception.ringBond[slot] === 0)
      .map((slot) => graph.neighbours[slot]);
    const beside = reach(molecule, outside, new Set([at]));
    return centres.includes(at) && centres.some((centre) => beside.has(centre));
  }
  if (centres.includes(at) && centres.some((centre) => centre !== at && !all.has(centre)))
    return true;
  const makers = faceMakers(graph, perception, at);
  return (
    makers.length > 0 &&
    makers.every(
      (maker) =>
        !makers.some(
          (other) =>
            other !== maker && perception.symmetryClass[other] === perception.symmetryClass[maker],
        ),
    )
  );
}

/**
 * The end of a double bond: the other end has two different sides. Not in cumulenes, whose planes
 * are turned.
 */
function differOnDoubleBond({ graph, perception }: Molecule, at: number): boolean {
  const slot = slotsOf(graph, at).find((each) => graph.orders[each] === 2)!;
  const far = graph.neighbours[slot];
  if (
    perception.aromatic[at] === 1 ||
    slotsOf(graph, far).filter((each) => graph.orders[each] === 2).length > 1
  )
    return false;
  const sides = slotsOf(graph, far)
    .map((each) => graph.neighbours[each])
    .filter((next) => next !== at)
    .map((next) => perception.symmetryClass[next]);
  if (graph.element[far] === 7) return sides.length === 1;
  return (
    graph.element[far] === 6 && (sides.length === 2 ? sides[0] !== sides[1] : sides.length === 1)
  );
}

/**
 * The nitrogen of an amide or thioamide turns too slowly to make its arms equal; that of a
 * carbamate or a urea does not at room temperature, as a rule.
 */
function differOnAmide({ graph }: Molecule, { at, all }: Arms): boolean {
  return slotsOf(graph, at).some((slot) => {
    const acyl = graph.neighbours[slot];
    if (graph.element[acyl] !== 6 || all.has(acyl)) return false;
    const around = slotsOf(graph, acyl).filter((each) => graph.neighbours[each] !== at);
    const isAcyl = around.some(
      (each) =>
        graph.orders[each] === 2 &&
        (graph.element[graph.neighbours[each]] === 8 ||
          graph.element[graph.neighbours[each]] === 16),
    );
    return (
      isAcyl &&
      around.every(
        (each) => graph.orders[each] === 2 || graph.element[graph.neighbours[each]] === 6,
      )
    );
  });
}

function armsDiffer(molecule: Molecule, arms: Arms): boolean {
  const { graph } = molecule;
  const isSaturated = slotsOf(graph, arms.at).every((slot) => graph.orders[slot] === 1);
  if (graph.element[arms.at] === 6)
    return isSaturated
      ? graph.degree[arms.at] + graph.hydrogens[arms.at] === 4 && differOnSaturated(molecule, arms)
      : slotsOf(graph, arms.at).some((slot) => graph.orders[slot] === 2) &&
          differOnDoubleBond(molecule, arms.at);
  return graph.element[arms.at] === 7 && isSaturated && differOnAmide(molecule, arms);
}

/**
 * How many signals the atoms of each symmetry class give: one as a rule, two where topologically
 * equal groups differ in space in every configuration (the methyls of an isopropyl group next to a
 * stereocentre, of =C(CH3)2, of a dimethylamide). What only some configurations do, and hydrogens
 * of one CH2, are left out. After E. L. Eliel, J. Chem. Educ. 57 (1980) 52.
 */
export function signalsOfClasses(graph: MolecularGraph, perception: Perception): Uint8Array {
  const { symmetryClass, symmetryClassCount } = perception;
  const signals = new Uint8Array(symmetryClassCount).fill(1),
    atoms = new Uint8Array(symmetryClassCount);
  for (let atom = 0; atom < graph.atomCount; atom++) atoms[symmetryClass[atom]]++;
  const done = new Set<number>();
  for (let at = 0; at < graph.atomCount; at++) {
    if (done.has(symmetryClass[at])) continue;
    const arms = equalArms({ graph, perception }, at);
    if (!arms || !armsDiffer({ graph, perception }, arms)) continue;
    done.add(symmetryClass[at]);
    for (const kind of new Set([...arms.one].map((atom) => symmetryClass[atom])))
      signals[kind] = Math.min(2 * signals[kind], atoms[kind]);
  }
  return signals;
}
