import { couplingPartners } from '../couplings/coupling-partners.ts';
import type { Partner } from '../couplings/partner.ts';
import { expectPattern, type ExpectedPattern } from '../couplings/pattern-likelihood.ts';
import { mayDiffer } from '../../../nmr/stereogenic.ts';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import type { SignalClasses } from '../../../nmr/signal-classes.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';

/**
 * Hydrogens that topology makes equivalent, and into how many signals of which size stereochemistry
 * may split them.
 */
export interface ProtonGroup {
  /** Entry in the classes it comes from. */
  readonly entry: number;
  /** Symmetry class of the atoms that carry them. */
  readonly symmetryClass: number;
  readonly hydrogens: number;
  /**
   * Sizes of its parts where it gives more than one signal, each way it may; the whole group under
   * one signal is always possible.
   */
  readonly divisions: readonly (readonly number[])[];
  readonly shift: number;
  readonly sd: number;
  /**
   * Its hydrogens may have constants of their own though they lie under one signal: they may
   * differ, or are magnetically inequivalent (AA′BB′).
   */
  readonly several: boolean;
  /** What splits it. */
  readonly partners: readonly Partner[];
  /** The pattern to expect of the group under one signal, and of a part of it. */
  readonly whole: ExpectedPattern;
  readonly part: ExpectedPattern;
  /** On N, O or S: may have no signal at all. */
  readonly exchanging: boolean;
}

/**
 * The groups of the hydrogens on carbon (and other atoms that hold them), or of those that
 * exchange. Without `patterns`, where no splitting was written, what splits them is left out.
 */
export function protonGroups(
  molecule: Molecule,
  classes: SignalClasses,
  { exchanging, patterns = true }: { exchanging: boolean; patterns?: boolean },
): ProtonGroup[] {
  return Array.from({ length: classes.count }, (_, entry): ProtonGroup => {
    const atom = classes.atom[entry];
    const atoms = atomsOfClass(molecule.perception, classes.symmetryClass[entry]);
    const divisions = divisionsOf(molecule, atoms, classes.nuclei[entry]);
    const partners = patterns ? couplingPartners(molecule, atom) : [];
    const several =
      divisions.length > 0 || (atoms.length > 1 && molecule.perception.aromatic[atom] === 1);
    const isMethylene = molecule.graph.hydrogens[atom] === 2;
    return {
      entry,
      symmetryClass: classes.symmetryClass[entry],
      hydrogens: classes.nuclei[entry],
      shift: classes.shift[entry],
      sd: classes.sd[entry],
      exchanging,
      partners,
      divisions,
      several,
      whole: expectPattern(partners, {
        secondOrder: isMethylene && molecule.perception.smallestRing[atom] > 0,
        geminal: divisions.length > 0 ? 'possible' : 'none',
      }),
      part: expectPattern(partners, {
        secondOrder: false,
        geminal: isMethylene ? 'shown' : 'none',
      }),
    };
  });
}

/**
 * Ways in which stereochemistry may split a group: the two hydrogens of a CH2, two equal groups
 * (CMe2, NMe2, NEt2), or both.
 */
function divisionsOf(molecule: Molecule, atoms: readonly number[], hydrogens: number): number[][] {
  const { graph } = molecule;
  const [atom] = atoms;
  const each = graph.hydrogens[atom];
  const free = mayDiffer(molecule, atoms, 'hydrogens');
  const divisions: number[][] = [];
  if (each === 2 && (free || isMethylidene(molecule, atom) || isPrimaryAmide(molecule, atom)))
    divisions.push([hydrogens / 2, hydrogens / 2]);
  if (atoms.length === 2 && free && each !== 2) divisions.push([each, each]);
  if (atoms.length === 2 && free && each === 2)
    divisions.push([1, 1, 2], [1, 2, 1], [2, 1, 1], [1, 1, 1, 1]);
  return divisions;
}

/**
 * NH2 on C=O or C=S: the bond between them turns slowly, so that one hydrogen lies next to the
 * oxygen and one away from it.
 */
function isPrimaryAmide({ graph }: Molecule, atom: number): boolean {
  const carbon = graph.neighbours[atom * MAX_DEGREE];
  if (graph.element[atom] !== 7 || graph.degree[atom] !== 1 || graph.element[carbon] !== 6)
    return false;
  for (let slot = carbon * MAX_DEGREE; slot < carbon * MAX_DEGREE + graph.degree[carbon]; slot++)
    if (
      graph.orders[slot] === 2 &&
      (graph.element[graph.neighbours[slot]] === 8 || graph.element[graph.neighbours[slot]] === 16)
    )
      return true;
  return false;
}

function isMethylidene({ graph }: Molecule, atom: number): boolean {
  return graph.degree[atom] === 1 && graph.orders[atom * MAX_DEGREE] === 2;
}
