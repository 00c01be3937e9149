import type { Language } from '@elucida/contract/languages';
import { ADDED_IN_A_ROW, FREEDOM, type Freedom } from './free-words.ts';

/** How much longer a text may become. */
const GROWTH = { share: 0.3, words: 3 } as const;

/** A capital at the beginning of a plain word: sentences may be joined and parted. Formulas, labels and abbreviations are never plain words. */
const PLAIN_WORD = /^\p{Lu}\p{Ll}+[.,;:]?$/u;

const bare = (chunk: string) => chunk.replace(/[.,;:]$/, '');
const lowered = (chunk: string) => (PLAIN_WORD.test(chunk) ? chunk.toLowerCase() : chunk);

/** A chunk (what stands between two spaces) as it is compared: the first of words that mean the same; a full stop within the text is a semicolon. */
function comparable(chunk: string, { exchanged }: Freedom): string {
  const word = lowered(chunk);
  const known = exchanged.find((group) => group.includes(bare(word)));
  const same = known === undefined ? word : known[0] + word.slice(bare(word).length);
  return same.replace(/\.$/, ';');
}

const brackets = (chunk: string) => (chunk.match(/\(/g)?.length ?? 0) - (chunk.match(/\)/g)?.length ?? 0);

/** The chunks of our text that must come back: all but articles outside of brackets. Each with whether it lies within brackets, and how many are open behind it. */
function factsOf(chunks: readonly string[], { dropped }: Freedom): { readonly chunk: string; readonly within: boolean; readonly open: number }[] {
  let open = 0;
  return chunks.map((chunk) => {
    const before = open;
    open += brackets(chunk);
    return { chunk, within: before > 0 && open > 0, open };
  }).filter(({ chunk, open: behind }) => behind > 0 || !dropped.has(lowered(chunk)));
}

/** Whether a word may be put between two chunks of ours: not behind a denial, which must keep its word next to it, and not where figures and signs belong together. */
function isOpenTo(before: string, behind: string | undefined, { denying }: Freedom): boolean {
  const isSign = (chunk: string) => !/[\p{L}\p{N}]/u.test(chunk);
  return !denying.has(bare(lowered(before))) && (before === '' || !isSign(before)) && (behind === undefined || !(isSign(behind) || (/\d$/.test(before) && /^\d/.test(behind))));
}

/**
 * Whether a text says what an original of ours says, so that it may be shown in its place. It proves it: chunk by chunk everything of the original must come
 * in its order and letter by letter (numbers, units, names, labels, markup, punctuation, negations), but for the few words that `FREEDOM` lets a
 * model add, leave out or exchange, capitals, and full stops that become semicolons; within brackets nothing changes at all. Whatever else a text does is refused, however true it is.
 */
export function saysTheSame(original: string, text: string, lang: Language): boolean {
  const freedom = FREEDOM[lang];
  // Any white space but a plain blank is part of a chunk: a line break begins a list or a heading in Markdown.
  const [ours, theirs] = [original, text].map((each) => each.normalize('NFC').replace(/^ +| +$/g, '').split(/ +/)) as [string[], string[]];
  if (theirs.length > ours.length * (1 + GROWTH.share) + GROWTH.words || ours.at(-1)!.slice(-1) !== theirs.at(-1)!.slice(-1)) return false;
  const facts = factsOf(ours, freedom);
  let next = 0;
  let added = 0;
  for (const [index, chunk] of theirs.entries()) {
    const [before, fact] = [facts[next - 1], facts[next]];
    if (fact !== undefined && (fact.within ? chunk === fact.chunk : comparable(chunk, freedom) === comparable(fact.chunk, freedom))) {
      next++;
      added = 0;
      continue;
    }
    const word = lowered(chunk);
    const isFree = freedom.added.has(word) && word !== lowered(theirs[index - 1] ?? '') && (before?.open ?? 0) === 0 && isOpenTo(before?.chunk ?? '', fact?.chunk, freedom);
    if (!isFree || ++added > ADDED_IN_A_ROW) return false;
  }
  return next === facts.length;
}
