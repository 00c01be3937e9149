import {
  CONFIGURATIONS,
  LENGTH_STEMS,
  SUGAR_ENDINGS,
  SUGAR_STEMS,
  type SugarEnding,
  type SugarStem,
} from '../words/sugar-words.ts';
import { spelled } from '../words/spelling.ts';
import type { Tongue } from '../words/word.ts';
import { sugarNotation, type Sugar } from './sugar-notation.ts';
import { Kind, type Entry } from './token.ts';

/** A carbohydrate found in a name: where it ends, and its structure as a word of the vocabulary. */
export interface SugarAt {
  readonly end: number;
  readonly entry: Entry;
}

const HEAD =
  /(?:(aldehydo|keto|aldehido|zeto|ceto)-)?(?:(alpha|beta)(?:,|-)?)?(?:(d|l|dl)-?(?:\([+-]\)-?)?(?=[a-z]))?/y;
const PREFIXES = new Map<Tongue, RegExp>();
const ENDS = new Map<Tongue, readonly (readonly [string, SugarEnding])[]>();
const STEMS = new Map<Tongue, readonly (readonly [string, SugarStem])[]>();

/**
 * Carbohydrates that begin at `start`, with their anomer and configuration:
 * `alpha-d-glucopyranose`, `d-glycero-d-gluco-heptose`, `d-arabino-hex-2-ulose`.
 */
