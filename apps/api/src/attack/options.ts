import { parseArgs } from 'node:util';

export const ATTACKS = ['kill', 'restart', 'fuzz', 'slow', 'flood'] as const;
export type AttackName = (typeof ATTACKS)[number];

/** How much of each attack is made. Everything is bounded by a count or a time. */
export interface Extent {
  /** Kills, and restarts, of each database. */
  readonly rounds: number;
  /** Fuzzed requests, of both databases together. */
  readonly requests: number;
  /** Seconds that each route is flooded. */
  readonly floodS: number;
  /** Seconds that the slow clients stay. */
  readonly slowS: number;
}

export interface Options extends Extent {
  readonly only: readonly AttackName[];
  readonly seed: number;
}

const FULL: Extent = { rounds: 15, requests: 100_000, floodS: 4, slowS: 200 };
const SHORT: Extent = { rounds: 2, requests: 3_000, floodS: 2, slowS: 20 };

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} takes a whole number.`);
  return Number(value);
}

/** `npm run attack -- [--short] [--only kill,fuzz] [--rounds N] [--requests N] [--seed N]`. Throws with a sentence where that is not what was typed. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, only: { type: 'string' }, rounds: { type: 'string' }, requests: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const only = values.only?.split(',') ?? ATTACKS;
  const unknown = only.filter((name) => !(ATTACKS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`--only takes ${ATTACKS.join(', ')}; not ${unknown.join(', ')}.`);
  const extent = values.short ? SHORT : FULL;
  return {
    ...extent, only: only as readonly AttackName[], seed: wholeNumber('seed', values.seed),
    rounds: values.rounds === undefined ? extent.rounds : wholeNumber('rounds', values.rounds),
    requests: values.requests === undefined ? extent.requests : wholeNumber('requests', values.requests),
  };
}
