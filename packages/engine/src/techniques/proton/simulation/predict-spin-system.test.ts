import type { SpinSystem } from '@elucida/spectra/simulation/spin-system';
import { simulateSpectrum } from '@elucida/spectra/simulation/simulate-spectrum';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { candidateSpinSystem } from './candidate-spin-system.ts';
import { predictSpinSystem } from './predict-spin-system.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
function spins(smiles: string, deuterated = false): SpinSystem {
  const graph = graphFromSmiles(smiles),
    perception = perceive(graph);
  return predictSpinSystem({
    graph,
    perception,
    predicted: predictor.predict('H1', graph, perception),
    deuterated,
  });
}
const sizes = ({ groups }: SpinSystem) =>
  groups
    .map(({ ppm, nuclei, copies = 1 }) =>
      ppm === null ? `${nuclei}X` : copies > 1 ? `${copies}×${nuclei}H` : `${nuclei}H`,
    )
    .sort();
const constants = ({ couplings }: SpinSystem) =>
  couplings.map(([, , hz]) => hz).sort((a, b) => b - a);

test.each([
  ['ethyl acetate: a freely turning ethyl group is A3B2', 'CCOC(C)=O', ['2H', '3H', '3H']],
  ['diethyl ether: two equal ethyl groups are one system, twice', 'CCOCC', ['2×2H', '2×3H']],
  ['2-propanol: both methyl groups couple with the one hydrogen', 'CC(C)O', ['1H', '1H', '6H']],
  ['tert-butanol: three methyl groups that nothing splits', 'CC(C)(C)O', ['1H', '3×3H']],
  [
    '4-nitrotoluene: AA′XX′ is four spins, not two groups of two',
    'Cc1ccc([N+](=O)[O-])cc1',
    ['1H', '1H', '1H', '1H', '3H'],
  ],
  ['benzene: one line, whatever its constants', 'c1ccccc1', ['6H']],
  ['cyclohexane, turning over: one line', 'C1CCCCC1', ['12H']],
  ['1,1,1-trifluoroethane: the fluorines split, and have no line', 'CC(F)(F)F', ['3H', '3X']],
  [
    'alanine: a methyl group, and a CH that NH2 and OH do not split',
    'CC(N)C(=O)O',
    ['1H', '1H', '2H', '3H'],
  ],
])('%s', (_what, smiles, expected) => expect(sizes(spins(smiles))).toEqual(expected));

test('the two hydrogens of a CH2 next to a stereocentre differ and couple with each other, negatively', () => {
  const system = spins('NC(Cc1ccccc1)C(=O)O');
  const geminal = system.couplings.filter(([, , hz]) => hz < 0);
  expect(geminal).toHaveLength(1);
  expect(geminal[0]![2]).toBeLessThan(-10);
  const [a, b] = geminal[0]!.map((group) => system.groups[group]?.ppm);
  expect(Math.abs(a! - b!)).toBeGreaterThan(0.05);
});

test(
  'vinyl acetate and styrene: trans is larger than cis, and the hydrogen cis to ' +
    'the substituent is farther downfield',
  () => {
    for (const [smiles, trans, cis] of [
      ['C=COC(C)=O', 14.1, 6.5],
      ['C=Cc1ccccc1', 17.2, 10.4],
    ] as const) {
      const system = spins(smiles);
      const of = (hz: number) =>
        system.couplings.find((coupling) => coupling[2] === hz)!.slice(0, 2);
      const across = of(trans).find((group) => of(cis).includes(group))!;
      const shift = (hz: number) => system.groups[of(hz).find((group) => group !== across)!]!.ppm!;
      expect(shift(trans)).toBeGreaterThan(shift(cis));
    }
  },
);

test(
  'styrene oxide: of the two hydrogens of its CH2 the one with the larger (cis) ' +
    'constant is farther downfield',
  () => {
    const system = spins('C1OC1c1ccccc1');
    const shift = (hz: number) =>
      Math.min(
        ...system.couplings
          .find((coupling) => coupling[2] === hz)!
          .slice(0, 2)
          .map((group) => system.groups[group]!.ppm!),
      );
    expect(shift(4.2)).toBeGreaterThan(shift(2.6));
  },
);

test('meta couplings are seen in a benzene ring, not across a fusion of rings or a nitrogen', () => {
  const meta = (smiles: string) => constants(spins(smiles)).filter((hz) => hz === 2).length;
  expect(meta('Cc1cc(Cl)cc(Br)c1')).toBe(3);
  expect(meta('Cc1cc(C)c2c(C)cc(Br)cc2c1')).toBe(2);
  expect(meta('Cc1cc(Br)cnc1')).toBe(2);
});

