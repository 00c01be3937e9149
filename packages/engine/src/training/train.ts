/**
 * `npm run train`: learns the shift and plausibility tables from ../shared/data and writes packages/engine/data.
 * `npm run train -- --evaluate`: trains on 90 % of the molecules and reports the errors on the rest; writes nothing.
 * `--data DIR` names another data folder.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '../data/default-data-directory.ts';
import { nucleusTables, plausibilityTables, SHIFT_TABLE_FILES } from '../data/load-engine-data.ts';
import { createShiftPredictor } from '../prediction/create-shift-predictor.ts';
import { carries, type Nucleus } from '../prediction/shift-tables.ts';
import { evaluatePredictor } from './evaluate.ts';
import { partOf } from './observations.ts';
import { graphOfRow, readObservedMolecules, readRows } from './read-shift-rows.ts';
import { trainPlausibility } from './train-plausibility.ts';
import { trainShifts } from './train-shifts.ts';

const { values } = parseArgs({
  options: {
    evaluate: { type: 'boolean', default: false },
    data: { type: 'string', default: join(defaultDataDirectory(), '../../../../shared/data') },
    nucleus: { type: 'string' },
  },
});

const FILES = { C13: 'nmr/shifts13c.train.jsonl.gz', H1: 'nmr/shifts1h.train.jsonl.gz' } as const;
const HELD_OUT_PARTS = 10;
const HELD_OUT_SALT = 5;

const started = performance.now();
const report = (line: string): void => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const structures = [...Object.values(FILES), 'names.jsonl.gz'].flatMap((file) => readRows(join(values.data, file)))
  .flatMap((row) => graphOfRow(row) ?? []);
const plausibility = trainPlausibility(structures);
report(`plausibility: ${plausibility.length} bytes`);
if (!values.evaluate) writeFileSync(join(defaultDataDirectory(), SHIFT_TABLE_FILES.plausibility), plausibility);

for (const nucleus of ['C13', 'H1'] as const satisfies readonly Nucleus[]) {
  if (values.nucleus !== undefined && values.nucleus !== nucleus) continue;
  report(nucleus);
  const molecules = readObservedMolecules(join(values.data, FILES[nucleus]), (graph, atom) => carries(nucleus, graph, atom));
  const isHeldOut = ({ key }: { key: number }): boolean => values.evaluate && partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;
  const bytes = trainShifts(nucleus, molecules.filter((m) => !isHeldOut(m)), report);
  report(`${nucleus}: ${bytes.length} bytes`);
  if (!values.evaluate) {
    writeFileSync(join(defaultDataDirectory(), SHIFT_TABLE_FILES[nucleus]), bytes);
    continue;
  }
  const tables = nucleusTables(bytes);
  const predictor = createShiftPredictor({ C13: tables, H1: tables, plausibility: plausibilityTables(plausibility) });
  evaluatePredictor(nucleus, predictor, molecules.filter(isHeldOut)).forEach(report);
}
