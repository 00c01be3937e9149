import { compoundMultiplier, multiplier } from '../words/numerals.ts';
import type { Tongue, Words } from '../words/word.ts';
import type { Counted, NameNode } from './name-tree.ts';
import { enclose } from './render-body.ts';

type Render = (node: NameNode, tongue: Tongue) => string;

/**
 * Halides and hydrates of a base as one word behind it (P-73.3): pyridine hydrochloride, …
 * monohydrate.
 */
const ADDED: Readonly<Record<string, Words>> = {
  'hydrogen chloride': ['hydrochloride', 'clorhidrato', 'klorhidrato'],
  'hydrogen bromide': ['hydrobromide', 'bromhidrato', 'bromhidrato'],
  'hydrogen iodide': ['hydroiodide', 'yodhidrato', 'iodhidrato'],
};
const HYDRATE: Words = ['hydrate', 'hidrato', 'hidrato'];

/** `disodium butanedioate`; Spanish: `butanodioato de disodio`; Basque: `disodio butanodioato`. */
export function renderSalt(
  { cations, anions }: Extract<NameNode, { form: 'salt' }>,
  tongue: Tongue,
  render: Render,
): string {
  const one = (item: Counted) => times(item, tongue, render);
  const positive = cations.map(one),
    negative = anions.map(one);
  if (tongue !== 1 || cations.length === 0) return [...positive, ...negative].join(' ');
  return anions.length === 0
    ? positive.join(' y ')
    : `${negative.join(' ')} de ${positive.join(' y ')}`;
}

function times({ node, count }: Counted, tongue: Tongue, render: Render): string {
  const text = render(node, tongue);
  if (count === 1) return text;
  if (node.form === 'word' && !/^(di|tri|per|tetra|hexa)/.test(text))
    return multiplier(count, tongue) + text;
  const isPlain =
    /^[a-záéíóúñ]+$/.test(text) && node.form === 'body' && node.body.prefixes.length === 0;
  return isPlain
    ? multiplier(count, tongue) + text
    : compoundMultiplier(count, tongue) + enclose(text);
}

const COMPOUND: Words = ['compound with', 'compuesto con', 'eta'],
  AND: Words = ['and', 'y', 'eta'];

/**
 * Parts without charge: hydrochlorides and hydrates of one compound, else `… compound with …
 * (1:1)`.
 */
export function renderAdduct(
  { parts }: Extract<NameNode, { form: 'adduct' }>,
  tongue: Tongue,
  render: Render,
): string {
  const [first, ...rest] = parts;
  const words = rest.map((part) => addedWord(part, tongue));
  if (first.count === 1 && words.every((word) => word !== null)) {
    const base = render(first.node, tongue);
    return tongue === 1 ? `${words.join(' ')} de ${base}` : `${base} ${words.join(' ')}`;
  }
  const name = (node: NameNode) =>
    tongue === 2 ? render(node, tongue).replace(/([^a])$/, '$1a') : render(node, tongue);
  const names = rest.map(({ node }) => name(node));
  return (
    `${name(first.node)} ${COMPOUND[tongue]} ${names.join(` ${AND[tongue]} `)} ` +
    `(${parts.map(({ count }) => count).join(':')})`
  );
}

function addedWord({ node, count }: Counted, tongue: Tongue): string | null {
  if (node.form !== 'word') return null;
  if (node.words[0] === 'water')
    return (count === 1 ? 'mono' : multiplier(count, tongue)) + HYDRATE[tongue];
  const added = ADDED[node.words[0]];
  return added ? multiplier(count, tongue) + added[tongue] : null;
}
