/** Points of a scan: m/z, and as many intensities in the instrument's unit. */
export interface MassPoints {
  readonly masses: ArrayLike<number>;
  readonly heights: ArrayLike<number>;
}

/** One scan of a run, as its file describes it; its points are decoded on demand. */
export interface MassScan {
  /** 1 for the ions of the source; 2 and more for fragments of chosen ions. */
  readonly level: number;
  /** Sum of the intensities that the file states; null where it states none. */
  readonly total: number | null;
  /** Seconds from the beginning of the run; null where the file does not say. */
  readonly retentionS: number | null;
  /** Whether the points are a recorded curve; null where the file does not say. */
  readonly isProfile: boolean | null;
  readonly mode?: 'pos' | 'neg';
  /** Throws `Unreadable` or `NumpressError`. */
  readonly points: () => MassPoints;
}

/** Words for ways to make ions, in mzML's and ANDI's names and in the letters of mzXML. */
const IONIZATIONS: readonly (readonly [RegExp, string])[] = [
  [/electron (?:impact|ioni[sz]ation)|\bEI\b/iu, 'EI'],
  [/electrospray|\b(?:nano)?ESI\b/iu, 'ESI'],
  [/atmospheric pressure chemical|\bAPCI\b/iu, 'APCI'],
  [/matrix.assisted|\bMALDI\b/iu, 'MALDI'],
  [/fast atom|\bFAB\b/iu, 'FAB'],
];

/** The letters of a way to make ions (`ESI`) in a file's words; undefined for words that name none that is known. */
export const ionizationNamed = (words: string): string | undefined =>
  IONIZATIONS.find(([pattern]) => pattern.test(words.slice(0, 200)))?.[1];

/** A number that a file states in words; null where it is none, or not finite. */
export function statedNumber(words: string | undefined): number | null {
  const value = words === undefined || words.trim() === '' ? Number.NaN : Number(words);
  return Number.isFinite(value) ? value : null;
}

/** The level of a scan in a file's words: 1 where it does not say. */
export function levelOf(words: string | undefined): number {
  const level = statedNumber(words);
  return level !== null && Number.isInteger(level) && level > 0 ? level : 1;
}
