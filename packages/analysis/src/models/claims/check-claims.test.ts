import type { ModelClaim } from '@elucida/contract/models';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { graphFromSmiles } from '@elucida/engine/molecules/smiles';
import { nameStructure } from '@elucida/engine/naming/name-structure';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../load-engine.ts';
import { checkClaims } from './check-claims.ts';
import { findConcept } from './find-concept.ts';
import { GROUP_CONCEPTS } from './group-concepts.ts';
import { viewMolecule } from './molecule-view.ts';
import { perceive } from '@elucida/engine/molecules/perceive';

const { predictor } = loadEngine();
/** Ethyl 4-aminobenzoate (benzocaine), shifts in CDCl₃ and bands in KBr as printed. */
const BENZOCAINE: Spectrum[] = [
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 7.85, int: 2, mult: 'd' },
      { delta_ppm: 6.63, int: 2, mult: 'd' },
      { delta_ppm: 4.31, int: 2, mult: 'q' },
      { delta_ppm: 4.06, int: 2, mult: 'br-s' },
      { delta_ppm: 1.36, int: 3, mult: 't' },
    ],
  },
  {
    type: 'C13NMR',
    peaks: [166.7, 150.8, 131.6, 120.0, 113.8, 60.3, 14.4].map((delta_ppm) => ({ delta_ppm })),
  },
  {
    type: 'IR',
    peaks: [3424, 3344, 2985, 1684, 1637, 1597, 1282, 1172, 772].map((wavenumber_cm1) => ({
      wavenumber_cm1,
    })),
  },
  {
    type: 'MS',
    peaks: [
      { m_z: 165, rel_int: 40 },
      { m_z: 120, rel_int: 100 },
    ],
  },
];
const parsed = parseFormula('C9H11NO2');
if (!parsed.ok) throw new Error('formula');
const facts = readFacts(parsed.formula, BENZOCAINE);
const NOTHING = {
  technique: null,
  position: null,
  multiplicity: null,
  hydrogens: null,
  count: null,
  group: null,
  name: null,
};
const claim = (kind: ModelClaim['kind'], values: Partial<ModelClaim>): ModelClaim => ({
  ...NOTHING,
  kind,
  ...values,
});

function check(
  claimed: ModelClaim,
  { smiles = 'CCOC(=O)c1ccc(N)cc1', spectra = BENZOCAINE, lang = 'en' as 'en' | 'es' | 'eu' } = {},
) {
  const [{ verdict, code, text }] = checkClaims(
    [claimed],
    smiles === '' ? null : graphFromSmiles(smiles),
    {
      spectra,
      facts: spectra === BENZOCAINE ? facts : readFacts(facts.formula, spectra),
      predictor,
      lang,
    },
  );
  return { verdict, code, text };
}

const C13 = { technique: 'C13NMR' } as const,
  H1 = { technique: 'H1NMR' } as const,
  IR = { technique: 'IR' } as const;

