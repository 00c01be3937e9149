/**
 * npx tsx research/training/spread/calibrate-spread.main.ts [--tables FOLDER] [--data FOLDER]
 * [--write]
 *
 * Calibration of the standard deviations that are stated: tables are learned from nine tenths of
 * the molecules (six minutes of processor time; kept in FOLDER for the next time), the network was
 * learned from the same nine tenths. Of the last tenth 500 molecules a nucleus are measured with
 * the coefficients of the engine, which were fitted on the others; then all of them in thirds, each
 * with coefficients of the other two. `--write` fits the engine's and measures nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import {
  loadKernel,
  nucleusTables,
  SHIFT_TABLE_FILES,
} from '@elucida/prediction/data/load-shift-tables';
import { decodeNetwork } from '@elucida/prediction/data/network-format';
import { shiftNetwork } from '@elucida/prediction/neural/shift-network';
import { carries, type Combination, type Nucleus } from '@elucida/prediction/shift-tables';
import { calibrationTable, measure, type Measured } from './calibration-table.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { fitLikeness, likenessSamples } from '../shifts/fit-likeness.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from '../shifts/held-out.ts';
import { partOf } from '../shifts/observations.ts';
import { trainShifts } from '../shifts/train-shifts.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string' },
    data: { type: 'string', default: DATA_FOLDER },
    write: { type: 'boolean', default: false },
  },
});

/** Molecules that are measured, and the order in which they are taken. */
const MEASURED = 500,
  ORDER_SALT = 31;
/** Parts of all held-out molecules that are measured in turn. */
const THIRDS = 3;
const WEIGHTS_FILE = join(
  import.meta.dirname,
  '../../../packages/prediction/src/likeness-weights.ts',
);
const NUCLEI = ['C13', 'H1'] as const satisfies readonly Nucleus[];

const { network, combination } = decodeNetwork(
  readFileSync(join(defaultDataDirectory(), SHIFT_TABLE_FILES.network)),
);
const combinations = combination as Readonly<Record<Nucleus, Combination>>;
const run = shiftNetwork(network, loadKernel(defaultDataDirectory()));

/** Tables of the molecules that are not held out. */
function tablesOf(nucleus: Nucleus, known: () => readonly ObservedMolecule[]): Uint8Array {
  const kept = values.tables && join(values.tables, `nine-tenths-${nucleus}.bin`);
  if (kept && existsSync(kept)) return readFileSync(kept);
  const bytes = trainShifts(nucleus, known(), (line) => console.error(`${nucleus}: ${line}`));
  if (kept) {
    mkdirSync(values.tables!, { recursive: true });
    writeFileSync(kept, bytes);
  }
  return bytes;
}

const weights: string[] = [];
for (const nucleus of NUCLEI) {
  const molecules = readObservedMolecules(join(values.data, SHIFT_FILES[nucleus]), (graph, atom) =>
    carries(nucleus, graph, atom),
  );
  const isHeldOut = ({ key }: ObservedMolecule) => partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;
  const heldOut = molecules
    .filter(isHeldOut)
    .sort(
      (a, b) =>
        partOf(a.key, 2 ** 31, ORDER_SALT) - partOf(b.key, 2 ** 31, ORDER_SALT) || a.key - b.key,
    );
  const sources = {
    nucleus,
    tables: nucleusTables(tablesOf(nucleus, () => molecules.filter((each) => !isHeldOut(each)))),
    network: ({ graph, perception }: ObservedMolecule) => run(graph, perception),
    combination: combinations[nucleus],
  };
  if (values.write) {
    const fitted = fitLikeness(nucleus, likenessSamples(sources, heldOut.slice(MEASURED)));
    const numbers = fitted.map((each) => Number(each.toFixed(4)));
    weights.push(`  ${nucleus}: [${numbers.join(', ')}],\n`);
    continue;
  }
  const print = (title: string, measured: readonly Measured[]) =>
    console.log([title, ...calibrationTable(nucleus, measured)].join('\n'));
  print(
    `${MEASURED} of ${heldOut.length} molecules held out, coefficients of the engine`,
    measure(nucleus, likenessSamples(sources, heldOut.slice(0, MEASURED))),
  );
  const thirds = Array.from({ length: THIRDS }, (_, third) =>
    likenessSamples(
      sources,
      heldOut.filter((_, i) => i % THIRDS === third),
    ),
  );
  print(
    `All ${heldOut.length}, in thirds`,
    thirds.flatMap((third) => {
      const others = thirds.filter((each) => each !== third).flat();
      return measure(nucleus, third, fitLikeness(nucleus, others));
    }),
  );
}
if (values.write)
  writeFileSync(
    WEIGHTS_FILE,
    readFileSync(WEIGHTS_FILE, 'utf8').replace(/(= \{\n)[^}]*(\};)/u, `$1${weights.join('')}$2`),
  );
