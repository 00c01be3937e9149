import { expect, test } from 'vitest';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { formatLocant } from './locant.ts';
import { readRingName } from './read-ring-name.ts';
import { compareSeniority, ringParent } from './ring-parent.ts';

/** The ring parent of a molecule with one ring system; ring atoms in the order of the SMILES. */
function parentOf(smiles: string) {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const atoms = Array.from({ length: graph.atomCount }, (_, a) => a).filter(
    (a) => perception.smallestRing[a] > 0,
  );
  return { graph, atoms, parent: ringParent(graph, perception, atoms)! };
}

/** Locants of the ring atoms in the order of the SMILES, one text a numbering. */
function numberingsOf(smiles: string): string[] {
  const { atoms, parent } = parentOf(smiles);
  return parent.locants.map((locants) =>
    atoms.map((atom) => formatLocant(locants[parent.atoms.indexOf(atom)])).join(' '),
  );
}

/** A structure as its bonds between locants: equal for a ring written and read back. */
function bondsByLocant(
  elements: readonly number[],
  locants: readonly string[],
  bonds: readonly (readonly [number, number])[],
): string {
  const label = (i: number) => `${locants[i]}:${elements[i]}`;
  return bonds
    .map(([a, b]) => [label(a), label(b)].sort().join('-'))
    .sort()
    .join(' ');
}

function ringBonds(graph: MolecularGraph, atoms: readonly number[]): [number, number][] {
  const bonds: [number, number][] = [];
  atoms.forEach((atom, i) => {
    for (let k = 0; k < graph.degree[atom]; k++) {
      const j = atoms.indexOf(graph.neighbours[atom * MAX_DEGREE + k]);
      if (j > i) bonds.push([i, j]);
    }
  });
  return bonds;
}

