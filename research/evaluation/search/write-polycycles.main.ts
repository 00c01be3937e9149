/**
 * Writes cases of fused and bridged molecules, to measure with how the search moves through
 * polycycles: 16–20 heavy atoms, two sp3
 * atoms or more that are common to rings, every carbon with an observed shift. 13C: the observed
 * shifts with 1 ppm of noise; 1H on
 * carbon: predicted ones with 0.15 ppm. The molecules are from the training data, so run the search
 * without learned parts.
 * npx tsx research/evaluation/search/write-polycycles.main.ts --out FILE [--every 5] [--offset 0] [--seed
 * 1], then
 * search-recall.main.ts --without-pieces --cases FILE
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '@elucida/engine/candidates/search/random';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { dataFile } from '../../datasets/data-folder.ts';
import { isWhollyObserved, madeCase } from './made-case.ts';

const SMALLEST = 16,
  LARGEST = 20;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    every: { type: 'string', default: '5' },
    offset: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
if (!values.out) throw new Error('--out FILE is needed');
const random = seededRandom(Number(values.seed));
const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const shiftFile = dataFile('nmr/shifts13c.train.jsonl.gz');

/**
 * Atoms with three ring bonds or more, no double bond and no aromatic one: what joins saturated
 * rings.
 */
function sharedAtoms({ graph, perception }: ObservedMolecule): number {
  let shared = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    let ringBonds = 0;
    let isSaturated = perception.aromatic[a] === 0;
    for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
      ringBonds += perception.ringBond[slot];
      isSaturated &&= graph.orders[slot] === 1;
    }
    if (isSaturated && ringBonds >= 3) shared++;
  }
  return shared;
}

function isWanted(molecule: ObservedMolecule): boolean {
  const { atomCount } = molecule.graph;
  if (atomCount < SMALLEST || atomCount > LARGEST || !isWhollyObserved(molecule)) return false;
  return sharedAtoms(molecule) >= 2;
}

const wanted = readObservedMolecules(shiftFile, (graph, atom) => graph.element[atom] === 6).filter(
  isWanted,
);
const cases = wanted.flatMap((molecule, i) =>
  i % Number(values.every) === Number(values.offset)
    ? [madeCase(molecule, `poly-${i}`, { predictor, random })]
    : [],
);
writeFileSync(values.out, cases.map((each) => `${JSON.stringify(each)}\n`).join(''));
console.log(`${cases.length} of ${wanted.length} polycycles`);
