/**
 * npx tsx research/training/spread/calibrate-spread.main.ts [--tables FOLDER] [--data FOLDER]
 * [--draws N] [--write]
 *
 * Calibration of the standard deviations that are stated: tables are learned from nine tenths of
 * the molecules (six minutes of processor time; kept in FOLDER for the next time), the network was
 * learned from the same nine tenths. Of the last tenth 500 molecules a nucleus are measured with
 * the coefficients of the engine, which were fitted on the others; then all of them in thirds, each
 * with coefficients of the other two. `--draws`: also of N draws of as many molecules, each with
 * coefficients of the rest, how far the shares scatter. `--write` fits the engine's and measures nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
import { calibrationTable, measure, scatterTable, type Measured } from './calibration-table.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { fitLikeness, likenessSamples } from '../shifts/fit-likeness.ts';
import { SHIFT_FILES } from '../shifts/held-out.ts';
import { isHeldOut, nineTenthsTables } from '../shifts/nine-tenths.ts';
import { partOf } from '../../datasets/part-of.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string' },
    data: { type: 'string', default: DATA_FOLDER },
    draws: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
  },
});

/** Molecules that are measured, and the order in which they are taken. */
const MEASURED = 500,
  ORDER_SALT = 31;
/** Draws are other orders. */
const DRAW_SALT = 1_000;
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

const weights: string[] = [];
for (const nucleus of NUCLEI) {
  const molecules = readObservedMolecules(join(values.data, SHIFT_FILES[nucleus]), (graph, atom) =>
    carries(nucleus, graph, atom),
  );
  const heldOut = molecules
    .filter(isHeldOut)
    .sort(
      (a, b) =>
        partOf(a.key, 2 ** 31, ORDER_SALT) - partOf(b.key, 2 ** 31, ORDER_SALT) || a.key - b.key,
    );
  const sources = {
    nucleus,
    tables: nucleusTables(nineTenthsTables(nucleus, molecules, values.tables)),
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
  const samplesOf = heldOut.map((molecule) => likenessSamples(sources, [molecule]));
  const draws = Array.from({ length: Number(values.draws) }, (_, draw) => {
    const place = ({ key }: ObservedMolecule) => partOf(key, 2 ** 31, DRAW_SALT + draw);
    const order = [...heldOut.keys()].sort((a, b) => place(heldOut[a]) - place(heldOut[b]));
    const take = (places: readonly number[]) => places.flatMap((at) => samplesOf[at]);
    const others = take(order.slice(MEASURED));
    return measure(nucleus, take(order.slice(0, MEASURED)), fitLikeness(nucleus, others));
  });
  if (draws.length > 0) console.log(scatterTable(draws).join('\n'));
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
