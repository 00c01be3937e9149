import { readRingName, type NamedRing } from '../rings/read-ring-name.ts';
import { alkaneStem } from '../words/alkane-stem.ts';
import { RING_ALIASES } from '../words/ring-morphemes.ts';
import type { Tongue } from '../words/word.ts';
import { spiroInEnglish } from './translate-spiro.ts';
import { fusionWithLocants, withLowestLocants } from './default-locants.ts';
import { isDigit } from './read-locants.ts';
import { MOST_ENDS, ringEnds, type RingEnd } from './ring-ends.ts';
import { Kind, type RingEntry } from './token.ts';

/** A ring name found in a name: where it ends, and the ring. */
export interface RingAt {
  readonly end: number;
  readonly entry: RingEntry;
}

const CYCLE = [
  /(?:bi|tri|tetra|penta|hexa|hepta|octa|nona|deca|undeca|dodeca)cyclo\[/y,
  /(?:bi|tri|tetra|penta|hexa|hepta|octa|nona|deca)ciclo\[/y,
  /(?:bi|tri|tetra|penta|hexa|hepta|okta|nona|deka)ziklo\[/y,
];
const SPIRO = [
  /(?:di|tri|tetra)?spiro\[/y,
  /(?:di|tri|tetra)?(?:e?spiro)\[/y,
  /(?:di|tri|tetra)?(?:e?spiro)\[/y,
];

/**
 * Ring names that begin at `start`, with the locants that belong to them (`1,3-thiazole`,
 * `[1,2,4]triazolo[1,5-a]pyridine`, `bicyclo[2.2.1]hept`). Ends are found by the pieces of ring
 * names; what a name means is asked of `readRingName`, and kept. `mayBeSkeleton`: `o[` or
 * `spirobi[` comes somewhere behind.
 */
export function ringsAt(
  lower: string,
  start: number,
  tongue: Tongue,
  mayBeSkeleton: boolean,
): readonly RingAt[] {
  const ends = ringEnds(lower, start, tongue);
  if (ends === null && !mayBeSkeleton) return NO_RINGS;
  const found: RingAt[] = [];
  if (mayBeSkeleton) {
    CYCLE[tongue].lastIndex = SPIRO[tongue].lastIndex = start;
    if (CYCLE[tongue].test(lower))
      skeletonAt(lower, start, CYCLE[tongue].lastIndex, tongue, 'cyclo', found);
    if (isDigit(lower.charCodeAt(start))) spirobiAt(lower, start, tongue, found);
    if (SPIRO[tongue].test(lower))
      skeletonAt(lower, start, SPIRO[tongue].lastIndex, tongue, 'spiro', found);
  }
  if (ends === null) return found;
  for (const { end, written } of ends.length === 1 ? ends : ends.sort(byEnd).slice(0, MOST_ENDS)) {
    const entry = entryOf(written, hasPlaces(lower, start, end));
    if (entry) found.push({ end, entry });
  }
  return found;
}

const NO_RINGS: readonly RingAt[] = [];
const byEnd = (a: RingEnd, b: RingEnd): number => b.end - a.end;

const entries = new Map<string, RingEntry | null>(),
  placedEntries = new Map<string, RingEntry | null>();

/** The ring of a name put together from its pieces, kept. `placed`: locants are next to it. */
function entryOf(written: string, placed: boolean): RingEntry | null {
  const kept = placed ? placedEntries : entries;
  let entry = kept.get(written);
  if (entry !== undefined) return entry;
  const english = (aliases.get(written) ?? written).replace(/lambda\d/g, '');
  const lambda = [...written.matchAll(/(\d+[a-z]?'*)lambda(\d)/g)].map(
    (match) => [match[1], Number(match[2])] as const,
  );
  const ring =
    !/\d/.test(english) && UNPLACED.test(english)
      ? lowestRing(english, placed)
      : (readRing(english) ??
        (english.includes('[')
          ? readOrNull(fusionWithLocants(english))
          : lowestRing(english, placed)));
  entry = ring && { kind: Kind.Ring, ring, name: english, stem: false, lambda };
  if (kept.size > MOST_KNOWN) kept.clear();
  kept.set(written, entry);
  return entry;
}

const readOrNull = (name: string | null): NamedRing | null =>
  name === null ? null : readRing(name);

const AFTER = /[eao]?-\d/y;

/** Digits before the ring's name, or locants right behind it. */
function hasPlaces(lower: string, start: number, end: number): boolean {
  for (let i = 0; i < start; i++) if (isDigit(lower.charCodeAt(i))) return true;
  AFTER.lastIndex = end;
  return AFTER.test(lower);
}

/**
 * A ring without locants, where other locants are next to it: 4-methyldithiolane, dithiolan-3-yl.
 */
function lowestRing(english: string, placed: boolean): NamedRing | null {
  return placed && !/\d/.test(english) ? readOrNull(withLowestLocants(english)) : null;
}

/** Rings that are not certain without locants: dithiane, pyrroline. */
const UNPLACED =
  /^(?:di|tri)(?:ox|thi|az|selen|phosph|sil)(?!ir)|(?:pyrrol|pyrazol|imidazol|oxazol|thiazol)in$/;
const aliases = new Map(RING_ALIASES);
const known = new Map<string, NamedRing | null>();
const MOST_KNOWN = 20_000;

function readRing(name: string): NamedRing | null {
  let ring = known.get(name);
  if (ring === undefined) {
    if (known.size > MOST_KNOWN) known.clear();
    known.set(name, (ring = readRingName(name)));
  }
  return ring;
}

/**
 * Von Baeyer and simple spiro skeletons: bracket, then the stem of the number of atoms, before
 * `ane`, `ene` …
 */
function skeletonAt(
  lower: string,
  start: number,
  bracket: number,
  tongue: Tongue,
  word: 'cyclo' | 'spiro',
  found: RingAt[],
): void {
  const close = lower.indexOf(']', bracket);
  if (close < 0 || close - bracket > 120) return;
  const inside = lower.slice(bracket, close).replace(/[()]/g, '');
  if (!/^[\d.,':-]+$/.test(inside)) {
    if (word !== 'spiro') return;
    const end = matchingBracket(lower, bracket - 1);
    const written = lower.slice(start, end + 1);
    const english =
      end < 0 || tongue === 0
        ? written
        : spiroInEnglish(written, tongue, (text) => ringInEnglish(text, tongue));
    const ring = end < 0 || english === null ? null : readRing(english);
    if (ring)
      found.push({
        end: end + 1,
        entry: { kind: Kind.Ring, ring, name: english!, stem: false, lambda: [] },
      });
    return;
  }
  for (let carbons = 99; carbons > 3; carbons--) {
    const stem = alkaneStem(carbons)!;
    if (
      !lower.startsWith(stem[tongue], close + 1) &&
      !(carbons === 20 && lower.startsWith('eicos', close + 1))
    )
      continue;
    const prefix = lower
      .slice(start, bracket - 1)
      .replace(/ciclo$|ziklo$/, 'cyclo')
      .replace(/okta/, 'octa')
      .replace(/deka/, 'deca')
      .replace(/espiro$/, 'spiro');
    const name = `${prefix}[${inside}]${stem[0]}ane`;
    const ring = readRing(name);
    if (ring)
      found.push({
        end: close + 1 + (lower.startsWith('eicos', close + 1) ? 5 : stem[tongue].length),
        entry: { kind: Kind.Ring, ring, name, stem: true, lambda: [] },
      });
    return;
  }
}

const SPIROBI = /(\d+[a-z]?)(?:lambda(\d))?,(\d+[a-z]?')-e?spirobi\[/y;

/** `3,3'-spirobi[benzo[f]chromene]`, `1lambda5,1'-spirobi[2,1-benzoxaphosphole]`. */
function spirobiAt(lower: string, start: number, tongue: Tongue, found: RingAt[]): void {
  SPIROBI.lastIndex = start;
  const match = SPIROBI.exec(lower);
  const end = match ? matchingBracket(lower, SPIROBI.lastIndex - 1) : -1;
  if (!match || end < 0) return;
  const inside = lower.slice(start + match[0].length, end);
  const component = tongue === 0 ? inside : ringInEnglish(inside, tongue);
  const name = `${match[1]},${match[3]}-spirobi[${component}]`;
  const ring = component === null ? null : readRing(name);
  const lambda = match[2] ? [[match[1], Number(match[2])] as const] : [];
  if (ring)
    found.push({ end: end + 1, entry: { kind: Kind.Ring, ring, name, stem: false, lambda } });
}

/**
 * The English name of a ring whose Spanish or Basque name fills the text, but for its last vowel.
 */
function ringInEnglish(text: string, tongue: Tongue): string | null {
  const ends = ringEnds(text, 0, tongue) ?? [];
  for (const length of [text.length, text.length - 1]) {
    const english = ends.find(({ end }) => end === length)?.written;
    if (english !== undefined && (length === text.length || /[aeo]$/.test(text))) return english;
  }
  return null;
}

function matchingBracket(lower: string, open: number): number {
  let depth = 0;
  for (let i = open; i < lower.length; i++) {
    if (lower[i] === '[') depth++;
    else if (lower[i] === ']' && --depth === 0) return i;
  }
  return -1;
}
