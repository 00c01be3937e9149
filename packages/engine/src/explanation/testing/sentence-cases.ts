import type { AskedFragments } from '../../identification.ts';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** A formula, spectra as an article prints them, and the molecules that are compared. */
export interface SentenceCase {
  readonly formula: string;
  readonly spectra: readonly string[];
  /** SMILES; the judge decides their order. */
  readonly among: readonly string[];
  /** How they are said to have been found; exhaustive where absent. */
  readonly method?: 'exhaustive' | 'search' | 'library';
  /** The time for the search ended it. */
  readonly late?: true;
  /** Of these, the one that the user asks about. */
  readonly asked?: string;
  readonly fragments?: AskedFragments;
  /** The formula is weighed against its neighbours. */
  readonly doubted?: true;
  /** Spectra read from images. */
  readonly source?: Spectrum['source'];
}

const ETHYL_ACETATE = [
  '1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
  '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2',
];
const PHENOL = [
  '1H NMR (400 MHz, CDCl3) δ 7.24 (t, J = 7.8 Hz, 2H), 6.93 (t, J = 7.4 Hz, 1H), 6.83 (d, J = ' +
    '7.7 Hz, 2H), 5.35 (s, 1H)',
  '13C NMR (101 MHz, CDCl3) δ 155.1, 129.6, 120.8, 115.3',
];
const C4H8O2 = ['CCOC(C)=O', 'CCC(=O)OC', 'CCCC(=O)O'];
const ACETOPHENONE = [
  '1H NMR (400 MHz, CDCl3) δ 7.95 (d, J = 7.8 Hz, 2H), 7.56 (t, J = 7.4 Hz, 1H), 7.46 (t, J ' +
    '= 7.6 Hz, 2H), 2.60 (s, 3H)',
  '13C NMR (101 MHz, CDCl3) δ 198.1, 137.1, 133.1, 128.5, 128.3, 26.6',
];
const P_CRESOL =
  '7.02 (d, J = 8.2 Hz, 2H), 6.73 (d, J = 8.4 Hz, 2H), 4.70 (br s, 1H), 2.27 (s, 3H)';

/**
 * Real molecules with textbook values, each for the sentences that it must bring about or must not.
 */
