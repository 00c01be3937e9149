import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { AnalysisResponse, Progress } from '@elucida/contract/analysis';
import { loadTables } from '@elucida/analysis/load-engine';
import sharp from 'sharp';
import { BUTYL_ACETATE } from '../../../../../fixtures/cases.ts';
import { renderSpectrumPng } from '../../../../../fixtures/render-spectrum.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../../testing/images.ts';
import { readEvents, until } from '../../testing/streams.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';
import { threadPriority } from './thread-priority.ts';
import { createWorkerAnalyser } from './worker-analyser.ts';

// The whole way with the real engine and text recognition in a real thread.
let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp({
    app: { analyser: createWorkerAnalyser({ workers: 1, tables: loadTables() }) },
  });
  user = await app.user({ plan: 'pro' });
});
afterAll(() => app.close());

const used = async () => (await user.call('GET', '/stats/quota')).json().used_today as number;
const ethylAcetate = {
  metadata: { molecular_formula: 'C4H8O2' },
  spectra: [
    {
      type: 'C13NMR',
      peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }, { delta_ppm: 21 }, { delta_ppm: 14.2 }],
    },
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
        { delta_ppm: 2.04, int: 3, mult: 's' },
        { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
      ],
    },
  ],
};

test('typed peaks of ethyl acetate, as JSON and as a stream, give the same answer', async () => {
  const plain = (await user.call('POST', '/analyze/manual', { json: ethylAcetate })).json();
  expect(plain).toMatchObject({ status: 'ok', molecular_formula: 'C4H8O2', smiles: 'CCOC(C)=O' });
  const events = readEvents(
    (
      await user.call('POST', '/analyze/manual', {
        json: ethylAcetate,
        headers: { accept: 'text/event-stream' },
      })
    ).body,
  );
  expect(events.at(-1)!.event).toBe('result');
  expect({ ...(events.at(-1)!.data as object), elapsed_ms: 0 }).toEqual({
    ...plain,
    elapsed_ms: 0,
  });
  const stages = events.slice(1, -1).map(({ data }) => (data as { stage: string }).stage);
  expect([...new Set(stages)]).toEqual(['interpret', 'propose', 'judge', 'report']);
});

test('a search that is given time says who leads until it is over, and goes on from there', async () => {
  // Propyl 4-aminobenzoate: too many isomers to judge them all.
  const peaks = [166.7, 150.7, 131.6, 120.1, 113.8, 66.1, 22.2, 10.5].map((delta_ppm) => ({
    delta_ppm,
  }));
  const json = {
    metadata: { molecular_formula: 'C10H13NO2' },
    spectra: [{ type: 'C13NMR', peaks }],
    search_seconds: 4,
    lang: 'es',
  };
  const began = performance.now();
  const events = readEvents(
    (
      await user.call('POST', '/analyze/manual', {
        json,
        headers: { accept: 'text/event-stream' },
      })
    ).body,
  );
  expect(performance.now() - began).toBeGreaterThan(4_000);
  const progress = events.slice(1, -1).map(({ data }) => data as Progress);
  const rankings = progress.flatMap(({ ranking }) => (ranking ? [ranking] : []));
  expect(rankings.length).toBeGreaterThan(0);
  expect(rankings.at(-1)![0]).toMatchObject({ rank: 1, name: '4-aminobenzoato de propilo' });
  const stages = progress.map(({ stage }) => stage);
  expect(stages.lastIndexOf('propose')).toBeLessThan(stages.indexOf('judge'));
  const { search, candidates } = events.at(-1)!.data as AnalysisResponse;
  expect(search!.rounds).toBe(rankings.length);

  const from = { structures: candidates.slice(1, 4).map(({ smiles }) => smiles), rounds: 5 };
  const further = { ...json, search_seconds: 1, search_from: from };
  const next = (await user.call('POST', '/analyze/manual', { json: further })).json();
  expect(next.search.rounds).toBeGreaterThan(5);
  const proposed = (next as AnalysisResponse).candidates.flatMap((each) => each.proposed_by);
  expect(proposed).not.toContain('you');
});

