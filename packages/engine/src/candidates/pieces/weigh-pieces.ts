import type { Formula } from '@elucida/spectra/formula/formula';
import { logStudentT } from '../../judging/student-t.ts';
import type { WeightedPiece } from '../search/pieces.ts';
import type { LearnedPiece } from './learned-piece.ts';

/** Error of a shift in other surroundings beside the spread of those seen, ppm. */
const OTHER_SURROUNDINGS = 1.5;
/** A carbon that fits no signal costs so much: its signal may be missing, or its surroundings new. */
const LEAST_GAIN = -5;
/** Range of 13C shifts, ppm: where a signal would be by chance. */
const SHIFT_RANGE = 200;
/** Share of the log likelihood ratio that counts: carbons of a piece are not independent, and variety helps a search. */
const TEMPER = 0.6;
/** Exponent of how often a piece occurs. */
const FREQUENCY_POWER = 0.4;
/** Pieces kept for one search. */
const MOST_PIECES = 400;

/**
 * Weighs known parts by how often they occur and how much better than chance their carbons fit the signals (a likelihood ratio against
 * signals strewn at random). Parts that the formula has no atoms or hydrogens for are left out. `signals`: 13C shifts, ppm; null without a spectrum.
 */
export function weighPieces(pieces: readonly LearnedPiece[], formula: Formula, signals: ArrayLike<number> | null): WeightedPiece[] {
  const available = new Map(Object.entries(formula.counts).map(([symbol, count]) => [ATOMIC_NUMBERS[symbol] ?? 0, count ?? 0]));
  const weighed = pieces.filter((piece) => isWithin(piece, available, formula.counts.H ?? 0, formula.heavyAtoms)).map(({ molecule, row }): WeightedPiece => ({
    molecule, isCyclic: row.isCyclic, weight: Math.pow(row.count, FREQUENCY_POWER) * Math.exp(signals === null ? 0 : TEMPER * gain(row.shifts, signals)),
  }));
  return weighed.sort((a, b) => b.weight - a.weight).slice(0, MOST_PIECES);
}

const ATOMIC_NUMBERS: Readonly<Record<string, number>> = { B: 5, C: 6, N: 7, O: 8, F: 9, Si: 14, P: 15, S: 16, Cl: 17, Br: 35, I: 53 };

function isWithin({ composition, hydrogens, row }: LearnedPiece, available: ReadonlyMap<number, number>, availableHydrogens: number, heavyAtoms: number): boolean {
  if (hydrogens > availableHydrogens) return false;
  let atoms = 0;
  for (const [element, count] of composition) {
    if (count > (available.get(element) ?? 0)) return false;
    atoms += count;
  }
  // A single atom is what searches place anyway; a piece with nothing to join it to is the whole molecule.
  return atoms > 1 && (atoms < heavyAtoms || row.open === 0);
}

function gain(shifts: readonly number[], signals: ArrayLike<number>): number {
  const byChance = Math.log(signals.length / SHIFT_RANGE);
  let sum = 0;
  for (let at = 0; at < shifts.length; at += 2) {
    const sd = Math.hypot(shifts[at + 1], OTHER_SURROUNDINGS);
    let best = -Infinity;
    for (let s = 0; s < signals.length; s++) best = Math.max(best, logStudentT(signals[s] - shifts[at], sd, -Infinity));
    sum += Math.max(LEAST_GAIN, best - byChance);
  }
  return sum;
}
