import { existsSync } from 'node:fs';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { generateIsomers } from '@elucida/generator/generate-isomers';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { unattended } from '@elucida/engine/stages';
import { dataFile } from '../../datasets/data-folder.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { seededRandom } from '../../datasets/seeded-random.ts';

export const NAMING_SETS = ['names', 'isomers', 'training'] as const;
export type NamingSet = (typeof NAMING_SETS)[number];

export const hasSharedData = (): boolean => existsSync(dataFile('names.jsonl.gz'));

/**
 * Structures of a set as SMILES, without duplicates: molecules with names of up to 20 heavy atoms,
 * random isomers, training structures.
 */
export function structuresOf(set: NamingSet, count: number): string[] {
  if (set === 'names')
    return spread(
      distinct(
        readRows<{ smiles: string }>(dataFile('names.jsonl.gz')).map(({ smiles }) => smiles),
      ).filter((smiles) => heavyAtoms(smiles) <= 20),
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
        files.flatMap((file) =>
          readRows<{ smiles: string }>(dataFile(file)).map(({ smiles }) => smiles),
        ),
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
    readRows<{ formula: string }>(dataFile('names.jsonl.gz')).map(({ formula }) => formula),
  ).filter((formula) => {
    const parsed = parseFormula(formula);
    if (!parsed.ok) return false;
    const heavy = parsed.formula.heavyAtoms;
    return heavy >= 5 && heavy <= 12 && (parsed.formula.counts.C ?? 0) >= 2;
  });
  const chosen = spread(formulas, Math.ceil(count / KEPT) * 2);
  const random = seededRandom(1);
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
