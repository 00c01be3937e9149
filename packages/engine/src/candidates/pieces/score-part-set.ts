import { alignSignals, type AlignmentCosts } from '../../judging/align-signals.ts';
import { emptyClasses } from '../../judging/signal-classes.ts';
import type { WeighedPiece } from './weigh-pieces.ts';

/** Occurrences of parts in known molecules altogether, about: what makes a count a probability, so that few large parts are preferred to many small ones. */
const ALL_OCCURRENCES = 250_000;
/** Costs of the alignment of a set's carbons with the signals, log units; the neighbours beyond the joints shift carbons by some ppm. */
const COSTS: AlignmentCosts = { widen: 1.5, floor: -9, merge: -1.5, extra: -6, missing: -7 };

const classes = emptyClasses();

/** Scores sets of these parts, by their indices in ascending order: log of how usual the parts are and of how well their carbons explain the signals (13C, ppm) together. */
export function scorePartSets(pieces: readonly WeighedPiece[], signals: Float64Array | null): (chosen: readonly number[]) => number {
  const usual = pieces.map(({ piece }) => Math.log(piece.row.count / ALL_OCCURRENCES));
  const shifts = pieces.map(({ piece }) => piece.row.shifts);
  return (chosen) => {
    let sum = 0;
    let places = 0;
    let repeats = 0;
    let last = -1;
    classes.count = 0;
    for (const index of chosen) {
      sum += usual[index];
      // Parts may be drawn in any order, like ones in fewer: m! / Πk! orders together.
      places++;
      repeats = index === last ? repeats + 1 : 1;
      last = index;
      sum += Math.log(places / repeats);
      for (let at = 0; at < shifts[index].length; at += 2) insert(shifts[index][at], shifts[index][at + 1]);
    }
    return signals === null ? sum : sum + alignSignals(classes, signals, COSTS);
  };
}

/** Keeps the classes ascending by shift. */
function insert(shift: number, sd: number): void {
  let at = classes.count++;
  for (; at > 0 && classes.shift[at - 1] > shift; at--) {
    classes.shift[at] = classes.shift[at - 1];
    classes.sd[at] = classes.sd[at - 1];
  }
  classes.shift[at] = shift;
  classes.sd[at] = sd;
}