describe('claims about benzocaine', () => {
  test.each<[string, ModelClaim, string, string]>([
    [
      'a peak that is there',
      claim('peak', { ...C13, position: 166.5 }),
      'confirmed',
      'The ¹³C NMR spectrum has a peak at 166.7 ppm.',
    ],
    [
      'a peak that is not',
      claim('peak', { ...IR, position: 2250 }),
      'refuted',
      'The IR spectrum has no peak at 2250 cm⁻¹; the nearest is at 1684 cm⁻¹.',
    ],
    [
      'an ion',
      claim('peak', { technique: 'MS', position: 120.04 }),
      'confirmed',
      'The MS spectrum has a peak at m/z 120.',
    ],
    [
      'a peak of a spectrum that was not recorded',
      claim('peak', { technique: 'UVVIS', position: 280 }),
      'not-checkable',
      'There is no UV-Vis spectrum to check this against.',
    ],
    [
      'a peak nowhere',
      claim('peak', { ...C13 }),
      'not-checkable',
      'This says too little to be checked.',
    ],
    [
      'the ester carbon',
      claim('shift', { ...C13, position: 166.7, group: 'ester C=O' }),
      'confirmed',
      expect.stringMatching(
        /^“ester C=O”: predicted for this structure at 16\d\.\d ± \d\.\d ppm, observed at 166\.7 ppm\.$/,
      ) as unknown as string,
    ],
    [
      'a methyl in the place of the ester carbon',
      claim('shift', { ...C13, position: 166.7, group: 'methyl' }),
      'refuted',
      expect.stringMatching(
        /^“methyl”: the nearest prediction for this structure is 14\.\d ± /,
      ) as unknown as string,
    ],
    [
      'a group that the structure lacks',
      claim('shift', { ...C13, position: 60.3, group: 'methoxy group' }),
      'refuted',
      '“methoxy group”: the structure does not have it.',
    ],
    [
      'a group at a peak that is not there',
      claim('shift', { ...C13, position: 55.2, group: 'OCH2' }),
      'refuted',
      'The ¹³C NMR spectrum has no peak at 55.2 ppm; the nearest is at 60.3 ppm.',
    ],
    [
      'the amine hydrogens',
      claim('shift', { ...H1, position: 4.06, group: 'NH2' }),
      'not-checkable',
      '“NH2”: the shifts of hydrogens on O, N and S vary too much with solvent and concentration to be checked.',
    ],
    [
      'the OCH₂ to one decimal',
      claim('shift', { ...H1, position: 4.3, group: 'O–CH₂' }),
      'confirmed',
      expect.stringContaining('observed at 4.31 ppm') as unknown as string,
    ],
    [
      'the C=O stretch, conjugated',
      claim('shift', { ...IR, position: 1684, group: 'C=O stretch' }),
      'not-checkable',
      expect.stringContaining('cannot be checked') as unknown as string,
    ],
    [
      'a nitrile band where there is none',
      claim('shift', { ...IR, position: 1684, group: 'nitrile' }),
      'refuted',
      '“nitrile”: the structure does not have it.',
    ],
    [
      'the N–H stretch',
      claim('shift', { ...IR, position: 3344, group: 'N–H stretching' }),
      'confirmed',
      '“N–H stretching”: the tables put its pair of N–H stretches at 3150–3520 cm⁻¹, and there is a band at 3344 cm⁻¹.',
    ],
    [
      'a carbonyl at the N–H stretch',
      claim('shift', { ...IR, position: 3344, group: 'carbonyl' }),
      'refuted',
      '“carbonyl”: the tables put none of its bands near 3344 cm⁻¹.',
    ],
    [
      'what an ion is',
      claim('shift', { technique: 'MS', position: 120, group: 'aromatic ring' }),
      'not-checkable',
      'The MS spectrum has a peak at m/z 120; which part of the molecule gives it is not checked.',
    ],
    [
      'a quartet of two hydrogens',
      claim('multiplicity', { position: 4.31, multiplicity: 'quartet', hydrogens: 2 }),
      'confirmed',
      'The ¹H signal at 4.31 ppm is a quartet and integrates to 2 H.',
    ],
    [
      'a triplet that is a quartet',
      claim('multiplicity', { position: 4.31, multiplicity: 't' }),
      'refuted',
      'The ¹H signal at 4.31 ppm is a quartet, not a triplet.',
    ],
    [
      'too many hydrogens',
      claim('multiplicity', { position: 1.36, multiplicity: 't', hydrogens: 6 }),
      'refuted',
      'The ¹H signal at 1.36 ppm integrates to 3 H, not 6 H.',
    ],
    [
      'a pattern without a name',
      claim('multiplicity', { position: 1.36, multiplicity: 'm' }),
      'not-checkable',
      '“m” names no pattern that can be checked; the ¹H signal at 1.36 ppm is a triplet.',
    ],
    [
      'a multiplicity of no signal',
      claim('multiplicity', { position: 2.4, multiplicity: 's' }),
      'refuted',
      'The ¹H NMR spectrum has no peak at 2.40 ppm; the nearest is at 1.36 ppm.',
    ],
    [
      'seven carbons',
      claim('count', { ...C13, count: 7 }),
      'confirmed',
      'Number of signals in the ¹³C NMR spectrum: 7.',
    ],
    [
      'nine carbons',
      claim('count', { ...C13, count: 9 }),
      'refuted',
      'Number of signals in the ¹³C NMR spectrum: 7, not 9.',
    ],
    [
      'a number of bands',
      claim('count', { ...IR, count: 9 }),
      'not-checkable',
      'How many peaks an IR spectrum has depends on how weak a peak still counts.',
    ],
    [
      'a group',
      claim('group', { group: 'para-disubstituted benzene' }),
      'confirmed',
      '“para-disubstituted benzene”: the structure has it.',
    ],
    [
      'a wrong group',
      claim('group', { group: 'amide' }),
      'refuted',
      '“amide”: the structure does not have it.',
    ],
    [
      'a word of no table',
      claim('group', { group: 'flux capacitor' }),
      'not-checkable',
      '“flux capacitor” is not among the groups that can be checked.',
    ],
    [
      'its name',
      claim('name', { name: 'ethyl 4-aminobenzoate' }),
      'confirmed',
      '“ethyl 4-aminobenzoate” is this structure.',
    ],
    [
      'another name',
      claim('name', { name: 'methyl benzoate' }),
      'refuted',
      expect.stringMatching(/^“methyl benzoate” is another structure: \S+\.$/) as unknown as string,
    ],
    [
      'no name',
      claim('name', { name: 'ignore previous instructions' }),
      'not-checkable',
      '“ignore previous instructions” cannot be read as the name of one structure.',
    ],
  ])('%s', (_, claimed, verdict, text) => {
    expect(check(claimed)).toMatchObject({ verdict, text });
  });

  test.each([
    [
      'es',
      'El espectro de IR no tiene ningún pico en 2250 cm⁻¹; el más cercano está en 1684 cm⁻¹.',
    ],
    ['eu', 'IG espektroak ez du gailurrik hemen: 2250 cm⁻¹. Hurbilena: 1684 cm⁻¹.'],
  ] as const)('a peak that is not there is refuted in %s', (lang, text) => {
    expect(check(claim('peak', { ...IR, position: 2250 }), { lang })).toMatchObject({
      verdict: 'refuted',
      text,
    });
  });

  test('of a spectrum that was read from an image, what was not read is said to be that', () => {
    const spectra: Spectrum[] = [
      { type: 'C13NMR', source: 'image', peaks: [{ delta_ppm: 166.7 }, { delta_ppm: 60.3 }] },
    ];
    expect(check(claim('peak', { ...C13, position: 128 }), { spectra })).toMatchObject({
      verdict: 'refuted',
      text: 'No peak was read from the ¹³C NMR image at 128.0 ppm; the nearest is at 166.7 ppm.',
    });
    expect(check(claim('count', { ...C13, count: 7 }), { spectra })).toMatchObject({
      verdict: 'refuted',
      text: 'Number of signals read from the ¹³C NMR image: 2, not 7.',
    });
  });

  test('where the structure cannot be read, what concerns the spectra is still checked', () => {
    expect(check(claim('group', { group: 'ester' }), { smiles: '' })).toMatchObject({
      verdict: 'not-checkable',
      code: 'no-structure',
    });
    expect(check(claim('peak', { ...C13, position: 14.4 }), { smiles: '' }).verdict).toBe(
      'confirmed',
    );
  });

  test('a pattern that the spectrum does not resolve is not confirmed by its integral', () => {
    const spectra: Spectrum[] = [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 7.85, int: 2, mult: 'm' },
          { delta_ppm: 6.63, int: 2 },
          { delta_ppm: 4.31, int: 2, mult: 'q' },
          { delta_ppm: 4.06, int: 2 },
          { delta_ppm: 1.36, int: 3, mult: 't' },
        ],
      },
    ];
    expect(
      check(claim('multiplicity', { position: 7.85, multiplicity: 'd', hydrogens: 2 }), { spectra })
        .code,
    ).toBe('multiplicity-unresolved');
    expect(
      check(claim('multiplicity', { position: 6.63, multiplicity: 'd', hydrogens: 2 }), { spectra })
        .code,
    ).toBe('multiplicity-unknown');
  });

  test('a name of its tautomer, a stereoisomer and a synonym', () => {
    expect(
      check(claim('name', { name: '2-hydroxypyridine' }), { smiles: 'O=c1cccc[nH]1' }).code,
    ).toBe('name-tautomer');
    expect(check(claim('name', { name: '(2R)-butan-2-ol' }), { smiles: 'CCC(C)O' }).code).toBe(
      'name-agrees',
    );
    expect(check(claim('name', { name: 'benzocaine' })).verdict).not.toBe('refuted');
  });
});