export function sugarsAt(lower: string, start: number, tongue: Tongue): readonly SugarAt[] {
  const first = lower.charCodeAt(start),
    second = lower.charCodeAt(start + 1);
  const begins = first < 128 && second < 128 ? beginningsOf(tongue)[first * 128 + second] : 0;
  if (begins === 0) return NONE;
  HEADS.lastIndex = start;
  if (begins === HEAD_ONLY && !HEADS.test(lower)) return NONE;
  HEAD.lastIndex = start;
  const head = HEAD.exec(lower)!;
  const found: SugarAt[] = [];
  const chain =
    head[1] !== undefined ||
    /(?:^|[-(])(?:aldehydo|keto|aldehido|zeto|ceto)-/.test(lower.slice(0, start));
  const anomer = (head[2] as 'alpha' | 'beta' | undefined) ?? null;
  let at = start + head[0].length;
  const written = head[3];
  if (head[0].endsWith('-') || head[0] === '' || written !== undefined) {
    for (const [word, stem] of stemsOf(tongue)) {
      if (lower.startsWith(word, at))
        trivial(lower, at + word.length, stem, { anomer, chain, written, tongue, found });
    }
    // Systematic: configurational prefixes, then the length.
    const groups: { series: string; sides: string }[] = [];
    const prefix = prefixOf(tongue);
    let series: string | undefined = written,
      face = anomer;
    for (;;) {
      prefix.lastIndex = at;
      const match = prefix.exec(lower);
      if (!match) break;
      face = (match[1] as typeof face | undefined) ?? face;
      groups.push({
        series: match[2] ?? series ?? '',
        sides: CONFIGURATIONS[englishPrefix(match[3], tongue)],
      });
      series = undefined;
      at = prefix.lastIndex;
    }
    if (groups.length > 0)
      for (const [words, carbons] of LENGTH_STEMS)
        if (lower.startsWith(words[tongue], at))
          systematic(lower, {
            start,
            at: at + words[tongue].length,
            carbons,
            anomer: face,
            chain,
            groups,
            tongue,
            found,
          });
  }
  return found;
}

const NONE: readonly SugarAt[] = [];
const HEADS =
  /(?:alpha|beta|d|l|aldehydo|keto|aldehido|zeto|ceto)[-(,]|[dl](?=gluc|galact|mann|rib|xyl|fruct)/y;
/** First two signs of HEADS. */
const HEAD_PAIRS: readonly string[] = [
  'al',
  'be',
  'ke',
  'ze',
  'ce',
  ...['d', 'l'].flatMap((series) => [...'-(,gmrxf'].map((next) => series + next)),
];
const HEAD_ONLY = 1;
const BEGINNINGS = new Map<Tongue, Uint8Array>();

/**
 * What begins with a pair of signs (`128 * first + second`): 0 nothing, HEAD_ONLY, or stems and
 * prefixes.
 */
function beginningsOf(tongue: Tongue): Uint8Array {
  let pairs = BEGINNINGS.get(tongue);
  if (!pairs) {
    BEGINNINGS.set(tongue, (pairs = new Uint8Array(128 * 128)));
    for (const pair of HEAD_PAIRS) pairs[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = HEAD_ONLY;
    for (const word of [
      ...stemsOf(tongue).map(([stem]) => stem),
      ...Object.keys(CONFIGURATIONS).map((name) => spelledPrefix(name, tongue)),
    ])
      pairs[word.charCodeAt(0) * 128 + word.charCodeAt(1)] = HEAD_ONLY + 1;
  }
  return pairs;
}

interface Found {
  readonly anomer: 'alpha' | 'beta' | null;
  readonly chain: boolean;
  readonly written: string | undefined;
  readonly tongue: Tongue;
  readonly found: SugarAt[];
}

function trivial(
  lower: string,
  at: number,
  stem: SugarStem,
  { anomer, chain, written, tongue, found }: Found,
): void {
  // Without its letter the name means the usual one, or it needs one that comes earlier
  // (`L-6-deoxygalactose`).
  const series = written ?? (stem.usual === '' ? 'l' : stem.usual);
  const mark = written !== undefined ? '' : `&${stem.usual}`;
  for (const [word, ending] of endsOf(tongue)) {
    if (!lower.startsWith(word, at)) continue;
    const sides = new Map<number, number>();
    if (series === 'd' || series === 'l')
      [...stem.configuration].forEach((digit, i) =>
        sides.set(stem.carbonyl + 1 + i, series === 'd' ? Number(digit) : 1 - Number(digit)),
      );
    const reference = sides.get(stem.carbonyl + Math.min(stem.configuration.length, 4));
    const ring = ringOf(ending, { anomer, chain, carbons: stem.carbons, carbonyl: stem.carbonyl });
    if (
      ending.ulose ||
      (stem.carbonyl !== 1 &&
        /^(?:on|uron|ari|arate|amine|itol|lactone|dialdose)/.test(ending.form))
    )
      continue;
    add(
      found,
      at + word.length,
      {
        carbons: stem.carbons,
        carbonyls: [stem.carbonyl],
        sides,
        reference,
        anomer,
        form: ending.form,
        ring,
        deoxy: stem.deoxy,
        enes: [],
      },
      mark,
    );
  }
}

function ringOf(
  ending: SugarEnding,
  {
    anomer,
    chain,
    carbons,
    carbonyl,
  }: { anomer: string | null; chain: boolean; carbons: number; carbonyl: number },
): number {
  if (chain) return ending.ring === -1 || ending.form === 'amine' ? 0 : ending.ring;
  if (ending.ring === -1) return anomer ? (carbons - carbonyl >= 4 ? 6 : 5) : 0;
  return ending.ring === 6 &&
    ending.form !== 'ose' &&
    carbons - carbonyl < 4 &&
    carbons - carbonyl === 3
    ? 5
    : ending.ring;
}

interface Systematic {
  readonly start: number;
  readonly at: number;
  readonly carbons: number;
  readonly anomer: 'alpha' | 'beta' | null;
  readonly chain: boolean;
  readonly groups: readonly { series: string; sides: string }[];
  readonly tongue: Tongue;
  readonly found: SugarAt[];
}

const MIDDLE = /^(?:a?-((?:\d,)*\d)-(?:di|tri)?en)?(o(?=[pfs]))?(?:o?-?((?:\d,)*\d)-(di)?ul|ul)?/;

function systematic(
  lower: string,
  { start, at, carbons, anomer, chain, groups, tongue, found }: Systematic,
): void {
  const middle = MIDDLE.exec(lower.slice(at, at + 30))!;
  for (const cut of middle[0] === '' ? [''] : [middle[0], '']) {
    const enes = cut !== '' && middle[1] ? middle[1].split(',').map(Number) : [];
    const uloses = cut !== '' && /ul$/.test(cut) ? (middle[3] ?? '2').split(',').map(Number) : [];
    const bare = cut.replace(/o$/, '');
    for (const [word, ending] of endsOf(tongue)) {
      // hex-2-ulopyranose, hex-2-enopyranos-4-ulose: the ring word may stand before `ulose`.
      if (ending.ulose && uloses.length === 0) continue;
      const stem = ending.form === 'ose' ? word.slice(0, -1) : word;
      if (!lower.startsWith(stem, at + bare.length)) continue;
      let end = at + bare.length + stem.length;
      let carbonyls = uloses.length > 0 ? uloses : [1];
      const after =
        ending.form === 'ose'
          ? /^-((?:\d,)*\d)-(?:di)?ulos[ea]/.exec(lower.slice(end, end + 16))
          : null;
      if (after) {
        carbonyls = [...carbonyls, ...after[1].split(',').map(Number)];
        end += after[0].length;
      } else if (lower.startsWith(word, at + bare.length)) end = at + bare.length + word.length;
      else continue;
      const isAlditol = ending.form === 'itol';
      const wanted = groups.reduce((sum, group) => sum + group.sides.length, 0);
      const sides = openPlaces(lower.slice(0, start), {
        carbons,
        carbonyls: isAlditol ? [] : carbonyls,
        enes,
      })
        .filter((places) => places.length === wanted)
        .map((places) => sidesOf(groups, places))[0];
      if (!sides) continue;
      const ring = ringOf(ending, { anomer, chain, carbons, carbonyl: carbonyls[0] });
      add(found, end, {
        carbons,
        carbonyls: isAlditol ? [0] : carbonyls,
        sides: sides.places,
        reference: sides.reference,
        anomer,
        form: ending.form,
        ring,
        deoxy: [],
        enes,
      });
    }
  }
}

/**
 * Positions that can be centres: not the ends, carbonyls and double bonds; all of them, without
 * those that are deoxy, and without those that are deoxy and carry nothing else.
 */
function openPlaces(
  before: string,
  {
    carbons,
    carbonyls,
    enes,
  }: { carbons: number; carbonyls: readonly number[]; enes: readonly number[] },
): number[][] {
  const places: number[] = [];
  for (let place = 2; place < carbons; place++)
    if (!carbonyls.includes(place) && !enes.includes(place) && !enes.includes(place - 1))
      places.push(place);
  const deoxy =
    [...before.matchAll(/((?:\d,)*\d)-(?:di|tri|tetra)?(?:deoxy|desoxi|deoxi)/g)]
      .at(-1)?.[1]
      .split(',')
      .map(Number) ?? [];
  const others = before.replace(/((?:\d,)*\d)-(?:di|tri|tetra)?(?:deoxy|desoxi|deoxi)/g, '');
  return [
    places,
    places.filter((place) => !deoxy.includes(place)),
    places.filter(
      (place) =>
        !deoxy.includes(place) ||
        new RegExp(`(?:^|[^\\d'])(?:\\d,)*${place}(?:,\\d)*-(?!o-)`).test(others),
    ),
  ];
}

/**
 * Sides by position: the prefix named last belongs to the lowest positions. Null where numbers do
 * not fit.
 */
function sidesOf(
  groups: readonly { series: string; sides: string }[],
  places: readonly number[],
): { places: Map<number, number>; reference: number | undefined } | null {
  const sides = new Map<number, number>();
  let next = 0,
    reference: number | undefined;
  for (const group of [...groups].reverse()) {
    for (const digit of group.sides) {
      const place = places[next++];
      if (place === undefined) return null;
      if (group.series === 'd' || group.series === 'l')
        sides.set(place, group.series === 'd' ? Number(digit) : 1 - Number(digit));
    }
    if (next === group.sides.length) reference = sides.get(places[next - 1]);
  }
  return { places: sides, reference };
}

function add(found: SugarAt[], end: number, sugar: Sugar, mark = ''): void {
  const notation = sugarNotation(sugar);
  if (notation === null) return;
  found.push({ end, entry: entryOf(sugar.form, mark + notation) });
}

function entryOf(form: Sugar['form'], notation: string): Entry {
  if (/(?:osyl|onyl)$/.test(form))
    return { kind: Kind.Radical, name: 'glycosyl', notation, joins: false };
  if (/ic$/.test(form)) return { kind: Kind.Salt, name: 'sugar', notation, ends: 'ic' };
  if (/ate$/.test(form) || form === 'oside')
    return { kind: Kind.Salt, name: 'sugar', notation, ends: 'ate' };
  return { kind: Kind.Parent, name: 'sugar', notation };
}

const spellings = (words: readonly [string, string, string], tongue: Tongue): string[] =>
  words[tongue].split('|');
const longestFirst = <T>(list: (readonly [string, T])[]): readonly (readonly [string, T])[] =>
  list.sort((a, b) => b[0].length - a[0].length);

function endsOf(tongue: Tongue): readonly (readonly [string, SugarEnding])[] {
  let ends = ENDS.get(tongue);
  if (!ends)
    ENDS.set(
      tongue,
      (ends = longestFirst(
        SUGAR_ENDINGS.flatMap((ending) =>
          spellings(ending.words, tongue).map((word) => [word, ending] as const),
        ),
      )),
    );
  return ends;
}

function stemsOf(tongue: Tongue): readonly (readonly [string, SugarStem])[] {
  let stems = STEMS.get(tongue);
  if (!stems)
    STEMS.set(
      tongue,
      (stems = longestFirst(
        SUGAR_STEMS.flatMap((stem) =>
          spellings(stem.words, tongue).map((word) => [word, stem] as const),
        ),
      )),
    );
  return stems;
}

const spelledPrefix = (name: string, tongue: Tongue): string =>
  tongue === 0 ? name : spelled(name, tongue === 1 ? 'es' : 'eu');

function prefixOf(tongue: Tongue): RegExp {
  let prefix = PREFIXES.get(tongue);
  if (!prefix)
    PREFIXES.set(
      tongue,
      (prefix = new RegExp(
        `(?:(alpha|beta)-)?(?:(d|l)-)?(${Object.keys(CONFIGURATIONS)
          .map((name) => spelledPrefix(name, tongue))
          .join('|')})-?`,
        'y',
      )),
    );
  return prefix;
}

const englishPrefix = (word: string, tongue: Tongue): string =>
  Object.keys(CONFIGURATIONS).find((name) => spelledPrefix(name, tongue) === word)!;
