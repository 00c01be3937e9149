import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnedPieces } from '@elucida/engine/candidates/pieces/learned-piece';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { loadPieces, PIECES_FILE } from '@elucida/prediction/data/pieces-format';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import {
  loadShiftTables,
  nucleusTables,
  plausibilityTables,
} from '@elucida/prediction/data/load-shift-tables';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import type { EngineData } from '@elucida/engine/identify';
import { readCases } from '../cases/read-cases.ts';
import { controlled, type Control } from '../cases/controls.ts';
import { NINE_TENTHS_FILES } from '../../datasets/nine-tenths-files.ts';
import { runCase, type CaseResult } from './run-case.ts';

export interface BenchOptions {
  /** A JSON-lines file; default: all development cases. */
  readonly cases?: string;
  /** A folder of tables that were learned without the cases: see `loadBenchData`. */
  readonly tables?: string;
  readonly withoutLibrary: boolean;
  /** Whether spectra that contradict the formula count like the others: see `judgeAsGiven`. */
  readonly asGiven: boolean;
  /** Of each case's search. */
  readonly seed: number;
  readonly control?: Control;
  /** Take every n-th case only. */
  readonly every: number;
  /** … starting with this one. */
  readonly offset: number;
  /** Ids that start so. */
  readonly only?: string;
  /** This process' share of the cases: index and number of shares. */
  readonly shard: readonly [index: number, of: number];
}

/** Runs the chosen cases one after the other; `onResult` sees each as it comes. */
export function runBench(
  options: BenchOptions,
  onResult: (result: CaseResult) => void = () => {},
): CaseResult[] {
  const all = readCases(options.cases);
  const data = loadBenchData(options.tables);
  const chosen = all
    .flatMap((test, index) =>
      options.control ? (controlled(all, index, options.control) ?? []) : test,
    )
    .filter(
      ({ id }) => !options.only || options.only.split(',').some((start) => id.startsWith(start)),
    )
    .filter((_, i) => i % options.every === options.offset)
    .filter((_, i) => i % options.shard[1] === options.shard[0]);
  return chosen.map((test) => {
    const result = runCase(test, data, {
      useLibrary: !options.withoutLibrary,
      seed: options.seed,
      asGiven: options.asGiven,
    });
    onResult(result);
    return result;
  });
}

/**
 * The engine's data from the package's own folder; with `tables`, what was learned without the
 * held-out molecules, from that folder (`training/shifts/held-out-cases.main.ts`).
 */
export function loadBenchData(tables?: string): EngineData {
  const directory = defaultDataDirectory();
  const shipped = loadShiftTables(directory);
  return {
    predictor: createShiftPredictor(
      tables === undefined ? shipped : { ...shipped, ...nineTenths(tables) },
    ),
    pieces: learnedPieces(loadPieces(ownPieces(tables) ?? directory)),
    proposer: loadProposer(ownPieces(tables) ?? directory) ?? undefined,
    neighbours: neighbourShifts(loadNeighbours(directory)),
  };
}

/** Where the folder of tables has parts of its own, learned without the held-out molecules as well. */
const ownPieces = (tables: string | undefined): string | undefined =>
  tables !== undefined && existsSync(join(tables, PIECES_FILE)) ? tables : undefined;

function nineTenths(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    C13: nucleusTables(read(NINE_TENTHS_FILES.C13)),
    H1: nucleusTables(read(NINE_TENTHS_FILES.H1)),
    plausibility: plausibilityTables(read(NINE_TENTHS_FILES.plausibility)),
  };
}
