/** A compound of known relative configuration with the ¹H list that it has. */
export interface KnownCompound {
  readonly name: string;
  readonly smiles: string;
  /** As articles print it. */
  readonly list: string;
}

/*
 * Written from memory of the literature, rounded, and not checked against its pages: sugars (where they are tabulated:
 * K. Bock, H. Thøgersen, Annu. Rep. NMR Spectrosc. 13 (1982) 1), terpene alcohols, cyclohexanols, norbornanols,
 * epoxides, alkenes, amino acids and ephedrines (H. Günther, NMR Spectroscopy, 3rd ed., 2013). What a constant counts
 * was chosen on them.
 */
const CDCL3 = '1H NMR (400 MHz, CDCl3) δ ',
  D2O = '1H NMR (400 MHz, D2O) δ ';

export const KNOWN_COMPOUNDS: readonly KnownCompound[] = [
  {
    name: 'trans-4-tert-butylcyclohexanol',
    smiles: 'CC(C)(C)[C@H]1CC[C@H](O)CC1',
    list:
      CDCL3 +
      '3.51 (tt, J = 10.9, 4.3 Hz, 1H), 2.00 (m, 2H), 1.77 (m, 2H), 1.21 (m, 2H), 1.02 (m, 3H), 0.84 (s, 9H).',
  },
  {
    name: 'cis-4-tert-butylcyclohexanol',
    smiles: 'CC(C)(C)[C@H]1CC[C@@H](O)CC1',
    list:
      CDCL3 +
      '4.03 (quint, J = 2.8 Hz, 1H), 1.83 (m, 2H), 1.52 (m, 4H), 1.36 (m, 2H), 0.99 (m, 1H), 0.86 (s, 9H).',
  },
  {
    name: 'menthol',
    smiles: 'C[C@@H]1CC[C@@H](C(C)C)[C@H](O)C1',
    list:
      CDCL3 +
      '3.41 (td, J = 10.4, 4.3 Hz, 1H), 2.17 (m, 1H), 1.96 (m, 1H), 1.66 (m, 1H), 1.61 (m, 1H), 1.42 (m, 1H), ' +
      '1.11 (m, 1H), 0.97 (m, 2H), 0.93 (d, J = 7.0 Hz, 3H), 0.91 (d, J = 6.6 Hz, 3H), 0.84 (m, 1H), ' +
      '0.81 (d, J = 7.0 Hz, 3H).',
  },
  {
    name: 'neomenthol',
    smiles: 'C[C@@H]1CC[C@@H](C(C)C)[C@@H](O)C1',
    list:
      CDCL3 +
      '4.10 (q, J = 2.9 Hz, 1H), 1.84 (m, 1H), 1.72 (m, 2H), 1.66 (m, 1H), 1.51 (m, 1H), 1.27 (m, 1H), ' +
      '1.10 (m, 1H), 0.95 (d, J = 6.7 Hz, 3H), 0.92 (m, 2H), 0.91 (d, J = 6.7 Hz, 3H), 0.87 (d, J = 6.5 Hz, 3H).',
  },
  {
    name: 'trans-2-methylcyclohexanol',
    smiles: 'C[C@@H]1CCCC[C@H]1O',
    list:
      CDCL3 +
      '3.11 (td, J = 9.6, 4.4 Hz, 1H), 1.95 (m, 1H), 1.74 (m, 2H), 1.63 (m, 1H), 1.24 (m, 4H), 1.01 (d, ' +
      'J = 6.4 Hz, 3H), ' +
      '0.98 (m, 1H).',
  },
  {
    name: 'trans-2-bromocyclohexanol',
    smiles: 'O[C@@H]1CCCC[C@H]1Br',
    list:
      CDCL3 +
      '3.90 (ddd, J = 11.9, 9.4, 4.4 Hz, 1H), 3.60 (td, J = 9.6, 4.7 Hz, 1H), 2.34 (m, 1H), 2.14 (m, 1H), ' +
      '1.83 (m, 2H), 1.70 (m, 1H), 1.33 (m, 3H).',
  },
  {
    name: 'borneol',
    smiles: 'CC1(C)[C@@H]2CC[C@@]1(C)[C@@H](O)C2',
    list:
      CDCL3 +
      '4.02 (ddd, J = 9.9, 3.5, 2.0 Hz, 1H), 2.28 (m, 1H), 1.90 (m, 1H), 1.74 (m, 1H), 1.62 (t, J = 4.5 Hz, 1H), ' +
      '1.25 (m, 2H), 0.95 (dd, J = 13.3, 3.5 Hz, 1H), 0.87 (s, 3H), 0.86 (s, 3H), 0.85 (s, 3H).',
  },
  {
    name: 'isoborneol',
    smiles: 'CC1(C)[C@@H]2CC[C@@]1(C)[C@H](O)C2',
    list:
      CDCL3 +
      '3.62 (dd, J = 7.6, 3.9 Hz, 1H), 1.72 (m, 4H), 1.50 (m, 1H), 1.02 (s, 3H), 0.98 (m, 2H), 0.90 (s, 3H), ' +
      '0.82 (s, 3H).',
  },
  {
    name: 'β-D-glucopyranose',
    smiles: 'OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O',
    list:
      D2O +
      '4.64 (d, J = 7.9 Hz, 1H), 3.90 (dd, J = 12.3, 2.2 Hz, 1H), 3.72 (dd, J = 12.3, 5.8 Hz, 1H), 3.48 ' +
      '(t, J = 9.2 Hz, 1H), ' +
      '3.46 (ddd, J = 9.9, 5.8, 2.2 Hz, 1H), 3.40 (dd, J = 9.9, 9.0 Hz, 1H), 3.24 (dd, J = 9.4, 7.9 Hz, 1H).',
  },
  {
    name: 'α-D-glucopyranose',
    smiles: 'OC[C@H]1O[C@H](O)[C@H](O)[C@@H](O)[C@@H]1O',
    list:
      D2O +
      '5.22 (d, J = 3.8 Hz, 1H), 3.84 (dd, J = 12.3, 2.3 Hz, 1H), 3.83 (ddd, J = 9.9, 5.3, 2.3 Hz, 1H), ' +
      '3.76 (dd, J = 12.3, 5.3 Hz, 1H), 3.71 (t, J = 9.4 Hz, 1H), 3.53 (dd, J = 9.8, 3.8 Hz, 1H), ' +
      '3.41 (dd, J = 9.9, 9.0 Hz, 1H).',
  },
  {
    name: 'β-D-galactopyranose',
    smiles: 'OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@H]1O',
    list:
      D2O +
      '4.58 (d, J = 7.9 Hz, 1H), 3.92 (dd, J = 3.5, 1.0 Hz, 1H), 3.78 (dd, J = 11.7, 7.7 Hz, 1H), ' +
      '3.74 (dd, J = 11.7, 4.4 Hz, 1H), 3.70 (ddd, J = 7.7, 4.4, 1.0 Hz, 1H), 3.63 (dd, J = 9.9, 3.5 Hz, 1H), ' +
      '3.48 (dd, J = 9.9, 7.9 Hz, 1H).',
  },
  {
    name: 'α-D-mannopyranose',
    smiles: 'OC[C@H]1O[C@H](O)[C@@H](O)[C@@H](O)[C@@H]1O',
    list:
      D2O +
      '5.18 (d, J = 1.8 Hz, 1H), 3.94 (dd, J = 3.4, 1.8 Hz, 1H), 3.89 (dd, J = 12.2, 2.2 Hz, 1H), ' +
      '3.86 (dd, J = 9.8, 3.4 Hz, 1H), 3.82 (ddd, J = 9.8, 6.0, 2.2 Hz, 1H), 3.77 (dd, J = 12.2, 6.0 Hz, 1H), ' +
      '3.68 (t, J = 9.8 Hz, 1H).',
  },
  {
    name: 'β-D-mannopyranose',
    smiles: 'OC[C@H]1O[C@@H](O)[C@@H](O)[C@@H](O)[C@@H]1O',
    list:
      D2O +
      '4.89 (d, J = 0.9 Hz, 1H), 3.95 (dd, J = 3.2, 0.9 Hz, 1H), 3.91 (dd, J = 12.2, 2.3 Hz, 1H), ' +
      '3.73 (dd, J = 12.2, 6.6 Hz, 1H), 3.66 (dd, J = 9.6, 3.2 Hz, 1H), 3.60 (t, J = 9.7 Hz, 1H), ' +
      '3.38 (ddd, J = 9.8, 6.6, 2.3 Hz, 1H).',
  },
  {
    name: 'β-D-xylopyranose',
    smiles: 'O[C@@H]1CO[C@@H](O)[C@H](O)[C@H]1O',
    list:
      D2O +
      '4.57 (d, J = 7.8 Hz, 1H), 3.93 (dd, J = 11.5, 5.5 Hz, 1H), 3.62 (ddd, J = 10.5, 9.2, 5.5 Hz, 1H), ' +
      '3.43 (t, J = 9.2 Hz, 1H), 3.32 (dd, J = 11.5, 10.5 Hz, 1H), 3.22 (dd, J = 9.2, 7.8 Hz, 1H).',
  },
  {
    name: 'methyl (E)-cinnamate',
    smiles: 'COC(=O)/C=C/c1ccccc1',
    list:
      CDCL3 +
      '7.69 (d, J = 16.0 Hz, 1H), 7.52 (m, 2H), 7.38 (m, 3H), 6.44 (d, J = 16.0 Hz, 1H), 3.80 (s, 3H).',
  },
  {
    name: 'methyl (Z)-cinnamate',
    smiles: 'COC(=O)/C=C\\c1ccccc1',
    list:
      CDCL3 +
      '7.58 (m, 2H), 7.35 (m, 3H), 6.96 (d, J = 12.6 Hz, 1H), 5.95 (d, J = 12.6 Hz, 1H), 3.70 (s, 3H).',
  },
  {
    name: '(Z)-β-methylstyrene',
    smiles: 'C/C=C\\c1ccccc1',
    list:
      CDCL3 +
      '7.33 (m, 4H), 7.22 (m, 1H), 6.43 (dq, J = 11.6, 1.8 Hz, 1H), 5.78 (dq, J = 11.6, 7.2 Hz, 1H), ' +
      '1.90 (dd, J = 7.2, 1.8 Hz, 3H).',
  },
  {
    name: 'trans-β-methylstyrene oxide',
    smiles: 'C[C@@H]1O[C@H]1c1ccccc1',
    list:
      CDCL3 +
      '7.30 (m, 5H), 3.57 (d, J = 2.0 Hz, 1H), 3.03 (qd, J = 5.1, 2.0 Hz, 1H), 1.45 (d, J = 5.1 Hz, 3H).',
  },
  {
    name: 'cis-β-methylstyrene oxide',
    smiles: 'C[C@@H]1O[C@@H]1c1ccccc1',
    list:
      CDCL3 +
      '7.32 (m, 5H), 4.06 (d, J = 4.3 Hz, 1H), 3.34 (qd, J = 5.4, 4.3 Hz, 1H), 1.09 (d, J = 5.4 Hz, 3H).',
  },
  {
    name: 'trans-4-hydroxyproline',
    smiles: 'O[C@@H]1C[C@@H](C(=O)O)NC1',
    list:
      D2O +
      '4.66 (m, 1H), 4.34 (dd, J = 10.4, 7.7 Hz, 1H), 3.48 (dd, J = 12.7, 4.1 Hz, 1H), 3.36 (dt, J = ' +
      '12.7, 1.8 Hz, 1H), ' +
      '2.43 (m, 1H), 2.15 (ddd, J = 14.1, 10.4, 4.4 Hz, 1H).',
  },
  {
    name: 'threonine',
    smiles: 'C[C@@H](O)[C@H](N)C(=O)O',
    list:
      D2O + '4.25 (qd, J = 6.6, 4.9 Hz, 1H), 3.58 (d, J = 4.9 Hz, 1H), 1.32 (d, J = 6.6 Hz, 3H).',
  },
  {
    name: 'allothreonine',
    smiles: 'C[C@H](O)[C@H](N)C(=O)O',
    list:
      D2O + '4.36 (qd, J = 6.6, 4.0 Hz, 1H), 3.84 (d, J = 4.0 Hz, 1H), 1.21 (d, J = 6.6 Hz, 3H).',
  },
  {
    name: 'ephedrine',
    smiles: 'CN[C@@H](C)[C@H](O)c1ccccc1',
    list:
      CDCL3 +
      '7.30 (m, 5H), 4.76 (d, J = 3.9 Hz, 1H), 2.75 (qd, J = 6.5, 3.9 Hz, 1H), 2.45 (s, 3H), 0.83 (d, J = 6.5 Hz, 3H).',
  },
  {
    name: 'pseudoephedrine',
    smiles: 'CN[C@@H](C)[C@@H](O)c1ccccc1',
    list:
      CDCL3 +
      '7.32 (m, 5H), 4.15 (d, J = 8.3 Hz, 1H), 2.60 (dq, J = 8.3, 6.4 Hz, 1H), 2.40 (s, 3H), 0.91 (d, J = 6.4 Hz, 3H).',
  },
];
