/** Which nuclei a coupling is between, however it is set: `J1,2`, `3JH-H`, `J(C,F)`, `J_{H-F}`. */
const COUPLED = new RegExp(
  String.raw`([¹²³⁴⁵⁶]|\^?\{?[1-6]\}?)?J\s?_?(?:\{[^{}]{1,12}\}|\([^()]{1,12}\)|(?:[A-Z₀-₉\d]` +
    String.raw`[a-z]?[₀-₉\d'′]{0,3})(?:\s?[,–—-]?\s?[A-Z₀-₉\d][a-z]?[₀-₉\d'′]{0,3}){0,3})\s?(?=` +
    String.raw`[=≈~])`,
  'gu',
);

/** What is rewritten, each where one reader or another would stumble. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\s+/gu, ' '],
  // Symbols that begin a listing, with what it was recorded in: "νmax (film)/cm-1", "m/z (EI)".
  [/^m ?\/ ?z ?\(([^()]{2,30})\)/u, 'MS ($1) m/z'],
  [/^[νυvṽ]̃? ?_?\{?m[aá]x\}? ?\(([^()]{2,30})\)/u, 'IR ($1) ν'],
  [/^λ ?_?\{?m[aá]x\}? ?\(([^()]{2,30})\)/u, 'UV ($1) λmax'],
  // The superscript of a nucleus copied with a space: "13 C NMR", "1 H NMR".
  [/\{ ?[1¹] ?H ?\}/gu, '{1H}'],
  [/(?<![\d.,])(13|1) (?=[HC](?: ?\{| ?[-–]? ?(?:NMR|RMN|EMN)))/gu, '$1'],
  [/CDCl ?3(?!\d)/gu, 'CDCl3'],
  [/DMSO ?- ?d ?6/gu, 'DMSO-d6'],
  [/CD ?3 ?OD/gu, 'CD3OD'],
  [/^(.{0,24}?(?:NMR|RMN|EMN)) ?\[([^[\]]{4,60})\]/u, '$1 ($2)'],
  [COUPLED, 'J '],
  // Frequency and solvent without their parentheses: "1H NMR 400 MHz, CDCl3: δ".
  [
    new RegExp(
      String.raw`((?:NMR|RMN|EMN)(?:[- ](?:de )?(?:1H|13C))?)[,:]? (\d{2,4}(?:\.\d{1,3})? ?MHz)[,;]? ?` +
        String.raw`\(?([A-Z][\w-]{2,14}|acetone-d6|[a-z]{5,9}-d\d)\)?(?=[ ,:;])`,
      'u',
    ),
    '$1 ($2, $3)',
  ],
  [
    /^(.{0,24}?(?:NMR|RMN|EMN|IR|UV|Vis|MS)) (?:spectr(?:um|a)|espektroa|data)(?: data)?(?=[ ,:(])/u,
    '$1',
  ],
  // "2 × 128.5", "128.5 × 2", "128.5 (×2)": two carbons.
  [/(?<![\d.,(])([2-9]) ?[×x] ?(\d{1,3}\.\d{1,3})(?=[,; .)]|$)/gu, '$2 ($1C)'],
  [/(\d{1,3}\.\d{1,3}) ?\(?[×x] ?([2-9])\)?(?=[,; .]|$)/gu, '$1 ($2C)'],
  // Square brackets used like parentheses behind a shift.
  [/(\d) ?\[((?:br|app)? ?[sdtqm][^[\]]{0,120}|\d+ ?H[^[\]]{0,120})\]/gu, '$1 ($2)'],
  // The ion behind its intensity: "134 (45) [M+]", "134 (45) M+".
  [
    /(\d) ?\((\d{1,3}(?:\.\d)?) ?%?\) ?(\[[^[\]]{1,24}\][+•·⁺⁻−-]{0,3}|M[+⁺][•·.]?(?=[,;. ]|$))/gu,
    '$1 ($2, $3)',
  ],
  // An ion before its mass: "[M+H]+ 195.1", "[M + Na]+: 217".
  [
    new RegExp(
      String.raw`((?<!\()\[\d?M[^[\]]{0,24}\][+•·⁺⁻−-]{0,3}|\(M ?[+−–-] ?[A-Z][A-Za-z\d]{0,6}\)` +
        String.raw`[+⁺⁻−-]{1,2}|(?<![([])M[+⁺][•·.]?)[ ,:=]{1,3}(?:m\/z )?(\d{2,4}(?:\.\d{1,5})?)(?!` +
        String.raw`[\d.])(?: ?\((\d{1,3}(?:\.\d)?) ?%?\))?`,
      'gu',
    ),
    '$2 ($1, $3)',
  ],
  // The same behind it, in parentheses with its sign outside: "195.1 (M+H)+".
  [/(\d) ?\((M ?[+−–-] ?[A-Z][A-Za-z\d]{0,6})\)([+⁺⁻−-]{1,2})/gu, '$1 ([$2]$3)'],
  [/(\d) ?\((\d{1,3}(?:\.\d)?) ?%?, (M[+⁺][•·.]?)\)/gu, '$1 ($3, $2)'],
  [/, \)/gu, ')'],
];

/** Hydrogens as bare numbers, as ACS journals of the 1970s print them: "1.37 (t, J = 7 Hz, 3, CH3)". */
const BARE_COUNTS: readonly RegExp[] = [
  /(J ?=? ?\d{1,2}(?:\.\d)?(?:(?:,| and|;) ?\d{1,2}(?:\.\d)?){0,4} ?Hz), ?(\d{1,2})(?= ?[,)])/gu,
  /(\((?:br ?)?[sdtqm]{1,3}), ?(\d{1,2})(?= ?[,)])/gu,
];
const COUNTED = /\d ?H(?= ?[,;)])/u;

const withCounts = (text: string): string =>
  !/^[1¹]H/u.test(text) || COUNTED.test(text)
    ? text
    : BARE_COUNTS.reduce((counted, found) => counted.replace(found, '$1, $2H'), text);

/**
 * A listing rewritten to what the readers of the techniques know, for the ways of print that they do not: it
 * says the same. Places in it are not those of the text. Linear: every repetition is bounded.
 */
export const tidyListing = (text: string): string =>
  withCounts(REWRITES.reduce((tidy, [found, put]) => tidy.replace(found, put), text).trim());
