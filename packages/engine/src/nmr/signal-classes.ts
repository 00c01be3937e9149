import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { PredictedSignals } from '@elucida/prediction/predicted-shifts';

/** Most symmetry classes of one nucleus that a candidate can have (heavy atoms of a graph). */
export const MAX_CLASSES = 256;

/**
 * Predicted signals of one nucleus, one entry a symmetry class, ascending by shift. Reused between
 * candidates.
 */
export interface SignalClasses {
  count: number;
  /** Symmetry class by entry. */
  readonly symmetryClass: Uint8Array;
  /** First heavy atom of the class in graph order. */
  readonly atom: Uint8Array;
  /** Heavy atoms in the class. */
  readonly atoms: Uint8Array;
  /** Nuclei in the class: carbons, or hydrogens. */
  readonly nuclei: Uint16Array;
  /**
   * 1 for atoms without hydrogens, whose ¹³C signals are weak (slow relaxation, no Overhauser
   * effect).
   */
  readonly bare: Uint8Array;
  /** Hydrogens on each atom of the class. */
  readonly hydrogens: Uint8Array;
  /** Predicted shift and standard deviation, ppm. */
  readonly shift: Float64Array;
  readonly sd: Float64Array;
}

export function emptyClasses(): SignalClasses {
  return {
    count: 0,
    symmetryClass: new Uint8Array(MAX_CLASSES),
    atom: new Uint8Array(MAX_CLASSES),
    atoms: new Uint8Array(MAX_CLASSES),
    nuclei: new Uint16Array(MAX_CLASSES),
    bare: new Uint8Array(MAX_CLASSES),
    hydrogens: new Uint8Array(MAX_CLASSES),
    shift: new Float64Array(MAX_CLASSES),
    sd: new Float64Array(MAX_CLASSES),
  };
}

/**
 * Standard deviation where the predictor has nothing to say, ppm: the spread of all shifts of the
 * nucleus.
 */
const UNKNOWN = { C13: { shift: 80, sd: 50 }, H1: { shift: 4, sd: 2.5 } } as const;
/**
 * Shifts are rounded to this before sorting, ppm: summation order may differ between atom orders by
 * less.
 */
const ROUNDING_PPM = 1e-4;

const entryOfClass = new Int16Array(MAX_CLASSES);

export interface ClassSource {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly predicted: PredictedSignals;
}

/** Adds a class by its shift and standard deviation alone, ppm, and keeps the classes ascending. */
export function addClass(into: SignalClasses, shift: number, sd: number): void {
  let at = into.count++;
  for (; at > 0 && into.shift[at - 1] > shift; at--) {
    into.shift[at] = into.shift[at - 1];
    into.sd[at] = into.sd[at - 1];
  }
  into.shift[at] = shift;
  into.sd[at] = sd;
}

/** The carbons of a candidate by symmetry class. */
export function carbonClasses(source: ClassSource, out: SignalClasses): void {
  collect(source, out, UNKNOWN.C13, (graph, a) => (graph.element[a] === 6 ? 1 : 0));
}

/** The hydrogens on carbon, silicon, boron and phosphorus: those that do not exchange. */
export function boundProtonClasses(source: ClassSource, out: SignalClasses): void {
  collect(source, out, UNKNOWN.H1, (graph, a) =>
    isExchanging(graph.element[a]) ? 0 : graph.hydrogens[a],
  );
}

/** The hydrogens on N, O and S. */
export function exchangeableClasses(source: ClassSource, out: SignalClasses): void {
  collect(source, out, UNKNOWN.H1, (graph, a) =>
    isExchanging(graph.element[a]) ? graph.hydrogens[a] : 0,
  );
}

/** The atoms that carry a nucleus of any kind, whose shifts are all predicted. */
export function classesOfNuclei(
  source: ClassSource,
  out: SignalClasses,
  nucleiOf: (graph: MolecularGraph, atom: number) => number,
): void {
  collect(source, out, null, nucleiOf);
}

export function isExchanging(element: number): boolean {
  return element === 7 || element === 8 || element === 16;
}

function collect(
  source: ClassSource,
  out: SignalClasses,
  unknown: { readonly shift: number; readonly sd: number } | null,
  nucleiOf: (graph: MolecularGraph, atom: number) => number,
): void {
  const { graph, perception, predicted } = source;
  entryOfClass.fill(-1, 0, perception.symmetryClassCount);
  let count = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    const nuclei = nucleiOf(graph, a);
    if (nuclei === 0) continue;
    const known = entryOfClass[perception.symmetryClass[a]];
    if (known >= 0) {
      out.nuclei[known] += nuclei;
      out.atoms[known]++;
      continue;
    }
    entryOfClass[perception.symmetryClass[a]] = count;
    const instead = Number.isNaN(predicted.shift[a]) ? unknown : null;
    out.symmetryClass[count] = perception.symmetryClass[a];
    out.atom[count] = a;
    out.atoms[count] = 1;
    out.nuclei[count] = nuclei;
    out.bare[count] = graph.hydrogens[a] === 0 ? 1 : 0;
    out.hydrogens[count] = graph.hydrogens[a];
    out.shift[count] =
      instead?.shift ?? Math.round(predicted.shift[a] / ROUNDING_PPM) * ROUNDING_PPM;
    out.sd[count] = instead?.sd ?? predicted.sd[a];
    count++;
  }
  out.count = count;
  sortByShift(out);
}

/** Insertion sort by shift, then symmetry class: ties fall the same way whatever the atom order. */
function sortByShift(classes: SignalClasses): void {
  for (let i = 1; i < classes.count; i++) {
    for (let j = i; j > 0 && comesBefore(classes, j, j - 1); j--) swap(classes, j, j - 1);
  }
}

function comesBefore({ shift, symmetryClass }: SignalClasses, i: number, j: number): boolean {
  return shift[i] < shift[j] || (shift[i] === shift[j] && symmetryClass[i] < symmetryClass[j]);
}

function swap(classes: SignalClasses, i: number, j: number): void {
  exchange(classes.symmetryClass, i, j);
  exchange(classes.atom, i, j);
  exchange(classes.atoms, i, j);
  exchange(classes.nuclei, i, j);
  exchange(classes.bare, i, j);
  exchange(classes.hydrogens, i, j);
  exchange(classes.shift, i, j);
  exchange(classes.sd, i, j);
}

function exchange(column: Uint8Array | Uint16Array | Float64Array, i: number, j: number): void {
  const kept = column[i];
  column[i] = column[j];
  column[j] = kept;
}