test.skipIf(process.platform !== 'linux')(
  'its thread computes behind the answering of requests',
  () => {
    // Field 19 of a thread's stat (proc(5)); its name before it may hold spaces.
    const niceness = readdirSync('/proc/self/task').map((thread) =>
      Number(
        readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[16],
      ),
    );
    expect(niceness).toContain(threadPriority({ threads: 1, cores: availableParallelism() }));
  },
);

const CAT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="500"><rect ' +
  'width="600" height="500" fill="white"/><g fill="none" stroke="black" ' +
  'stroke-width="6"><circle cx="300" cy="280" r="150"/><path d="M180 190 L200 70 ' +
  'L270 140 M420 190 L400 70 L330 140 M250 330 Q300 370 350 330 M150 290 L40 270 ' +
  'M150 310 L40 330 M450 290 L560 270 M450 310 L560 330"/><circle cx="245" ' +
  'cy="250" r="18"/><circle cx="355" cy="250" r="18"/></g></svg>';

test.each([
  [
    'a blank image',
    'blank.png',
    () =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['a drawing of a cat', 'cat.jpg', () => sharp(Buffer.from(CAT)).jpeg().toBuffer()],
])('%s alone is unreadable, named, and not counted', async (_what, name, draw) => {
  const before = await used();
  const response = await user.call(
    'POST',
    '/analyze',
    form({ formula: 'C4H8O2' }, [{ name, bytes: await draw() }]),
  );
  expect([response.statusCode, response.json().code]).toEqual([422, 'unreadable_image']);
  expect(response.json().detail).toContain(`"${name}"`);
  expect(await used()).toBe(before);
});

test('images are described as an analysis would read them, problems and corrections included', async () => {
  const [, c13] = BUTYL_ACETATE.spectra;
  const spectrum = await renderSpectrumPng({ ...c13 });
  const files = [
    { name: 'c13.png', bytes: spectrum },
    { name: 'cat.jpg', bytes: await sharp(Buffer.from(CAT)).jpeg().toBuffer() },
    { name: 'given.png', bytes: spectrum },
  ];
  const response = await user.call(
    'POST',
    '/images/describe',
    form({ image_axes: '[null, null, [110, -5]]' }, files),
  );
  const [read, cat, given] = response.json();
  expect(read).toMatchObject({
    name: 'c13.png',
    type: 'C13NMR',
    unit: 'ppm',
    peaks: c13.peaks.length,
    problem: null,
  });
  expect(read.axis[0]).toBeCloseTo(220, 0);
  expect(cat).toEqual({
    name: 'cat.jpg',
    type: null,
    type_probability: null,
    axis: null,
    unit: null,
    peaks: 0,
    problem: 'no-plot',
    plot: null,
    spectrum: null,
  });
  expect(read.spectrum.picture.marks).toHaveLength(c13.peaks.length);
  expect(given).toMatchObject({ axis: [110, -5], peaks: c13.peaks.length });
});

test('cancelling stops the engine: the only thread answers the next', async () => {
  const hard = {
    metadata: { molecular_formula: 'C15H24O2' },
    spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 140 }, { delta_ppm: 120 }] }],
  };
  const cancelled = user.call('POST', '/analyze/manual', { json: hard });
  const open = async () =>
    (await user.call('GET', '/analyses?status=open')).json() as { id: string; stage: string }[];
  await until(async () => ((await open())[0]?.stage ?? null) !== null);
  await user.call('DELETE', `/analyses/${(await open())[0]!.id}`);
  expect((await cancelled).json().code).toBe('analysis_cancelled');
  // How soon is for a benchmark: a busy machine would fail a bound.
  expect((await user.call('POST', '/analyze/manual', { json: ethylAcetate })).statusCode).toBe(200);
});
