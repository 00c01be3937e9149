/**
 * npx tsx research/training/proposer/write-samples.main.ts --out FOLDER [--pieces FOLDER] [--variants 3] [--data DIR]
 *
 * Samples for the learned proposer: formula and flawed lists of the structures that the parts were counted in, as
 * `proposerInput` takes them, and which of the frequent parts each structure has. Structures with a framework of
 * `framework-key.ts` are left out, to measure with. Writes samples.bin (a byte an input, `INPUT_UNIT` a unit),
 * parts.bin (for each sample how many parts, then their numbers, 16 bits each) and samples.json.
 */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROPOSER_INPUTS, proposerInput } from '@elucida/engine/candidates/pieces/proposer-input';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { formulaOf } from '@elucida/molecules/formula-of';
import { perceive } from '@elucida/molecules/perceive';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { ELEMENT_FACTS } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { noiseOf } from '@elucida/spectra/noise';
import { knownStructures } from '../known-structures.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { isLeftOutFramework } from '../../datasets/framework-key.ts';
import { partKey } from '../../datasets/part-key.ts';
import { bothCuts, united } from '../../datasets/parts-of-molecule.ts';
import { readObservedMolecules } from '../../datasets/read-shift-rows.ts';
import { median } from '../shifts/observations.ts';
import { SHIFT_FILES } from '../shifts/held-out.ts';
import { isAskedFor } from './asked-for.ts';
import { flawedLists } from './flawed-lists.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    pieces: { type: 'string', default: defaultDataDirectory() },
    variants: { type: 'string', default: '3' },
    data: { type: 'string', default: DATA_FOLDER },
  },
});
if (!values.out) throw new Error('--out FOLDER is needed');

/** Heavy atoms of the structures. */
const SMALLEST = 5,
  LARGEST = 32;
/** Steps to a unit of an input, and the most that a byte holds. */
const INPUT_UNIT = 32,
  MOST = 255;

const outputs = loadPieces(values.pieces).filter(isAskedFor);
const ELEMENTS_OF_FORMULAS = new Set(
  Object.values(ELEMENT_FACTS).map(({ atomicNumber }) => atomicNumber),
);
const numberOf = new Map(outputs.map((row, i) => [partKey(row), i]));
const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const observed = new Map(
  readObservedMolecules(
    join(values.data, SHIFT_FILES.C13),
    (graph, atom) => graph.element[atom] === 6,
  ).map(({ key, shifts }) => [
    key,
    new Map([...shifts].map(([ofClass, all]) => [ofClass, median(all)])),
  ]),
);

/** Null where it has an element that formulas of the product may not have. */
function formulaIn(graph: MolecularGraph): Formula | null {
  if (
    graph.element.subarray(0, graph.atomCount).some((element) => !ELEMENTS_OF_FORMULAS.has(element))
  )
    return null;
  const parsed = parseFormula(formulaOf(graph));
  return parsed.ok ? parsed.formula : null;
}

const inputs = openSync(join(values.out, 'samples.bin'), 'w');
const parts = openSync(join(values.out, 'parts.bin'), 'w');
const keys = new Map<string, number | undefined>();
const seen = new Set<number>();
let molecules = 0;
let samples = 0;
for (const graph of knownStructures(values.data)) {
  if (graph.atomCount < SMALLEST || graph.atomCount > LARGEST) continue;
  const perception = perceive(graph);
  const key = fingerprintKey(graph, perception);
  if (seen.has(key) || isLeftOutFramework(graph)) continue;
  seen.add(key);
  const formula = formulaIn(graph);
  if (formula === null) continue;
  const found = new Set<number>();
  for (const piece of [...bothCuts(graph, perception), ...united(graph, perception)]) {
    if (!keys.has(piece.key)) keys.set(piece.key, numberOf.get(partKey(piece.row)));
    const number = keys.get(piece.key);
    if (number !== undefined) found.add(number);
  }
  const molecule = {
    graph,
    perception,
    carbons: predictor.predict('C13', graph, perception),
    protons: predictor.predict('H1', graph, perception),
    observed: observed.get(key) ?? new Map<number, number>(),
  };
  molecules++;
  for (let variant = 0; variant < Number(values.variants); variant++) {
    const spectra = flawedLists(molecule, noiseOf(`${key}/${variant}`));
    const input = proposerInput(readFacts(formula, spectra));
    writeSync(
      inputs,
      Uint8Array.from(input, (value) => Math.min(MOST, Math.round(value * INPUT_UNIT))),
    );
    writeSync(parts, new Uint8Array(Uint16Array.of(found.size, ...found).buffer));
    samples++;
  }
  if (molecules % 5000 === 0) console.log(`${molecules} structures`);
}
closeSync(inputs);
closeSync(parts);
writeFileSync(
  join(values.out, 'samples.json'),
  JSON.stringify({
    samples,
    variants: Number(values.variants),
    inputs: PROPOSER_INPUTS,
    unit: INPUT_UNIT,
    outputs: outputs.length,
  }),
);
console.log(`${samples} samples of ${molecules} structures, ${outputs.length} parts`);
