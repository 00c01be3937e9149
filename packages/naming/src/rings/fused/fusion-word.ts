import type { Tongue, Words } from '../../words/word.ts';
import { compoundMultiplier, multiplier } from '../../words/numerals.ts';
import type { Locant } from '../locant.ts';
import { writeLocants } from './fusion-locants.ts';

/** A first-order prefix ready to write. */
export interface CitedPrefix {
  readonly words: Words;
  /** Locants of the heteroatoms of the attached component, or ''. */
  readonly heteroLocants: string;
  /** Second-order prefixes with their brackets. */
  readonly inner: readonly Words[];
  /** Fusion locants; null where the attached ring needs none (`benzo`). */
  readonly locants: readonly Locant[] | null;
  readonly letters: string;
  readonly key: readonly number[];
}

/**
 * The prefixes of a fusion name in order: `furo[3,2-b]`, `dibenzo[b,e]`, `dithieno[3,2-b:2',3'-d]`.
 * Equal prefixes are joined by a multiplier (P-25.3.4.1.2).
 * `bare`: the only prefix of two plain rings, `benzo` of benzo[7]annulene.
 */
export function fusionWord(
  prefixes: readonly CitedPrefix[],
  language: Tongue,
  bare: boolean,
): string {
  if (bare) return prefixes[0].words[language];
  let text = '';
  for (let i = 0; i < prefixes.length;) {
    const equal = prefixes.slice(i).filter((other) => isEqual(other, prefixes[i]));
    const group = prefixes.slice(i, i + equal.length);
    text += groupWord(group, language);
    i += group.length;
  }
  return text;
}

function isEqual(p: CitedPrefix, q: CitedPrefix): boolean {
  return (
    p === q ||
    (p.words[0] === q.words[0] &&
      p.heteroLocants === q.heteroLocants &&
      p.inner.length === 0 &&
      q.inner.length === 0)
  );
}

function groupWord(group: readonly CitedPrefix[], language: Tongue): string {
  const [first] = group;
  const hetero = first.heteroLocants === '' ? '' : `[${first.heteroLocants}]`;
  const count =
    hetero === '' ? multiplier(group.length, language) : compoundMultiplier(group.length, language);
  const brackets =
    first.locants === null
      ? group.map(({ letters }) => letters).join(',')
      : group.map(({ locants, letters }, i) => `${writeLocants(locants!, i)}-${letters}`).join(':');
  const inner = first.inner.map((words) => words[language]).join('');
  return `${inner}${count}${hetero}${first.words[language]}[${brackets}]`;
}
