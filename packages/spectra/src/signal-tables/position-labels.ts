/** Which nuclei a label speaks of: `H-3` of hydrogens, `C-3` of carbons, `3` of either. */
export type Named = 'H' | 'C' | null;

export interface Label {
  /** The label as it is compared: without `C-` or `H-`, small, plain primes. */
  readonly key: string;
  readonly named: Named;
  readonly at: number;
  readonly length: number;
  /** What stands in parentheses behind it: `(w)`. */
  readonly detail: string;
}

/** Most labels that one cell may hold. */
const MOST_LABELS = 60;
/** A range of positions (`C-2–C-6`) is not longer. */
const MOST_IN_RANGE = 20;

const DASHES = /[‐‑‒–—−]/gu;
const PRIMES = /[′’´ʹ`]/gu;
const PREFIX = /^[ch][-_ ]?(?=\d)/u;

const plain = (label: string): string =>
  label
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(PRIMES, "'")
    .replace(/[\p{Lm}*†‡§¶#.:]+$/u, '')
    .toLowerCase();

/**
 * A label as it is compared: `C-3′`, `H-3'` and `3′` are one, as are `OCH3` and `OMe`, `3-OMe` and `OMe-3`,
 * `H₂-5` and `5`.
 */
export function keyOfLabel(label: string): string {
  const bare = plain(label)
    .replace(/^(?:h[23]|ch[23]?)-(?=\d)/u, '')
    .replace(PREFIX, '')
    .replace(/(?<=^|[^a-z])([ons]?)(?:ch3|h3c|meo)(?=$|[^a-z])/u, (all: string, atom: string) =>
      all === 'meo' ? 'ome' : `${atom}me`,
    )
    .replace(/^h3co(?=$|-)/u, 'ome');
  return bare.split('-').filter(Boolean).sort().join('-');
}

/** Whether a label names hydrogens or carbons alone. */
const namedBy = (label: string): Named =>
  /^h[23]?[-_ ]?\d/u.test(plain(label)) ? 'H' : /^c[-_ ]?\d/u.test(plain(label)) ? 'C' : null;

/** The label without the letter that tells two hydrogens of one carbon apart: `5` of `5a`, `5β`, `5ax`. */
export function halfOf(key: string): { readonly base: string; readonly half: string } | null {
  const found = /^(\d{1,3}'{0,4}"?)[-]?(a|b|α|β|ax|eq)$/u.exec(key);
  return found ? { base: found[1]!, half: found[2]! } : null;
}
/** Second letters of the pairs that tell two hydrogens of one carbon apart, by the first. */
const OTHER_HALF: Readonly<Record<string, string>> = {
  a: 'b',
  b: 'a',
  α: 'β',
  β: 'α',
  ax: 'eq',
  eq: 'ax',
};
/** Whether two labels are of the two hydrogens of one carbon: `5a` and `5b`. */
export function areHalves(one: string, other: string): boolean {
  const [a, b] = [halfOf(one), halfOf(other)];
  return a !== null && b !== null && a.base === b.base && OTHER_HALF[a.half] === b.half;
}
/** Which of the two hydrogens of a carbon a letter means. */
export const placeOfHalf = (half: string): 0 | 1 => (/^(?:b|β|eq)$/u.test(half) ? 1 : 0);

/** A cell that says that there is nothing. */
export const isNone = (text: string): boolean =>
  /^(?:[-–—−/.…\s]*|n\.?\s?[odar]\.?|n\/a|none|ninguna?|bat ere ez|not (?:obs\.?|observed))$/iu.test(
    text.trim(),
  );

const TOKEN = new RegExp(
  String.raw`(?:[CH][23₂₃]?[ \u00a0](?=\d))?[^\s,;/&+()[\]]+|\(([^()]{0,24})\)`,
  'gu',
);
/** `2–6`, `C-2–C-6`, `C2–C6`; `H2-5` are the two hydrogens of 5. */
const RANGE = /^(?:(?:[ch]-)?(\d{1,3})-|[ch](\d{1,3})-(?=[ch]))(?:[ch]-?)?(\d{1,3})$/u;

/**
 * The labels that a cell names: `H-3, H-5`, `3, 5`, `C-1, C-2, 7a`, `H-5a,b`, `C-2–C-6`, `2'/6' (w)`. Empty for a cell
 * that says none. Linear.
 */
export function labelsIn({ text, at }: { readonly text: string; readonly at: number }): Label[] {
  if (isNone(text)) return [];
  const labels: Label[] = [];
  for (const { 0: found, 1: detail, index } of text.matchAll(TOKEN)) {
    const last = labels.at(-1);
    if (detail !== undefined) {
      if (last) labels[labels.length - 1] = { ...last, detail: detail.trim() };
      continue;
    }
    if (/^(?:and|y|eta|or|w|weak)$/u.test(found) || isNone(found)) continue;
    const place = { named: namedBy(found), at: at + index, length: found.length, detail: '' };
    const range = RANGE.exec(plain(found));
    const half = last && /^[abαβ]$/u.test(found) ? halfOf(last.key) : null;
    if (half) labels.push({ ...place, key: `${half.base}${found}`, named: last!.named });
    else if (range && Number(range[3]) > Number(range[1] ?? range[2])) {
      const [from, to] = [Number(range[1] ?? range[2]), Number(range[3])];
      for (let n = from; n <= Math.min(to, from + MOST_IN_RANGE); n++)
        labels.push({ ...place, key: String(n) });
    } else labels.push({ ...place, key: keyOfLabel(found) });
    if (labels.length >= MOST_LABELS) break;
  }
  return labels;
}

/** The labels of a position's own cell: `2, 6` and `2/6` are two positions with one shift; `8 (OCH3)` has two names. */
export function labelsOfPosition(text: string): string[] {
  const parts = text
    .split(/[,;/&]|\band\b|\s\(|(?<=\s\([^()]{1,16})\)/u)
    .map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== '' && !isNone(part)))].slice(0, MOST_LABELS);
}

/** Whether a cell can name a position: a label or a group, no sentence. */
export const isPosition = (text: string): boolean =>
  text.length <= 24 &&
  !/NMR|RMN|EMN|MHz|HRMS|\bIR\b|\bMS\b|δ|:$/u.test(text) &&
  text.split(/\s+/u).length <= 4 &&
  (/\d/u.test(text) || /^[\p{L}\d()₂₃'′,/-]{1,14}$/u.test(text));
