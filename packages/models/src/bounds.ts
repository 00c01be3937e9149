/** Bounds of asking AI models. What a user sees at each is in docs/operations.md, "Bounds". */
export const MODEL_BOUNDS = {
  /** For all calls of one analysis together, from the first one on. */
  totalMs: 60_000,
  /**
   * With less than this left the models are not asked a second time: an answer of any use takes
   * longer.
   */
  secondLookMs: 10_000,
  /**
   * For wording the reasons, within `totalMs`; with less than the second left, nobody is asked for
   * it.
   */
  wordingMs: 15_000,
  wordingLeastMs: 4_000,
  /** For notes on the isomers of a guide, all models together. */
  notesMs: 25_000,
  /** Below this confidence of the judge the models are asked a second time. */
  sureConfidence: 0.9,
  /**
   * Of one answer as it comes over the wire. A full answer takes some 20 kB, and 16,000 tokens some
   * 80 kB.
   */
  answerBytes: 400_000,
  /** What a model may write, thinking included: a full answer takes some 6,000 tokens. */
  outputTokens: 16_000,
  /** Tries of one call: after 429, 5xx, or a connection that fails. */
  attempts: 3,
  /**
   * Before the second try; doubled before the third. A provider's `Retry-After` takes its place.
   */
  firstPauseMs: 1_000,
  /**
   * Longest side of the copy of an image that is sent. Providers scale larger ones down themselves.
   */
  imagePx: 1_600,
  /**
   * Bytes of such a copy. A plot takes some 100 kB as PNG; above, it is sent as JPEG, and noise in
   * a smaller size.
   */
  imageBytes: 600_000,
  noisyImagePx: 1_000,
  /**
   * Peaks of one typed spectrum, and characters of all of them together, that are written into a
   * request.
   */
  spectrumPeaks: 300,
  spectraChars: 20_000,
} as const;

/** What is kept of one answer: beyond it there is nothing that a person reads. */
export const ANSWER_BOUNDS = {
  /** Characters. */
  smiles: 500,
  name: 300,
  reasons: 2_000,
  word: 100,
  /** Of one proposal. */
  claims: 20,
  /** Claims about one isomer of a guide. */
  notes: 4,
  /** Of one reading. */
  peaks: 300,
  couplings: 10,
} as const;