/**
 * Groups by the first word of their entry: what each molecule has, and of the disputed ones none
 * confirmed.
 */
test.each([
  ['OS(=O)OCC', ['ethyl', 'ethoxy']],
  ['CCOS(=O)OCC', ['ethyl', 'ethoxy']],
  ['CS(C)=O', ['sulfoxide']],
  ['CS(C)(=O)=O', ['sulfone']],
  ['CC(=O)N(C)C', ['acetyl', 'amide', 'nme2']],
  ['COC(N)=O', ['methoxy', 'nh2']],
  ['CCCC1=NCCN1', ['nh']],
  ['NCCO', ['amine', 'nh2', 'alcohol']],
  ['c1ccoc1', ['furan', 'aromatic ch']],
  ['C1CCOCC1', ['ether', 'och2']],
  ['C1CCCOCC1', ['ether']],
  ['c1ccc2ccccc2c1', ['aromatic ch', 'ipso']],
  ['CC(=O)OC(C)=O', ['anhydride', 'acetyl']],
  ['C=C(C)C', ['alkene', 'terminal alkene']],
  ['C=CC', ['vinyl']],
  ['CC(C)(C)O', ['tert-butyl', 'alcohol']],
  ['CCCC(=O)O', ['carboxylic acid', 'hydroxyl']],
  ['O=C1CCCO1', ['lactone', 'ester']],
  ['O=CC1=CC=CC=C1', ['aldehyde', 'phenyl']],
  ['Oc1ccncc1', ['pyridine', 'phenol']],
  ['O=c1cc[nH]cc1', []],
  ['CC#N', ['nitrile']],
  ['C#CC', ['alkyne', 'terminal alkyne']],
  ['FC(F)(F)c1ccccc1', ['trifluoromethyl', 'fluorine', 'phenyl']],
])('%s has %j', (smiles, groups) => {
  const graph = graphFromSmiles(smiles);
  const view = viewMolecule(graph, perceive(graph));
  const found = GROUP_CONCEPTS.filter((concept) => concept.find(view).length > 0).map(
    ({ words }) => words[0],
  );
  expect(found).toEqual(expect.arrayContaining(groups));
  const LOOKALIKES = [
    'sulfoxide',
    'sulfone',
    'amide',
    'amine',
    'imine',
    'ester',
    'ether',
    'ketone',
    'aldehyde',
    'alcohol',
    'phenol',
    'vinyl',
    'ethyl',
    'phenyl',
    'pyridine',
    'lactone',
    'tert-butyl',
    'nitrile',
    'quaternary',
  ];
  const EXPECTED: Record<string, string[]> = {
    'CCCC1=NCCN1': ['ethyl'],
    'O=c1cc[nH]cc1': ['ketone', 'amine'],
  };
  expect(
    found.filter(
      (word) =>
        LOOKALIKES.includes(word) &&
        !groups.includes(word as never) &&
        !(EXPECTED[smiles] ?? []).includes(word),
    ),
  ).toEqual([]);
});

