/**
 * First-order splittings by the n + 1 rule: at place n, what n equivalent spin-½ neighbours make.
 * `oct` and `non` occur in print though the payload has no code of their own for them.
 */
export const FIRST_ORDER = ['s', 'd', 't', 'q', 'quint', 'sext', 'sept', 'oct', 'non'] as const;
/** Those with a code in the payload. */
export const CODED_SPLITTINGS = ['s', 'd', 't', 'q', 'quint', 'sext', 'sept'] as const;

/** The twelve multiplicities of the manual payload (specification §5, §9). */
export const MULTIPLICITIES = [...CODED_SPLITTINGS, 'm', 'br-s', 'br-d', 'br-t', 'br-m'] as const;
export type Multiplicity = (typeof MULTIPLICITIES)[number];

/** One first-order splitting, or a multiplet that shows none. */
export type Splitting = (typeof FIRST_ORDER)[number] | 'm';

export interface SignalShape {
  /**
   * Splittings from the largest coupling to the smallest: `['d', 't']` for a doublet of triplets,
   * `['d', 'd']` for a doublet of doublets, which two neighbours with different constants make.
   */
  readonly splittings: readonly Splitting[];
  readonly broad: boolean;
  /** Marked apparent or pseudo: looks so, though the couplings are not equal. */
  readonly apparent: boolean;
  /**
   * The payload's code, or null for a compound multiplicity (`dd`) and others outside the twelve.
   */
  readonly code: Multiplicity | null;
}

const WORDS: Readonly<Record<string, Splitting>> = {
  singlet: 's',
  doublet: 'd',
  triplet: 't',
  quartet: 'q',
  quadruplet: 'q',
  quintet: 'quint',
  quintuplet: 'quint',
  pentet: 'quint',
  sextet: 'sext',
  sextuplet: 'sext',
  hextet: 'sext',
  septet: 'sept',
  septuplet: 'sept',
  heptet: 'sept',
  octet: 'oct',
  nonet: 'non',
  multiplet: 'm',
  quint: 'quint',
  quin: 'quint',
  qnt: 'quint',
  qui: 'quint',
  pent: 'quint',
  sext: 'sext',
  sxt: 'sext',
  hex: 'sext',
  sept: 'sept',
  spt: 'sept',
  hept: 'sept',
  oct: 'oct',
  non: 'non',
  mult: 'm',
  s: 's',
  d: 'd',
  t: 't',
  q: 'q',
  p: 'quint',
  h: 'sept',
  m: 'm',
};
const WORD = new RegExp(
  `(?:${Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
  'y',
);
const BROAD = /^(?:broad|br|b)(?=$|[^a-z]|[sdtqm](?![a-z])|dd|dt|td)[\s.,-]*/u;
const APPARENT = /^(?:apparent|app|ap|pseudo|psd|ps|ψ|~)[\s.,-]*(?=[a-z])/u;
/** Longer texts are remarks, not multiplicities. */
const LONGEST = 60;

function readSplittings(text: string): Splitting[] | null {
  const splittings: Splitting[] = [];
  for (let at = 0; at < text.length; at = WORD.lastIndex) {
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return null;
    splittings.push(WORDS[word]!);
  }
  const single = splittings.length === 1;
  // A singlet splits nothing further; an unresolved multiplet can only be the last splitting.
  const sensible = splittings.every(
    (splitting, index) =>
      (splitting !== 's' || single) && (splitting !== 'm' || index === splittings.length - 1),
  );
  return splittings.length > 0 && splittings.length <= 6 && sensible ? splittings : null;
}

/**
 * Reads a multiplicity as chemists write it: `br. s`, `bs`, `sept.`, `quin`, `p`, `sxt`, `hept`,
 * `dd`, `td`, `app t`, `doublet of doublets`. `br` alone is a broad singlet. Null for what is not a
 * multiplicity.
 */
export function readMultiplicity(text: string): SignalShape | null {
  let rest = text.length > LONGEST ? '' : text.trim().toLowerCase();
  const apparent = APPARENT.test(rest);
  rest = rest.replace(APPARENT, '');
  let broad = BROAD.test(rest);
  rest = rest.replace(BROAD, '');
  if (/[\s,.-]+(?:broad|br)\.?$/u.test(rest)) {
    broad = true;
    rest = rest.replace(/[\s,.-]+(?:broad|br)\.?$/u, '');
  }
  rest = rest
    .replace(/et(s)(?=$|\s)/gu, 'et')
    .replace(/\s+of\s+/gu, '')
    .replace(/[\s.]+/gu, '');
  const splittings = broad && rest === '' ? (['s'] as const) : readSplittings(rest);
  if (splittings === null) return null;
  const name = splittings.length === 1 ? `${broad ? 'br-' : ''}${splittings[0]}` : '';
  return {
    splittings,
    broad,
    apparent,
    code: MULTIPLICITIES.find((multiplicity) => multiplicity === name) ?? null,
  };
}

/**
 * A multiplicity as the payload holds it: the code of the twelve where there is one (`br s` becomes
 * `br-s`), else the text with its spaces closed (`dd`, `br dd`, and what is not a multiplicity).
 */
export const codedMultiplicity = (text: string): string =>
  readMultiplicity(text)?.code ?? text.trim().replace(/\s+/gu, ' ');

/** The payload's code for a written multiplicity, or null where it is compound or unknown. */
export const normaliseMultiplicity = (text: string): Multiplicity | null =>
  readMultiplicity(text)?.code ?? null;

/**
 * Number of equivalent spin-½ neighbours behind a splitting (lines − 1, the n + 1 rule); null for a
 * multiplet.
 */
export const neighboursBehind = (splitting: Splitting): number | null =>
  splitting === 'm' ? null : FIRST_ORDER.indexOf(splitting);

/** The same for each splitting of a signal. */
export const neighboursOf = ({ splittings }: SignalShape): (number | null)[] =>
  splittings.map(neighboursBehind);

/** What so many equivalent spin-½ neighbours make, as the payload's code: `m` beyond a septet. */
export const splittingBy = (neighbours: number): (typeof CODED_SPLITTINGS)[number] | 'm' =>
  CODED_SPLITTINGS[neighbours] ?? 'm';

/** Relative intensities of the lines that so many spin-½ neighbours make: Pascal's triangle. */
export function binomialIntensities(neighbours: number): number[] {
  const row = [1];
  for (let k = 1; k <= neighbours; k++) row.push((row[k - 1]! * (neighbours - k + 1)) / k);
  return row;
}

/** How journals print it: `br s` for `br-s`; other texts as they are. */
export const printedMultiplicity = (multiplicity: string): string =>
  multiplicity.trim().replace(/^br-/u, 'br ');
