/**
 * npx tsx research/training/shifts/held-out-cases.main.ts --tables FOLDER [--data FOLDER] [--from 3] [--to 20]
 *
 * Writes cases of the molecules that neither the network nor the tables of nine tenths were learned
 * from: ¹³C and ¹H shifts of `nmr`, integrals by the hydrogens of each atom, no multiplicities. Next
 * to `held-out.jsonl` come the tables of nine tenths and the plausibility without those molecules
 * (seven minutes of processor time), for `main.ts --cases FOLDER/held-out.jsonl --tables FOLDER`.
 * `held-out-C13NMR.jsonl` and `held-out-H1NMR.jsonl` are the same cases with that list alone. They hold data rows: the
 * folder is not part of the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { carries, type Nucleus } from '@elucida/prediction/shift-tables';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { NINE_TENTHS_FILES } from '../../datasets/nine-tenths-files.ts';
import { readRows } from '../../datasets/read-rows.ts';
import {
  graphOfRow,
  readObservedMolecules,
  type ShiftRow,
} from '../../datasets/read-shift-rows.ts';
import { SHIFT_FILES } from './held-out.ts';
import { isHeldOut, keptIn, nineTenthsTables } from './nine-tenths.ts';
import { trainPlausibility } from './train-plausibility.ts';
import { caseOfRows, type KeyedRow } from './case-of-rows.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string' },
    data: { type: 'string', default: DATA_FOLDER },
    /** Sizes of the cases, heavy atoms. */
    from: { type: 'string', default: '3' },
    to: { type: 'string', default: '20' },
  },
});
const folder = values.tables;
if (folder === undefined) throw new Error('--tables FOLDER: where cases and tables are written');

const keyed = (file: string): KeyedRow[] =>
  readRows<ShiftRow>(join(values.data, file)).flatMap((row) => {
    const graph = graphOfRow(row);
    if (!graph) return [];
    const perception = perceive(graph);
    return [{ row, graph, perception, key: fingerprintKey(graph, perception) }];
  });

const [carbon, proton, named] = [SHIFT_FILES.C13, SHIFT_FILES.H1, 'names.jsonl.gz'].map(keyed);
keptIn(folder, NINE_TENTHS_FILES.plausibility, () =>
  trainPlausibility(
    [...carbon, ...proton, ...named].filter((each) => !isHeldOut(each)).map(({ graph }) => graph),
  ),
);
for (const nucleus of ['C13', 'H1'] as const satisfies readonly Nucleus[])
  nineTenthsTables(
    nucleus,
    readObservedMolecules(join(values.data, SHIFT_FILES[nucleus]), (graph, atom) =>
      carries(nucleus, graph, atom),
    ),
    folder,
  );

const sizes = { from: Number(values.from), to: Number(values.to) };
const protonOf = new Map(proton.map((each) => [each.key, each]));
const seen = new Set<number>();
const cases = carbon
  .filter((each) => isHeldOut(each) && !seen.has(each.key) && seen.add(each.key))
  .sort((a, b) => a.key - b.key)
  .flatMap((each) => {
    const other = protonOf.get(each.key);
    return (other && caseOfRows(each, other, sizes)) ?? [];
  });
mkdirSync(folder, { recursive: true });
const lists = [undefined, 'H1NMR', 'C13NMR'] as const;
for (const list of lists) {
  const lines = cases.map(({ spectra, ...each }, i) => {
    const asked = spectra.filter(({ type }) => list === undefined || type === list);
    return `${JSON.stringify({ id: `held-${i}`, ...each, spectra: asked })}\n`;
  });
  const file = list === undefined ? 'held-out.jsonl' : `held-out-${list}.jsonl`;
  writeFileSync(join(folder, file), lines.join(''));
}
console.log(`${cases.length} cases`);
