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
import { formulaOf } from '@elucida/molecules/formula-of';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { dataFile } from '../../datasets/data-folder.ts';

/** C, N, O, F, S, Cl, Br. */
const ELEMENTS: readonly number[] = [6, 7, 8, 9, 16, 17, 35];
const SMALLEST = 16,
  LARGEST = 20;
/** Standard deviations of the noise, ppm. */
const CARBON_NOISE = 1,
  PROTON_NOISE = 0.15;

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

/** A normal deviate (Box, Muller, Ann. Math. Stat. 1958, 29, 610). */
const deviate = (): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

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
  const { graph, perception, shifts } = molecule;
  if (graph.atomCount < SMALLEST || graph.atomCount > LARGEST) return false;
  for (let a = 0; a < graph.atomCount; a++)
    if (
      graph.charge[a] !== 0 ||
      !ELEMENTS.includes(graph.element[a]) ||
      (graph.element[a] === 6 && !shifts.has(perception.symmetryClass[a]))
    )
      return false;
  return sharedAtoms(molecule) >= 2;
}

/** A row as the case files have it. */
function rowOf(molecule: ObservedMolecule, index: number) {
  const { graph, perception, shifts } = molecule;
  const protons = predictor.predict('H1', graph, perception);
  const carbonPeaks: { delta_ppm: number }[] = [];
  const protonPeaks = new Map<number, { delta_ppm: number; int: number }>();
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== 6) continue;
    const ofClass = perception.symmetryClass[a];
    const known = protonPeaks.get(ofClass);
    if (known) known.int += graph.hydrogens[a];
    const isFirst = perception.symmetryClass.indexOf(ofClass) === a;
    if (!isFirst) continue;
    const observed = shifts.get(ofClass)!;
    carbonPeaks.push({
      delta_ppm: round(
        observed.reduce((sum, x) => sum + x, 0) / observed.length + CARBON_NOISE * deviate(),
        1,
      ),
    });
    if (graph.hydrogens[a] > 0)
      protonPeaks.set(ofClass, {
        delta_ppm: round(protons.shift[a] + PROTON_NOISE * deviate(), 2),
        int: graph.hydrogens[a],
      });
  }
  return {
    id: `poly-${index}`,
    formula: formulaOf(graph),
    answer: canonicalSmiles(graph),
    heavy_atoms: graph.atomCount,
    spectra: [
      { type: 'H1NMR', peaks: [...protonPeaks.values()] },
      { type: 'C13NMR', peaks: carbonPeaks },
    ],
  };
}

const round = (x: number, digits: number): number => Number(x.toFixed(digits));
const wanted = readObservedMolecules(shiftFile, (graph, atom) => graph.element[atom] === 6).filter(
  isWanted,
);
const cases = wanted.flatMap((molecule, i) =>
  i % Number(values.every) === Number(values.offset) ? [rowOf(molecule, i)] : [],
);
writeFileSync(values.out, cases.map((each) => `${JSON.stringify(each)}\n`).join(''));
console.log(`${cases.length} of ${wanted.length} polycycles`);
