/** Business constants and limits: specification §9, and contract §2 where it adds to them. */

export const PLANS = ['free', 'basic', 'pro'] as const;
export type Plan = (typeof PLANS)[number];
/** Names of the plans, the same in every language. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
};

/**
 * Euro a month, analyses a day, images an analysis, days of history listed (null: all), place in
 * the queue (lower goes first), bytes that the history may hold, seconds that an analysis may be
 * given to search.
 */
export const PLAN_LIMITS = {
  free: {
    priceEuro: 0,
    dailyAnalyses: 5,
    images: 1,
    historyDays: 30,
    csv: false,
    queueRank: 1,
    historyBytes: 100_000_000,
    searchSeconds: 60,
  },
  basic: {
    priceEuro: 9,
    dailyAnalyses: 25,
    images: 10,
    historyDays: null,
    csv: true,
    queueRank: 1,
    historyBytes: 1_000_000_000,
    searchSeconds: 180,
  },
  pro: {
    priceEuro: 19,
    dailyAnalyses: 100,
    images: 10,
    historyDays: null,
    csv: true,
    queueRank: 0,
    historyBytes: 3_000_000_000,
    searchSeconds: 600,
  },
} as const satisfies Record<
  Plan,
  {
    priceEuro: number;
    dailyAnalyses: number;
    images: number;
    historyDays: number | null;
    csv: boolean;
    queueRank: number;
    historyBytes: number;
    searchSeconds: number;
  }
>;

export const MAX_IMAGES = 10;
export const MAX_IMAGE_BYTES = 10_000_000;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGE_SIDE_PX = 20_000;
/** Longest side over the shortest. Printed spectra and screens are below 10. */
export const MAX_IMAGE_RATIO = 50;
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;

export const PASSWORD_MIN = 6;
/** Bounds the work of hashing; far above any passphrase. */
export const PASSWORD_MAX = 500;
export const NAME_MAX = 100;
/** RFC 5321 §4.5.3.1: longest address in a path. */
export const EMAIL_MAX = 254;

export const CODE_DIGITS = 6;
export const CODE_TRIES = 5;
export const CODE_VALID_MS = 15 * 60_000;
export const CODE_RESEND_MS = 60_000;
/** How long a link to choose a new password is valid (contract, "Further accounts' calls"). */
export const RESET_VALID_MS = 30 * 60_000;
/** An account whose address is not verified by then is deleted. */
export const UNVERIFIED_DAYS = 14;
export const SESSION_MS = 30 * 24 * 3_600_000;
/**
 * Next to the session's HttpOnly cookie: readable by the pages, tells only that there is a session,
 * so that visitors need not ask who they are.
 */
export const SIGNED_IN_COOKIE = 'elucida_signed_in';

export const HISTORY_PAGE = 50;
export const HISTORY_NAMES_PAGE = 200;
export const HISTORY_MAX_ITEMS = 2_000;
/**
 * What the history of an account may hold before its address is verified: the demo (215 kB), with
 * room for some small items.
 */
export const HISTORY_UNVERIFIED_BYTES = 300_000;
export const HISTORY_BODY_BYTES = 8_000_000;
export const PREVIEW_MAX_PX = 1_600;
export const PREVIEW_MAX_BYTES = 400_000;
export const ADMIN_USERS_PAGE = 200;
export const AUDIT_PAGE = 50;

export const FEEDBACK_MAX = 1_000;
/** Author of posts without one (contract §3). */
export const DEFAULT_AUTHOR = 'Elucida team';

/** Caps of the manual screen's fields, in characters (specification §5). */
export const MANUAL_FIELD_MAX = {
  formula: 20,
  title: 40,
  notes: 200,
  cell: 30,
  text: 120,
} as const;

/**
 * What the server accepts in one manual payload; far above what a person types, so that pasted peak
 * lists fit.
 */
export const PAYLOAD_MAX = {
  formula: 200,
  title: 200,
  comments: 2_000,
  text: 200,
  spectra: 20,
  peaks: 5_000,
  couplings: 20,
  bytes: 2_000_000,
} as const;

/** Characters of the typed and corrected spectra that are sent next to images. */
export const SPECTRA_FIELD_MAX = 500_000;

/** Structures that one analysis is asked about; fragments present, or absent. */
export const ASKED_MAX = 20;
/** Seconds that any analysis may be given to search; a plan may allow fewer (`PLAN_LIMITS`). */
export const SEARCH_SECONDS_MAX = 600;
/** Rounds that a search may go on after: far more than the longest makes. */
export const SEARCH_ROUNDS_MAX = 100_000;
/** Longest SMILES that is drawn. */
export const SMILES_MAX = 500;
/**
 * Longest name, SMILES or InChI that is looked up, in characters: an InChI of 50 heavy atoms has
 * about 400.
 */
export const STRUCTURE_TEXT_MAX = 1_000;
/** Isomers shown at first and by each "load more". */
export const ISOMERS_PAGE = 50;
/** Rows of a guide that an AI model writes notes on at once. */
export const ISOMER_NOTES = 12;
/** Heavy atoms above which isomers are not listed. */
export const ISOMERS_MAX_ATOMS = 31;

export const USAGE_AMBER = 0.7;
export const USAGE_RED = 0.9;
/** Seconds at which time-ago changes its unit. */
export const TIME_AGO_S = { minutes: 60, hours: 3_600, date: 86_400 } as const;
/**
 * Words for a calibrated probability, from and below which it is shown as 90 or 60 %: 89.5 % is
 * printed as 90 %, and must not be called otherwise.
 */
export const CONFIDENCE_LEVELS = {
  high: [0.895, Infinity],
  moderate: [0.595, 0.895],
  low: [0, 0.595],
} as const;
export type ConfidenceLevel = keyof typeof CONFIDENCE_LEVELS;
/** The nominal average confidence history shows (specification §2). */
export const NOMINAL_CONFIDENCE = 0.8;
/** Milliseconds the demo example shows where it states none (specification §3). */
export const DEMO_ELAPSED_MS = 10_000;
