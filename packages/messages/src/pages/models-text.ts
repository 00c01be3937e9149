import type { Language } from '../catalogue/language.ts';

/**
 * What a person reads about the AI models: the switch before an analysis, how far they are in a
 * running one, and what became of them in a result. Loads where models are configured or were
 * asked.
 */
export interface ModelsText {
  readonly ask: {
    readonly label: string;
    /** What is sent to whom with the switch on; `names` are the providers. */
    readonly sendsImages: (names: string) => string;
    readonly sendsPeaks: (names: string) => string;
    readonly longer: string;
    /** With the switch off. */
    readonly off: string;
    /** The second switch: a model words the reasons. */
    readonly wording: string;
    readonly wordingHint: string;
  };
  readonly progress: {
    readonly heading: string;
    readonly state: Readonly<
      Record<'asked' | 'retrying' | 'wording' | 'answered' | 'failed', string>
    >;
    /** Asked in the second look. */
    readonly askedAgain: string;
    readonly soFar: string;
    /** In the second look, when the models' first proposals are ranked too. */
    readonly together: string;
    readonly mayChange: string;
  };
  readonly heading: string;
  readonly intro: string;
  readonly off: string;
  readonly noneAnswered: string;
  readonly secondLook: string;
  readonly answeredIn: (seconds: string) => string;
  readonly cached: string;
  readonly failure: Readonly<
    Record<
      | 'timeout'
      | 'rate-limited'
      | 'provider-error'
      | 'unreachable'
      | 'malformed'
      | 'too-large'
      | 'refused'
      | 'not-authorised'
      | 'daily-cap',
      string
    >
  >;
  /** After why the second round failed, where the first did not. */
  readonly firstAnswerUsed: string;
  readonly agreed: string;
  readonly proposals: string;
  readonly noProposals: string;
  /** The model's own name for a structure, where it is not ours. */
  readonly calledByModel: (name: string) => string;
  readonly rank: (rank: number) => string;
  readonly notRanked: string;
  /** The model's own certainty, which counts for nothing. */
  readonly ownFigure: (percent: string) => string;
  readonly secondRound: string;
  readonly reasons: string;
  readonly verdict: Readonly<Record<'confirmed' | 'refuted' | 'not-checkable', string>>;
  readonly dropped: (count: number) => string;
  readonly droppedBecause: Readonly<Record<'unreadable' | 'wrong-formula' | 'duplicate', string>>;
  readonly readings: string;
  readonly oursUsed: string;
  readonly image: (index: number, technique: string | null) => string;
  readonly readAlike: (count: number) => string;
  readonly onlyModel: (positions: string) => string;
  readonly onlyOurs: (positions: string) => string;
  readonly openPeaks: string;
  /** In manual analysis, once the peaks are there. */
  readonly peaksOpened: (model: string) => string;
  /** The reasons as a model words them. */
  readonly wording: {
    readonly by: (model: string) => string;
    readonly showOwn: string;
    readonly showTheirs: (model: string) => string;
    /** Shown for one's own sentences, after a choice. */
    readonly own: string;
    /** Why there is no other wording. */
    readonly failed: (model: string) => string;
    readonly unchanged: (model: string) => string;
    readonly refused: (count: number) => string;
  };
  /** Notes on the isomers of a guide. */
  readonly notes: {
    readonly heading: string;
    readonly ask: string;
    readonly asking: string;
    readonly sends: (names: string) => string;
    readonly intro: (model: string) => string;
    readonly leftOut: (count: number) => string;
    readonly none: string;
    readonly verifyFirst: string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadModelsText = async (language: Language): Promise<ModelsText> =>
  ((await import(`./${language}/models.ts`)) as { models: ModelsText }).models;
