import { expect, test } from 'vitest';
import { addBond, emptyGraph } from '@elucida/molecules/graph';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { formatLocant } from './locant.ts';
import { readRingName, type NamedRing } from './read-ring-name.ts';

const VALENCE: Readonly<Record<number, number>> = { 5: 3, 6: 4, 7: 3, 8: 2, 15: 3, 16: 2, 34: 2 };

/** The ring with all its bonds single, as a key: what the name says about atoms and bonds alone. */
function saturatedKey(ring: NamedRing): string {
  const graph = emptyGraph(ring.elements.length);
  ring.elements.forEach((element, atom) => {
    graph.element[atom] = element;
  });
  for (const { a, b } of ring.bonds) addBond(graph, a, b, 1);
  ring.elements.forEach((element, atom) => {
    graph.hydrogens[atom] = VALENCE[element] - graph.degree[atom];
  });
  return constitutionKey(graph);
}

// The saturated ring of each name.
test.each([
  ['benzo[b]thiophene', 'C1CC2CCCCC2S1'],
  ['benzo[d]oxazole', 'C1NC2CCCCC2O1'],
  ['benzo[d][1,3]dioxole', 'C1OC2CCCCC2O1'],
  ['benzo[c][1,2,5]thiadiazole', 'C1CCC2NSNC2C1'],
  ['2,1,3-benzothiadiazole', 'C1CCC2NSNC2C1'],
  ['isoxazole', 'C1CCON1'],
  ['thiazole', 'C1CSCN1'],
  ['pyridin', 'C1CCCCN1'],
  ['1,4-dioxane', 'C1COCCO1'],
  ['cyclopenta[b]pyridine', 'C1CNC2CCCC2C1'],
  ['naphtho[2,3-b]furan', 'C1CCC2CC3OCCC3CC2C1'],
  ['benzo[a]pyrene', 'C1CCC2C(C1)CC1CCC3CCCC4CCC2C1C34'],
  ['dibenz[a,h]anthracene', 'C1CCC2C(C1)CCC1CC3C(CCC4CCCCC34)CC12'],
  ["benzo[1,2-b:4,5-b']dithiophene", 'C1CC2CC3SCCC3CC2S1'],
  ["pyrido[1',2':1,2]imidazo[4,5-b]quinoxaline", 'C1CCC2C(C1)NC1C(N2)NC2CCCCN12'],
  ['dibenzofuran', 'C1CCC2C(C1)OC1CCCCC12'],
  ['furo[3,2-g][1]benzopyran', 'C1CC2CC3CCCOC3CC2O1'],
  ['julolidine', 'C1CC2CCCC3CCCN(C1)C23'],
  ['adamantane', 'C1C2CC3CC1CC(C2)C3'],
  ['tricyclo[3.3.1.13,7]decane', 'C1C2CC3CC1CC(C2)C3'],
  ['quinuclidine', 'C1CN2CCC1CC2'],
  ['dispiro[4.2.4.2]tetradecane', 'C1CCC2(C1)CCC1(CCCC1)CC2'],
  ['dispiro[4.2.48.25]tetradecane', 'C1CCC2(C1)CCC1(CCCC1)CC2'],
  ["spiro[1-benzofuran-2,1'-cyclohexane]", 'C1CCC2(CC1)CC1CCCCC1O2'],
  ["spiro[fluorene-9,2'-[1,3]dioxolane]", 'C1CCC2C(C1)C1CCCCC1C21OCCO1'],
  [
    "dispiro[1,3-dioxolane-2,1'-cyclohexane-4',9''-fluorene]",
    'C1CCC2C(C1)C1CCCCC1C21CCC3(CC1)OCCO3',
  ],
  ['dibenzo[a,d]cycloheptene', 'C1CCC2C(C1)CCC1CCCCC1C2'],
])('%s', (name, smiles) => {
  expect(saturatedKey(readRingName(name)!)).toBe(constitutionKey(graphFromSmiles(smiles)));
});

test('names that saturate some atoms themselves', () => {
  const locantsOf = (ring: NamedRing) =>
    ring.saturated.map((atom) => formatLocant(ring.locants[atom])).join();
  expect(locantsOf(readRingName('indane')!)).toBe('1,2,3');
  expect(locantsOf(readRingName('chroman')!)).toBe('2,3,4');
  expect(locantsOf(readRingName('tetralin')!)).toBe('1,2,3,4');
  expect(readRingName('indane')!.indicatedHydrogens).toBe(0);
  expect(readRingName('indene')!.indicatedHydrogens).toBe(1);
  expect(readRingName("spiro[cyclopentane-1,1'-indene]")!.indicatedHydrogens).toBe(0);
});

test('double bonds within a spiro name', () => {
  const ring = readRingName("spiro[cyclohexa-2,5-diene-1,9'-fluorene]")!;
  const double = ring.bonds
    .filter(({ order }) => order === 2)
    .map(({ a, b }) =>
      [a, b]
        .map((atom) => formatLocant(ring.locants[atom]))
        .sort()
        .join('='),
    );
  expect(double.sort()).toEqual(['2=3', '5=6']);
});

test.each([
  '',
  'hexane',
  'cyclo',
  'bicyclo[2.2.1]octane',
  'bicyclo[2.2]heptane',
  'tricyclo[3.3.1.1^3,70]decane',
  '1,9-thiazole',
  '1,1-dioxane',
  'furo[9,8-b]pyridine',
  'furo[3,2-z]pyridine',
  'thieno[3,2-b',
  'spiro[4.5]nonane',
  "spiro[indole-12,1'-cyclohexane]",
  '9-oxabicyclo[1.1.0]butane',
  'oxadiazole',
  'benzo[b]benzo',
])('%s is not a ring name', (name) => {
  expect(readRingName(name)).toBeNull();
});
