import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import {
  carbonClasses,
  emptyClasses,
  exchangeableClasses,
  MAX_CLASSES,
  type SignalClasses,
} from '../../../nmr/signal-classes.ts';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import {
  bondsFrom,
  cosyPath,
  hmbcPath,
  isUnsaturated,
  noesyPath,
  UNREACHED,
} from './path-costs.ts';

/** Predicted shift of the hydrogens on N, O and S, standard deviation at least, ppm. */
const LABILE_SD = 1.5;

/**
 * The carbons of a molecule by symmetry class, ascending by shift, and behind them the hydrogens on N,
 * O and S, with the log likelihood of each path between two of them.
 */
export interface JointClasses {
  readonly carbons: SignalClasses;
  /** Carbon classes, and all classes. */
  carbonCount: number;
  count: number;
  /** First atom of each class. */
  readonly atom: Uint8Array;
  /** Hydrogens on each atom of the class. */
  readonly hydrogens: Uint8Array;
  /** Predicted shift of the hydrogens, ppm; NaN where there are none. */
  readonly protonShift: Float64Array;
  readonly protonSd: Float64Array;
  /** Least bonds between heavy atoms of two different positions, at `row * MAX_CLASSES + column`. */
  readonly bonds: Uint8Array;
  /** Log likelihood of a cross peak: row, the class of the hydrogen; column, of its partner. */
  readonly hmbc: Float64Array;
  readonly cosy: Float64Array;
  readonly noesy: Float64Array;
}

export const emptyJointClasses = (): JointClasses => ({
  carbons: emptyClasses(),
  carbonCount: 0,
  count: 0,
  atom: new Uint8Array(MAX_CLASSES),
  hydrogens: new Uint8Array(MAX_CLASSES),
  protonShift: new Float64Array(MAX_CLASSES),
  protonSd: new Float64Array(MAX_CLASSES),
  bonds: new Uint8Array(MAX_CLASSES * MAX_CLASSES),
  hmbc: new Float64Array(MAX_CLASSES * MAX_CLASSES),
  cosy: new Float64Array(MAX_CLASSES * MAX_CLASSES),
  noesy: new Float64Array(MAX_CLASSES * MAX_CLASSES),
});

const labile = emptyClasses();
const reach = new Uint8Array(MAX_CLASSES);
const nearest = new Uint8Array(MAX_CLASSES);
const unsaturated = new Uint8Array(MAX_CLASSES);
const nearUnsaturated = new Uint8Array(MAX_CLASSES);

/** Fills the classes of a molecule. */
export function fillJointClasses(molecule: Molecule, shiftsOf: ShiftsOf, out: JointClasses): void {
  const { graph, perception } = molecule;
  const hydrogenShifts = shiftsOf('H1');
  const { carbons } = out;
  carbonClasses({ ...molecule, predicted: shiftsOf('C13') }, carbons);
  exchangeableClasses({ ...molecule, predicted: hydrogenShifts }, labile);
  out.carbonCount = carbons.count;
  out.count = Math.min(MAX_CLASSES, carbons.count + labile.count);
  for (let k = 0; k < out.count; k++) {
    const isLabile = k >= carbons.count;
    const atom = isLabile ? labile.atom[k - carbons.count] : carbons.atom[k];
    out.atom[k] = atom;
    out.hydrogens[k] = graph.hydrogens[atom];
    out.protonShift[k] = graph.hydrogens[atom] > 0 ? hydrogenShifts.shift[atom] : NaN;
    out.protonSd[k] = isLabile
      ? Math.max(LABILE_SD, hydrogenShifts.sd[atom])
      : hydrogenShifts.sd[atom];
  }
  for (let a = 0; a < graph.atomCount; a++) unsaturated[a] = isUnsaturated(molecule, a) ? 1 : 0;
  for (let a = 0; a < graph.atomCount; a++) {
    nearUnsaturated[a] = unsaturated[a];
    for (let k = 0; k < graph.degree[a]; k++)
      if (unsaturated[graph.neighbours[a * MAX_DEGREE + k]] === 1) nearUnsaturated[a] = 1;
  }
  const { symmetryClass, symmetryClassCount } = perception;
  for (let row = 0; row < out.count; row++) {
    const first = out.atom[row];
    bondsFrom(graph, first, reach);
    // Of equivalent positions the nearest counts; the position itself stands apart.
    nearest.fill(UNREACHED, 0, symmetryClassCount);
    for (let a = 0; a < graph.atomCount; a++)
      if (a !== first && reach[a] < nearest[symmetryClass[a]]) nearest[symmetryClass[a]] = reach[a];
    for (let column = 0; column < out.count; column++) {
      const atom = out.atom[column];
      const least = nearest[symmetryClass[atom]];
      const place = row * MAX_CLASSES + column;
      const throughPi = unsaturated[atom] === 1;
      const conjugated = nearUnsaturated[first] === 1 && nearUnsaturated[atom] === 1;
      out.bonds[place] = row === column ? 0 : least;
      out.hmbc[place] = hmbcPath(least + 1, throughPi);
      out.cosy[place] = cosyPath(least + 2, conjugated);
      out.noesy[place] = noesyPath(least + 2);
      if (row !== column) continue;
      out.hmbc[place] = Math.max(out.hmbc[place], hmbcPath(1, throughPi));
      out.cosy[place] = Math.max(out.cosy[place], cosyPath(2, conjugated));
      out.noesy[place] = 0;
    }
  }
}
