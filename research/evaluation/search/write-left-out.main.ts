/**
 * Writes cases of molecules whose frameworks the learned parts left out, to measure how often the search meets what is
 * new: 13–20 heavy atoms, every carbon observed, spectra as `madeCase` makes them.
 * npx tsx research/evaluation/search/write-left-out.main.ts --out FILE [--cases 300] [--seed 1]
 * The parts without them: npx tsx research/training/pieces/train-pieces.main.ts --out FOLDER --without-frameworks;
 * then search-recall.main.ts --from 13 --cases FILE --pieces FOLDER
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '@elucida/engine/candidates/search/random';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { isLeftOutFramework } from '../../datasets/framework-key.ts';
import { dataFile } from '../../datasets/data-folder.ts';
import { readObservedMolecules } from '../../datasets/read-shift-rows.ts';
import { isWhollyObserved, madeCase } from './made-case.ts';

const SMALLEST = 13,
  LARGEST = 20;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    cases: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
});
if (!values.out) throw new Error('--out FILE is needed');
const random = seededRandom(Number(values.seed));
const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const wanted = readObservedMolecules(
  dataFile('nmr/shifts13c.train.jsonl.gz'),
  (graph, atom) => graph.element[atom] === 6,
).filter(
  (molecule) =>
    molecule.graph.atomCount >= SMALLEST &&
    molecule.graph.atomCount <= LARGEST &&
    isWhollyObserved(molecule) &&
    isLeftOutFramework(molecule.graph),
);
const every = Math.max(1, wanted.length / Number(values.cases));
const chosen = wanted.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
const cases = chosen.map((molecule, i) => madeCase(molecule, `left-${i}`, { predictor, random }));
writeFileSync(values.out, cases.map((each) => `${JSON.stringify(each)}\n`).join(''));
console.log(`${cases.length} of ${wanted.length} molecules with frameworks left out`);