test('cyclohexanol as a chair: its axial H–C–O has two large and two small couplings', () => {
  const system = spins('OC1CCCCC1');
  const carbinol = system.groups.findIndex(
    ({ atoms, nuclei }) => nuclei === 1 && atoms.length === 1 && atoms[0] === 1,
  );
  expect(
    constants({
      ...system,
      couplings: system.couplings.filter(([a, b]) => a === carbinol || b === carbinol),
    }),
  ).toEqual([10.8, 10.8, 4, 4]);
});

test('amide hydrogens split and are broad, those of alcohols are broad alone; none is left in D2O', () => {
  const amide = spins('CNC(C)=O');
  const width = (system: SpinSystem, atom: number) =>
    system.groups.find(({ atoms }) => atoms.includes(atom))?.width_hz;
  expect(constants(amide)).toEqual([5.6]);
  expect(width(amide, 1)).toBeGreaterThan(5);
  expect(constants(spins('CCO'))).toEqual([7.1]);
  expect(width(spins('CCO'), 2)).toBeGreaterThan(5);
  expect(sizes(spins('CCO', true))).toEqual(['2H', '3H']);
});

test('dimethylformamide: two methyl signals; cumene: one', () => {
  expect(sizes(spins('CN(C)C=O'))).toEqual(['1H', '3H', '3H']);
  expect(sizes(spins('CC(C)c1ccccc1')).filter((size) => size === '6H')).toHaveLength(1);
});

test('the order of the atoms changes nothing', () => {
  expect(sizes(spins('OC(=O)C(C)CC'))).toEqual(sizes(spins('CCC(C)C(O)=O')));
  expect(constants(spins('OC(=O)C(C)CC'))).toEqual(constants(spins('CCC(C)C(O)=O')));
});

test.each([
  'CC(C)C1CCC(C)CC1O',
  'CC12CCC3C(CCc4cc(O)ccc34)C1CCC2O',
  'CCCCCCCCCCCCO',
  'CN1C2CCC1C(C(=O)OC)C(OC(=O)c1ccccc1)C2',
  'CCOP(=O)(OCC)OCC',
  'Fc1ccc(F)cc1',
])('%s: every hydrogen is in the spectrum', (smiles) => {
  const system = spins(smiles);
  for (const { group, lines } of simulateSpectrum(system, 400)) {
    const { nuclei, copies = 1 } = system.groups[group]!;
    expect(
      Math.abs(lines.reduce((sum, { intensity }) => sum + intensity, 0) / (nuclei * copies) - 1),
    ).toBeLessThan(0.06);
  }
});

test(
  'a candidate is drawn at the shifts that its evidence states, without the ' +
    'hydrogens that the solvent takes',
  () => {
    const evidence = [
      { technique: 'H1NMR' as const, atoms: [1], predicted: 3.65 },
      { technique: 'H1NMR' as const, atoms: [0], predicted: 1.17 },
      { technique: 'H1NMR' as const, atoms: [2], predicted: 4.79 },
    ];
    const shifts = (solvent: string) =>
      candidateSpinSystem({ smiles: 'CCO', evidence }, [
        { type: 'H1NMR', metadata: { solvent }, peaks: [] },
      ])!.groups.map(({ ppm }) => ppm);
    expect(shifts('CDCl3').sort()).toEqual([1.17, 3.65, 4.79]);
    expect(shifts('D2O').sort()).toEqual([1.17, 3.65]);
    expect(candidateSpinSystem({ smiles: 'CCO', evidence: [] }, [])).toBeUndefined();
  },
);

test.each([
  [16, 15.8],
  [12.6, 11],
])(
  'ethyl cinnamate with J = %d Hz at both ends of the double bond is drawn with %d Hz',
  (observed, drawn) => {
    const evidence = [
      { technique: 'H1NMR' as const, atoms: [5], predicted: 7.63, peak: 0 },
      { technique: 'H1NMR' as const, atoms: [4], predicted: 6.4, peak: 1 },
    ];
    const peaks = [
      { delta_ppm: 7.68, int: 1, mult: 'd', j_hz: [observed] },
      { delta_ppm: 6.44, int: 1, mult: 'd', j_hz: [observed + 0.1] },
    ];
    expect(
      constants(
        candidateSpinSystem({ smiles: 'CCOC(C=Cc1ccccc1)=O', evidence }, [
          { type: 'H1NMR', peaks },
        ])!,
      ),
    ).toEqual([drawn]);
  },
);