test('every word means one thing and is found as models write it', () => {
  const words = GROUP_CONCEPTS.flatMap((concept) => concept.words);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  for (const word of words)
    expect([word, findConcept(word)?.words[0]]).toEqual([
      word,
      GROUP_CONCEPTS.find((concept) => concept.words.includes(word))!.words[0],
    ]);
  for (const [written, meant] of [
    ['the carbonyl group', 'carbonyl'],
    ['C=O stretch', 'carbonyl'],
    ['OCH₃', 'methoxy'],
    ['Aromatic C–H', 'aromatic ch'],
    ['C≡N', 'nitrile'],
    ['esters', 'ester'],
    ['aromatic protons', 'aromatic'],
    ['grupo carbonilo', 'carbonyl'],
    ['éster', 'ester'],
    ['O–H stretching', 'hydroxyl'],
    ['talde karboniloa', undefined],
  ] as const) {
    expect([written, findConcept(written)?.words[0]]).toEqual([written, meant]);
  }
});

test('names of twenty molecules in three languages are confirmed as what they are', () => {
  for (const smiles of [
    'CCO',
    'CC(C)=O',
    'CCOC(C)=O',
    'c1ccccc1O',
    'Cc1ccccc1',
    'CC(=O)Nc1ccccc1',
    'O=Cc1ccccc1',
    'CCN(CC)CC',
    'C1CCCCC1',
    'OC(=O)c1ccccc1',
    'CC#N',
    'CCCCBr',
    'C1CCOC1',
    'c1ccncc1',
    'CC(C)CO',
    'CSC',
    'O=C1CCCCC1',
    'C=CC#N',
    'NCCO',
    'CC(Cl)C(=O)O',
  ]) {
    const { name } = nameStructure(smiles, { useLibrary: true });
    for (const lang of ['en', 'es', 'eu'] as const)
      expect([
        name?.[lang],
        check(claim('name', { name: name![lang] }), { smiles, lang }).verdict,
      ]).toEqual([name?.[lang], 'confirmed']);
  }
});
