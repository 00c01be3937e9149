import { centresWhenMarked } from './diastereotopic.ts';
import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';
import { faceMakers } from './ring-faces.ts';

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}
interface Arms {
  readonly at: number;
  /** Atoms of one arm and of all arms of its kind. */ readonly one: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

const slotsOf = ({ degree }: MolecularGraph, atom: number) =>
  Array.from({ length: degree[atom] }, (_, k) => atom * MAX_DEGREE + k);

/** The atoms that a chain bond from `at` to `first` leads to. */
function armOf({ graph }: Molecule, at: number, first: number): Set<number> {
  const arm = new Set([first]);
  const open = [first];
  for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
    for (const slot of slotsOf(graph, atom)) {
      const next = graph.neighbours[slot];
      if (next === at || arm.has(next)) continue;
      arm.add(next);
      open.push(next);
    }
  }
  return arm;
}

/**
 * The two equal arms of an atom, bonded to it by single chain bonds; undefined where it has none,
 * or three.
 */
function equalArms(molecule: Molecule, at: number): Arms | undefined {
  const {
    graph,
    perception: { ringBond, symmetryClass },
  } = molecule;
  const ends = slotsOf(graph, at)
    .filter((slot) => ringBond[slot] === 0 && graph.orders[slot] === 1)
    .map((slot) => graph.neighbours[slot]);
  const pair = ends
    .map((end) => ends.filter((other) => symmetryClass[other] === symmetryClass[end]))
    .find((alike) => alike.length > 1);
  if (pair?.length !== 2) return undefined;
  const [one, other] = pair.map((end) => armOf(molecule, at, end));
  return { at, one, all: new Set([...one, ...other]) };
}

/**
 * A saturated atom: another stereocentre outside the arms, or a ring whose faces differ, tells them
 * apart.
 */
function differOnSaturated({ graph, perception }: Molecule, { at, one, all }: Arms): boolean {
  const [end] = one;
  const centres = centresWhenMarked(graph, end);
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
function differOnAmide({ graph }: Molecule, at: number): boolean {
  return slotsOf(graph, at).some((slot) => {
    const acyl = graph.neighbours[slot];
    if (graph.element[acyl] !== 6) return false;
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
  return graph.element[arms.at] === 7 && isSaturated && differOnAmide(molecule, arms.at);
}

/**
 * How many signals the atoms of each symmetry class give: one as a rule, two where topologically
 * equal groups differ in space
 * in every configuration (the methyls of an isopropyl group next to a stereocentre, of =C(CH3)2, of
 * a dimethylamide). What only some
 * configurations do, and hydrogens of one CH2, are left out. After E. L. Eliel, J. Chem. Educ. 57
 * (1980) 52.
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