// Names as OPSIN 2.7 reads them to the same structure.
const NAMES: readonly (readonly [smiles: string, en: string, es: string, eu: string])[] = [
  ['C1CCCCC1', 'cyclohexane', 'ciclohexano', 'ziklohexano'],
  ['c1ccccc1', 'benzene', 'benceno', 'bentzeno'],
  ['C1=CCCCC1', 'cyclohexane', 'ciclohexano', 'ziklohexano'],
  ['C1CO1', 'oxirane', 'oxirano', 'oxirano'],
  ['C1CN1', 'aziridine', 'aziridina', 'aziridina'],
  ['C1COC1', 'oxetane', 'oxetano', 'oxetano'],
  ['C1CCOC1', 'oxolane', 'oxolano', 'oxolano'],
  ['C1CCNCC1', 'piperidine', 'piperidina', 'piperidina'],
  ['C1COCCN1', 'morpholine', 'morfolina', 'morfolina'],
  ['C1=CCNCC1', 'pyridine', 'piridina', 'piridina'],
  ['c1cscn1', '1,3-thiazole', '1,3-tiazol', '1,3-tiazol'],
  ['c1cocn1', '1,3-oxazole', '1,3-oxazol', '1,3-oxazol'],
  ['c1ncn[nH]1', '1,2,4-triazole', '1,2,4-triazol', '1,2,4-triazol'],
  ['c1nnn[nH]1', 'tetrazole', 'tetrazol', 'tetrazol'],
  ['C1OCO[SiH2]1', '1,4,2-dioxasilolane', '1,4,2-dioxasilolano', '1,4,2-dioxasilolano'],
  ['O1CCOB1C', '1,3,2-dioxaborolane', '1,3,2-dioxaborolano', '1,3,2-dioxaborolano'],
  ['C1CCCNCC1', 'azepane', 'azepano', 'azepano'],
  ['O=C1CCCCCCCCCCO1', '1-oxacyclododecane', '1-oxaciclododecano', '1-oxaziklododekano'],
  ['C1CC2CCC1C2', 'bicyclo[2.2.1]heptane', 'biciclo[2.2.1]heptano', 'biziklo[2.2.1]heptano'],
  [
    'C1CCC2OC2C1',
    '7-oxabicyclo[4.1.0]heptane',
    '7-oxabiciclo[4.1.0]heptano',
    '7-oxabiziklo[4.1.0]heptano',
  ],
  [
    'C1C2CC3CC1CC(C2)C3',
    'tricyclo[3.3.1.1^3,7]decane',
    'triciclo[3.3.1.1^3,7]decano',
    'triziklo[3.3.1.1^3,7]dekano',
  ],
  [
    'C12C3C4C1C5C2C3C45',
    'pentacyclo[4.2.0.0^2,5.0^3,8.0^4,7]octane',
    'pentaciclo[4.2.0.0^2,5.0^3,8.0^4,7]octano',
    'pentaziklo[4.2.0.0^2,5.0^3,8.0^4,7]oktano',
  ],
  [
    'C1CC2(C1)OCCO2',
    '5,8-dioxaspiro[3.4]octane',
    '5,8-dioxaespiro[3.4]octano',
    '5,8-dioxaespiro[3.4]oktano',
  ],
  [
    'C1CCC2(CC1)OCCO2',
    '1,4-dioxaspiro[4.5]decane',
    '1,4-dioxaespiro[4.5]decano',
    '1,4-dioxaespiro[4.5]dekano',
  ],
  [
    'C1CC2(C1)CCC1(CC2)CCC1',
    'dispiro[3.2.3^7.2^4]dodecane',
    'diespiro[3.2.3^7.2^4]dodecano',
    'diespiro[3.2.3^7.2^4]dodekano',
  ],
  ['c1ccc2ccccc2c1', 'naphthalene', 'naftaleno', 'naftaleno'],
  ['C1CCC2CCCCC2C1', 'naphthalene', 'naftaleno', 'naftaleno'],
  ['c1ccc2[nH]ccc2c1', 'indole', 'indol', 'indol'],
  ['c1ccc2ncccc2c1', 'quinoline', 'quinolina', 'kinolina'],
  ['c1ncc2[nH]cnc2n1', 'purine', 'purina', 'purina'],
  ['c1ccc2c(c1)[nH]c1ccccc12', 'carbazole', 'carbazol', 'karbazol'],
  ['C1COc2ccccc2C1', 'chromene', 'cromeno', 'kromeno'],
  ['c1ccc2occc2c1', '1-benzofuran', '1-benzofurano', '1-bentzofurano'],
  ['c1ccc2scnc2c1', '1,3-benzothiazole', '1,3-benzotiazol', '1,3-bentzotiazol'],
  ['c1ccc2[nH]cnc2c1', 'benzimidazole', 'bencimidazol', 'bentzimidazol'],
  ['C1Oc2ccccc2O1', '1,3-benzodioxole', '1,3-benzodioxol', '1,3-bentzodioxol'],
  ['C1CNCCc2ccccc12', '3-benzazepine', '3-benzazepina', '3-bentzazepina'],
  ['c1cc2occc2cn1', 'furo[3,2-c]pyridine', 'furo[3,2-c]piridina', 'furo[3,2-c]piridina'],
  ['c1ccn2ccnc2c1', 'imidazo[1,2-a]pyridine', 'imidazo[1,2-a]piridina', 'imidazo[1,2-a]piridina'],
  ['c1ncc2ccsc2n1', 'thieno[2,3-d]pyrimidine', 'tieno[2,3-d]pirimidina', 'tieno[2,3-d]pirimidina'],
  [
    'c1cnc2ccnn2c1',
    'pyrazolo[1,5-a]pyrimidine',
    'pirazolo[1,5-a]pirimidina',
    'pirazolo[1,5-a]pirimidina',
  ],
  [
    'c1cn2ccsc2n1',
    'imidazo[2,1-b][1,3]thiazole',
    'imidazo[2,1-b][1,3]tiazol',
    'imidazo[2,1-b][1,3]tiazol',
  ],
  ['c1ccc2c(c1)CCc1ccccc1N2', 'dibenzo[b,f]azepine', 'dibenzo[b,f]azepina', 'dibentzo[b,f]azepina'],
  ['c1ccc2c(c1)oc1ccccc12', 'dibenzo[b,d]furan', 'dibenzo[b,d]furano', 'dibentzo[b,d]furano'],
  ['C1CCc2ccccc2CC1', 'benzo[7]annulene', 'benzo[7]anuleno', 'bentzo[7]anuleno'],
  [
    'c1ccc2c(c1)CC1(C2)CCCC1',
    "spiro[cyclopentane-1,2'-indene]",
    "espiro[ciclopentano-1,2'-indeno]",
    "espiro[ziklopentano-1,2'-indeno]",
  ],
  [
    'O=C1Nc2ccccc2C11CCNCC1',
    "spiro[indole-3,4'-piperidine]",
    "espiro[indol-3,4'-piperidina]",
    "espiro[indol-3,4'-piperidina]",
  ],
  [
    'C1C=CCCC11Cc2ccccc2O1',
    "spiro[1-benzofuran-2,1'-cyclohex-3-ene]",
    "espiro[1-benzofurano-2,1'-ciclohex-3-eno]",
    "espiro[1-bentzofurano-2,1'-ziklohex-3-eno]",
  ],
  [
    'C1Cc2ccccc2C11CCc2ccccc21',
    "1,1'-spirobi[indene]",
    "1,1'-espirobi[indeno]",
    "1,1'-espirobi[indeno]",
  ],
];

