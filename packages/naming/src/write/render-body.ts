import { alkaneStem } from '../words/alkane-stem.ts';
import { compoundMultiplier, multiplier } from '../words/numerals.ts';
import type { Tongue, Words } from '../words/word.ts';
import { alphabetical } from './alphabetical.ts';
import type { Body, Ending, Ion, Prefix, PrefixNode, Unsaturation } from './name-tree.ts';
import { byPlace, placeText, type Place } from './place.ts';

const ION_KINDS = ['ium', 'ylium', 'ide', 'uide'] as const;
const ION_WORDS: Readonly<Record<Ion['kind'], Words>> = {
  ium: ['ium', 'io', 'io'],
  ylium: ['ylium', 'ilio', 'ilio'],
  ide: ['ide', 'uro', 'uro'],
  uide: ['uide', 'uuro', 'uuro'],
};
/** Words that a plain multiplier before them would make another word of: they take bis, tris. */
const LIKE_A_MULTIPLIED_WORD = new RegExp(
  '^(di|tri|tetr|penta|hexa|hepta|octa|nona|deca|okta|deka|thio|tio|seleno|sulfan|selan|tellan|' +
    'telan|azan|oxidan|iodan|yodan|phosphan|fosfan|boran|arsan|stann|estann)',
);
const VOWEL = /^[aeiouyáéíóú]/;
const cache = new WeakMap<PrefixNode, (string | undefined)[]>();

/** A prefix without enclosing marks. */
export function renderPrefix(node: PrefixNode, tongue: Tongue): string {
  if (node.kind === 'word') return node.words[tongue];
  let known = cache.get(node);
  if (!known) cache.set(node, (known = []));
  return (known[tongue] ??= renderBody(node, tongue));
}

/** The text of a parent with its prefixes and suffix, without article. */
export function renderBody(body: Body, tongue: Tongue): string {
  const head = renderPrefixes(body.prefixes, tongue);
  const main = renderMain(body, tongue);
  const stereo =
    body.stereo.length === 0
      ? ''
      : `(${body.stereo.map(({ place, label }) => `${place ? placeText(place) : ''}${label}`).join(',')})-`;
  return stereo + joinText(head, main);
}

