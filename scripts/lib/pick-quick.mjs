import { dirname } from 'node:path';

/**
 * Milliseconds of test files, one after the other, that fit into the inner loop (two workers, and
 * starting each file costs as much again).
 */
const BUDGET_MS = 45_000;
/** A file that no report knows takes about as long as most. */
const UNKNOWN_MS = 200;
/**
 * Where nothing was measured yet (a fresh clone): these start servers, databases, searches or
 * recognition.
 */
const SLOW = [
  /^apps\/api\/(trials|src\/([^/]+$|(adapters|db|http)\/|\w+\/routes\/))/,
  /^packages\/analysis\//,
  /^packages\/report-pdf\//,
  /^packages\/engine\/src\/(candidates|pipeline|isomers)\//,
  /^packages\/(naming|library)\//,
  /^research\/evaluation\/(naming|proposals)\//,
  /-page\.test\.tsx$/,
];

/**
 * The test files of the inner loop: those next to a changed file first, then the quickest, until the
 * budget is spent.
 * @param {readonly string[]} files all test files, from the repository's root
 * @param {{ times: readonly { name: string, ms: number }[], changed: readonly string[] }} known
 * what the last whole run measured, and which files differ from the last commit
 * @returns {{ picked: string[], left: string[] }}
 */
export function pickQuick(files, { times, changed }) {
  const measured = new Map(times.map(({ name, ms }) => [name, ms]));
  const folders = new Set(changed.map((file) => dirname(file)));
  const near = (file) => folders.has(dirname(file));
  const cost = (file) =>
    measured.get(file) ??
    (measured.size === 0 && SLOW.some((slow) => slow.test(file)) ? Infinity : UNKNOWN_MS);
  const order = [...files].sort((a, b) => Number(near(b)) - Number(near(a)) || cost(a) - cost(b));
  const picked = [];
  const left = [];
  let spent = 0;
  for (const file of order) {
    const fits = spent + cost(file) <= BUDGET_MS;
    (fits ? picked : left).push(file);
    if (fits) spent += cost(file);
  }
  return { picked, left };
}
