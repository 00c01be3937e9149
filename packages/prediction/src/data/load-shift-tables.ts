import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  NucleusScale,
  NucleusTables,
  PlausibilityTables,
  ShiftTables,
} from '../shift-tables.ts';
import { SPREAD_TERMS } from '../spread.ts';
import { decodeNetwork } from './network-format.ts';
import { decodeTableFile } from './table-format.ts';

/** Files of the shift tables in the data folder; those of ¹⁹F and ³¹P are read when they are needed. */
export const SHIFT_TABLE_FILES = {
  C13: 'shifts-13c.bin',
  H1: 'shifts-1h.bin',
  F19: 'shifts-19f.bin',
  P31: 'shifts-31p.bin',
  plausibility: 'plausibility.bin',
  network: 'shift-network.bin',
  swift: 'swift-network.bin',
} as const;
/** The networks' arithmetic next to them, which `npm run build` compiles. */
const KERNEL_FILE = 'network.wasm';

/**
 * Loads the shift and plausibility tables from `directory` into shared memory. The result can be
 * posted to worker
 * threads, which then share it. Throws Error when a file is missing or of another version.
 */
export function loadShiftTables(directory: string): ShiftTables {
  return {
    C13: nucleusTables(readFileSync(join(directory, SHIFT_TABLE_FILES.C13))),
    H1: nucleusTables(readFileSync(join(directory, SHIFT_TABLE_FILES.H1))),
    plausibility: plausibilityTables(readFileSync(join(directory, SHIFT_TABLE_FILES.plausibility))),
    kernel: loadKernel(directory),
    ...decodeNetwork<ShiftTables['combination']>(
      readFileSync(join(directory, SHIFT_TABLE_FILES.network)),
    ),
    smallNetwork: decodeNetwork<ShiftTables['smallNetwork']['combination']>(
      readFileSync(join(directory, SHIFT_TABLE_FILES.swift)),
    ),
  };
}

/** Loads the networks' arithmetic. Throws Error when it has not been built. */
export function loadKernel(directory: string): Uint8Array {
  const path = join(directory, KERNEL_FILE);
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\``);
  return readFileSync(path);
}

/** Decodes one nucleus' file. */
export function nucleusTables(bytes: Uint8Array): NucleusTables {
  const { header, tables } = decodeTableFile(bytes);
  const { scale, spread } = header as { scale: NucleusScale; spread: number[] };
  if (spread.length !== SPREAD_TERMS)
    throw new Error('shift tables of another version: run `npm run train`');
  const { environments, features } = tables;
  return {
    environments: environments.table,
    mean: environments.columns.mean as Int16Array,
    sd: environments.columns.sd as Uint8Array,
    votes: environments.columns.votes as Uint16Array,
    features: features.table,
    weight: features.columns.weight as Int16Array,
    scale,
    spread,
  };
}

/** Decodes the plausibility file. */
export function plausibilityTables(bytes: Uint8Array): PlausibilityTables {
  const { header, tables } = decodeTableFile(bytes);
  const { environments } = tables;
  return {
    environments: environments.table,
    logProbability: environments.columns.logProbability as Int16Array,
    logNovelty: environments.columns.logNovelty as Int16Array,
    rootNovelty: (header as { rootNovelty: number }).rootNovelty,
  };
}