/** A hyphen comes between a letter or bracket and a number or a ring's own bracket. */
const joinText = (head: string, tail: string): string =>
  head + (head !== '' && /^[\d(λ[]/.test(tail) ? '-' : '') + tail;

const list = (places: readonly Place[]): string =>
  [...places].sort(byPlace).map(placeText).join(',');

/** Prefixes in the alphabetical order of the language, with locants and multipliers. */
export function renderPrefixes(prefixes: readonly Prefix[], tongue: Tongue): string {
  if (prefixes.length === 0) return '';
  const groups = new Map<string, { items: Prefix[]; sort: string }>();
  for (const prefix of prefixes) {
    const word = renderPrefix(prefix.node, tongue);
    const group = groups.get(word);
    if (group) group.items.push(prefix);
    else groups.set(word, { items: [prefix], sort: alphabetical(word) });
  }
  const sorted = [...groups].sort(([p, a], [q, b]) =>
    a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : p < q ? -1 : 1,
  );
  let text = '';
  for (const [word, { items }] of sorted) {
    const [{ node }] = items;
    const places = items.flatMap(({ place }) => place ?? []);
    const isCompound =
      node.kind === 'body' &&
      (node.prefixes.length > 0 || node.lambda.length > 0 || node.stereo.length > 0);
    const needsMarks =
      isCompound ||
      /[\d,]/.test(word) ||
      (text !== '' && places.length === 0 && items.length === 1);
    const times =
      items.length > 1 && (isCompound || LIKE_A_MULTIPLIED_WORD.test(word))
        ? compoundMultiplier(items.length, tongue)
        : multiplier(items.length, tongue);
    const close =
      items.length > 1 && times.endsWith('s') ? enclose(word) : needsMarks ? enclose(word) : word;
    const hyphen = items.length > 1 && /^ter[tc]-/.test(close) ? '-' : '';
    text +=
      places.length > 0
        ? `${text === '' ? '' : '-'}${list(places)}-${times}${hyphen}${close}`
        : `${times}${hyphen}${close}`;
  }
  return text;
}

/**
 * Brackets that belong to the name of a ring, bicyclo[2.2.1], furo[3,2-b], [1,3]thiazolo: they are
 * no enclosing marks.
 */
const OF_RINGS = /\[(?:[\d.,:'^]+|[\d,']*-?[a-z]{1,3}'*(?::[\d,']+-[a-z]+'*)?)\]/g;

/** Enclosing marks by depth (P-16.5.4): ( ), [ ], { }, then again ( ). */
export function enclose(text: string): string {
  let depth = 0,
    most = 0;
  for (const c of text.replace(OF_RINGS, '')) {
    if (c === '(' || c === '[' || c === '{') most = Math.max(most, ++depth);
    else if (c === ')' || c === ']' || c === '}') depth--;
  }
  const [open, close] = [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ][most % 3];
  return open + text + close;
}

function renderMain(body: Body, tongue: Tongue): string {
  const hydro =
    body.hydro.length === 0
      ? ''
      : `${list(body.hydro)}-${multiplier(body.hydro.length, tongue)}${['hydro', 'hidro', 'hidro'][tongue]}`;
  const indicated =
    body.indicated.length === 0
      ? ''
      : `${[...body.indicated]
          .sort(byPlace)
          .map((place) => `${placeText(place)}H`)
          .join(',')}-`;
  const contracts = contractsEnding(body);
  const { base, vowel } = withBonds(body, contracts, tongue);
  let text = joinText(hydro, indicated + withLambda(base, body.lambda));
  let end = vowel;
  for (const kind of ION_KINDS) {
    const ions = body.ions.filter((ion) => ion.kind === kind);
    if (ions.length === 0) continue;
    const places = ions.flatMap(({ place }) => place ?? []);
    const times = multiplier(ions.length, tongue);
    text += `${times === '' ? '' : end}${places.length === 0 ? '' : `-${list(places)}-`}${times}`;
    ({ base: text, vowel: end } = splitVowel(text + ION_WORDS[kind][tongue], tongue));
  }
  return body.ending ? attach(text, end, { ending: body.ending, contracts, tongue }) : text + end;
}

/** The hydride with its double and triple bonds, and the final vowel that a suffix may elide. */
function withBonds(
  { parent, ene, yne, bondPlaces }: Body,
  contracts: boolean,
  tongue: Tongue,
): { base: string; vowel: string } {
  if (contracts && parent.type === 'ring' && !parent.takesEne)
    return { base: tongue === 0 ? 'phen' : 'fen', vowel: '' };
  if (parent.type === 'word' || (parent.type === 'ring' && !parent.takesEne))
    return splitVowel(parent.words[tongue], tongue);
  const stem =
    parent.type === 'chain'
      ? alkaneStem(parent.length)![tongue]
      : parent.words[tongue].slice(0, -3);
  if (ene.length + yne.length === 0)
    return contracts
      ? { base: stem, vowel: '' }
      : { base: `${stem}an`, vowel: tongue === 0 ? 'e' : 'o' };
  const link = (ene.length > 0 ? ene.length : yne.length) > 1 ? 'a' : '';
  const base =
    stem +
    link +
    bonds(ene, 'en', tongue, bondPlaces) +
    bonds(yne, tongue === 0 ? 'yn' : 'in', tongue, bondPlaces);
  return { base, vowel: tongue === 0 ? 'e' : 'o' };
}

/**
 * A free valence at the first atom of a saturated chain or cycloalkane replaces `ane`: propyl,
 * cyclohexyl; phenyl likewise.
 */
function contractsEnding({ parent, ending, ene, yne, ions, hydro }: Body): boolean {
  if (
    !ending?.free ||
    !/^(yl|oxy)/.test(ending.words[0]) ||
    ene.length + yne.length + ions.length + hydro.length > 0
  )
    return false;
  if (parent.type === 'ring' && parent.words[0] === 'benzene') return ending.count === 1;
  const first =
    ending.places === null || (ending.places.length === 1 && ending.places[0].number === 1);
  return (
    first &&
    (parent.type === 'chain' || (parent.type === 'ring' && parent.cyclic && parent.takesEne))
  );
}

function bonds(
  found: readonly Unsaturation[],
  word: string,
  tongue: Tongue,
  cited: boolean,
): string {
  if (found.length === 0) return '';
  const times = multiplier(found.length, tongue);
  if (!cited) return times + word;
  const places = found.map(
    ({ low, high }) => placeText(low) + (high ? `(${placeText(high)})` : ''),
  );
  return `-${places.join(',')}-${times}${word}`;
}

function splitVowel(word: string, tongue: Tongue): { base: string; vowel: string } {
  const last = word.slice(-1);
  return (tongue === 0 ? last === 'e' : /[aoe]/.test(last))
    ? { base: word.slice(0, -1), vowel: last }
    : { base: word, vowel: '' };
}

/** λ with the bonding number, at the locant in the name where there is one (P-14.1.3). */
function withLambda(base: string, lambda: Body['lambda']): string {
  let text = base;
  const before: string[] = [];
  for (const { place, bonds: number } of lambda) {
    if (!place) {
      before.push(`λ${number}`);
      continue;
    }
    const locant = placeText(place);
    const cited = new RegExp(`(^|[-,\\[])(${locant})(?=[,\\]-])`);
    if (/^\d/.test(base) && cited.test(text)) text = text.replace(cited, `$1$2λ${number}`);
    else before.push(`${locant}λ${number}`);
  }
  return before.length === 0 ? text : `${before.join(',')}-${text}`;
}

function attach(
  base: string,
  vowel: string,
  options: { readonly ending: Ending; readonly contracts: boolean; readonly tongue: Tongue },
): string {
  const {
    ending: { words, count, places, added },
    contracts,
    tongue,
  } = options;
  let times = multiplier(count, tongue);
  if (times.endsWith('a') && /^[ao]/.test(words[tongue])) times = times.slice(0, -1);
  const suffix = times + words[tongue];
  const kept = VOWEL.test(suffix) ? '' : vowel;
  if (places === null || contracts) return base + kept + suffix;
  const hydrogens =
    added.length === 0
      ? ''
      : `(${[...added]
          .sort(byPlace)
          .map((place) => `${placeText(place)}H`)
          .join(',')})`;
  return `${base}${kept}-${list(places)}${hydrogens}-${suffix}`;
}
