/**
 * A part of known molecules as `train-pieces.ts` counted it: what is left when all single bonds
 * outside rings between atoms with
 * several neighbours are cut, so rings keep their methyl, oxo, hydroxyl or halogen.
 */
export interface PieceRow {
  /** Element, charge and hydrogens of each atom in turn; a cut bond counts as a hydrogen. */
  readonly atoms: readonly number[];
  /** Atom, atom and Kekulé order of each bond in turn. */
  readonly bonds: readonly number[];
  /** Atoms whose bonds were cut, each as often as it had such bonds. */
  readonly open: readonly number[];
  readonly isCyclic: boolean;
  /** Made of several parts that are often neighbours (an ethyl ester). */
  readonly isUnion?: true;
  /** Molecules that it occurs in. */
  readonly count: number;
  /**
   * Mean and standard deviation of the observed 13C shifts, ppm, of each kind of carbon in turn.
   */
  readonly shifts: readonly number[];
  /**
   * Mean and standard deviation of the 1H shifts, ppm, and the number of hydrogens, of each kind of
   * carbon that carries some; where none was observed, those of carbons like it.
   */
  readonly protons: readonly number[];
}
