import {
  BENZENES,
  GROUP_INDEX,
  type Group,
} from '@elucida/molecules/functional-groups/group-names';
import type { Vibration } from '../../evidence/vibrations.ts';

/** A correlation of the tables: molecules with one of the groups show a band in the range. */
export interface Correlation {
  readonly vibration: Vibration;
  readonly groups: readonly Group[];
  /** Condensed phase, cm⁻¹. */
  readonly from: number;
  readonly to: number;
  /** What the gas phase adds to both limits, cm⁻¹. */
  readonly gas: number;
  /** So typical that a strong band here without such a group speaks against a candidate. */
  readonly diagnostic: boolean;
}

/** Pentasubstituted rings have no band of their own in the charts. */
const BENZENES_BY_BANDS = BENZENES.filter((group) => group !== 'arene-penta');

const TABLE: readonly [
  vibration: Vibration,
  from: number,
  to: number,
  gas: number,
  groups: readonly Group[],
][] = [
  [
    'o-h',
    3150,
    3650,
    60,
    ['alcohol-primary', 'alcohol-secondary', 'alcohol-tertiary', 'phenol', 'oxime'],
  ],
  ['o-h', 3150, 3650, 60, ['boron-oxygen']],
  ['o-h', 2900, 3300, 0, ['phenol-chelated', 'enol']],
  ['o-h-acid', 2500, 3300, 280, ['carboxylic-acid', 'carboxylic-acid-conjugated']],
  ['n-h-pair', 3150, 3520, 20, ['amine-primary', 'aniline-primary', 'amide-primary']],
  [
    'n-h',
    3150,
    3500,
    20,
    ['amine-secondary', 'aniline-secondary', 'azole-nh', 'sulfonamide', 'carbamate'],
  ],
  // Bridged by hydrogen bonds in the solid.
  ['n-h', 2500, 3200, 0, ['azole-nh']],
  // With the overtone of amide II near 3080.
  [
    'n-h',
    3060,
    3500,
    20,
    ['amide-secondary', 'lactam-4', 'lactam-5', 'lactam-large', 'imide', 'urea'],
  ],
  ['c-h-alkyne', 3240, 3340, 10, ['alkyne-terminal']],
  ['c-h-sp2', 3000, 3110, 0, ['aromatic', 'alkene-vinyl', 'alkene-vinylidene', 'alkene-1,2']],
  ['c-h-sp2', 3000, 3060, 0, ['alkene-tri']],
  // Higher in small rings (cyclobutene, maleic anhydride) and five-membered heteroarenes.
  ['c-h-sp2', 3000, 3130, 0, ['alkene-ring-1,2']],
  ['c-h-sp2', 3050, 3170, 0, ['furan', 'pyrrole', 'thiophene', 'azole']],
  ['c-h-aldehyde', 2690, 2860, 0, ['aldehyde', 'aldehyde-conjugated', 'aldehyde-aryl']],
  ['s-h', 2530, 2610, 0, ['thiol']],
  ['si-h', 2080, 2280, 0, ['silicon-hydride']],
  ['c-n-triple', 2200, 2270, 5, ['nitrile', 'nitrile-conjugated']],
  ['c-n-triple', 2110, 2180, 0, ['thiocyanate', 'isocyanide']],
  ['cumulated', 2240, 2290, 0, ['isocyanate']],
  ['cumulated', 1980, 2160, 0, ['isothiocyanate', 'azide', 'diazo', 'ketene']],
  ['cumulated', 1920, 1980, 10, ['allene']],
  ['c-c-triple', 2030, 2260, 0, ['alkyne-terminal', 'alkyne-internal']],
  ['c-o-double-high', 1790, 1870, 15, ['anhydride']],
  ['c-o-double', 1735, 1790, 15, ['anhydride']],
  ['c-o-double-high', 1770, 1820, 15, ['acyl-halide', 'lactone-4']],
  ['c-o-double', 1755, 1795, 20, ['lactone-5', 'ester-vinyl', 'ketone-ring-4']],
  ['c-o-double', 1730, 1755, 22, ['ester', 'lactone-6', 'ketone-ring-5', 'carbonate']],
  ['c-o-double', 1712, 1735, 22, ['ester-aryl', 'ester-conjugated', 'formate']],
  ['c-o-double', 1680, 1740, 20, ['carbamate']],
  // By ring: paired-carbonyls.ts, of anhydrides as well.
  ['c-o-double', 1680, 1740, 20, ['imide']],
  ['c-o-double-high', 1735, 1795, 20, ['imide']],
  ['c-o-double', 1720, 1740, 15, ['aldehyde']],
  ['c-o-double', 1675, 1715, 22, ['aldehyde-aryl', 'aldehyde-conjugated']],
  ['c-o-double', 1700, 1725, 18, ['ketone', 'ketone-ring-6', 'ketone-ring-large']],
  ['c-o-double', 1650, 1700, 18, ['ketone-conjugated', 'quinone']],
  ['c-o-double', 1660, 1700, 18, ['ketone-aryl']],
  ['c-c-double', 1590, 1650, 0, ['ketone-conjugated', 'ester-conjugated', 'aldehyde-conjugated']],
  ['c-h-n-methyl', 2760, 2830, 0, ['amine-tertiary']],
  ['n-h', 3180, 3400, 10, ['hydrazine']],
  ['c-o-double', 1640, 1675, 15, ['ketone-diaryl']],
  ['c-o-double', 1700, 1725, 50, ['carboxylic-acid']],
  ['c-o-double', 1675, 1705, 50, ['carboxylic-acid-conjugated']],
  [
    'c-o-double',
    1630,
    1690,
    35,
    ['amide-primary', 'amide-secondary', 'amide-tertiary', 'lactam-large', 'urea'],
  ],
  ['c-o-double', 1680, 1720, 30, ['lactam-5']],
  ['c-o-double', 1740, 1780, 20, ['lactam-4']],
  ['c-o-double', 1650, 1710, 10, ['thioester']],
  ['c-c-double', 1635, 1670, 0, ['alkene-vinyl', 'alkene-vinylidene', 'alkene-1,2', 'alkene-tri']],
  ['c-c-double', 1585, 1670, 0, ['alkene-ring-1,2']],
  ['c-c-double', 1585, 1660, 0, ['diene-conjugated']],
  ['c-c-double', 1610, 1690, 0, ['enol', 'ether-vinyl']],
  ['c-n-double', 1600, 1690, 0, ['imine', 'oxime']],
  ['c-c-aromatic', 1570, 1620, 0, [...BENZENES_BY_BANDS, 'arene-fused', 'pyridine', 'diazine']],
  [
    'c-c-aromatic',
    1480,
    1525,
    0,
    [...BENZENES_BY_BANDS.filter((group) => group !== 'arene-1,3,5'), 'arene-fused'],
  ],
  ['c-c-aromatic', 1460, 1560, 0, ['furan', 'pyrrole', 'thiophene', 'azole']],
  ['c-c-aromatic', 1560, 1610, 0, ['furan']],
  ['n-h-bend', 1580, 1650, 0, ['amine-primary', 'aniline-primary', 'amide-primary']],
  ['n-h-bend', 1510, 1570, 0, ['amide-secondary']],
  ['n-o-asymmetric', 1500, 1580, 10, ['nitro-alkyl', 'nitro-aryl']],
  ['n-o-symmetric', 1320, 1390, 0, ['nitro-alkyl', 'nitro-aryl']],
  ['n-o-asymmetric', 1610, 1680, 10, ['nitrate', 'nitrite']],
  ['s-o-double-asymmetric', 1290, 1360, 10, ['sulfone', 'sulfonamide', 'sulfonate']],
  ['s-o-double', 1120, 1190, 10, ['sulfone', 'sulfonamide', 'sulfonate', 'sulfonic-acid']],
  ['s-o-double', 1010, 1070, 30, ['sulfoxide']],
  ['s-o-double-asymmetric', 1370, 1410, 15, ['sulfonyl-halide']],
  ['p-o-double', 1150, 1300, 10, ['phosphate', 'phosphine-oxide']],
  [
    'c-o',
    1150,
    1310,
    0,
    [
      'ester',
      'ester-aryl',
      'ester-conjugated',
      'ester-vinyl',
      'lactone-5',
      'lactone-6',
      'formate',
      'phenol',
      'carboxylic-acid',
      'carboxylic-acid-conjugated',
    ],
  ],
  ['c-o-c-aryl', 1200, 1280, 5, ['ether-aryl', 'ether-vinyl']],
  ['c-o', 1050, 1160, 0, ['ether', 'ether-ring-5', 'ether-ring-6', 'acetal']],
  ['c-o', 1000, 1080, 0, ['alcohol-primary']],
  ['c-o', 1040, 1130, 0, ['alcohol-secondary']],
  ['c-o', 1100, 1210, 0, ['alcohol-tertiary']],
  ['c-h-out-of-plane', 730, 770, 0, ['arene-mono', 'arene-ortho']],
  ['c-h-out-of-plane', 690, 710, 0, ['arene-mono']],
  ['c-h-out-of-plane', 750, 810, 0, ['arene-meta', 'arene-1,2,3']],
  ['c-h-out-of-plane', 800, 860, 0, ['arene-para', 'arene-1,2,4']],
  ['c-h-out-of-plane', 810, 865, 0, ['arene-1,3,5']],
  ['c-h-out-of-plane', 955, 985, 0, ['alkene-1,2']],
  ['c-h-out-of-plane', 980, 1000, 0, ['alkene-vinyl']],
  ['c-h-out-of-plane', 900, 925, 0, ['alkene-vinyl']],
  ['c-h-out-of-plane', 880, 900, 0, ['alkene-vinylidene']],
  ['c-f', 1000, 1360, 0, ['fluoro-alkyl', 'fluoro-aryl']],
  ['c-cl', 600, 800, 0, ['chloro-alkyl', 'chloro-geminal']],
  ['c-br', 500, 680, 0, ['bromo-alkyl']],
];

/**
 * From the correlation charts of Pretsch, Bühlmann and Badertscher (5th ed., 2020) and Silverstein
 * (8th ed., 2014); the gas shifts are medians seen in the calibration spectra.
 */
export const CORRELATIONS: readonly Correlation[] = TABLE.map(
  ([vibration, from, to, gas, groups]) => ({
    vibration,
    from,
    to,
    gas,
    groups,
    diagnostic: from >= 1630 && vibration !== 'c-h-sp2' && vibration !== 'c-h-n-methyl',
  }),
);

const byGroup: readonly number[][] = Object.values(GROUP_INDEX).map((g) =>
  CORRELATIONS.flatMap((c, i) => (c.groups.some((group) => GROUP_INDEX[group] === g) ? [i] : [])),
);

/** Correlations of one group. */
export function correlationsOf(group: Group): readonly Correlation[] {
  return byGroup[GROUP_INDEX[group]].map((i) => CORRELATIONS[i]);
}
