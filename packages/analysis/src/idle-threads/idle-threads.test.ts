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
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { learnedPieces } from '@elucida/engine/candidates/pieces/learned-piece';
import {
  searchRound,
  type RoundFound,
  type SearchRound,
} from '@elucida/engine/pipeline/search-round';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { busyCores, createIdleThreads, type IdleThreadsOptions } from './idle-threads.ts';

const directory = defaultDataDirectory();
const neighbours = loadNeighbours(directory);
const tables = { shifts: loadShiftTables(directory), neighbours, directory };

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
const filename = join(folder, 'idle-thread.mjs');
beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./idle-thread.ts', import.meta.url))],
    outfile: filename,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const busy = busyCores();
let threads: { close(): void };
afterEach(() => threads.close());

type Options = Pick<IdleThreadsOptions, 'cores'> & Partial<IdleThreadsOptions>;
const optionsOf = (options: Options): IdleThreadsOptions => ({
  tables,
  busy,
  filename,
  ...options,
});

function annealingThreads(options: Options): AnnealingThreads {
  const made: AnnealingThreads = createIdleThreads(optionsOf(options), (anneal: AnnealingRun) => ({
    anneal,
  }));
  threads = made;
  return made;
}

/** Until no thread computes: what was stopped ends at its next look. */
async function untilIdle(): Promise<number> {
  for (let i = 0; i < 200 && Atomics.load(busy, 0) > 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return Atomics.load(busy, 0);
}

test('a thread answers what this one would; a second run waits for a core', async () => {
  const annealing = annealingThreads({ cores: 1 });
  const pending = annealing.begin(sulfone(1));
  expect(pending).not.toBeNull();
  expect(annealing.begin(sulfone(2))).toBeNull();
  const there = pending!.wait(unattended);
  const here = runAnnealing(sulfone(1), neighbourShifts(neighbours), unattended);
  expect(there!.map(({ energy }) => energy)).toEqual(here.map(({ energy }) => energy));
  expect(there![0].state).toEqual(here[0].state);
  expect(await untilIdle()).toBe(0);
  expect(annealing.begin(sulfone(2))!.wait(unattended)).not.toBeNull();
});

test('a run that nobody wants any more ends, and its core is free', async () => {
  const annealing = annealingThreads({ cores: 1 });
  const pending = annealing.begin(sulfone(1))!;
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
  const annealing = annealingThreads({
    cores: 1,
    silentMs: 300,
    filename: '/nowhere/idle-thread.mjs',
  });
  expect(annealing.begin(sulfone(1))!.wait(unattended)).toBeNull();
  expect(Atomics.load(busy, 0)).toBe(0);
});

test('a thread searches a round as this one would', () => {
  const parsed = parseFormula('C10H12O2');
  const read = readNotation('13C NMR 166.6, 132.7, 130.6, 129.5, 128.3, 66.5, 22.1, 10.5');
  if (!parsed.ok || !read.ok) throw new Error('no question');
  // The third round weighs parts by the learned proposer, as the first one does.
  const round: SearchRound = {
    request: {
      formula: parsed.formula,
      spectra: [read.spectrum],
      top: 10,
      seed: 2,
      useLibrary: false,
      hide: [],
    },
    round: 2,
  };
  const searching = createIdleThreads<SearchRound, RoundFound>(
    optionsOf({ cores: 1 }),
    (search) => ({ search }),
  );
  threads = searching;
  const there = searching.begin(round)!.wait(unattended)!;
  const here = searchRound(
    round,
    {
      predictor: createShiftPredictor(tables.shifts),
      pieces: learnedPieces(loadPieces(directory)),
      proposer: loadProposer(directory) ?? undefined,
      neighbours: neighbourShifts(neighbours),
    },
    unattended,
  );
  expect(here.contenders).toHaveLength(400);
  expect(there).toEqual(here);
});
