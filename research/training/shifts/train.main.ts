/** `npm run train`: learns the shift and plausibility tables, and writes packages/prediction/data. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import {
  loadKernel,
  nucleusTables,
  plausibilityTables,
  SHIFT_TABLE_FILES,
} from '@elucida/prediction/data/load-shift-tables';
import { decodeNetwork, encodeNetwork } from '@elucida/prediction/data/network-format';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { networkShapes, type NetworkWeights } from '@elucida/prediction/neural/network-weights';
import { shiftNetwork } from '@elucida/prediction/neural/shift-network';
import {
  carries,
  type Combination,
  type Nucleus,
  type SmallNetworkCombination,
} from '@elucida/prediction/shift-tables';
import { evaluatePredictor } from './evaluate.ts';
import { fitCombination } from './fit-combination.ts';
import { fitSwift } from './fit-swift.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from './held-out.ts';
import { partOf } from '../../datasets/part-of.ts';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { trainPlausibility } from './train-plausibility.ts';
import { trainShifts } from './train-shifts.ts';
import { knownStructures } from '../known-structures.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { readCommandLine } from '../../../scripts/lib/command-line.mjs';

const values = readCommandLine({
  usage: `
Usage: npm run train -- [--evaluate] [--data FOLDER] [--nucleus C13|H1] [--network FILE.json]
  [--swift FILE.json]

Learns the shift and plausibility tables, weighs them against the network, and writes
packages/prediction/data.

  --evaluate   trains on 90 % of the molecules and reports the errors on the rest; writes nothing
  --data       another data folder than ../shared/data
  --nucleus    of one nucleus alone
  --network    new weights of the network (train-network.py) in place of those in the data folder
  --swift      the same of the small network of searches
`,
  options: {
    evaluate: { type: 'boolean', default: false },
    data: { type: 'string', default: DATA_FOLDER },
    nucleus: { type: 'string' },
    network: { type: 'string' },
    swift: { type: 'string' },
  },
});

/** Halves of the held-out molecules: what is fitted on one is measured on the other. */
const HALVES_SALT = 23;

const started = performance.now();
const report = (line: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
const write = (file: string, bytes: Uint8Array): void =>
  writeFileSync(join(defaultDataDirectory(), file), bytes);

/** Weights as train-network.py wrote them. */
function readNewNetwork(path: string): NetworkWeights {
  const { hidden, layers, weights } = JSON.parse(readFileSync(path, 'utf8')) as {
    hidden: number;
    layers: number;
    weights: Record<string, number[]>;
  };
  return {
    hidden,
    layers,
    values: Float32Array.from(
      networkShapes(hidden, layers).flatMap(({ name, size }) => {
        if (weights[name]?.length !== size)
          throw new Error(`${path}: ${name} should hold ${size} weights`);
        return weights[name];
      }),
    ),
  };
}

const networkFrom = (path: string | undefined, file: string): NetworkWeights =>
  path === undefined
    ? decodeNetwork(readFileSync(join(defaultDataDirectory(), file))).network
    : readNewNetwork(path);
const network = networkFrom(values.network, SHIFT_TABLE_FILES.network);
const swiftNetwork = networkFrom(values.swift, SHIFT_TABLE_FILES.swift);
const kernel = loadKernel(defaultDataDirectory());
const runNetwork = shiftNetwork(network, kernel);
const networkOf = ({ graph, perception }: ObservedMolecule) => runNetwork(graph, perception);
const runSwift = shiftNetwork(swiftNetwork, kernel);
const swiftOf = ({ graph, perception }: ObservedMolecule) => runSwift(graph, perception);

const structures = knownStructures(values.data);
const plausibility = trainPlausibility(structures);
report(`plausibility: ${plausibility.length} bytes`);
if (!values.evaluate) write(SHIFT_TABLE_FILES.plausibility, plausibility);

const combinations: Partial<Record<Nucleus, Combination>> = {};
const swiftCombinations: Partial<Record<Nucleus, SmallNetworkCombination>> = {};
for (const nucleus of ['C13', 'H1'] as const satisfies readonly Nucleus[]) {
  if (values.nucleus !== undefined && values.nucleus !== nucleus) continue;
  report(nucleus);
  const molecules = readObservedMolecules(join(values.data, SHIFT_FILES[nucleus]), (graph, atom) =>
    carries(nucleus, graph, atom),
  );
  const isHeldOut = ({ key }: { key: number }): boolean =>
    partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;
  const heldOut = molecules.filter(isHeldOut);
  const tables = nucleusTables(
    trainShifts(
      nucleus,
      molecules.filter((m) => !isHeldOut(m)),
      report,
    ),
  );
  if (values.evaluate) {
    const lines = evaluatePredictor(
      nucleus,
      [0, 1].map((half) => {
        const inHalf = ({ key }: { key: number }): boolean => partOf(key, 2, HALVES_SALT) === half;
        const others = heldOut.filter((m) => !inHalf(m));
        const combination = fitCombination(nucleus, tables, networkOf, others);
        const swift = fitSwift(nucleus, tables, swiftOf, others);
        const predictor = createShiftPredictor({
          C13: tables,
          H1: tables,
          plausibility: plausibilityTables(plausibility),
          network,
          kernel,
          combination: { C13: combination, H1: combination },
          smallNetwork: { network: swiftNetwork, combination: { C13: swift, H1: swift } },
        });
        return { predictor, molecules: heldOut.filter(inHalf) };
      }),
    );
    lines.forEach(report);
    continue;
  }
  const combination = fitCombination(nucleus, tables, networkOf, heldOut);
  report(
    `shares of the network ${combination.network.join(' ')}, of the table ${combination.table.join(' ')}; ` +
      `spread ${combination.spread.map((b) => b.toFixed(3)).join(' ')}`,
  );
  combinations[nucleus] = combination;
  const swift = (swiftCombinations[nucleus] = fitSwift(nucleus, tables, swiftOf, heldOut));
  report(
    `small network: shares of the table ${swift.table.join(' ')}; spread ` +
      `${swift.spread.map((b) => b.toFixed(3)).join(' ')}`,
  );
  const bytes = trainShifts(nucleus, molecules, report);
  report(`${nucleus}: ${bytes.length} bytes`);
  write(SHIFT_TABLE_FILES[nucleus], bytes);
}
if (combinations.C13 && combinations.H1)
  write(
    SHIFT_TABLE_FILES.network,
    encodeNetwork(network, { C13: combinations.C13, H1: combinations.H1 }),
  );
if (swiftCombinations.C13 && swiftCombinations.H1)
  write(
    SHIFT_TABLE_FILES.swift,
    encodeNetwork(swiftNetwork, { C13: swiftCombinations.C13, H1: swiftCombinations.H1 }),
  );
