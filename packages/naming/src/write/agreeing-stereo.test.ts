import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { stereoFromSmiles } from '@elucida/molecules/stereo';
import { parseName } from '../read/parse-name.ts';
import { statesConfiguration } from './agreeing-stereo.ts';

/** What is found without settling the stereochemistry. */
function states(smiles: string, name: string): boolean | null {
  const structure = stereoFromSmiles(smiles),
    parsed = parseName(name, 0)!;
  return statesConfiguration(
    parsed,
    { graph: parsed.graph, perception: perceive(parsed.graph) },
    structure,
    { graph: structure.graph, perception: perceive(structure.graph) },
  );
}

test.each([
  [
    'every descriptor at its atom',
    'C[C@H](O)[C@@H](N)C(=O)O',
    '(2R,3S)-2-amino-3-hydroxybutanoic acid',
    true,
  ],
  [
    'the descriptors exchanged',
    'C[C@H](O)[C@@H](N)C(=O)O',
    '(2S,3R)-2-amino-3-hydroxybutanoic acid',
    false,
  ],
  [
    'one descriptor left out',
    'C[C@H](O)[C@@H](N)C(=O)O',
    '(2R)-2-amino-3-hydroxybutanoic acid',
    false,
  ],
  [
    'a descriptor without a place, for the only centre of the word',
    'O[C@H](c1ccccc1)c1ccncc1',
    '(R)-phenyl(pyridin-4-yl)methanol',
    true,
  ],
  ['the wrong one', 'O[C@@H](c1ccccc1)c1ccncc1', '(R)-phenyl(pyridin-4-yl)methanol', false],
  ['a double bond', 'C/C=C/C(=O)O', '(2E)-but-2-enoic acid', true],
  ['the wrong double bond', 'C/C=C/C=C\\CO', '(2E,4Z)-hexa-2,4-dien-1-ol', false],
])('%s', (_, smiles, name, same) => {
  expect(states(smiles, name)).toBe(same);
});

test.each([
  [
    'a pseudoasymmetric centre, ranked by its neighbours',
    'C[C@H](O)[C@@H](O)[C@@H](C)O',
    '(2R,4S)-pentane-2,3,4-triol',
  ],
  ['words with a configuration of their own', 'N[C@@H](C)C(=O)O', 'L-alanine'],
  ['cis and trans', 'C/C=C/C', 'trans-but-2-ene'],
  [
    'a centre of several rings left open',
    'COC(=O)C1=C[C@@H]2CC3C[C@@](C(=O)OC)(C2)[C@@H]13',
    'dimethyl (1R,2S,5R)-tricyclo[3.3.1.0^2,7]non-3-ene-1,3-dicarboxylate',
  ],
])('nothing is certain for %s', (_, smiles, name) => {
  expect(states(smiles, name)).toBeNull();
});
