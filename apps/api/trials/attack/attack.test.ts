import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { KINDS } from '../../src/testing/databases.ts';
import { killServers, serve } from '../../src/testing/server-process.ts';
import { attackAll } from './attack-all.ts';
import { floodAttack } from './flood-attack.ts';
import { ATTACKS, chosen, readOptions, type Options } from './options.ts';
import { Report, summaryOf, tableOf } from './report.ts';
import { listRoutes } from './routes.ts';
import { openTarget } from './target.ts';

/** Processes start and die here; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000;
const [sqlite] = KINDS;
afterEach(killServers);
afterAll(() => sqlite.stop());

const FEW: Options = {
  only: ['kill', 'restart', 'fuzz', 'webhooks'],
  rounds: 1,
  requests: 800,
  floodS: 1,
  slowS: 1,
  analysesS: 1,
  seed: 7,
  routes: [],
  databases: [],
};

describe.each(KINDS)('on $name, a few rounds of each attack:', (kind) => {
  test.skipIf(kind.missing !== undefined)(
    'every bar holds but those on time',
    async () => {
      const report = new Report();
      const routes = await listRoutes();
      await attackAll([kind], { options: FEW, serve, routes, report, say: () => {} });
      expect(report.violations.filter((violation) => !report.delays.includes(violation))).toEqual(
        [],
      );
      expect(new Set(report.rows.map(({ attack }) => attack))).toEqual(new Set(FEW.only));
      for (const row of report.rows.filter(({ lost }) => lost !== undefined))
        expect(row.lost).toBe(0);
      // Every part of the fuzz reaches further than the first check: something of it is taken.
      const taken = report.rows
        .filter(({ attack, statuses }) => attack === 'fuzz' && (statuses.get(200) ?? 0) > 0)
        .map(({ route }) => route);
      expect(taken.length).toBeGreaterThan(30);
      // Exercises by their ids, on the practice pages and in a set.
      expect(taken.some((route) => route.includes('/practice/exercises/:id'))).toBe(true);
    },
    PATIENCE_MS,
  );
});

describe('the flood', () => {
  test(
    'a flood is sent from its connections, and what another user waits for is measured',
    async () => {
      const target = await openTarget({
        database: sqlite.name,
        place: await sqlite.place(),
        serve,
      });
      const report = new Report();
      const blog = (await listRoutes()).filter(({ name }) => name === 'GET /blog');
      await floodAttack(target, FEW, { routes: blog, report });
      const [before, row] = report.rows;
      expect([before.route, row.route]).toEqual(['nothing yet', 'GET /blog']);
      expect(row.statuses.get(200)).toBeGreaterThan(50);
      for (const figure of [row.historyP95Ms, row.healthP95Ms, row.residentBytes])
        expect(figure).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});

describe('the report', () => {
  const row = {
    attack: 'flood',
    database: 'SQLite',
    route: 'GET /',
    requests: 2,
    statuses: new Map([
      [200, 1],
      [0, 1],
    ]),
  };
  test.each([
    ['a lost row', { lost: 1 }, '1 acknowledged rows lost'],
    ['a slow history', { historyP95Ms: 1_001 }, 'GET /history took 1001 ms'],
    ['no answer of the history at all', { historyP95Ms: Number.NaN }, 'GET /history took NaN ms'],
    ['a slow /healthz', { healthP95Ms: 201 }, 'GET /healthz took 201 ms'],
    ['too much memory', { residentBytes: 1_500_000_001 }, '1500 MB of memory'],
  ])('%s violates its bar', (_what, figures, sentence) => {
    const report = new Report();
    report.add({ ...row, ...figures });
    expect(report.violations).toEqual([expect.stringContaining(sentence)]);
    expect(report.delays).toEqual(sentence.includes('took') ? report.violations : []);
  });

  test('what is just within every bar violates none, and is in the table', () => {
    const report = new Report();
    report.add({
      ...row,
      lost: 0,
      historyP95Ms: 1_000,
      healthP95Ms: 200,
      residentBytes: 1_500_000_000,
    });
    expect(report.violations).toEqual([]);
    expect(
      tableOf(report.rows)
        .split('\n')[2]
        .split('|')
        .map((cell) => cell.trim()),
    ).toEqual([
      '',
      'flood',
      'SQLite',
      'GET /',
      '2',
      '1000 ms',
      '200 ms',
      '1500 MB',
      '0',
      'closed×1 200×1',
      '',
    ]);
  });
});

test('the summary has the worst of each figure', () => {
  const report = new Report();
  const row = {
    attack: 'flood',
    database: 'SQLite',
    route: 'GET /',
    requests: 2,
    statuses: new Map([
      [200, 1],
      [0, 1],
    ]),
  };
  report.add({ ...row, historyP95Ms: 20, healthP95Ms: 300, residentBytes: 800e6, lost: 0 });
  report.add({ ...row, historyP95Ms: 40, healthP95Ms: 10, residentBytes: 700e6, lost: 2 });
  expect(summaryOf(report)).toBe(
    '4 requests answered or closed; 2 acknowledged rows lost; worst history p95 40 ' +
      'ms; worst healthz p95 300 ms; peak 800 MB; 2 violations, 1 of them of time',
  );
});

test('the options: all attacks, one of them, its rounds and seed; what is unknown is refused', () => {
  expect(readOptions([])).toMatchObject({ only: ATTACKS, requests: 100_000, seed: 1 });
  expect(
    readOptions(['--short', '--only', 'kill,slow', '--rounds', '3', '--seed', '9']),
  ).toMatchObject({ only: ['kill', 'slow'], rounds: 3, seed: 9 });
  expect(readOptions(['--short']).requests).toBeLessThan(readOptions([]).requests / 10);
  expect(
    readOptions(['--route', 'GET /blog', '--route', 'POST /stripe/sync', '--seconds', '20']),
  ).toMatchObject({ routes: ['GET /blog', 'POST /stripe/sync'], databases: [], floodS: 20 });
  for (const wrong of [['--only', 'nothing'], ['--rounds', 'x'], ['--none']])
    expect(() => readOptions(wrong)).toThrow();
});

test('what an option names is chosen in its place; none named are all, and what is not there is refused', () => {
  const list = [{ name: 'GET /a' }, { name: 'GET /b' }, { name: 'GET /c' }];
  expect(chosen('route', list, [])).toBe(list);
  expect(chosen('route', list, ['GET /c', 'GET /a'])).toEqual([
    { name: 'GET /a' },
    { name: 'GET /c' },
  ]);
  expect(() => chosen('route', list, ['GET /d'])).toThrow(
    '--route: there is no GET /d. There are GET /a, GET /b, GET /c.',
  );
});
