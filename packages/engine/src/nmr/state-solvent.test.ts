import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { judgeAndExplain } from '../explanation/testing/explain-given.ts';

const keyOf = (smiles: string) => constitutionKey(graphFromSmiles(smiles));

const P_CRESOL = {
  formula: 'C7H8O',
  among: ['Cc1ccc(O)cc1', 'Cc1cccc(O)c1', 'Cc1ccccc1O', 'COc1ccccc1', 'OCc1ccccc1'],
};
const LIST = '7.02 (d, J = 8.2 Hz, 2H), 6.73 (d, J = 8.4 Hz, 2H), 4.70 (br s, 1H), 2.27 (s, 3H)';
const CARBONS = '13C NMR δ 153.1, 130.0, 129.9, 115.1, 20.4';

describe('p-cresol without a declared solvent', () => {
  const told = (proton: string) => {
    const { identification, explanation } = judgeAndExplain({
      ...P_CRESOL,
      spectra: [`1H NMR δ ${proton}`, CARBONS],
    });
    const [best] = identification.candidates;
    return { best, sections: explanation.sections };
  };

  test('a line at 7.26 without an integral is the solvent, not a hydrogen and not the OH', () => {
    const { best, sections } = told(`7.26 (s), ${LIST}`);
    expect(keyOf(best.smiles)).toBe(keyOf('Cc1ccc(O)cc1'));
    expect(sections.facts).toContainEqual({
      kind: 'solvent-shown',
      values: { solvent: 'CDCl3', protons: [7.26] },
    });
    const oh = best.evidence.find(({ code }) => code === 'exchangeable-assignment');
    expect(oh).toMatchObject({ observed: 4.7, predicted: 5.1 });
    const at726 = best.evidence.filter(({ observed }) => observed === 7.26);
    expect(at726.map(({ code }) => code)).toEqual(['other-substance']);
    expect(sections.against.map(({ kind }) => kind)).toContain('nothing-against');
    expect(sections.open).toEqual([]);
  });

  test('without any line of a solvent CDCl₃ is assumed, and said to be', () => {
    const { best, sections } = told(LIST);
    expect(sections.facts).toContainEqual({ kind: 'solvent-usual', values: { solvent: 'CDCl3' } });
    const oh = best.evidence.find(({ code }) => code === 'exchangeable-assignment');
    // Phenol in CDCl3; the spread reaches to DMSO's 9.3.
    expect(oh).toMatchObject({ observed: 4.7, predicted: 5.1 });
    expect(oh!.sd!).toBeGreaterThan(1.5);
  });

  test('an OH at 9.1 is where DMSO has it: it is predicted there, and said to be', () => {
    const { best, sections } = told(LIST.replace('4.70', '9.06'));
    expect(sections.facts).toContainEqual({
      kind: 'solvent-fitted',
      values: { solvent: 'DMSO-d6', usual: 'CDCl3' },
    });
    expect(best.evidence.find(({ code }) => code === 'exchangeable-assignment')).toMatchObject({
      observed: 9.06,
      predicted: 9.3,
    });
  });

  test('a toluene has no hydrogens that a solvent moves: nothing is said', () => {
    const { explanation } = judgeAndExplain({
      formula: 'C7H8',
      among: ['Cc1ccccc1', 'C1=CC=CC=CC1'],
      spectra: ['1H NMR δ 7.25 (t, 2H), 7.17 (m, 3H), 2.34 (s, 3H)'],
    });
    expect(explanation.sections.facts.map(({ kind }) => kind)).not.toContain('solvent-usual');
  });
});

test('ferulic acid with 7.26 next to integrals, acid hydrogen not listed: no hydrogen is missed there', () => {
  const { identification, explanation } = judgeAndExplain({
    formula: 'C10H10O4',
    among: [
      'COc1cc(C=CC(=O)O)ccc1O',
      'COc1ccc(C=CC(=O)O)cc1O',
      'COC(=O)C=Cc1ccc(O)c(O)c1',
      'COC(=O)c1ccc(OC(C)=O)cc1',
    ],
    spectra: [
      '1H NMR δ 7.70 (d, J = 15.9 Hz, 1H), 7.26 (s), 7.11 (dd, J = 8.2, 1.9 Hz, 1H), ' +
        '7.06 (d, J = 1.9 Hz, 1H), 6.94 (d, J = 8.2 Hz, 1H), 6.30 (d, J = 15.9 Hz, 1H), ' +
        '5.90 (br s, 1H), 3.94 (s, 3H)',
      '13C NMR δ 172.1, 148.3, 147.0, 146.8, 126.6, 123.5, 114.9, 114.8, 109.5, 56.0',
    ],
  });
  const [best] = identification.candidates;
  expect(keyOf(best.smiles)).toBe(keyOf('COc1cc(C=CC(=O)O)ccc1O'));
  const at = (observed: number) =>
    best.evidence.filter((item) => item.observed === observed).map(({ code }) => code);
  expect(at(7.26)).toEqual(['other-substance']);
  expect(at(5.9)).toContain('exchangeable-assignment');
  expect(explanation.sections.against.map(({ kind }) => kind)).toContain('nothing-against');
});