export const SENTENCE_CASES = {
  'ethyl acetate': {
    formula: 'C4H8O2',
    spectra: [
      ...ETHYL_ACETATE,
      'IR (film) ν 2984 (m), 1741 (s), 1374 (m), 1240 (s), 1047 (s) cm-1',
    ],
    among: C4H8O2,
  },
  'phenol with an oxygen too many': {
    formula: 'C6H6O2',
    spectra: PHENOL,
    among: ['OOc1ccccc1', 'Oc1ccccc1O'],
    doubted: true,
  },
  phenol: { formula: 'C6H6O', spectra: PHENOL, among: ['Oc1ccccc1', 'C=CC#CC=CO'], doubted: true },
  'ethyl acetate, asked about methyl propanoate': {
    formula: 'C4H8O2',
    spectra: ETHYL_ACETATE,
    among: C4H8O2,
    asked: 'CCC(=O)OC',
  },
  'ethyl acetate, known to be an ester': {
    formula: 'C4H8O2',
    spectra: ETHYL_ACETATE,
    among: C4H8O2,
    fragments: { present: ['C(=O)OC'], absent: ['[OH]'] },
  },
  'ethyl acetate, said to have a ring': {
    formula: 'C4H8O2',
    spectra: ETHYL_ACETATE,
    among: C4H8O2,
    fragments: { present: ['C1CC1'], absent: [] },
  },
  'ethyl acetate, carbons alone': {
    formula: 'C4H8O2',
    spectra: [ETHYL_ACETATE[1]],
    among: C4H8O2,
    method: 'search',
  },
  'ethyl acetate, hydrogens alone': {
    formula: 'C4H8O2',
    spectra: [ETHYL_ACETATE[0]],
    among: C4H8O2,
    method: 'library',
  },
  'ethyl acetate from images': {
    formula: 'C4H8O2',
    spectra: ETHYL_ACETATE,
    among: C4H8O2,
    source: 'image',
  },
  'p-cresol without a solvent': {
    formula: 'C7H8O',
    spectra: [`1H NMR δ ${P_CRESOL}`],
    among: ['Cc1ccc(O)cc1', 'Cc1cccc(O)c1', 'COc1ccccc1'],
  },
  '2,4,6-triiodophenol without a solvent': {
    formula: 'C6H3I3O',
    spectra: ['1H NMR δ 9.74 (s, 1H), 7.99 (s, 2H)'],
    among: ['Oc1c(I)cc(I)cc1I', 'Oc1cc(I)cc(I)c1I'],
  },
  'p-cresol with the line at 7.26': {
    formula: 'C7H8O',
    spectra: [`1H NMR δ 7.26 (s), ${P_CRESOL}`],
    among: ['Cc1ccc(O)cc1', 'Cc1cccc(O)c1', 'COc1ccccc1'],
  },
  'ethyl acetate, 13C twice': {
    formula: 'C4H8O2',
    spectra: [...ETHYL_ACETATE, ETHYL_ACETATE[1]],
    among: C4H8O2,
  },
  'ethyl acetate with a line typed twice': {
    formula: 'C4H8O2',
    spectra: ['13C NMR (CDCl3) δ 171.1, 60.4, 21.0, 21.0, 14.2'],
    among: C4H8O2,
  },
  'ethyl acetate with lines of CDCl3, water and TMS': {
    formula: 'C4H8O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.26 (s, 0.3H), 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), ' +
        '1.56 (s, 0.4H), 1.26 (t, J = 7.1 Hz, 3H), 0.00 (s, 0.5H)',
      '13C NMR (CDCl3) δ 171.1, 77.2, 60.4, 21.0, 14.2',
    ],
    among: C4H8O2,
  },
  'ethyl acetate with acetone and a small unknown': {
    formula: 'C4H8O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 5.90 (s, 0.1H), 4.12 (q, J = 7.1 Hz, 2H), 2.17 (s, 0.6H), ' +
        '2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
      '13C NMR (CDCl3) δ 206.9, 171.1, 60.4, 30.9, 21.0, 14.2',
    ],
    among: C4H8O2,
  },
  'ethyl acetate, 13C 3 ppm too high': {
    formula: 'C4H8O2',
    spectra: ['13C NMR (CDCl3) δ 174.1, 63.4, 24.0, 17.2'],
    among: ['CCOC(C)=O'],
  },
  'methyl propanoate by the spectra of ethyl acetate': {
    formula: 'C4H8O2',
    spectra: ETHYL_ACETATE,
    among: ['CCC(=O)OC'],
  },
  'butanoic acid by the spectra of ethyl acetate': {
    formula: 'C4H8O2',
    spectra: [
      ...ETHYL_ACETATE,
      'IR (film) ν 2984 (m), 1741 (s), 1374 (m), 1240 (s), 1047 (s) cm-1',
    ],
    among: ['CCCC(=O)O'],
  },
  'C4H8O2 without spectra': { formula: 'C4H8O2', spectra: [], among: C4H8O2 },
  'C4H8O2 without candidates': { formula: 'C4H8O2', spectra: ETHYL_ACETATE, among: [] },
  'dichloromethane without spectra': { formula: 'CH2Cl2', spectra: [], among: ['ClCCl'] },
  'C5H10O by its C=O band': {
    formula: 'C5H10O',
    spectra: ['IR (film) ν 1717 (s) cm-1'],
    among: ['CCCC(C)=O', 'CCC(=O)CC', 'CC(C)C(C)=O', 'CCCCC=O'],
  },
  'ketones by the carbons of a pyridine': {
    formula: 'C5H10O',
    spectra: ['13C NMR (CDCl3) δ 166.3, 149.0, 136.5, 120.2, 110.4'],
    among: ['CCCC(C)=O', 'CCC(=O)CC'],
  },
  'the same ketones, not all isomers': {
    formula: 'C5H10O',
    spectra: ['13C NMR (CDCl3) δ 166.3, 149.0, 136.5, 120.2, 110.4'],
    among: ['CCCC(C)=O', 'CCC(=O)CC'],
    method: 'search',
  },
  'the same ketones, no time left': {
    formula: 'C5H10O',
    spectra: ['13C NMR (CDCl3) δ 166.3, 149.0, 136.5, 120.2, 110.4'],
    among: ['CCCC(C)=O', 'CCC(=O)CC'],
    method: 'search',
    late: true,
  },
  'acetophenone with all techniques': {
    formula: 'C8H8O',
    spectra: [
      ...ACETOPHENONE,
      'IR (film) ν 3063 (w), 2350 (w), 1950 (w), 1686 (s), 1599 (m), 1449 (m), 1359 (s), ' +
        '1266 (s), 955 (m), 761 (s), 691 (s) cm-1',
      'MS (EI) m/z (%) 120 (28), 106 (8), 105 (100), 78 (7), 77 (75), 51 (25), 50 (9), 43 (15)',
      'UV (EtOH) λmax 240 (13000), 200 (20000)',
    ],
    among: ['CC(=O)c1ccccc1', 'Cc1ccccc1C=O', 'Cc1ccc(C=O)cc1', 'O=CCc1ccccc1'],
  },
  'phenylacetaldehyde by the spectra of acetophenone': {
    formula: 'C8H8O',
    spectra: [
      ...ACETOPHENONE,
      'IR (film) ν 1686 (s), 1599 (m) cm-1',
      'MS (EI) m/z (%) 120 (28), 105 (100), 77 (75), 51 (25)',
      'UV (EtOH) λmax 240 (13000)',
    ],
    among: ['O=CCc1ccccc1'],
  },
  ethanol: {
    formula: 'C2H6O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 3.72 (q, J = 7.0 Hz, 2H), 1.32 (br s, 1H), 1.25 (t, J = 7.0 Hz, 3H)',
      '13C NMR (CDCl3) δ 58.3, 18.4',
      'IR (film) ν 3350 (br), 2974 (s), 1048 (s) cm-1',
    ],
    among: ['CCO', 'COC'],
  },
  'ethanol without its OH': {
    formula: 'C2H6O',
    spectra: ['1H NMR (400 MHz, CDCl3) δ 3.72 (q, J = 7.0 Hz, 2H), 1.25 (t, J = 7.0 Hz, 3H)'],
    among: ['CCO', 'COC'],
  },
  'ethanol in D2O': {
    formula: 'C2H6O',
    spectra: ['1H NMR (400 MHz, D2O) δ 3.65 (q, J = 7.1 Hz, 2H), 1.17 (t, J = 7.1 Hz, 3H)'],
    among: ['CCO', 'COC'],
  },
  'dimethyl ether by the carbons of ethanol': {
    formula: 'C2H6O',
    spectra: ['13C NMR (CDCl3) δ 58.3, 18.4', 'IR (film) ν 3350 (br), 2974 (s), 1048 (s) cm-1'],
    among: ['COC'],
  },
  'trans-stilbene': {
    formula: 'C14H12',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.52 (d, J = 7.6 Hz, 4H), 7.36 (t, J = 7.6 Hz, 4H), 7.26 ' +
        '(t, J = 7.3 Hz, 2H), 7.11 (s, 2H)',
      '13C NMR (CDCl3) δ 137.3, 128.7, 127.6, 126.5',
    ],
    among: ['C(=Cc1ccccc1)c1ccccc1', 'C=C(c1ccccc1)c1ccccc1'],
  },
  'trans-cinnamic acid': {
    formula: 'C9H8O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 11.9 (br s, 1H), 7.80 (d, J = 16.0 Hz, 1H), 7.57–7.53 (m, ' +
        '2H), 7.42–7.39 (m, 3H), 6.46 (d, J = 16.0 Hz, 1H)',
      '13C NMR (CDCl3) δ 172.4, 147.1, 134.0, 130.7, 128.9, 128.4, 117.3',
    ],
    among: ['OC(=O)C=Cc1ccccc1', 'C=C(C(=O)O)c1ccccc1'],
  },
  'dimethyl fumarate': {
    formula: 'C6H8O4',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 6.87 (s, 2H), 3.81 (s, 6H)',
      '13C NMR (CDCl3) δ 165.4, 133.4, 52.3',
    ],
    among: ['COC(=O)C=CC(=O)OC', 'COC(=O)C(=C)C(=O)OC'],
  },
  'propylene oxide': {
    formula: 'C3H6O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 2.98 (m, 1H), 2.75 (dd, J = 4.9, 4.0 Hz, 1H), 2.43 (dd, J = ' +
        '4.9, 2.6 Hz, 1H), 1.32 (d, J = 5.1 Hz, 3H)',
      '13C NMR (CDCl3) δ 48.4, 48.1, 18.0',
    ],
    among: ['CC1CO1', 'CCC=O', 'CC(C)=O', 'C1COC1'],
  },
  'propanal by the spectra of propylene oxide': {
    formula: 'C3H6O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 2.98 (m, 1H), 2.75 (dd, J = 4.9, 4.0 Hz, 1H), 2.43 (dd, J = ' +
        '4.9, 2.6 Hz, 1H), 1.32 (d, J = 5.1 Hz, 3H)',
    ],
    among: ['CCC=O'],
  },
  'mesityl oxide': {
    formula: 'C6H10O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 6.09 (s, 1H), 2.16 (s, 3H), 2.14 (s, 3H), 1.89 (s, 3H)',
      '13C NMR (CDCl3) δ 198.8, 155.1, 124.3, 31.7, 27.7, 20.7',
    ],
    among: ['CC(=O)C=C(C)C', 'CC=C(C)C(C)=O'],
  },
  '4-nitrotoluene': {
    formula: 'C7H7NO2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 8.10 (d, J = 8.6 Hz, 2H), 7.31 (d, J = 8.6 Hz, 2H), 2.46 (s, 3H)',
    ],
    among: ['Cc1ccc(cc1)[N+](=O)[O-]', 'Cc1cccc(c1)[N+](=O)[O-]', 'Cc1ccccc1[N+](=O)[O-]'],
  },
  'glycine in D2O, its IR in KBr': {
    formula: 'C2H5NO2',
    spectra: [
      '1H NMR (400 MHz, D2O) δ 3.55 (s, 2H)',
      '13C NMR (D2O) δ 173.2, 42.4',
      'IR (KBr) ν 3170 (br), 1610 (s), 1508 (s), 1413 (s), 1333 (s) cm-1',
    ],
    among: ['NCC(=O)O', 'NC(=O)CO'],
  },
  'sodium acetate': {
    formula: 'C2H3NaO2',
    spectra: [
      '1H NMR (400 MHz, D2O) δ 1.90 (s, 3H)',
      '13C NMR (D2O) δ 182.0, 24.0',
      'IR (KBr) ν 1578 (s), 1425 (s) cm-1',
    ],
    among: ['CC(=O)O'],
  },
  'triethylamine hydrochloride': {
    formula: 'C6H16ClN',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 11.5 (br s, 1H), 3.10 (q, J = 7.3 Hz, 6H), 1.41 (t, J = 7.3 Hz, 9H)',
      '13C NMR (CDCl3) δ 46.0, 8.7',
    ],
    among: ['CCN(CC)CC'],
  },
  'ethyl acetoacetate': {
    formula: 'C6H10O3',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 12.1 (s, 0.08H), 4.98 (s, 0.08H), 4.20 (q, J = 7.1 Hz, 2H), ' +
        '3.45 (s, 1.84H), 2.27 (s, 2.76H), 1.95 (s, 0.24H), 1.28 (t, J = 7.1 Hz, 3H)',
      '13C NMR (CDCl3) δ 200.7, 167.2, 61.4, 50.1, 30.1, 14.1',
    ],
    among: ['CCOC(=O)CC(C)=O'],
  },
  'glucose in D2O': {
    formula: 'C6H12O6',
    spectra: [
      '1H NMR (400 MHz, D2O) δ 5.23 (d, J = 3.8 Hz, 0.36H), 4.64 (d, J = 8.0 Hz, 0.64H), ' +
        '3.92–3.68 (m, 3H), 3.55–3.36 (m, 2.36H), 3.24 (dd, J = 9.2, 8.0 Hz, 0.64H)',
      '13C NMR (D2O) δ 96.7, 92.9, 76.8, 76.6, 75.0, 73.6, 72.3, 70.5, 61.6, 61.5',
    ],
    among: ['OCC1OC(O)C(O)C(O)C1O', 'OCC(O)COC(O)C(O)C=O'],
  },
  'acetylacetone, enol': {
    formula: 'C5H8O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 15.5 (br s, 0.8H), 5.52 (s, 0.8H), 3.60 (s, 0.4H), 2.24 (s, 1.2H), 2.05 (s, 4.8H)',
      '13C NMR (CDCl3) δ 201.9, 191.0, 100.2, 58.4, 30.7, 24.7',
    ],
    among: ['CC(=O)C=C(C)O'],
  },
  '2-pyridone': {
    formula: 'C5H5NO',
    spectra: ['13C NMR (CDCl3) δ 165.0, 141.6, 134.8, 120.0, 106.8'],
    among: ['O=c1cccc[nH]1', 'Oc1ccccn1', 'Oc1cccnc1'],
  },
  'acetanilide and its imidic acid': {
    formula: 'C8H9NO',
    spectra: ['13C NMR (CDCl3) δ 168.7, 137.9, 128.9, 124.3, 120.1, 24.5'],
    among: ['CC(=O)Nc1ccccc1', 'CC(O)=Nc1ccccc1'],
  },
  'benzotrifluoride, 13C lines one by one': {
    formula: 'C7H5F3',
    spectra: [
      '13C NMR (101 MHz, CDCl3) δ 131.8, 131.3, 131.0, 130.7, 130.4, 128.8, 128.3, 125.6, 125.3, 122.9, 120.2',
    ],
    among: ['FC(F)(F)c1ccccc1'],
  },
  '1-bromobutane by EI': {
    formula: 'C4H9Br',
    spectra: [
      'MS (EI) m/z (%) 138 (8), 136 (8), 109 (2), 107 (2), 57 (100), 56 (20), 41 (60), 29 (40)',
    ],
    among: ['CCCCBr', 'CCC(C)Br'],
  },
  '1-bromobutane with M+2 missing': {
    formula: 'C4H9Br',
    spectra: ['MS (EI) m/z (%) 138 (1), 136 (40), 57 (100), 41 (60)'],
    among: ['CCCCBr'],
  },
  'butyl acetate': {
    formula: 'C6H12O2',
    spectra: [
      'MS (EI) m/z (%) 73 (13), 61 (12), 56 (35), 55 (9), 43 (100), 41 (17), 29 (9), 27 (10)',
    ],
    among: ['CCCCOC(C)=O', 'CCCCCC(=O)O'],
  },
  'ibuprofen by ESI': {
    formula: 'C13H18O2',
    spectra: ['MS (ESI, pos) m/z (%) 229.1199 (100), 161.1325 (60)'],
    among: ['CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
  },
  'ibuprofen by ESI, whole masses': {
    formula: 'C13H18O2',
    spectra: ['MS (ESI, pos) m/z (%) 229 (100)'],
    among: ['CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
  },
  'an ESI mass 40 ppm off': {
    formula: 'C13H18O2',
    spectra: ['MS (ESI, pos) m/z (%) 229.1290 (100)'],
    among: ['CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
  },
  'an ESI spectrum without the molecule': {
    formula: 'C13H18O2',
    spectra: ['MS (ESI, pos) m/z (%) 150.5 (100)'],
    among: ['CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
  },
  benzocaine: {
    formula: 'C9H11NO2',
    spectra: [
      'IR (KBr) ν 3424 (m), 3343 (m), 1684 (s), 1636 (m), 1597 (s), 1282 (s) cm-1',
      'UV (EtOH) λmax 294 (17000)',
    ],
    among: ['CCOC(=O)c1ccc(N)cc1'],
  },
  'ethyl acetate with its C=O at 1680': {
    formula: 'C4H8O2',
    spectra: ['IR (film) ν 1680 (s), 1240 (s) cm-1'],
    among: ['CCOC(C)=O'],
  },
  'ethyl acetate with its C=O at 1800': {
    formula: 'C4H8O2',
    spectra: ['IR (film) ν 1800 (s), 1240 (s) cm-1'],
    among: ['CCOC(C)=O'],
  },
  'benzophenone with a maximum at 400 nm': {
    formula: 'C13H10O',
    spectra: ['UV (EtOH) λmax 400 (20000)'],
    among: ['O=C(c1ccccc1)c1ccccc1'],
  },
  'hexane with a maximum at 300 nm': {
    formula: 'C6H14',
    spectra: ['UV (EtOH) λmax 300 (9000)'],
    among: ['CCCCCC'],
  },
  'a mixture': {
    formula: 'C4H8O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 6.80 (s, 0.6H), 5.50 (s, 1.2H), 4.12 (q, J = 7.1 Hz, 2H), ' +
        '2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
    ],
    among: ['CCOC(C)=O'],
  },
  imidazole: {
    formula: 'C3H4N2',
    spectra: ['13C NMR (CDCl3) δ 135.2, 121.9'],
    among: ['c1c[nH]cn1'],
  },
  menthol: {
    formula: 'C10H20O',
    spectra: ['13C NMR (CDCl3) δ 71.5, 50.1, 45.0, 34.5, 31.6, 25.8, 23.1, 22.2, 21.0, 16.1'],
    among: ['CC(C)C1CCC(C)CC1O', 'CC(C)C1(O)CCC(C)CC1'],
  },
  'toluene without its methyl group': {
    formula: 'C7H8',
    spectra: ['1H NMR (400 MHz, CDCl3) δ 7.29–7.24 (m, 2H), 7.20–7.14 (m, 3H)'],
    among: ['Cc1ccccc1'],
  },
  'two ketones by IR alone': {
    formula: 'C7H14O',
    spectra: ['IR (film) ν 1715 (s), 2960 (s) cm-1'],
    among: [
      'CCCCCC(C)=O',
      'CCCCC(=O)CC',
      'CCCC(=O)CCC',
      'CC(C)C(=O)C(C)C',
      'CCC(C)CC(C)=O',
      'CC(C)CCC(C)=O',
    ],
  },
  'butanone with a foreign 13C spectrum': {
    formula: 'C4H8O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 2.46 (q, J = 7.3 Hz, 2H), 2.14 (s, 3H), 1.06 (t, J = 7.3 Hz, 3H)',
      '13C NMR (CDCl3) δ 166.3, 149.0, 136.5, 120.2',
      'IR (film) ν 2980 (m), 1717 (s), 1365 (m), 1172 (m) cm-1',
    ],
    among: ['CCC(C)=O', 'C1CCOC1', 'CCCC=O', 'CC(C)C=O', 'C=CCCO', 'C=CC(C)O', 'CC=CCO', 'CC1CCO1'],
  },
  'valerophenone, 13C 2 ppm too high': {
    formula: 'C11H14O',
    spectra: ['13C NMR (CDCl3) δ 202.1, 138.7, 134.4, 130.1, 129.6, 39.9, 28.1, 24.0, 15.5'],
    among: ['CCCCC(=O)c1ccccc1', 'CCCC(=O)c1ccccc1C'],
  },
  'valerophenone, 13C 2 ppm too low': {
    formula: 'C11H14O',
    spectra: ['13C NMR (CDCl3) δ 198.5, 135.1, 130.8, 126.5, 126.0, 36.3, 24.5, 20.4, 11.9'],
    among: ['CCCCC(=O)c1ccccc1', 'CCCC(=O)c1ccccc1C'],
  },
  bromobenzene: {
    formula: 'C6H5Br',
    spectra: ['MS (EI) m/z (%) 158 (50), 156 (51), 77 (100), 51 (40), 50 (25)'],
    among: ['Brc1ccccc1'],
  },
  'an acid by the spectra of an ether': {
    formula: 'C4H6O2',
    spectra: ['13C NMR (CDCl3) δ 73.2, 51.6, 30.5, 14.2', 'IR (film) ν 2960 (s), 1100 (s) cm-1'],
    among: ['CC=CC(=O)O'],
  },
  'a nitro compound without its bands': {
    formula: 'C7H7NO2',
    spectra: [
      'IR (film) ν 3030 (w), 2950 (m), 1720 (s), 1600 (m), 1450 (m), 1280 (s), 1110 (s), ' +
        '1070 (m), 1030 (m), 975 (m), 850 (m), 820 (m), 710 (s), 690 (m) cm-1',
    ],
    among: ['Cc1ccc(cc1)[N+](=O)[O-]'],
  },
  'ethyl acetate against an ether': {
    formula: 'C4H8O2',
    spectra: ['IR (film) ν 2984 (m), 1741 (s), 1374 (m), 1240 (s), 1047 (s) cm-1'],
    among: ['CCOC(C)=O', 'C1COCCO1', 'COCC=CO'],
  },
  'dioxane against an ester': {
    formula: 'C4H8O2',
    spectra: ['IR (film) ν 2960 (s), 2855 (s), 1121 (s), 874 (s) cm-1'],
    among: ['C1COCCO1', 'CCOC(C)=O'],
  },
  naphthols: {
    formula: 'C10H8O',
    spectra: ['IR (KBr) ν 3240 (br), 1600 (m) cm-1'],
    among: ['Oc1cccc2ccccc12', 'Oc1ccc2ccccc2c1'],
  },
  'vanillin and isovanillin': {
    formula: 'C8H8O3',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 9.82 (s, 1H), 7.44–7.41 (m, 2H), 7.04 (d, J = 8.5 Hz, 1H), ' +
        '6.3 (br s, 1H), 3.96 (s, 3H)',
      '13C NMR (CDCl3) δ 191.0, 151.7, 147.2, 129.9, 127.6, 114.4, 108.8, 56.1',
    ],
    among: ['COc1cc(C=O)ccc1O', 'COc1ccc(C=O)cc1O'],
  },
  'vanillin and isovanillin by HMBC': {
    formula: 'C8H8O3',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 9.82 (s, 1H), 7.44–7.41 (m, 2H), 7.04 (d, J = 8.5 Hz, 1H), ' +
        '6.3 (br s, 1H), 3.96 (s, 3H)',
      '13C NMR (CDCl3) δ 191.0, 151.7, 147.2, 129.9, 127.6, 114.4, 108.8, 56.1',
      'HMBC 9.82 → 127.6',
    ],
    among: ['COc1cc(C=O)ccc1O', 'COc1ccc(C=O)cc1O'],
  },
  '2,5-xylidine and 2,4-xylidine': {
    formula: 'C8H11N',
    spectra: ['13C NMR (CDCl3) δ 144.5, 136.5, 130.3, 126.3, 122.3, 116.0, 20.3, 17.6'],
    among: ['Cc1ccc(C)c(N)c1', 'Cc1ccc(N)c(C)c1'],
  },
  'limonene by EI': {
    formula: 'C10H16',
    spectra: ['MS (EI) m/z (%) 136 (20), 121 (20), 107 (20), 93 (70), 79 (30), 68 (100), 67 (60)'],
    among: ['CC1=CCC(CC1)C(C)=C', 'CC(C)=CCCC(=C)C=C'],
  },
  'triethyl phosphate by EI': {
    formula: 'C6H15O4P',
    spectra: ['MS (EI) m/z (%) 182 (10), 155 (80), 127 (60), 99 (100), 81 (70)'],
    among: ['CCOP(=O)(OCC)OCC', 'CCOP(=O)(CCO)OCC'],
  },
  'triethylamine by EI': {
    formula: 'C6H15N',
    spectra: ['MS (EI) m/z (%) 101 (20), 86 (100), 58 (30), 56 (12), 42 (12), 30 (20), 18 (3)'],
    among: ['CCN(CC)CC', 'CCCNCCC'],
  },
  'caffeine by EI': {
    formula: 'C8H10N4O2',
    spectra: ['MS (EI) m/z (%) 194 (100), 109 (80), 82 (30), 67 (50), 55 (40)'],
    among: ['Cn1cnc2c1c(=O)n(C)c(=O)n2C', 'Cn1cnc2c1n(C)c(=O)n(C)c2=O'],
  },
  'ferulic and isoferulic acid': {
    formula: 'C10H10O4',
    spectra: [
      '1H NMR (400 MHz, DMSO-d6) δ 12.12 (br s, 1H), 9.54 (br s, 1H), 7.49 (d, J = 15.9 Hz, 1H), ' +
        '7.28 (d, J = 1.9 Hz, 1H), 7.08 (dd, J = 8.2, 1.9 Hz, 1H), ' +
        '6.79 (d, J = 8.2 Hz, 1H), 6.36 (d, J = 15.9 Hz, 1H), 3.81 (s, 3H)',
      '13C NMR (101 MHz, DMSO-d6) δ 168.0, 149.1, 147.9, 144.5, 125.8, 122.8, 115.6, 115.5, 111.2, 55.7',
    ],
    among: ['COc1cc(C=CC(=O)O)ccc1O', 'COc1ccc(C=CC(=O)O)cc1O'],
  },
  'hexanols by EI': {
    formula: 'C6H14O',
    spectra: ['MS (EI) m/z (%) 56 (100), 43 (80), 31 (60)'],
    among: ['CCCCCCO', 'CCCCC(C)O', 'CCCC(O)CC'],
  },
  'forms of metformin': {
    formula: 'C4H11N5',
    spectra: ['1H NMR (400 MHz, D2O) δ 3.04 (s, 6H)', '13C NMR (D2O) δ 160.2, 158.6, 37.8'],
    among: ['CN(C)C(=N)NC(N)=N', 'CN(C)C(=N)N=C(N)N', 'CN(C)C(N)=NC(N)=N', 'CN(C)C(N)=NC(=N)N'],
  },
  'benzyl methyl ether with a doublet of 15 Hz': {
    formula: 'C8H10O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.38–7.26 (m, 5H), 4.60 (d, J = 15.0 Hz, 2H), 3.40 (s, 3H)',
    ],
    among: ['COCc1ccccc1'],
  },
  'an azole by foreign carbons': {
    formula: 'C4H6N2',
    spectra: ['13C NMR (CDCl3) δ 160.5, 104.0, 12.0'],
    among: ['Cc1cc[nH]n1', 'Cc1c[nH]cn1'],
  },
  'benzaldehyde without M - 1': {
    formula: 'C7H6O',
    spectra: ['MS (EI) m/z (%) 106 (100), 78 (20), 52 (15), 39 (10)'],
    among: ['O=Cc1ccccc1'],
  },
  'phenylboronic acid': {
    formula: 'C6H7BO2',
    spectra: ['13C NMR (DMSO-d6) δ 134.2, 130.2, 127.5'],
    among: ['OB(O)c1ccccc1'],
  },
  'a salt without candidates': {
    formula: 'C6H16ClN',
    spectra: ['13C NMR (CDCl3) δ 46.0, 8.7'],
    among: [],
  },
  'methyl Z-crotonate': {
    formula: 'C5H8O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 6.34 (dq, J = 11.4, 7.2 Hz, 1H), 5.79 (dq, J = 11.4, 1.8 ' +
        'Hz, 1H), 3.71 (s, 3H), 2.14 (dd, J = 7.2, 1.8 Hz, 3H)',
    ],
    among: ['COC(=O)C=CC'],
  },
  'inositol and an aldose': {
    formula: 'C6H12O6',
    spectra: [
      '1H NMR (400 MHz, D2O) δ 4.06 (t, J = 2.8 Hz, 1H), 3.62 (t, J = 9.7 Hz, 2H), 3.53 (dd, ' +
        'J = 10.0, 2.9 Hz, 2H), 3.27 (t, J = 9.3 Hz, 1H)',
      '13C NMR (D2O) δ 75.1, 73.2, 73.0, 71.9',
    ],
    among: ['OC1C(O)C(O)C(O)C(O)C1O', 'OCC(O)C(O)C(O)C(O)C=O'],
  },
  nicotinamide: {
    formula: 'C6H6N2O',
    spectra: [
      '1H NMR (400 MHz, DMSO-d6) δ 9.03 (d, J = 1.8 Hz, 1H), 8.70 (dd, J = 4.8, 1.7 Hz, 1H), ' +
        '8.20 (dt, J = 7.9, 2.0 Hz, 1H), 8.17 (br s, 1H), 7.60 (br s, 1H), 7.50 (dd, J = 7.9, ' +
        '4.8 Hz, 1H)',
      '13C NMR (DMSO-d6) δ 166.5, 151.9, 148.7, 135.2, 129.7, 123.5',
    ],
    among: ['NC(=O)c1cccnc1', 'ON=Cc1cnccc1'],
  },
  trimethylsilylacetylene: {
    formula: 'C5H10Si',
    spectra: ['13C NMR (CDCl3) δ 93.1, 89.9, 0.0'],
    among: ['C#C[Si](C)(C)C'],
  },
  'benzophenone at 400 nm, not all isomers': {
    formula: 'C13H10O',
    spectra: ['UV (EtOH) λmax 400 (20000)'],
    among: ['O=C(c1ccccc1)c1ccccc1'],
    method: 'search',
  },
  'ibuprofen by ESI, not all isomers': {
    formula: 'C13H18O2',
    spectra: ['MS (ESI, pos) m/z (%) 229.1199 (100)'],
    among: ['CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
    method: 'search',
  },
  'toluene with lines 4 ppm off, not all isomers': {
    formula: 'C7H8',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.60 (m, 2H), 7.50 (m, 3H), 2.66 (s, 3H)',
      '13C NMR (CDCl3) δ 141.9, 133.0, 130.2, 127.3, 24.5',
    ],
    among: ['Cc1ccccc1'],
    method: 'search',
  },
  'ten ketones by IR alone': {
    formula: 'C8H16O',
    spectra: ['IR (film) ν 1715 (s) cm-1'],
    among: [
      'CCCCCCC(C)=O',
      'CCCCCC(=O)CC',
      'CCCCC(=O)CCC',
      'CC(C)CCCC(C)=O',
      'CCC(C)CCC(C)=O',
      'CCCC(C)CC(C)=O',
      'CCCCC(C)C(C)=O',
      'CC(C)CC(=O)C(C)C',
      'CCCC(=O)CC(C)C',
      'CC(C)C(=O)CCCC',
      'CCC(=O)C(C)CCC',
      'CCC(=O)CCC(C)C',
    ],
  },
  'cyclohexanone by EI': {
    formula: 'C6H10O',
    spectra: ['MS (EI) m/z (%) 98 (40), 55 (100), 42 (80)'],
    among: ['O=C1CCCCC1', 'OC1CCCC=C1', 'CC1CCCC1=O', 'O=CC1CCCC1'],
  },
  'ethyl acetate in 2D': {
    formula: 'C4H8O2',
    spectra: [
      ...ETHYL_ACETATE,
      'edited HSQC 4.12/60.4 (-), 2.05/21.0 (+), 1.26/14.2 (+)',
      'HMBC 4.12 → 171.1, 14.2; 2.05 → 171.1; 1.26 → 60.4',
      'COSY 4.12/1.26',
      'NOESY 4.12/1.26',
    ],
    among: C4H8O2,
  },
  'ethyl acetate, odd 2D peaks': {
    formula: 'C4H8O2',
    spectra: [
      ...ETHYL_ACETATE,
      'edited HSQC 4.12/60.4 (+), 2.05/21.0 (+), 1.26/14.2 (+), 2.90/171.1 (+)',
      'HMBC 4.12 → 60.4; 2.05 → 171.1, 60.4; 1.26 → 21.0, 128.0',
      'COSY 4.12/1.26, 2.05/1.26',
    ],
    among: ['CCOC(C)=O'],
  },
  'ethyl acetate, one signal on two carbons': {
    formula: 'C4H8O2',
    spectra: [...ETHYL_ACETATE, 'HSQC 4.12/60.4, 2.05/21.0, 2.05/14.2, 1.26/14.2'],
    among: ['CCOC(C)=O'],
  },
  'benzyl butyrate with a far NOE': {
    formula: 'C11H14O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.35 (m, 5H), 5.11 (s, 2H), 2.34 (t, J = 7.4 Hz, 2H), 1.68 (m, 2H), ' +
        '0.95 (t, J = 7.4 Hz, 3H)',
      '13C NMR (101 MHz, CDCl3) δ 173.5, 136.2, 128.6, 128.2, 128.2, 66.1, 36.2, 18.5, 13.7',
      'HSQC 7.35/128.6, 7.35/128.2, 5.11/66.1, 2.34/36.2, 1.68/18.5, 0.95/13.7',
      'NOESY 2.34/1.68, 5.11/0.95',
    ],
    among: ['CCCC(=O)OCc1ccccc1'],
  },
  'crotonic acid in 2D': {
    formula: 'C4H6O2',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 7.10 (dq, J = 15.5, 6.9 Hz, 1H), 5.85 (dq, J = 15.5, 1.6 Hz, 1H), ' +
        '1.91 (dd, J = 6.9, 1.6 Hz, 3H)',
      '13C NMR (101 MHz, CDCl3) δ 172.3, 147.4, 122.4, 18.1',
      'HSQC 7.10/147.4, 5.85/122.4, 1.91/18.1',
      'COSY 7.10/5.85, 7.10/1.91, 5.85/1.91',
    ],
    among: ['CC=CC(=O)O'],
  },
  'ethyl acetate, another line in 2D': {
    formula: 'C4H8O2',
    spectra: [
      ETHYL_ACETATE[0],
      '13C NMR (101 MHz, CDCl3) δ 171.1, 105.0, 60.4, 21.0, 14.2',
      'HSQC 4.12/60.4, 2.05/21.0, 1.26/14.2, 5.20/105.0',
    ],
    among: ['CCOC(C)=O'],
  },
  '4-fluoroacetophenone with 19F': {
    formula: 'C8H7FO',
    spectra: [
      '13C NMR (101 MHz, CDCl3) δ 196.5, 165.8 (d, J = 254.6 Hz), 133.6 (d, J = 3.0 Hz), 131.0 (d, J = ' +
        '9.3 Hz), 115.6 (d, J = 21.9 Hz), 26.5',
      '19F NMR (376 MHz, CDCl3) δ -105.3 (m, 1F)',
    ],
    among: ['CC(=O)c1ccc(F)cc1', 'CC(=O)c1ccccc1F'],
  },
  '2,4-difluorotoluene with one 19F signal': {
    formula: 'C7H6F2',
    spectra: ['19F NMR (376 MHz, CDCl3) δ -114.5 (m, 2F)'],
    among: ['Cc1ccc(F)cc1F'],
  },
  '4-fluorobenzotrifluoride without its ring fluorine': {
    formula: 'C7H4F4',
    spectra: ['19F NMR (376 MHz, CDCl3) δ -62.3 (s)'],
    among: ['Fc1ccc(C(F)(F)F)cc1'],
  },
  '4-fluorobenzotrifluoride with its integrals exchanged': {
    formula: 'C7H4F4',
    spectra: ['19F NMR (376 MHz, CDCl3) δ -62.3 (s, 1F), -107.6 (m, 3F)'],
    among: ['Fc1ccc(C(F)(F)F)cc1'],
  },
  'benzyl fluoride by the shift of fluorobenzene': {
    formula: 'C7H7F',
    spectra: ['19F NMR (376 MHz, CDCl3) δ -113.2 (m)'],
    among: ['FCc1ccccc1'],
  },
  'trifluoroacetic acid as a quartet': {
    formula: 'C2HF3O2',
    spectra: ['19F NMR (376 MHz, CDCl3) δ -76.5 (q, J = 8.0 Hz)'],
    among: ['O=C(O)C(F)(F)F'],
  },
  'difluorotoluenes by IR alone': {
    formula: 'C7H6F2',
    spectra: ['IR (film) ν 1605 (s), 1505 (s) cm-1'],
    among: ['Cc1ccc(F)cc1F', 'Cc1c(F)cccc1F'],
    method: 'search',
  },
  'fluorotoluene or benzyl fluoride by poor lists': {
    formula: 'C7H7F',
    spectra: ['13C NMR (CDCl3) δ 128.6, 127.4', '1H NMR (CDCl3) δ 7.30 (m)'],
    among: ['Cc1ccc(F)cc1', 'FCc1ccccc1'],
    method: 'search',
  },
  'trans-4-tert-butylcyclohexanol': {
    formula: 'C10H20O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 3.51 (tt, J = 10.9, 4.3 Hz, 1H), 2.00 (m, 2H), 1.77 (m, 2H), 1.21 (m, ' +
        '2H), 1.02 (m, 3H), ' +
        '0.84 (s, 9H)',
      '13C NMR (101 MHz, CDCl3) δ 71.2, 47.2, 36.0, 32.2, 27.6, 25.6',
    ],
    among: ['CC(C)(C)C1CCC(O)CC1'],
  },
  'menthol with a carbinol proton': {
    formula: 'C10H20O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 3.41 (td, J = 10.4, 4.3 Hz, 1H), 2.17 (m, 1H), 1.96 (m, 1H), 1.66 (m, ' +
        '1H), 1.61 (m, 1H), ' +
        '1.42 (m, 1H), 1.11 (m, 1H), 0.97 (m, 2H), 0.93 (d, J = 7.0 Hz, 3H), 0.91 (d, J = 6.6 Hz, 3H), 0.84 (m, 1H), ' +
        '0.81 (d, J = 7.0 Hz, 3H)',
      '13C NMR (CDCl3) δ 71.5, 50.1, 45.0, 34.5, 31.6, 25.8, 23.1, 22.2, 21.0, 16.1',
    ],
    among: ['CC(C)C1CCC(C)CC1O'],
  },
  threonine: {
    formula: 'C4H9NO3',
    spectra: [
      '1H NMR (400 MHz, D2O) δ 4.25 (qd, J = 6.6, 4.9 Hz, 1H), 3.58 (d, J = 4.9 Hz, 1H), 1.32 (d, J = 6.6 Hz, 3H)',
      '13C NMR (101 MHz, D2O) δ 173.6, 66.7, 61.2, 20.2',
    ],
    among: ['CC(O)C(N)C(=O)O'],
  },
  '3,3,5-trimethylcyclohexanol with NOE': {
    formula: 'C9H18O',
    spectra: [
      '1H NMR (400 MHz, CDCl3) δ 3.74 (tt, J = 11.2, 4.2 Hz, 1H), 1.95 (m, 1H), 1.70 (m, 1H), 1.62 (m, ' +
        '1H), 1.33 (m, 1H), 1.06 (m, 1H), ' +
        '0.93 (s, 3H), 0.91 (s, 3H), 0.89 (d, J = 6.5 Hz, 3H), 0.79 (m, 2H)',
      '13C NMR (101 MHz, CDCl3) δ 68.0, 48.4, 47.7, 44.7, 33.2, 32.3, 27.2, 25.8, 22.5',
      'HSQC 3.74/68.0, 1.70/27.2, 1.95/44.7, 0.79/44.7, 1.62/48.4, 1.06/48.4, 1.33/47.7, 0.93/33.2, ' +
        '0.91/25.8, 0.89/22.5',
      'NOESY 3.74/1.70, 3.74/0.93',
    ],
    among: ['CC1CC(O)CC(C)(C)C1'],
  },
} as const satisfies Record<string, SentenceCase>;
export type SentenceCaseName = keyof typeof SENTENCE_CASES;
