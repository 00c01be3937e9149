import { describe, expect, test } from 'vitest';
import { ofCode } from '../../evidence/of-code.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { explainIr } from './explain-infrared.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { GROUP_INDEX } from '@elucida/molecules/functional-groups/group-names';
import { carbonylLowering } from './carbonyl-lowering.ts';
import { carbonylRaising } from './carbonyl-raising.ts';
import { CORRELATIONS } from './infrared-correlations.ts';
import { prepareIr, scoreIr, type PreparedIr } from './score-infrared.ts';

function score(smiles: string, prepared: PreparedIr): number {
  const graph = graphFromSmiles(smiles);
  return scoreIr(detectGroups(graph, perceive(graph)), prepared);
}

const list = (...positions: number[]) =>
  prepareIr({ peaks: positions.map((wavenumber_cm1) => ({ wavenumber_cm1 })) });

// Typed bands of liquid films, as a student copies them.
test.each<[what: string, bands: number[], right: string, wrong: string]>([
  ['a saturated ketone', [1715], 'CCC(C)=O', 'CCCC=O'],
  ['an alcohol', [3350, 1050], 'CCCCO', 'CCOCC'],
  ['an ester against an acid', [1742, 1240, 1050], 'CC(=O)OCC', 'CCCC(=O)O'],
  ['a terminal alkyne', [3300, 2120], 'CCCC#C', 'C=CC(C)=C'],
  ['a nitrile', [2250], 'CCCC#N', 'C1=CCCN1'],
  ['an aryl ketone', [1685, 1600], 'CC(=O)c1ccccc1', 'O=CCc1ccccc1'],
  ['a primary amine', [3370, 3290, 1610], 'CCCCN', 'CCN(C)C'],
  ['a nitro compound', [1550, 1380], 'CCC[N+](=O)[O-]', 'CCCON=O'],
])('%s is distinguished from its isomer', (_what, bands, right, wrong) => {
  const prepared = list(...bands);
  expect(score(right, prepared)).toBeGreaterThan(score(wrong, prepared) + 0.3);
});

describe('a list of a few bands', () => {
  test('absence is weaker evidence than in a full list', () => {
    const peaks = [2960, 2930, 2870, 1460, 1380].map((wavenumber_cm1) => ({
      wavenumber_cm1,
      depth: 0.7,
    }));
    const gap = (prepared: PreparedIr) => score('CCOCC', prepared) - score('CCCCO', prepared);
    expect(gap(prepareIr({ peaks, source: 'typed' }))).toBeLessThan(
      gap(prepareIr({ peaks, source: 'image' })),
    );
  });

  test('no bands say nothing', () => {
    expect(score('CCO', list())).toBe(0);
  });
});

test('evidence names group, range, band and atoms', () => {
  const graph = graphFromSmiles('CCC(C)=O');
  const evidence = explainIr(graph, perceive(graph), list(1715, 2975, 1170));
  const carbonyl = evidence.find(
    (e) => e.code === 'ir-band-found' && e.values?.vibration === 'c-o-double',
  );
  expect(carbonyl).toMatchObject({
    technique: 'IR',
    verdict: 'for',
    observed: 1715,
    peak: 0,
    values: { group: 'ketone' },
    atoms: [2, 4],
  });
  expect(carbonyl!.weight).toBeGreaterThan(0.5);
});

test('a strong carbonyl band is foreign to an ether', () => {
  const graph = graphFromSmiles('C1CCOC1');
  expect(explainIr(graph, perceive(graph), list(1715)).map((e) => e.code)).toContain(
    'ir-band-foreign',
  );
});

test('the score is finite and bounded for absurd lists', () => {
  const prepared = list(...Array.from({ length: 200 }, (_, i) => 400 + i * 18));
  expect(Math.abs(score('CCO', prepared))).toBeLessThanOrEqual(12);
});

test.each([
  ['an arene’s second ring stretch', 'COc1ccc(C)cc1', 1512, 'c-c-aromatic'],
  ['a furan’s', 'CCc1ccco1', 1508, 'c-c-aromatic'],
  ['amide II', 'CNC(C)=O', 1560, 'n-h-bend'],
])('%s is known', (_what, smiles, wavenumber, vibration) => {
  const graph = graphFromSmiles(smiles);
  const groups = detectGroups(graph, perceive(graph));
  expect(
    CORRELATIONS.filter(
      ({ from, to, groups: names }) =>
        wavenumber >= from &&
        wavenumber <= to &&
        names.some((group) => groups[GROUP_INDEX[group]] > 0),
    ).map((each) => each.vibration),
  ).toContain(vibration);
});

