import { expect, test } from 'vitest';
import { defaultDataDirectory } from './data/default-data-directory.ts';
import { loadShiftTables } from './data/load-shift-tables.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from './create-shift-predictor.ts';
import { environmentHashes, LEVELS } from './environments.ts';
import { findSlot } from './hash-table.ts';
import { LOG_UNITS, PLAUSIBILITY_LEVELS } from './plausibility.ts';

const tables = loadShiftTables(defaultDataDirectory());
const { byTables } = createShiftPredictor(tables);

/** Deepest known environment of each atom, level by level from the shallowest. */
function chains(smiles: string, known: (key: number) => number, levels: number): number[][] {
  const graph = graphFromSmiles(smiles);
  const hashes = new Uint32Array(graph.atomCount * LEVELS);
  environmentHashes(graph, perceive(graph), hashes);
  return Array.from({ length: graph.atomCount }, (_, atom) => {
    const slots: number[] = [];
    for (let level = 0; level < levels; level++) {
      const slot = known(hashes[atom * LEVELS + level]);
      if (slot < 0) break;
      slots.push(slot);
    }
    return slots;
  });
}

const MOLECULES = [
  'CCO',
  'CC(=O)Oc1ccccc1C(=O)O',
  'C1C2CC3CC1CC(C2)C3Br',
  'O=[N+]([O-])c1ccc2[nH]ccc2c1',
  'CC1(C)C2CCC1(C)C(=O)C2',
  'B(O)(O)c1ccsc1',
  'C1=CC2=C(C=1OO)CC2OC',
  '[Pu]CC#CC=C=C=O',
];

test.each(MOLECULES)(
  '%s: the shifts are those of the deepest environments that the tables know',
  (smiles) => {
    const graph = graphFromSmiles(smiles);
    const { shift } = byTables(graph, perceive(graph)).shifts('C13');
    chains(smiles, (key) => findSlot(tables.C13.environments, key), LEVELS).forEach(
      (slots, atom) => {
        if (graph.element[atom] !== 6) expect(shift[atom]).toBeNaN();
        else
          expect(shift[atom]).toBeCloseTo(
            slots.length > 0
              ? tables.C13.mean[slots[slots.length - 1]] / tables.C13.scale.mean
              : tables.C13.scale.overallMean,
            4,
          );
      },
    );
  },
);

test.each(MOLECULES)('%s: the plausibility is the product of the chains', (smiles) => {
  const { environments, logNovelty, logProbability, rootNovelty } = tables.plausibility;
  const graph = graphFromSmiles(smiles);
  let sum = 0;
  for (const slots of chains(smiles, (key) => findSlot(environments, key), PLAUSIBILITY_LEVELS)) {
    for (const slot of slots) sum += logProbability[slot];
    if (slots.length < PLAUSIBILITY_LEVELS)
      sum += slots.length > 0 ? logNovelty[slots[slots.length - 1]] : rootNovelty;
  }
  for (let again = 0; again < 2; again++)
    expect(byTables(graph, perceive(graph)).plausibility().logProbability).toBeCloseTo(
      sum / LOG_UNITS / graph.atomCount,
      9,
    );
});
