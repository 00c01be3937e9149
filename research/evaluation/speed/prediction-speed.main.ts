/**
 * Speed of perception and prediction on molecules of twelve heavy atoms, in one thread: `tsx
 * research/evaluation/speed/prediction-speed.main.ts`.
 * Prints medians of repeated passes, µs a molecule, and the time to load the tables.
 */
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { colourKey, fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive, perceiveInto } from '@elucida/molecules/perceive';
import { emptyPerception } from '@elucida/molecules/perception';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';

/** Varied molecules of twelve heavy atoms. */
const SMILES = [
  'CCOC(=O)c1ccc(O)cc1',
  'COC(=O)c1ccccc1OC',
  'CC(C)C1CCC(C)CC1=O',
  'CCCCCCCCCCCO',
  'O=C(NCCO)c1ccccc1',
  'CC(=O)NCCc1ccccc1',
  'CCN(CC)C(=O)c1ccco1',
  'COc1ccc(CC(C)=O)cc1',
  'C1CC2CCC(C1)C2CCCO',
  'CC1=CC(=O)CC(C)(C)C1CO',
  'Clc1ccc2nc(C)ccc2c1',
  'CCOC(=O)CCC(=O)OC',
  'N#Cc1ccc(C(=O)OC)cc1',
  'CSc1ccc(C(C)=O)cn1C',
  'Oc1cccc2c1CCCC2=O',
  'CC(C)(C)OC(=O)NCCO',
].filter((smiles) => graphFromSmiles(smiles).atomCount === 12);
const PASSES = 15;
const ROUNDS = 200;

const graphs = SMILES.map(graphFromSmiles);
const reused = emptyPerception(12);
const perceptions = graphs.map(perceive);
const start = performance.now();
const tables = loadShiftTables(defaultDataDirectory());
console.log(`load tables      ${(performance.now() - start).toFixed(0)} ms`);
const predictor = createShiftPredictor(tables);

function measure(name: string, work: (index: number) => void): void {
  const times: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const before = performance.now();
    for (let round = 0; round < ROUNDS; round++) graphs.forEach((_, index) => work(index));
    times.push(((performance.now() - before) * 1000) / (ROUNDS * graphs.length));
  }
  times.sort((a, b) => a - b);
  console.log(`${name.padEnd(16)} ${times[PASSES >> 1].toFixed(1)} µs`);
}

measure('perceive', (i) => perceive(graphs[i]));
measure('perceive, reused', (i) => perceiveInto(graphs[i], reused));
measure('fingerprint', (i) => fingerprintKey(graphs[i], perceptions[i]));
measure('colour key', (i) => colourKey(perceptions[i]));
for (const nucleus of ['C13', 'H1'] as const)
  measure(`increments ${nucleus}`, (i) =>
    predictor.byIncrements(nucleus, graphs[i], perceptions[i]),
  );
// One run of the network serves both nuclei; the molecules change each time, so that nothing is
// remembered.
for (const nucleus of ['C13', 'H1'] as const)
  measure(`predict ${nucleus}`, (i) => predictor.predict(nucleus, graphs[i], perceptions[i]));
measure('tables, all', (i) => {
  const prediction = predictor.byTables(graphs[i], perceptions[i]);
  prediction.shifts('C13');
  prediction.shifts('H1');
  prediction.plausibility();
});
