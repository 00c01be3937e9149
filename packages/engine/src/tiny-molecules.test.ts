import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { explain } from './explanation/explain.ts';
import { identify } from './identify.ts';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from './stages.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function answer(text: string, spectra: readonly Spectrum[]) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const identification = identify(
    { formula: parsed.formula, spectra, top: 3, seed: 1, useLibrary: false, hide: [] },
    { predictor },
    unattended,
  );
  return {
    ...identification,
    kinds: Object.values(explain({ identification, spectra, predictor }).sections)
      .flat()
      .map(({ kind }) => kind),
  };
}
const protons = (solvent: string, peaks: readonly H1Peak[]): Spectrum => ({
  type: 'H1NMR',
  metadata: { solvent },
  peaks: [...peaks],
});
const carbons = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});

// Shifts: Fulmer et al., Organometallics 29 (2010) 2176; formaldehyde: SDBS.
test.each([
  [
    'methanol',
    'CH4O',
    'CO',
    [
      protons('CDCl3', [
        { delta_ppm: 3.49, int: 3 },
        { delta_ppm: 1.09, int: 1 },
      ]),
      carbons(50.41),
    ],
  ],
  ['methanol in D2O, ¹H alone', 'CH4O', 'CO', [protons('D2O', [{ delta_ppm: 3.34, int: 3 }])]],
  [
    'ethanol in DMSO',
    'C2H6O',
    'CCO',
    [
      protons('DMSO-d6', [
        { delta_ppm: 4.35, int: 1 },
        { delta_ppm: 3.44, int: 2 },
        { delta_ppm: 1.06, int: 3 },
      ]),
      carbons(56.07, 18.51),
    ],
  ],
  [
    '2-propanol, ¹H alone',
    'C3H8O',
    'CC(C)O',
    [
      protons('CDCl3', [
        { delta_ppm: 4.04, int: 1, mult: 'sept' },
        { delta_ppm: 1.6, int: 1 },
        { delta_ppm: 1.22, int: 6, mult: 'd' },
      ]),
    ],
  ],
  [
    'acetic acid',
    'C2H4O2',
    'CC(=O)O',
    [
      protons('CDCl3', [
        { delta_ppm: 11.4, int: 1 },
        { delta_ppm: 2.1, int: 3 },
      ]),
      carbons(177, 20.8),
    ],
  ],
  [
    'DMF',
    'C3H7NO',
    'CN(C)C=O',
    [
      protons('CDCl3', [
        { delta_ppm: 8.02, int: 1 },
        { delta_ppm: 2.96, int: 3 },
        { delta_ppm: 2.88, int: 3 },
      ]),
      carbons(162.6, 36.5, 31.5),
    ],
  ],
  ['formaldehyde', 'CH2O', 'C=O', [protons('CDCl3', [{ delta_ppm: 9.6, int: 2 }])]],
  [
    'chloroform',
    'CHCl3',
    'ClC(Cl)Cl',
    [protons('CDCl3', [{ delta_ppm: 7.26, int: 1 }]), carbons(77.4)],
  ],
] as const)('%s is identified, surely enough', (_, formula, smiles, spectra) => {
  const {
    verdict,
    candidates: [best],
    kinds,
  } = answer(formula, spectra);
  expect({ verdict, smiles: best.smiles }).toEqual({
    verdict: 'identified',
    smiles: canonicalSmiles(graphFromSmiles(smiles)),
  });
  expect(best.confidence).toBeGreaterThan(0.75);
  expect(kinds).not.toContain('nothing-single-against');
});

test.each([
  ['benzene', [protons('CDCl3', [{ delta_ppm: 7.36, int: 4 }]), carbons(128.4)]],
  [
    'diethyl ether',
    [
      protons('CDCl3', [
        { delta_ppm: 3.48, int: 2 },
        { delta_ppm: 1.21, int: 2 },
      ]),
      carbons(65.9, 15.2),
    ],
  ],
  ['acetone', [carbons(207.1, 30.9)]],
])('the spectra of %s are not those of methanol', (_, spectra) => {
  const { verdict, kinds } = answer('CH4O', spectra);
  expect(verdict).toBe('inconclusive');
  expect(kinds).not.toContain('nothing-against');
});

test('hydrogens on oxygen are deuterated in D2O, and hidden by exchange elsewhere', () => {
  expect(answer('CH4O', [protons('D2O', [{ delta_ppm: 3.34, int: 3 }])]).kinds).toContain(
    'exchangeable-deuterated',
  );
  const { kinds } = answer('CH4O', [protons('CDCl3', [{ delta_ppm: 3.49, int: 3 }])]);
  expect(kinds).toContain('exchangeable-hidden');
  expect(kinds).not.toContain('exchangeable-deuterated');
});
