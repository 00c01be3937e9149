import type { MolecularGraph } from '@elucida/molecules/graph';
import { addBond, emptyGraph, MAX_DEGREE } from '@elucida/molecules/graph';
import type { Plane } from '@elucida/molecules/stereo-smiles';
import { emptySlot, fillSlot, type GrowingCentre } from './centres.ts';
import { valencesOf } from './valences.ts';

/**
 * Bonding number of a metal: it takes as many bonds as the name gives it, and has no hydrogens of
 * its own.
 */
export const ANY_BONDS = -1;

/**
 * Elements whose hydrogens are atoms of the graph, as they are in graphs read from SMILES
 * (OpenChemLib knows no usual valence of them).
 */
export const HYDROGENS_ARE_ATOMS: ReadonlySet<number> = new Set([31, 49, 50, 51, 81, 82, 83]);

/** A name that cannot be built as it was parsed: the next parse is tried. */
export class CannotBuild extends Error {
  constructor(message: string) {
    // Nobody reads where it was thrown, and a stack trace costs more than the parse that fails.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = limit;
  }
}

/**
 * A descriptor that the name states for an atom (R, S) or for a double bond at it (E, Z, cis,
 * trans), to the atom `other` where several are possible.
 * Without a place `atom` is -1: it means one of the parent's own atoms, else one of those from
 * `from` to `to`.
 */
export interface StereoMark {
  readonly atom: number;
  readonly other: number;
  readonly mark: 'R' | 'S' | 'E' | 'Z' | 'CIS' | 'TRANS';
  readonly core: readonly number[];
  readonly from: number;
  readonly to: number;
}

/**
 * The molecule while a name is being built: atoms and bonds only grow, and may be changed until
 * `finish`.
 */
export class Building {
  readonly element: number[] = [];
  readonly charge: number[] = [];
  /**
   * Bonding number stated by the lambda convention or a bracket atom; 0: the element's usual ones.
   */
  readonly valence: number[] = [];
  /** The atom belongs to a mancude ring and takes part in a double bond where one can be placed. */
  readonly mancude: boolean[] = [];
  /** The atom was in a mancude ring before hydrogens were added. */
  readonly wasMancude: boolean[] = [];
  /**
   * Rank among the atoms where an unstated hydrogen of a mancude ring goes first: position in its
   * ring's numbering.
   */
  readonly rank: number[] = [];
  /** Ring systems by number, 0 for none: double bonds of mancude rings stay within one. */
  readonly system: number[] = [];
  readonly neighbours: number[][] = [];
  readonly orders: number[][] = [];
  readonly stereo: StereoMark[] = [];
  /** Centres whose configuration is known from the vocabulary or from the faces of a ring. */
  readonly centres = new Map<number, GrowingCentre>();
  /** Double bonds whose geometry the vocabulary states. */
  readonly planes: Plane[] = [];
  /** The name means both enantiomers: no configuration of an atom is given. */
  racemic = false;
  /** The name states stereochemistry that was not understood. */
  stereoDropped = false;
  /** Positions were guessed although others are possible: the structure must not be given. */
  ambiguous = false;

  addAtom(element: number, charge = 0): number {
    if (this.element.length >= 254) throw new CannotBuild('too many atoms');
    this.element.push(element);
    this.charge.push(charge);
    this.valence.push(0);
    this.mancude.push(false);
    this.wasMancude.push(false);
    this.rank.push(0);
    this.system.push(0);
    this.neighbours.push([]);
    this.orders.push([]);
    return this.element.length - 1;
  }

  bond(a: number, b: number, order: number): void {
    if (a === b || this.neighbours[a].includes(b)) throw new CannotBuild('atoms bonded twice');
    if (this.neighbours[a].length >= MAX_DEGREE || this.neighbours[b].length >= MAX_DEGREE)
      throw new CannotBuild('too many neighbours');
    this.neighbours[a].push(b);
    this.orders[a].push(order);
    this.neighbours[b].push(a);
    this.orders[b].push(order);
    this.#joinCentre(a, b);
    this.#joinCentre(b, a);
  }

