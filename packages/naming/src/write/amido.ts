import { PREFIXES } from '../words/prefixes.ts';
import type { Words } from '../words/word.ts';
import type { Body, PrefixNode } from './name-tree.ts';
import { word } from './word-body.ts';

const AMIDO: Words = ['amido', 'amido', 'amido'],
  CARBOXAMIDO: Words = ['carboxamido', 'carboxamido', 'karboxamido'];
/** Acyl words with an amido form of their own. */
const RETAINED: ReadonlyMap<Words, Words> = new Map<Words, Words>([
  [PREFIXES.formyl, ['formamido', 'formamido', 'formamido']],
  [PREFIXES.acetyl, ['acetamido', 'acetamido', 'azetamido']],
  [PREFIXES.benzoyl, ['benzamido', 'benzamido', 'bentzamido']],
]);

/**
 * An acyl group on NH as one prefix (P-66.1.1.4.3): acetamido, 4-chlorobenzamido, propanamido,
 * pyridine-3-carboxamido; other amino groups stay as they are.
 */
export function amido(node: PrefixNode | null): PrefixNode | null {
  if (
    node?.kind !== 'body' ||
    node.parent.type !== 'word' ||
    node.parent.words !== PREFIXES.amino ||
    node.prefixes.length !== 1 ||
    node.stereo.length > 0
  )
    return node;
  const [{ node: acyl }] = node.prefixes;
  if (acyl.kind === 'word') {
    const words = RETAINED.get(acyl.words);
    return words ? word(words) : node;
  }
  // Chloroacetyl has no locant; chloroacetamido could be chlorinated on nitrogen.
  if (acyl.prefixes.some(({ place }) => place === null)) return node;
  if (acyl.parent.type === 'word') {
    const words = acyl.ending === null ? RETAINED.get(acyl.parent.words) : undefined;
    return words ? ({ ...acyl, parent: { type: 'word', words } } satisfies Body) : node;
  }
  if (acyl.ending?.count !== 1) return node;
  const words =
    acyl.ending.words[0] === 'oyl'
      ? AMIDO
      : acyl.ending.words === PREFIXES.carbonyl
        ? CARBOXAMIDO
        : null;
  return words ? ({ ...acyl, ending: { ...acyl.ending, words } } satisfies Body) : node;
}
