import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { generateIsomers } from '../candidates/generator/generate-isomers.ts';
import { canonicalSmiles, graphFromSmiles } from '../molecules/smiles.ts';
import { unattended } from '../stages.ts';

const SHARED = join(import.meta.dirname, '../../../../../shared/data');
export const NAMING_SETS = ['names', 'isomers', 'training'] as const;
export type NamingSet = (typeof NAMING_SETS)[number];

export const hasSharedData = (): boolean => existsSync(join(SHARED, 'names.jsonl.gz'));

/** Rows of a gzipped JSON-lines file of the shared data. */
export function readRows<Row>(file: string): Row[] {
  return gunzipSync(readFileSync(join(SHARED, file)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

/**
 * Structures of a set as SMILES, without duplicates: molecules with names of up to 20 heavy atoms,
 * random isomers, training structures.
 */
export function structuresOf(set: NamingSet, count: number): string[] {
  if (set === 'names')
    return spread(
      distinct(readRows<{ smiles: string }>('names.jsonl.gz').map(({ smiles }) => smiles)).filter(
        (smiles) => heavyAtoms(smiles) <= 20,
      ),
      count,
    );
  if (set === 'training') {
    const files = [
      'nmr/shifts13c.train.jsonl.gz',
      'nmr/shifts1h.train.jsonl.gz',
      'nmr/heteronuclei.train.jsonl.gz',
    ];
    return spread(
      distinct(
        files.flatMap((file) => readRows<{ smiles: string }>(file).map(({ smiles }) => smiles)),
      ),
      count,
    );
  }
  return randomIsomers(count);
}

const distinct = (items: readonly string[]): string[] => [...new Set(items)];

/** `count` items at even distances. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]);
}

function heavyAtoms(smiles: string): number {
  try {
    return graphFromSmiles(smiles).atomCount;
  } catch {
    return Infinity;
  }
}

/** Isomers per formula that are looked at, and kept. */
const VISITED = 4_000,
  KEPT = 25;

/**
 * Isomers of the formulas of small named molecules, at random (reproducible) among the first
 * thousands of each.
 */
function randomIsomers(count: number): string[] {
  const formulas = distinct(
    readRows<{ formula: string }>('names.jsonl.gz').map(({ formula }) => formula),
  ).filter((formula) => {
    const parsed = parseFormula(formula);
    if (!parsed.ok) return false;
    const heavy = parsed.formula.heavyAtoms;
    return heavy >= 5 && heavy <= 12 && (parsed.formula.counts.C ?? 0) >= 2;
  });
  const chosen = spread(formulas, Math.ceil(count / KEPT) * 2);
  const random = mulberry(1);
  const found = new Set<string>();
  for (const formula of chosen) {
    if (found.size >= count) break;
    const parsed = parseFormula(formula);
    if (!parsed.ok) continue;
    const picked: string[] = [];
    let seen = 0;
    generateIsomers(
      {
        formula: parsed.formula,
        mode: 'chemical',
        filters: 'plausible',
        task: unattended,
        limit: VISITED,
      },
      (graph) => {
        seen++;
        const at = picked.length < KEPT ? picked.length : Math.floor(random() * seen);
        if (at < KEPT) picked[at] = canonicalSmiles(graph);
      },
    );
    for (const smiles of picked) found.add(smiles);
  }
  return [...found].slice(0, count);
}

/** Reproducible random numbers in [0, 1) (T. Ettinger's mulberry32, public domain). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
