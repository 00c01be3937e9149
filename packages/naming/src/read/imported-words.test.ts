import { describe, expect, it } from 'vitest';
import { constitution, keyOf } from '../testing/constitution.ts';
import { importedWords } from '../words/imported-words.ts';
import { ACID_ROWS, PARENT_ROWS, RADICAL_ROWS } from './own-rows.ts';

describe('words taken over from OPSIN', () => {
  it.each([
    ['vanillomandelic acid', 'OC(=O)C(O)c1ccc(O)c(OC)c1'],
    ['tridecafluoroenanthic acid', 'OC(=O)C(F)(F)C(F)(F)C(F)(F)C(F)(F)C(F)(F)C(F)(F)F'],
    ['chloropicrin', 'ClC(Cl)(Cl)[N+](=O)[O-]'],
    ['sodium bitartrate', '[Na+].OC(=O)C(O)C(O)C(=O)[O-]'],
    ['neophyl chloride', 'ClCC(C)(C)c1ccccc1'],
    ['pyrrolysine', 'CC1CC=NC1C(=O)NCCCCC(N)C(=O)O'],
    ['acephenanthrylene', 'C1=Cc2cc3ccccc3c3cccc1c23'],
    // Heroin's name: which hydroxy groups are meant is part of the word.
    ['diacetylmorphine', 'CC(=O)Oc1ccc2CC3N(C)CCC45C3C=CC(OC(=O)C)C4Oc1c25'],
    ['16-hydroxypalmitic acid', 'OCCCCCCCCCCCCCCCC(=O)O'],
    ['methyl naphthionate', 'COS(=O)(=O)c1ccc(N)c2ccccc12'],
    ['hydantoic acid', 'NC(=O)NCC(=O)O'],
    ['cinchonan-9-ol', 'OC(c1ccnc2ccccc12)C1CC2CCN1CC2C=C'],
  ])('reads %s', (name, smiles) => {
    expect(constitution(name)).toBe(keyOf(smiles));
  });

  it('has no word that our own vocabulary has with locants', () => {
    const rows = [
      ...PARENT_ROWS.map((row) => ['P', row[0], row[3]]),
      ...RADICAL_ROWS.map((row) => ['R', row[0], row[3]]),
      ...ACID_ROWS.map((row) => ['A', row[0], row[3]]),
    ];
    const own = new Set(
      rows
        .filter(([, , notation]) => notation.includes(':'))
        .flatMap(([kind, words]) => words.split('|').map((word) => `${kind} ${word}`)),
    );
    expect(
      importedWords()
        .flatMap(({ kind, words }) =>
          words.split('|').map((word) => `${kind === 'J' ? 'R' : kind} ${word}`),
        )
        .filter((word) => own.has(word)),
    ).toEqual([]);
  });
});
