/**
 * Speed of the predicted ¹H spectrum of molecules of twenty heavy atoms, in one thread: `tsx
 * research/evaluation/speed/simulation-speed.main.ts`.
 * Prints processor time for the spin system, the lines and the curve of the whole spectrum at 400
 * MHz: the median of repeated passes a molecule, and over all.
 */
import { lineCurve } from '@elucida/spectra/plotting/line-curve';
import { protonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { predictSpinSystem } from '@elucida/engine/techniques/proton/simulation/predict-spin-system';

/**
 * Varied molecules of twenty heavy atoms: a steroid, chains, arenes, sugars, a sesquiterpene ester,
 * alkaloids.
 */
const SMILES = [
  'CC12CCC3C(CCc4cc(O)ccc34)C1CCC2O',
  'CCCCCCCCCCCCCCCCCC(=O)O',
  'COc1ccc(C=CC(=O)c2ccc(OC)c(C)c2)cc1',
  'CC(=O)OCC1OC(OC)C(O)C(OC(C)=O)C1OC',
  'CC(C)C1CCC(C)CC1OC(=O)c1ccc(F)cc1',
  'CCN(CC)CCOC(=O)C(c1ccccc1)CCC',
  'CC(C)=CCCC(C)=CCCC(C)=CCOC(=O)CC',
  'CC(=O)NC(Cc1ccccc1)C(=O)NCC(=O)OC',
  'CCOC(=O)C1C2CCC(C2)C1C(=O)OCCCCC',
  'COc1cc2c(cc1OC)CCN1CCCCC1C2=O',
  'CC1(C)C2CCC1(C)C(OC(=O)CCCCCC)C2',
  'O=C(O)CCCCCCCCCCCCCCCCC',
  'CCCCC(CC)COC(=O)c1ccccc1C(=O)O',
  'CC1CCC2C(C)(C)C3CC12CCC3OC(C)=O',
  'c1ccc(C2CC(c3ccccc3)CC(C)(C)O2)cc1',
].filter((smiles) => graphFromSmiles(smiles).atomCount === 20);
const PASSES = 9,
  MHZ = 400;

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1];

const medians = SMILES.map((smiles) => {
  const graph = graphFromSmiles(smiles),
    perception = perceive(graph);
  const predicted = predictor.predict('H1', graph, perception);
  const times = Array.from({ length: PASSES }, () => {
    const before = process.cpuUsage();
    const { lines } = protonSpectrum(predictSpinSystem({ graph, perception, predicted }), MHZ);
    lineCurve(lines, [10, 0]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const [first] = times;
  const time = median(times);
  console.log(`${time.toFixed(1).padStart(6)} ms, first ${first.toFixed(1)} ms  ${smiles}`);
  return time;
});
console.log(
  `${SMILES.length} molecules: median ${median([...medians]).toFixed(1)} ms, most ` +
    `${Math.max(...medians).toFixed(1)} ms`,
);
