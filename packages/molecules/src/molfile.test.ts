import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { molfile } from './molfile.ts';
import { constitutionKey, graphFromMolecule, graphFromSmiles } from './smiles.ts';

test.each(['CCOC(C)=O', 'C[N+]([O-])=O', 'Cc1ccc(Br)cc1', 'CS(C)=O'])(
  'the molfile of %s is read back as the same constitution, laid out flat',
  (smiles) => {
    const text = molfile(smiles);
    const read = Molecule.fromMolfile(text);
    expect(constitutionKey(graphFromMolecule(read))).toBe(constitutionKey(graphFromSmiles(smiles)));
    expect(text).toContain('V2000');
    expect(
      new Set(
        Array.from(
          { length: read.getAtoms() },
          (_, atom) => `${read.getAtomX(atom)} ${read.getAtomY(atom)}`,
        ),
      ).size,
    ).toBe(read.getAtoms());
  },
);

test.each(['', 'CC(=O', 'not smiles'])('%j is refused', (smiles) =>
  expect(() => molfile(smiles)).toThrow(),
);
