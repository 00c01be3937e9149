import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

const TEN = 10;
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(6);
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Time of each test file in a vitest JSON report, slowest first.
 * @returns {{ name: string, ms: number }[]} path from the repository's root and wall time; empty
 * without a report
 */
export function vitestTimes(path) {
  const files = read(path)?.testResults ?? [];
  return files
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      ms: endTime - startTime,
    }))
    .sort((a, b) => b.ms - a.ms);
}

/** Time of each test in a Playwright JSON report, slowest first, as `vitestTimes`. */
export function playwrightTimes(path) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const all = (read(path)?.suites ?? []).flatMap(specs);
  return all
    .map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }))
    .sort((a, b) => b.ms - a.ms);
}

/** The ten that took longest, one a line. */
export const slowestTen = (what, times) =>
  [
    `Slowest ${Math.min(TEN, times.length)} ${what} (seconds):`,
    ...times.slice(0, TEN).map(({ name, ms }) => `${seconds(ms)}  ${name}`),
  ].join('\n');
