import { multiplier } from '../words/numerals.ts';
import type { Tongue, Words } from '../words/word.ts';
import { alphabetical } from './alphabetical.ts';
import type { EsterWord, NameNode } from './name-tree.ts';
import { enclose, renderBody, renderPrefix } from './render-body.ts';
import { renderAdduct, renderSalt } from './render-salt.ts';
import { placeText } from './place.ts';

/** A whole name in one language. */
export function renderName(node: NameNode, tongue: Tongue): string {
  const text = render(node, tongue);
  // `(1:1)` closes the name of an adduct, whose parts have their articles.
  return tongue === 2 && !text.endsWith(')') ? withArticle(text) : text;
}

/** Basque names close with the article: bentzenoa, indola, anilina. */
const withArticle = (text: string): string => (text.endsWith('a') ? text : `${text}a`);

function render(node: NameNode, tongue: Tongue): string {
  switch (node.form) {
    case 'word':
      return node.words[tongue];
    case 'body':
      return renderBody(node.body, tongue);
    case 'acid': {
      const acid = renderBody(node.body, tongue);
      const prefix = node.element === '' ? '' : `${node.element}-`;
      return tongue === 0
        ? `${acid} ${prefix}acid`
        : tongue === 1
          ? `${prefix}ácido ${acid}`
          : `${prefix}azido ${acid}`;
    }
    case 'halide':
      return renderHalide(node, tongue);
    case 'amide': {
      const acid = renderBody(node.body, tongue),
        amide = multiplier(node.count, tongue) + ['amide', 'amida', 'amida'][tongue];
      return tongue === 1 ? `${amide} ${acid.replace(/o$/, 'a')}` : `${acid} ${amide}`;
    }
    case 'ester':
      return renderEster(node.alkyls, renderBody(node.body, tongue), tongue);
    case 'anhydride':
      return renderAnhydride(node.acids, tongue);
    case 'salt':
      return renderSalt(node, tongue, render);
    case 'adduct':
      return renderAdduct(node, tongue, render);
    case 'oxide': {
      const places = node.places.map(placeText).join(',') + (node.places.length > 0 ? '-' : '');
      const oxide = multiplier(node.places.length, tongue) + CHALCOGENIDE[node.chalcogen][tongue];
      const of = render(node.of, tongue);
      return tongue === 1 ? `${places}${oxide} de ${of}` : `${of} ${places}${oxide}`;
    }
  }
}

const CHALCOGENIDE: Readonly<Record<8 | 16 | 34, Words>> = {
  8: ['oxide', 'óxido', 'oxido'],
  16: ['sulfide', 'sulfuro', 'sulfuro'],
  34: ['selenide', 'seleniuro', 'seleniuro'],
};

/**
 * `acetic anhydride`, `acetic benzoic anhydride`; Spanish: `anhídrido acético`; Basque: `anhidrido
 * azetiko(a)`.
 */
function renderAnhydride(acids: readonly NameNode[], tongue: Tongue): string {
  const words = acids.map((acid) => (acid.form === 'acid' ? renderBody(acid.body, tongue) : ''));
  return tongue === 0
    ? `${words.join(' ')} anhydride`
    : `${['', 'anhídrido', 'anhidrido'][tongue]} ${words.join(' ')}`;
}

function renderHalide(
  { body, halides, adjective }: Extract<NameNode, { form: 'halide' }>,
  tongue: Tongue,
): string {
  const counts = new Map<string, number>();
  for (const words of halides) counts.set(words[tongue], (counts.get(words[tongue]) ?? 0) + 1);
  const sorted = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => multiplier(count, tongue) + word);
  const acyl = renderBody(body, tongue);
  return tongue === 1
    ? `${sorted.join(' ')} ${adjective ? '' : 'de '}${acyl}`
    : `${acyl} ${sorted.join(' ')}`;
}

const HYDROGEN: Words = ['hydrogen', 'hidrógeno', 'hidrogeno'];

/**
 * `dimethyl butanedioate`, `4-ethyl 1-methyl …`; Spanish: `… de dimetilo`; Basque: `dimetil
 * butanodioato(a)`.
 */
export function renderEster(alkyls: readonly EsterWord[], acid: string, tongue: Tongue): string {
  const groups = new Map<string, EsterWord[]>();
  for (const alkyl of alkyls) {
    const word = alkyl.node ? renderPrefix(alkyl.node, tongue) : HYDROGEN[tongue];
    groups.set(word, [...(groups.get(word) ?? []), alkyl]);
  }
  // Hydrogen salts are one word: hidrogenosulfato, hidrogenokarbonato.
  if (tongue !== 0 && alkyls.every(({ node }) => node === null) && /^[a-z]/.test(acid))
    return `${multiplier(alkyls.length, tongue)}hidrogeno${acid}`;
  const several = groups.size > 1;
  const sorted = [...groups].sort(([a, p], [b, q]) =>
    p[0].node === null ? 1 : q[0].node === null ? -1 : alphabetical(a) < alphabetical(b) ? -1 : 1,
  );
  const words = sorted.map(([word, items]) => {
    const places = items.flatMap(({ place }) => place ?? []);
    const cited =
      places.length > 0 && (several || places[0].symbol !== '')
        ? `${places.map(placeText).join(',')}-`
        : '';
    const { node } = items[0];
    const isCompound =
      node !== null && node.kind === 'body' && (node.prefixes.length > 0 || node.stereo.length > 0);
    const marked =
      (items.length > 1 || cited !== '') && (isCompound || /\d/.test(word)) ? enclose(word) : word;
    const times =
      items.length > 1 && isCompound
        ? ({ 2: 'bis', 3: 'tris', 4: 'tetrakis' }[items.length] ?? multiplier(items.length, tongue))
        : multiplier(items.length, tongue);
    return cited + times + (tongue === 1 ? organylNoun(marked) : marked);
  });
  return tongue === 1 ? `${acid} de ${words.join(' y ')}` : `${words.join(' ')} ${acid}`;
}

/** Spanish organyl groups as nouns end in -ilo. */
const organylNoun = (word: string): string => word.replace(/il(\)|\]|\})?$/, 'ilo$1');
