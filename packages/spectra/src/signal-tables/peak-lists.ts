/** A list of peaks as the software of an instrument gives it. */
export interface PeakListing {
  /** Positions of each peak, ppm: F2 and F1 of a plane; one of a spectrum. */
  readonly peaks: readonly ListedPeak[];
  /** Words that may name the experiment: titles, names of files. */
  readonly words: string;
  /** Where it stands in the text. */
  readonly at: number;
  readonly end: number;
  /** Its title line or first tag, for words about it. */
  readonly head: { readonly at: number; readonly length: number };
}
export interface ListedPeak {
  readonly f2: number;
  /** The indirect axis; null in one dimension. */
  readonly f1: number | null;
  readonly intensity: number | null;
}

/** Peaks of one list that are read; a picked plane with more is noise. */
export const MOST_LISTED = 3000;

/** A number as software prints it: `7.26`, `7,26`, `1.2e+06`; NaN for other text. */
export const numberIn = (text: string): number => {
  const plain = text.trim().replace(/^[−–]/u, '-').replace(',', '.');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/iu.test(plain) ? Number(plain) : Number.NaN;
};
