/**
 * What the home page claims, measured without the library on typed cases that were kept apart from all
 * development: 176 of MolPuzzle, 620 experimental ones, and 120 with another molecule's spectra.
 * The one place for these numbers; the post `reading-confidence` says how they are measured. Figures
 * of the development cases, on which weights were fitted, are in docs/science/README.md.
 */
export const MEASURED = {
  /** Day of the measurement (ISO 8601), and the commit that was measured. */
  on: '2026-11-24',
  commit: 'af9dfe6',
  /** MolPuzzle, formula and typed peaks: first candidates that are the truth. */
  puzzle: { right: 168, cases: 176 },
  /** Answers of a stated confidence of at least `least` that are right, among experimental cases. */
  confident: { right: 479, answers: 484, least: 0.9, cases: 620 },
  /** Spectra given with another molecule's formula that were answered "not sure". */
  mismatched: { refused: 118, cases: 120 },
  /** Median time of an answer, ms; two analyses at a time on two cores. */
  medianMs: 730,
} as const;

/** Path of the text that says how this was measured. */
export const METHOD_PATH = '/blog/reading-confidence';
