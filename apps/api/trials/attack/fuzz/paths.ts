import type { Random } from '../../../../../fixtures/random.ts';
import { HINT_KINDS } from '@elucida/contract/practice-terms';
import { STRINGS } from './hostile-values.ts';

const SEGMENTS = [
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%5c',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aset-cookie:a=b',
  '*',
  ':id',
  '__proto__',
  'constructor',
  'x'.repeat(199),
  'x'.repeat(201),
  'x'.repeat(6_000),
  '-1',
  '0',
  '1e309',
  '%f0%9f%98%80',
  ';a=b',
  '~',
  '%20',
  '+',
  "'",
  '"',
  '(',
  '{id}',
  '[',
  '|',
] as const;

/** Written so that it can be part of a request's first line. */
export const encoded = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Ids that calls of practice take, and what else stands in their paths. */
export interface PracticeIds {
  readonly problems: readonly string[];
  readonly exercises: readonly string[];
  /** Of a set with a problem, an assignment and a report, in this order. */
  readonly sets: readonly string[];
  /** Of the links to these sets. */
  readonly tokens: readonly string[];
  /** Of students who began them. */
  readonly studentKeys: readonly string[];
}

/** Values that a parameter of a path may take and be known; undefined where any id is as good. */
export function practiceValues(
  url: string,
  parameter: string,
  { problems, exercises, sets, tokens }: PracticeIds,
): readonly string[] | undefined {
  if (!url.includes('/practice/')) return undefined;
  if (parameter === ':token') return tokens;
  if (parameter === ':place') return ['0', '1', '2'];
  if (parameter === ':kind') return HINT_KINDS;
  if (parameter !== ':id') return undefined;
  if (url.includes('/exercises/')) return exercises;
  return url.includes('/sets/') ? sets : problems;
}

/** What stands for a parameter of a path: one of the given ids, or something that is not an id. */
export function pathValue(ids: readonly string[], random: Random): string {
  if (random.chance(0.4) && ids.length > 0) return random.pick(ids);
  return random.chance(0.7) ? random.pick(SEGMENTS) : encoded(random.pick(STRINGS)).slice(0, 6_000);
}

const PLACES = [...SEGMENTS, 'api', 'en', 'history', 'assets', 'docs', ''];
/** An address that nobody planned. */
export const hostilePath = (random: Random): string =>
  `/${Array.from({ length: random.whole(1, 5) }, () => random.pick(PLACES)).join('/')}`;

/** A query of documented and other names; `good` makes a value that a name takes. */
export function query(
  names: readonly string[],
  good: (name: string) => string,
  random: Random,
): string {
  const pairs = names
    .filter(() => random.chance(0.8))
    .map((name) => {
      const value = random.chance(0.5)
        ? encoded(good(name))
        : random.pick([encoded(random.pick(STRINGS)), random.pick(SEGMENTS)]);
      return random.chance(0.05)
        ? `${name}=${value}&${name}=${value}`
        : random.chance(0.05)
          ? `${name}[]=${value}`
          : `${name}=${value}`;
    });
  if (random.chance(0.1))
    pairs.push(
      random.pick([
        '__proto__=1',
        'a[b][c]=1',
        '&&&',
        '=',
        '=&=',
        '%00=%00',
        '%=1',
        `x=${'y'.repeat(5_000)}`,
        'x&'.repeat(1_500),
      ]),
    );
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 8_000)}`;
}
