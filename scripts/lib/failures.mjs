import { existsSync, readFileSync } from 'node:fs';

const LINES = 6;
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * What failed according to the file that `vitest-failures.mjs` writes.
 * @returns {{ name: string, message: string }[]} empty without a file
 */
export const vitestFailures = (path) => read(path) ?? [];

/** What failed according to a Playwright JSON report, as `vitestFailures`. */
export function playwrightFailures(path) {
  const report = read(path);
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const broken = (report?.suites ?? []).flatMap(specs).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
      })),
  );
  const outside = (report?.errors ?? []).map(({ message }) => ({
    name: 'outside any test',
    message: message ?? '',
  }));
  return [...broken, ...outside];
}

/**
 * The last lines of a run that failed: what failed, each with the first lines of its message. A
 * log is often read from its end, or cut to it.
 */
export const failuresText = (failures) =>
  [
    'What failed:',
    ...failures.map(({ name, message }) =>
      [
        `- ${name}`,
        ...message
          .split('\n')
          .slice(0, LINES)
          .map((line) => `    ${line}`),
      ].join('\n'),
    ),
  ].join('\n');