describe('readings of shifted bands', () => {
  const codes = (smiles: string, ...bands: number[]) => {
    const graph = graphFromSmiles(smiles);
    return explainIr(graph, perceive(graph), list(...bands))
      .filter(
        ({ code, observed, values }) =>
          (code === 'ir-band-foreign' && observed !== undefined) ||
          (code === 'ir-band-missing' && /^c-o-double/.test(String(values?.vibration))),
      )
      .map(({ code, observed }) => `${code} ${observed ?? ''}`);
  };

  test.each([
    ['methyl salicylate', 'COC(=O)c1ccccc1O', [3186, 1673]],
    ['benzocaine', 'CCOC(=O)c1ccc(N)cc1', [3423, 3342, 1683]],
    ['coumarin', 'O=c1ccc2ccccc2o1', [1705]],
    ['pyrrole-2-carbaldehyde', 'O=Cc1ccc[nH]1', [3260, 1635]],
    ["testosterone's enone", 'CC12CCC(=O)C=C1CCCC2', [1655, 1612]],
    ['carvone', 'CC1=CCC(CC1=O)C(C)=C', [1674, 1645]],
    ['flavone', 'O=c1cc(-c2ccccc2)oc2ccccc12', [1646]],
  ] as const)('the lowered C=O of %s is its own', (_, smiles, bands) =>
    expect(codes(smiles, ...bands)).toEqual([]),
  );

  test.each([
    ['methyl benzoate', 'COC(=O)c1ccccc1', 1673],
    ['cyclohexanone', 'O=C1CCCCC1', 1655],
    ['methyl 3-aminobenzoate', 'COC(=O)c1cccc(N)c1', 1683],
  ] as const)('nothing lowers that of %s', (_, smiles, band) =>
    expect(codes(smiles, band)).not.toEqual([]),
  );

  test('flavone is not named a quinone, benzoquinone is', () => {
    const named = (smiles: string) => {
      const graph = graphFromSmiles(smiles);
      return ofCode(explainIr(graph, perceive(graph), list(1660)), 'ir-band-found').map(
        ({ values }) => values.group,
      );
    };
    expect(named('O=c1cc(-c2ccccc2)oc2ccccc12')).not.toContain('quinone');
    expect(named('O=C1C=CC(=O)C=C1')).toContain('quinone');
  });

  test('what lowers a C=O: chelates, donors and pyrroles, not meta donors', () => {
    const lowering = (smiles: string, carbon: number) => {
      const graph = graphFromSmiles(smiles);
      return carbonylLowering(graph, perceive(graph), carbon);
    };
    expect(lowering('O=Cc1ccccc1O', 1)).toBeGreaterThan(lowering('O=Cc1ccc(OC)cc1', 1));
    expect(lowering('O=Cc1ccc[nH]1', 1)).toBeGreaterThan(0);
    expect(lowering('O=Cc1ccccc1', 1)).toBe(0);
    expect(lowering('O=Cc1cccc(O)c1', 1)).toBe(0);
    expect(lowering('CC(C)=O', 1)).toBe(0);
  });

  test.each([
    [
      'benzoic acid, its C–H bends at 708 and its C–H stretches not typed',
      'OC(=O)c1ccccc1',
      [2900, 1688, 1603, 1584, 1292, 934, 708],
    ],
    [
      'methyl acrylate without a band at 910',
      'COC(=O)C=C',
      [2955, 1728, 1635, 1439, 1278, 985, 811],
    ],
    [
      '4-nitroaniline, its NO₂ lowered by the amine',
      'Nc1ccc(cc1)[N+](=O)[O-]',
      [3482, 3360, 1634, 1598, 1482, 1305, 841],
    ],
    ['naproxen', 'COc1ccc2cc(ccc2c1)C(C)C(=O)O', [3180, 1728, 1604, 1228]],
    ['ethyl trifluoroacetate, raised', 'CCOC(=O)C(F)(F)F', [1789, 1223, 1146]],
    ['phthalic anhydride', 'O=C1OC(=O)c2ccccc12', [1853, 1763, 1258]],
    ['glutaric anhydride', 'O=C1CCCC(=O)O1', [2970, 1802, 1761, 1064]],
    ['benzoic anhydride', 'O=C(OC(=O)c1ccccc1)c1ccccc1', [1789, 1727, 1600, 1212, 1017]],
    ['succinimide', 'O=C1CCC(=O)N1', [3180, 1771, 1698, 1295, 1188]],
    ['N-bromosuccinimide', 'O=C1CCC(=O)N1Br', [1775, 1705, 1175]],
    ['phthalimide', 'O=C1NC(=O)c2ccccc12', [3205, 1774, 1745, 1604, 1308]],
    ['N-phenylmaleimide', 'O=C1C=CC(=O)N1c1ccccc1', [3090, 1772, 1711, 1595, 1505, 1380]],
    ['hydantoin', 'O=C1CNC(=O)N1', [3260, 1775, 1710, 1430]],
    ['phenytoin', 'O=C1NC(=O)C(c2ccccc2)(c2ccccc2)N1', [3270, 3200, 1774, 1740, 1716, 1400]],
    ['glutarimide, its upper band not apart', 'O=C1CCCC(=O)N1', [3200, 1720, 1695, 1270]],
    ['phenylboronic acid, its O–H', 'OB(O)c1ccccc1', [3280, 1604, 1348]],
    ['taurine, a zwitterion', 'NCCS(=O)(=O)O', [3040, 1615, 1210, 1040]],
  ] as const)('nothing is missing or foreign in %s', (_, smiles, bands) => {
    const graph = graphFromSmiles(smiles);
    expect(
      explainIr(graph, perceive(graph), list(...bands))
        .filter(({ verdict }) => verdict === 'against')
        .map(({ code, values }) => [code, values]),
    ).toEqual([]);
  });

  test.each([
    [
      'a nitro compound without its bands',
      'Cc1ccc(cc1)[N+](=O)[O-]',
      [3030, 1720, 1600, 1280, 1110],
      'n-o-symmetric',
    ],
    ['acetone without its C=O', 'CC(C)=O', [2960, 1450, 1220, 900], 'c-o-double'],
  ] as const)('%s lacks one that is always strong', (_, smiles, bands, vibration) => {
    const graph = graphFromSmiles(smiles);
    expect(
      ofCode(explainIr(graph, perceive(graph), list(...bands)), 'ir-band-missing').map(
        ({ values }) => values.vibration,
      ),
    ).toContain(vibration);
  });

  test('halogens next to a C=O raise it, three of them no more than 45', () => {
    const raising = (smiles: string, carbon: number) =>
      carbonylRaising(graphFromSmiles(smiles), carbon);
    expect(raising('CC(C)=O', 1)).toBe(0);
    expect(raising('ClCC(=O)OCC', 2)).toBeGreaterThan(10);
    expect(raising('FC(F)(F)C(=O)OCC', 4)).toBe(45);
  });
});
