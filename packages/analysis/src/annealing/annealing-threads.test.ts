import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import {
  runAnnealing,
  type AnnealingRun,
  type AnnealingThreads,
} from '@elucida/engine/candidates/correlated/anneal/annealing-run';
import { unattended } from '@elucida/engine/stages';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { busyCores, createAnnealingThreads } from './annealing-threads.ts';

const neighbours = loadNeighbours(defaultDataDirectory());

/** Phenyl vinyl sulfone. */
function sulfone(seed: number): AnnealingRun {
  const parsed = parseFormula('C8H8O2S');
  if (!parsed.ok) throw new Error('no formula');
  const spectra = [
    '13C NMR 139.5, 138.4, 133.7, 129.3, 127.9, 127.7',
    'HSQC 6.66/138.4, 7.63/133.7, 7.55/129.3, 7.89/127.9, 6.03/127.7, 6.46/127.7',
    'HMBC 7.55 → 139.5; 7.89 → 133.7; 7.63 → 127.9',
    'COSY 7.55/7.89, 7.55/7.63, 6.66/6.46, 6.66/6.03',
  ].map((text) => {
    const read = readNotation(text);
    if (!read.ok) throw new Error(text);
    return read.spectrum;
  });
  const facts = readFacts(parsed.formula, spectra).C13NMR!.joint!;
  return { formula: parsed.formula, facts, seed, start: null };
}

const folder = mkdtempSync(join(tmpdir(), 'elucida-annealing-'));
const filename = join(folder, 'annealing-thread.mjs');
beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./annealing-thread.ts', import.meta.url))],
    outfile: filename,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const busy = busyCores();
let threads: AnnealingThreads;
afterEach(() => threads.close());

/** Until no thread computes: what was stopped ends at its next look. */
async function untilIdle(): Promise<number> {
  for (let i = 0; i < 200 && Atomics.load(busy, 0) > 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return Atomics.load(busy, 0);
}

test('a thread answers what this one would; a second run waits for a core', async () => {
  threads = createAnnealingThreads({ neighbours, busy, cores: 1, filename });
  const pending = threads.begin(sulfone(1));
  expect(pending).not.toBeNull();
  expect(threads.begin(sulfone(2))).toBeNull();
  const there = pending!.wait(unattended);
  const here = runAnnealing(sulfone(1), neighbourShifts(neighbours), unattended);
  expect(there!.map(({ energy }) => energy)).toEqual(here.map(({ energy }) => energy));
  expect(there![0].state).toEqual(here[0].state);
  expect(await untilIdle()).toBe(0);
  expect(threads.begin(sulfone(2))!.wait(unattended)).not.toBeNull();
});

test('a run that nobody wants any more ends, and its core is free', async () => {
  threads = createAnnealingThreads({ neighbours, busy, cores: 1, filename });
  const pending = threads.begin(sulfone(1))!;
  const cancelled = new Error('cancelled');
  expect(() =>
    pending.wait({
      checkpoint: () => {
        throw cancelled;
      },
    }),
  ).toThrow(cancelled);
  threads.close();
  expect(await untilIdle()).toBe(0);
});

test('the run of a thread that fails is left to who asked, and its core is free', async () => {
  threads = createAnnealingThreads({
    neighbours,
    busy,
    cores: 1,
    silentMs: 300,
    filename: '/nowhere/annealing-thread.mjs',
  });
  expect(threads.begin(sulfone(1))!.wait(unattended)).toBeNull();
  expect(Atomics.load(busy, 0)).toBe(0);
});