test.each(NAMES)('%s is %s', (smiles, en, es, eu) => {
  expect(parentOf(smiles).parent.names).toEqual([en, es, eu]);
});

test.each(NAMES.map(([smiles, en]) => [en, smiles]))(
  '%s is read back with the same locants',
  (name, smiles) => {
    const { graph, atoms, parent } = parentOf(smiles);
    const read = readRingName(name)!;
    const readBack = bondsByLocant(
      read.elements,
      read.locants.map(formatLocant),
      read.bonds.map(({ a, b }) => [a, b]),
    );
    for (const locants of parent.locants) {
      const written = bondsByLocant(
        atoms.map((atom) => graph.element[atom]),
        atoms.map((atom) => formatLocant(locants[parent.atoms.indexOf(atom)])),
        ringBonds(graph, atoms),
      );
      expect(written).toBe(readBack);
    }
    expect(read.mancude.some(Boolean)).toBe(parent.state !== 'saturated');
  },
);

test('numbering: exceptions, fusion atoms, heteroatoms at ring fusions, drawings with the most rings in a row', () => {
  // Anthracene, purine, acridine and steroids keep their old numbers.
  expect(numberingsOf('c1cccc2cc3ccccc3cc12')).toContain('1 2 3 4 4a 10 10a 5 6 7 8 8a 9 9a');
  expect(numberingsOf('n1cnc2ncnc2c1')).toEqual(['1 2 3 4 9 8 7 5 6']);
  expect(numberingsOf('C1CCCC2CCC3C4CCCC4CCC3C12')).toEqual([
    '1 2 3 4 5 6 7 8 14 15 16 17 13 12 11 9 10',
  ]);
  // Imidazo[1,2-a]pyridine: N1, C2, C3, N4, C5–C8, C8a.
  expect(numberingsOf('N1=C2C=CC=CN2C=C1')).toEqual(['1 8a 8 7 6 5 4 3 2']);
  // Mirtazapine, as published: the N-methyl at 2, CH2 at 10, the pyridine nitrogen at 6, the
  // bridgehead CH at 14b.
  expect(numberingsOf('N1CCN2c3ncccc3Cc3ccccc3C2C1')).toEqual([
    '2 3 4 5 5a 6 7 8 9 9a 10 10a 11 12 13 14 14a 14b 1',
  ]);
});

test('indicated hydrogen: how many, and where', () => {
  const indene = parentOf('C1C=Cc2ccccc12').parent.indicatedHydrogen;
  expect(indene.count).toBe(1);
  expect([0, 1, 2, 3, 4].map((atom) => indene.unmatchedWithout([atom]))).toEqual([0, 0, 0, 0, 0]);
  expect(indene.unmatchedWithout([0, 1])).toBe(1);
  expect(indene.unmatchedWithout([0, 1, 2])).toBe(0);
  expect(parentOf('c1ccncc1').parent.indicatedHydrogen.count).toBe(0);
  expect(parentOf('C1C=COC=C1').parent.indicatedHydrogen.canBeDouble(3)).toBe(false);
  expect(parentOf('C1Cc2ccccc2C11CCNCC1').parent.indicatedHydrogen.count).toBe(0);
});

test('rings with triple bonds or allenes get no mancude name', () => {
  expect(parentOf('C1CCCC#CCC1').parent.names[0]).toBe('cyclooctane');
  expect(parentOf('C1CCOCC#CCC1').parent).toMatchObject({ state: 'saturated', takesEne: true });
});

test('seniority of rings: nitrogen, then other heteroatoms, then more rings, then larger ones (P-44.2)', () => {
  const order = [
    'c1ccc2ncccc2c1',
    'c1ccncc1',
    'c1cc[nH]c1',
    'c1ccc2occc2c1',
    'c1ccoc1',
    'c1ccsc1',
    'c1ccc2ccccc2c1',
    'c1ccccc1',
    'C1CCCC1',
  ];
  for (let i = 0; i + 1 < order.length; i++)
    expect(
      compareSeniority(parentOf(order[i]).parent, parentOf(order[i + 1]).parent),
    ).toBeGreaterThan(0);
});
