import type { Language } from '@elucida/spectra/languages';
import { describe, expect, test } from 'vitest';
import { stereoKey } from '@elucida/molecules/stereo';
import { readStructure } from '../read-structure.ts';

const read = (name: string, language: Language = 'en') => {
  const structure = readStructure(name, language);
  return structure && !structure.stereoDropped ? stereoKey(structure.smiles) : null;
};

describe('monosaccharides', () => {
  test.each([
    ['D-glucose', 'O=C[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO'],
    ['L-glucose', 'O=C[C@@H](O)[C@H](O)[C@@H](O)[C@@H](O)CO'],
    ['D-fructose', 'OCC(=O)[C@@H](O)[C@H](O)[C@H](O)CO'],
    ['α-D-glucopyranose', 'O[C@@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
    ['β-D-glucopyranose', 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
    ['β-L-glucopyranose', 'O[C@@H]1[C@@H](O)[C@H](O)[C@@H](O)[C@@H](O1)CO'],
    ['β-D-fructofuranose', 'OC[C@]1(O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
    ['2-deoxy-D-ribose', 'O=CC[C@H](O)[C@H](O)CO'],
    ['2-deoxy-D-arabino-hexose', 'O=CC[C@@H](O)[C@H](O)[C@H](O)CO'],
    ['D-glucitol', 'OC[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO'],
    ['xylitol', 'OC[C@@H](O)[C@H](O)[C@@H](O)CO'],
    ['D-glucono-1,5-lactone', 'O=C1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
    ['D-gluconic acid', 'OC(=O)[C@H](O)[C@@H](O)[C@H](O)[C@H](O)CO'],
    ['β-D-glucopyranuronic acid', 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)C(=O)O'],
    ['2-acetamido-2-deoxy-β-D-glucopyranose', 'CC(=O)N[C@H]1[C@H](O)O[C@@H]([C@H]([C@@H]1O)O)CO'],
    ['1,5-anhydro-D-glucitol', 'C1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
    ['1,6-anhydro-β-D-glucopyranose', '[C@H]12[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO2'],
    ['2-C-methyl-D-erythritol', 'C[C@@](CO)(O)[C@H](O)CO'],
    [
      '2,3,6-trideoxy-3-C-methyl-4-O-methyl-3-nitro-L-arabino-hexopyranose',
      'C[C@@]1(CC(O)O[C@H]([C@@H]1OC)C)[N+](=O)[O-]',
    ],
    ['2,3-dideoxy-α-D-glycero-hex-2-enopyranos-4-ulose', 'O[C@@H]1C=CC([C@H](O1)CO)=O'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(stereoKey(smiles)));

  test('without D or L where chemists mean either, the configuration stays open', () =>
    expect(readStructure('arabinose')!.smiles).not.toContain('@'));
});

describe('glycosides and oligosaccharides', () => {
  test.each([
    ['methyl β-D-glucopyranoside', 'CO[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
    [
      'methyl L-glycero-α-D-manno-heptopyranoside',
      'O([C@@H]1[C@@H](O)[C@@H](O)[C@H](O)[C@H](O1)[C@@H](O)CO)C',
    ],
    ['phenyl 1-thio-β-D-glucopyranoside', 'S([C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO)c1ccccc1'],
    [
      'methyl 2,3,4,6-tetra-O-acetyl-β-D-glucopyranoside',
      'CC(=O)O[C@H]1[C@H](OC)O[C@@H]([C@H]([C@@H]1OC(C)=O)OC(C)=O)COC(C)=O',
    ],
    [
      'β-D-galactopyranosyl-(1→4)-D-glucopyranose',
      '[C@@H]1([C@H](O)[C@@H](O)[C@@H](O)[C@H](O1)CO)O[C@H]1[C@@H]([C@H](C(O)O[C@@H]1CO)O)O',
    ],
    [
      '4-O-β-D-galactopyranosyl-D-glucopyranose',
      '[C@@H]1([C@H](O)[C@@H](O)[C@@H](O)[C@H](O1)CO)O[C@H]1[C@@H]([C@H](C(O)O[C@@H]1CO)O)O',
    ],
    [
      'β-D-fructofuranosyl α-D-glucopyranoside',
      'O([C@@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO)[C@@]1(CO)[C@@H](O)[C@H](O)[C@H](O1)CO',
    ],
    [
      'α-D-glucopyranosyl-(1→4)-α-D-glucopyranosyl-(1→4)-D-glucopyranose',
      '[C@H]1([C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO)O[C@H]1[C@@H]([C@H]([C@H](O[C@@H]1CO)' +
        'O[C@H]1[C@@H]([C@H](C(O)O[C@@H]1CO)O)O)O)O',
    ],
    [
      'β-D-galactopyranosyl-(1→4)-[α-L-fucopyranosyl-(1→3)]-2-acetamido-2-deoxy-D-glucopyranose',
      '[C@@H]1([C@H](O)[C@@H](O)[C@@H](O)[C@H](O1)CO)O[C@H]1[C@@H]([C@H](C(O)O[C@@H]1CO)NC(C)' +
        '=O)O[C@H]1[C@@H](O)[C@H](O)[C@H](O)[C@@H](O1)C',
    ],
    [
      '1-(β-D-ribofuranosyl)pyrimidine-2,4(1H,3H)-dione',
      '[C@@H]1([C@H](O)[C@H](O)[C@H](O1)CO)N1C(NC(C=C1)=O)=O',
    ],
  ])('%s', (name, smiles) => expect(read(name)).toBe(stereoKey(smiles)));
});

test.each<[language: 'es' | 'eu', name: string, english: string]>([
  ['es', 'β-D-glucopiranosa', 'β-D-glucopyranose'],
  ['es', 'D-fructosa', 'D-fructose'],
  ['es', 'ácido D-glucónico', 'D-gluconic acid'],
  ['es', 'β-D-glucopiranósido de metilo', 'methyl β-D-glucopyranoside'],
  ['es', 'D-manitol', 'D-mannitol'],
  ['eu', 'β-D-glukopiranosa', 'β-D-glucopyranose'],
  ['eu', 'D-fruktosa', 'D-fructose'],
  ['eu', 'azido D-glukonikoa', 'D-gluconic acid'],
  ['eu', 'metil β-D-glukopiranosidoa', 'methyl β-D-glucopyranoside'],
])('%s: %s is %s', (language, name, english) => expect(read(name, language)).toBe(read(english)));

test.each([
  '4-deoxy-D-arabino-hexonose',
  'D-gluco-pentose',
  '7-deoxy-D-glucose',
  'β-D-threofuranosyl',
  '1,9-anhydro-D-glucitol',
])('%s means nothing', (name) => expect(readStructure(name)).toBeNull());
