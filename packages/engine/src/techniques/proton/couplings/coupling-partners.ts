import type { Molecule } from '@elucida/molecules/molecule';
import { PHOSPHORUS } from './coupling-ranges.ts';
import type { Partner } from './partner.ts';
import { PHOSPHORUS_Z, type Step, stepsOf } from './bond-path.ts';
import { coupledOverThree, coupledOverTwo } from './long-range-coupling.ts';
import { geminal, neighbourCoupling } from './neighbour-coupling.ts';
import { type Split, splitBy } from './split.ts';

/**
 * Everything that may split the hydrogens on one atom, up to five bonds away, by the atom that
 * carries it: hydrogens, those of its own CH2 where they may differ, ¹⁹F and ³¹P.
 */
export function splitsOf(molecule: Molecule, atom: number): ReadonlyMap<number, Split> {
  const { graph } = molecule;
  const splits = new Map<number, Split>();
  // An atom that several paths of a ring reach counts once: by the shortest, and of these by the
  // coupling seen most.
  const addAll = (reached: readonly (readonly [number, Split | undefined])[]) => {
    const level = new Map<number, Split>();
    for (const [at, split] of reached) {
      if (split === undefined || splits.has(at)) continue;
      const known = level.get(at);
      if (
        known === undefined ||
        split.seen > known.seen ||
        (split.seen === known.seen && split.constants.id < known.constants.id)
      )
        level.set(at, split);
    }
    for (const [at, split] of level) splits.set(at, split);
  };
  const first = stepsOf(molecule, atom);
  const second = first.flatMap((one) =>
    stepsOf(molecule, one.atom)
      .filter((two) => two.atom !== atom)
      .map((two): [Step, Step] => [one, two]),
  );
  const third = second.flatMap(([one, two]) =>
    stepsOf(molecule, two.atom)
      .filter((three) => three.atom !== one.atom && three.atom !== atom)
      .map((three): [Step, Step, Step] => [one, two, three]),
  );
  if (graph.hydrogens[atom] === 2) addAll([[atom, geminal(molecule, atom)]]);
  addAll(first.map((step) => [step.atom, neighbourCoupling(molecule, atom, step)]));
  addAll(second.map((path) => [path[1].atom, coupledOverTwo(molecule, atom, path)]));
  addAll(third.map((path) => [path[2].atom, coupledOverThree(molecule, atom, path)]));
  return splits;
}

/** The same by symmetry class: nuclei of one class on one kind of path are one partner. */
export function couplingPartners(molecule: Molecule, atom: number): Partner[] {
  const { graph, perception } = molecule;
  const found: Partner[] =
    graph.element[atom] === PHOSPHORUS_Z
      ? [
          {
            ...splitBy('phosphorus', 1, PHOSPHORUS.direct, 1),
            symmetryClass: perception.symmetryClass[atom],
          },
        ]
      : [];
  for (const [at, split] of splitsOf(molecule, atom)) {
    const symmetryClass = perception.symmetryClass[at];
    const known = found.findIndex(
      ({ constants, kind, symmetryClass: of }) =>
        of === symmetryClass && kind === split.kind && constants === split.constants,
    );
    if (known < 0) found.push({ ...split, symmetryClass });
    else found[known] = { ...found[known], nuclei: found[known].nuclei + split.nuclei };
  }
  return found;
}
