import { ELEMENT_FACTS, type ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import { logStudentT } from '../../nmr/student-t.ts';
import type { WeightedPiece } from '../search/pieces.ts';
import type { LearnedPiece } from './learned-piece.ts';

/**
 * A piece with how much the evidence wants of it: log of a weight of which only differences count.
 */
export interface WeighedPiece {
  readonly piece: LearnedPiece;
  readonly logWeight: number;
  /** How much the learned proposer changes the log odds of the piece; 0 without one. */
  readonly change: number;
}

/** What pieces are weighed by. */
export interface PieceEvidence {
  /** ¹³C shifts, ppm; null without a spectrum. */
  readonly signals: ArrayLike<number> | null;
  /** What the learned proposer says of a piece (`changesOf`); null without one. */
  readonly changeOf: ((piece: LearnedPiece) => number) | null;
}

/** Powers to which the parts of a weight count. */
export interface PieceShares {
  /** How often a piece occurs. */
  readonly frequency: number;
  /**
   * The likelihood ratio of its carbons: they are not independent, and variety helps a search.
   */
  readonly carbons: number;
  /** What the learned proposer changes of its odds. */
  readonly change: number;
}

/** Error of a shift in other surroundings apart from the spread of those seen, ppm. */
const OTHER_SURROUNDINGS = 1.5;
/**
 * A carbon that fits no signal costs so much: its signal may be missing, or its surroundings new.
 */
const LEAST_GAIN = -5;
/** Range of 13C shifts, ppm: where a signal would be by chance. */
const SHIFT_RANGE = 200;
/**
 * Without the learned proposer, and with it, whose input holds the carbons too: where the parts of 300 molecules with
 * frameworks left out come early (research/training/proposer/rank-parts.main.ts, 29 November 2026).
 */
export const SHARES: Readonly<Record<'alone' | 'proposed', PieceShares>> = {
  alone: { frequency: 0.4, carbons: 0.6, change: 0 },
  proposed: { frequency: 0.4, carbons: 0.4, change: 0.5 },
};
/** Pieces kept for one search, apart from single atoms. */
const MOST_PIECES = 2500;

/**
 * Weighs known parts by how often they occur, how much better than chance their carbons fit the
 * signals (a likelihood ratio against signals strewn at random) and what the learned proposer makes
 * of the spectra, best first. Parts that the formula has no atoms or hydrogens for are left out; so
 * are unions of parts where there is no spectrum to choose among them: small parts can be joined in
 * more ways.
 */
export function weighPieces(
  pieces: readonly LearnedPiece[],
  formula: Formula,
  { signals, changeOf }: PieceEvidence,
  shares: PieceShares = SHARES[changeOf === null ? 'alone' : 'proposed'],
): WeighedPiece[] {
  const available = atomsOf(formula);
  const weighed = pieces
    .filter(
      (piece) => (signals !== null || !piece.row.isUnion) && isWithin(piece, available, formula),
    )
    .map((piece): WeighedPiece => {
      const change = changeOf?.(piece) ?? 0;
      return {
        piece,
        change,
        logWeight:
          shares.frequency * Math.log(piece.row.count) +
          shares.change * change +
          (signals === null ? 0 : shares.carbons * gain(piece.row.shifts, signals)),
      };
    });
  let room = MOST_PIECES;
  return weighed
    .sort((a, b) => b.logWeight - a.logWeight)
    .filter(({ piece }) => piece.atomCount === 1 || room-- > 0);
}

/** The pieces of several atoms, as a search takes them. */
export function searchPieces(pieces: readonly WeighedPiece[]): WeightedPiece[] {
  return pieces
    .filter(({ piece }) => piece.atomCount > 1)
    .map(({ logWeight, piece: { molecule, row } }) => ({
      molecule,
      isCyclic: row.isCyclic,
      weight: Math.exp(logWeight - pieces[0].logWeight),
    }));
}

/** Atoms of a formula by atomic number. */
export function atomsOf({ counts }: Formula): Map<number, number> {
  return new Map(
    (Object.entries(counts) as [ElementSymbol, number][]).map(([symbol, count]) => [
      ELEMENT_FACTS[symbol].atomicNumber,
      count,
    ]),
  );
}

function isWithin(
  { atomCount, charge, composition, hydrogens }: LearnedPiece,
  available: ReadonlyMap<number, number>,
  { charge: ion, counts, heavyAtoms }: Formula,
): boolean {
  // Ions are made of neutral parts and those of their own kind.
  if (hydrogens > (counts.H ?? 0) || charge * ion < 0 || Math.abs(charge) > Math.abs(ion))
    return false;
  for (const [element, count] of composition)
    if (count > (available.get(element) ?? 0)) return false;
  return atomCount < heavyAtoms;
}

function gain(shifts: readonly number[], signals: ArrayLike<number>): number {
  const byChance = Math.log(signals.length / SHIFT_RANGE);
  let sum = 0;
  for (let at = 0; at < shifts.length; at += 2) {
    const sd = Math.hypot(shifts[at + 1], OTHER_SURROUNDINGS);
    // The nearest signal is the likeliest.
    let nearest = Infinity;
    for (let s = 0; s < signals.length; s++)
      nearest = Math.min(nearest, Math.abs(signals[s] - shifts[at]));
    sum += Math.max(LEAST_GAIN, logStudentT(nearest, sd, -Infinity) - byChance);
  }
  return sum;
}