  #joinCentre(atom: number, other: number): void {
    const centre = this.centres.get(atom);
    if (!centre || centre.slots.includes(other)) return;
    const before = centre.substitute;
    // Two new neighbours of a deoxy position: only a heteroatom is sure to be in the oxygen's
    // place, before carbon.
    const isUnsure =
      before !== undefined &&
      !(this.element[before] !== 6 && this.element[other] === 6) &&
      this.element[before] !== 0;
    if (!fillSlot(centre, other) || (isUnsure && centre.substitute === before))
      this.centres.delete(atom);
  }

  unbond(a: number, b: number): void {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const k = this.neighbours[from].indexOf(to);
      if (k < 0) throw new CannotBuild('no such bond');
      this.neighbours[from].splice(k, 1);
      this.orders[from].splice(k, 1);
      const centre = this.centres.get(from);
      if (centre) emptySlot(centre, to);
    }
  }

  /** Takes an unbonded atom out again; `finish` leaves it away. */
  dropAtom(atom: number): void {
    if (this.neighbours[atom].length > 0) throw new CannotBuild('atom is still bonded');
    this.element[atom] = 0;
  }

  setOrder(a: number, b: number, order: number): void {
    const ka = this.neighbours[a].indexOf(b);
    if (ka < 0) throw new CannotBuild('no such bond');
    this.orders[a][ka] = order;
    this.orders[b][this.neighbours[b].indexOf(a)] = order;
  }

  /** Sum of bond orders. */
  used(atom: number): number {
    let sum = 0;
    for (const order of this.orders[atom]) sum += order;
    return sum;
  }

  /** Hydrogens the atom has as it is now; a mancude atom keeps one valence for its double bond. */
  hydrogens(atom: number): number {
    const used = this.used(atom) + (this.mancude[atom] ? 1 : 0);
    if (this.valence[atom] === ANY_BONDS) return Math.max(0, 8 - used);
    for (const valence of this.valence[atom]
      ? [this.valence[atom]]
      : valencesOf(this.element[atom], this.charge[atom]))
      if (valence >= used) return valence - used;
    return 0;
  }

  /** The atoms of the finished graph, in its order. */
  kept(): number[] {
    return this.element.map((_, a) => a).filter((a) => this.element[a] !== 0);
  }

  /**
   * Checks valences and gives the graph, once the double bonds of mancude rings are placed. Throws
   * CannotBuild.
   */
  finish(): MolecularGraph {
    this.addHydrogenAtoms();
    const kept = this.kept();
    const number = new Map(kept.map((a, i) => [a, i]));
    const graph = emptyGraph(kept.length);
    for (const a of kept) {
      const i = number.get(a)!;
      graph.element[i] = this.element[a];
      graph.charge[i] = this.charge[a];
      const used = this.used(a);
      if (this.valence[a] === ANY_BONDS) {
        this.addBonds(graph, a, number);
        continue;
      }
      const valence = (
        this.valence[a] ? [this.valence[a]] : valencesOf(this.element[a], this.charge[a])
      ).find((v) => v >= used);
      if (valence === undefined) throw new CannotBuild('valence');
      graph.hydrogens[i] = valence - used;
      this.addBonds(graph, a, number);
    }
    return graph;
  }

  private addBonds(graph: MolecularGraph, a: number, number: ReadonlyMap<number, number>): void {
    for (let k = 0; k < this.neighbours[a].length; k++)
      if (this.neighbours[a][k] > a)
        addBond(graph, number.get(a)!, number.get(this.neighbours[a][k])!, this.orders[a][k]);
  }

  private addHydrogenAtoms(): void {
    for (let a = this.element.length - 1; a >= 0; a--) {
      if (!HYDROGENS_ARE_ATOMS.has(this.element[a]) || this.valence[a] === ANY_BONDS) continue;
      for (let count = this.hydrogens(a); count > 0; count--) this.bond(a, this.addAtom(1), 1);
    }
  }
}
