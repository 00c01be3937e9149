import { expect, test } from 'vitest';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { wrongIsomers } from './wrong-isomers.ts';

test.each(['CCOC(=O)c1ccc(N)cc1', 'O=c1cccc[nH]1', 'CC12CCC3C(C1)C(C(=O)O2)C(=O)OC3(C)C'])(
  'of %s are isomers, not itself, each once, and the same again',
  (smiles) => {
    const truth = graphFromSmiles(smiles);
    const isomers = wrongIsomers(truth, { seed: 1, most: 10 });
    expect(isomers.length).toBeGreaterThan(3);
    expect(new Set(isomers.map(molecularFormula))).toEqual(new Set([molecularFormula(smiles)]));
    expect(new Set(isomers).size).toBe(isomers.length);
    expect(isomers).not.toContain(canonicalSmiles(truth));
    expect(isomers).not.toContain(canonicalSmiles(graphFromSmiles('Oc1ccccn1')));
    expect(wrongIsomers(truth, { seed: 1, most: 10 })).toEqual(isomers);
  },
);
