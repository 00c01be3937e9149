import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { MAX_DEGREE, neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { unattended } from '../../stages.ts';
import { generateIsomers } from '@elucida/generator/generate-isomers';
import { isPlausible } from './is-plausible.ts';

/** Whether two atoms of a double bond have a neighbour in common. */
const hasUnsaturatedThreeRing = (graph: MolecularGraph) =>
  Array.from({ length: graph.atomCount }, (_, atom) => atom).some((atom) =>
    neighboursOf(graph, atom).some(
      (other, k, others) =>
        graph.orders[atom * MAX_DEGREE + k] === 2 &&
        neighboursOf(graph, other).some((third) => others.includes(third)),
    ),
  );

const casesFolder = fileURLToPath(new URL('../../../../../../shared/data/cases/', import.meta.url));

describe('what the filters leave out', () => {
  test.each([
    ['cyclopropene', 'C1=CC1'],
    ['methylenecyclopropene', 'C=C1C=C1'],
    ['1H-azirine', 'C1=CN1'],
    ['oxirene', 'C1=CO1'],
    ['cyclobutadiene', 'C1=CC=C1'],
    ['bicyclobutane', 'C1C2CC12'],
    ['norborn-1-ene', 'C1CC2=CCC1C2'],
    ['cyclohexyne', 'C1CCC#CC1'],
    ['1,2-cyclohexadiene', 'C1CC=C=CC1'],
    ['butatriene', 'C=C=C=C'],
    ['dimethyl trioxide', 'COOOC'],
    ['triazane', 'CNNNC'],
    ['methyl hypochlorite', 'COCl'],
    ['cubane', 'C12C3C4C1C5C2C3C45'],
  ])('%s', (_, smiles) => {
    expect(isPlausible(graphFromSmiles(smiles))).toBe(false);
  });
});

describe('what they keep', () => {
  test.each([
    'C=C=C(C)C',
    'C1CC2CCC1C2',
    'C1=CC2CCC1C2',
    'c1ccc2[nH]nnc2c1',
    'CN(C)N=O',
    'C1CC1=O',
    'O=C1C=CC(=O)C=C1',
    'c1ccc-2c(c1)-c1ccccc1-2',
    'C1C2CC3CC1CC(C2)C3',
    'CC1(C)C2CCC1(C)C(=O)C2',
    'O=S(Cl)Cl',
    'CS(=O)(=O)Cl',
    'OOC(C)(C)C',
    'C[N+](=O)[O-]',
    'c1ccccc1N=[N+]=[N-]',
    'Nn1nnc2ccccc21',
    'C1CCCC#CCC1',
    'O=C1C(c2ccccc2)=C1c1ccccc1',
    'CC1=NC1',
    'CC1(C)N=N1',
  ])('%s', (smiles) => {
    expect(isPlausible(graphFromSmiles(smiles))).toBe(true);
  });
});

const files = ['experimental.dev.jsonl', 'molpuzzle.dev.jsonl'];
test.skipIf(!files.every((file) => existsSync(casesFolder + file)))(
  'every answer of the development cases passes',
  () => {
    const answers = files.flatMap((file) =>
      readFileSync(casesFolder + file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { answer: string }).answer),
    );
    expect(answers.length).toBe(350);
    expect(answers.filter((smiles) => !isPlausible(graphFromSmiles(smiles)))).toEqual([]);
  },
);

test.each(['C7H8O', 'C5H9NO2', 'C6H8', 'C4H6N4', 'C3H8O3S', 'C4H4BrNO2'])(
  '%s: but for cyclopropenones, azirines and diazirines, those pass that the generator makes with its filters',
  (text) => {
    const parsed = parseFormula(text);
    if (!parsed.ok) throw new Error(text);
    const isomers = (filters: 'none' | 'plausible') => {
      const keys: number[] = [];
      generateIsomers(
        { formula: parsed.formula, mode: 'chemical', filters, task: unattended },
        (graph) => {
          if (filters === 'plausible' || (isPlausible(graph) && !hasUnsaturatedThreeRing(graph)))
            keys.push(fingerprintKey(graph, perceive(graph)));
        },
      );
      return keys.sort((a, b) => a - b);
    };
    expect(isomers('none')).toEqual(isomers('plausible'));
  },
);
