/**
 * What the home page claims, as last measured (docs/science/README.md). The one place for these
 * numbers; the post `reading-confidence` says how they are measured.
 */
export const MEASURED = {
  // figures: typed peaks on the home page
  // Written by `npm run figures` from the run of 2026-11-23 on commit 6b9de355+.
  /** MolPuzzle, formula and typed peaks, no library: first candidates that are the truth. */
  puzzle: { right: 39, cases: 40 },
  /**
   * Answers of a stated confidence of at least `least` that are right, and the cases they are
   * among.
   */
  confident: { right: 279, answers: 280, least: 0.9, cases: 350 },
  /** Median time of an answer, ms; two analyses at a time on two cores. */
  medianMs: 740,
  // end of figures: typed peaks on the home page
  // figures: swapped spectra on the home page
  // Written by `npm run figures` from the run of 2026-11-23 on commit 6fcb5843.
  /** Spectra given with another molecule's formula that were answered "not sure". */
  mismatched: { refused: 341, cases: 350 },
  // end of figures: swapped spectra on the home page
} as const;

/** Path of the text that says how this was measured. */
export const METHOD_PATH = '/blog/reading-confidence';
