import { parseArgs } from 'node:util';

export const ATTACKS = [
  'kill',
  'analyses',
  'restart',
  'fuzz',
  'webhooks',
  'slow',
  'flood',
] as const;
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
  /** Seconds that analyses are asked for while processes are killed. */
  readonly analysesS: number;
}

export interface Options extends Extent {
  readonly only: readonly AttackName[];
  readonly seed: number;
  /** What the flood is restricted to; all routes where there are none. */
  readonly routes: readonly string[];
  /** Databases by name; all where there are none. */
  readonly databases: readonly string[];
}

const FULL: Extent = { rounds: 15, requests: 100_000, floodS: 4, slowS: 220, analysesS: 600 };
const SHORT: Extent = { rounds: 2, requests: 3_000, floodS: 2, slowS: 20, analysesS: 30 };

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} takes a whole number.`);
  return Number(value);
}

export const ATTACK_USAGE = `
Usage: npm run attack -- [--short] [--only kill,fuzz] [--rounds N] [--requests N] [--seconds N]
  [--seed N] [--route 'POST /stripe/sync']… [--database SQLite]…

Attacks the built server on loopback, over both databases, and says what did not hold.

  --only       ${ATTACKS.join(', ')}; all by default
  --short      less of each
  --rounds     kills and restarts of each database
  --requests   fuzzed requests
  --seconds    that each route is flooded
  --route      what the flood is restricted to; may be repeated, as --database
`;

/** The options of `npm run attack`. Throws with a sentence where something else was typed. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
      requests: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string', default: '1' },
      route: { type: 'string', multiple: true, default: [] },
      database: { type: 'string', multiple: true, default: [] },
    },
  });
  const only = values.only?.split(',') ?? ATTACKS;
  const unknown = only.filter((name) => !(ATTACKS as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(`--only takes ${ATTACKS.join(', ')}; not ${unknown.join(', ')}.`);
  const extent = values.short ? SHORT : FULL;
  return {
    ...extent,
    only: only as readonly AttackName[],
    seed: wholeNumber('seed', values.seed),
    routes: values.route,
    databases: values.database,
    floodS: values.seconds === undefined ? extent.floodS : wholeNumber('seconds', values.seconds),
    analysesS:
      values.seconds === undefined ? extent.analysesS : wholeNumber('seconds', values.seconds),
    rounds: values.rounds === undefined ? extent.rounds : wholeNumber('rounds', values.rounds),
    requests:
      values.requests === undefined ? extent.requests : wholeNumber('requests', values.requests),
  };
}

/**
 * Those of a list that an option names, in the list's order, or all where it names none. Throws
 * with a sentence where one is not there.
 */
export function chosen<Each extends { readonly name: string }>(
  option: string,
  list: readonly Each[],
  names: readonly string[],
): readonly Each[] {
  const unknown = names.filter((name) => !list.some((each) => each.name === name));
  if (unknown.length > 0)
    throw new Error(
      `--${option}: there is no ${unknown.join(', ')}. There are ${list.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? list : list.filter(({ name }) => names.includes(name));
}
