import type { H1Peak } from '../spectrum.ts';
import { IMPURITY_COLUMNS } from './impurities.ts';

/** Signals of a deuterated solvent and of water in it. Shifts in ppm from TMS. */
export interface Solvent {
  readonly id: SolventId;
  /** As it is printed. */
  readonly label: string;
  /**
   * What names it where people declare a solvent, in small letters without subscripts
   * (`plainSolventText`).
   */
  readonly name: RegExp;
  /** What names the deuterated solvent alone, for texts that may speak of other things. */
  readonly deuterated: RegExp;
  readonly effect: SolventEffect;
  /** How often samples are dissolved in it; absent: now and then. */
  readonly met?: 'daily' | 'rarely';
  /**
   * Its first ¹³C multiplet is looked for among the lines of a spectrum's image: drawn wide enough,
   * and unlike a compound's lines.
   */
  readonly inImages?: true;
  /** The hydrogens that are left in it; word as it is written. */
  readonly h1: readonly { readonly ppm: number; readonly mult: NonNullable<H1Peak['mult']> }[];
  /** Water in it: HDO, H₂O. It moves with concentration and temperature. */
  readonly water: number;
  /**
   * Lines that deuterium splits each carbon into, and the constant J(CD) in Hz between them; one
   * line and 0 where none is resolved.
   */
  readonly c13: readonly { readonly ppm: number; readonly lines: number; readonly j_hz: number }[];
}

/**
 * Solvents by what they do to hydrogens on N, O and S, named after the usual one; those that
 * exchange them first: in a mixture they decide.
 */
export const SOLVENT_EFFECTS = [
  'water',
  'methanol',
  'dmso',
  'acetone',
  'pyridine',
  'benzene',
  'chloroform',
] as const;
export type SolventEffect = (typeof SOLVENT_EFFECTS)[number];

export const SOLVENT_IDS = [
  ...IMPURITY_COLUMNS,
  'CD2Cl2',
  'THF-d8',
  'toluene-d8',
  'pyridine-d5',
] as const;
export type SolventId = (typeof SOLVENT_IDS)[number];

/**
 * H. E. Gottlieb, V. Kotlyar, A. Nudelman, J. Org. Chem. 1997, 62, 7512; G. R. Fulmer et al.,
 * Organometallics 2010, 29, 2176 (the first seven, CD₂Cl₂, THF, toluene); pyridine and all J(CD):
 * the charts of Cambridge Isotope Laboratories.
 */
export const SOLVENTS: readonly Solvent[] = [
  {
    id: 'CDCl3',
    label: 'CDCl₃',
    name: /cdcl3|chloroform/u,
    deuterated: /\bcdcl3\b|chloroform-d/u,
    effect: 'chloroform',
    met: 'daily',
    inImages: true,
    h1: [{ ppm: 7.26, mult: 's' }],
    water: 1.56,
    c13: [{ ppm: 77.16, lines: 3, j_hz: 32 }],
  },
  {
    id: 'acetone-d6',
    label: '(CD₃)₂CO',
    name: /acetone(?!nitrile)|c3d6o|cd3cocd3|\(cd3\)2co/u,
    deuterated: /acetone[- ]?d6|\(cd3\)2co|\bcd3cocd3\b/u,
    effect: 'acetone',
    inImages: true,
    h1: [{ ppm: 2.05, mult: 'quint' }],
    water: 2.84,
    c13: [
      { ppm: 29.84, lines: 7, j_hz: 19.4 },
      { ppm: 206.26, lines: 1, j_hz: 0 },
    ],
  },
  {
    id: 'DMSO-d6',
    label: 'DMSO-d₆',
    name: /dmso|dimethyl ?sul(?:f|ph)oxide|\(cd3\)2so/u,
    deuterated: /\bdmso\b|\(cd3\)2so/u,
    effect: 'dmso',
    met: 'daily',
    inImages: true,
    h1: [{ ppm: 2.5, mult: 'quint' }],
    water: 3.33,
    c13: [{ ppm: 39.52, lines: 7, j_hz: 21 }],
  },
  {
    id: 'C6D6',
    label: 'C₆D₆',
    name: /c6d6|(?<!chloro|bromo|nitro)benzene/u,
    deuterated: /\bc6d6\b|benzene-d6/u,
    effect: 'benzene',
    inImages: true,
    h1: [{ ppm: 7.16, mult: 's' }],
    water: 0.4,
    c13: [{ ppm: 128.06, lines: 3, j_hz: 24.3 }],
  },
  {
    id: 'CD3CN',
    label: 'CD₃CN',
    name: /cd3cn|acetonitrile|\bmecn/u,
    deuterated: /\bcd3cn\b|acetonitrile-d3/u,
    effect: 'acetone',
    h1: [{ ppm: 1.94, mult: 'quint' }],
    water: 2.13,
    c13: [
      { ppm: 1.32, lines: 7, j_hz: 20.9 },
      { ppm: 118.26, lines: 1, j_hz: 0 },
    ],
  },
  {
    id: 'CD3OD',
    label: 'CD₃OD',
    name: /\bmeod|\bmeoh\b|cd3od|cd4o|(?<!\w)methanol/u,
    deuterated: /\b(?:cd3od|meod)\b|methanol-d4/u,
    effect: 'methanol',
    inImages: true,
    h1: [{ ppm: 3.31, mult: 'quint' }],
    water: 4.87,
    c13: [{ ppm: 49, lines: 7, j_hz: 21.4 }],
  },
  {
    id: 'D2O',
    label: 'D₂O',
    name: /\bd2o|\bwater|\bh2o\b|deuterium oxide|\bnaod\b|\bdcl\b/u,
    deuterated: /\bd2o\b|deuterium oxide/u,
    effect: 'water',
    h1: [],
    water: 4.79,
    c13: [],
  },
  {
    id: 'CD2Cl2',
    label: 'CD₂Cl₂',
    name: /cd2cl2|dichloromethane|methylene chloride/u,
    deuterated: /\bcd2cl2\b|dichloromethane-d2/u,
    effect: 'chloroform',
    h1: [{ ppm: 5.32, mult: 't' }],
    water: 1.52,
    c13: [{ ppm: 53.84, lines: 5, j_hz: 27 }],
  },
  {
    id: 'THF-d8',
    label: 'THF-d₈',
    name: /\bthf|tetrahydrofuran/u,
    deuterated: /\bthf-?d8\b|tetrahydrofuran-d8/u,
    effect: 'acetone',
    met: 'rarely',
    h1: [
      { ppm: 1.72, mult: 's' },
      { ppm: 3.58, mult: 's' },
    ],
    water: 2.46,
    c13: [
      { ppm: 25.31, lines: 5, j_hz: 20.2 },
      { ppm: 67.21, lines: 5, j_hz: 22.2 },
    ],
  },
  {
    id: 'toluene-d8',
    label: 'toluene-d₈',
    name: /toluene|c7d8/u,
    deuterated: /toluene-d8|\bc7d8\b/u,
    effect: 'benzene',
    met: 'rarely',
    h1: [
      { ppm: 2.08, mult: 'quint' },
      { ppm: 6.97, mult: 'm' },
      { ppm: 7.01, mult: 's' },
      { ppm: 7.09, mult: 'm' },
    ],
    water: 0.43,
    c13: [
      { ppm: 20.43, lines: 7, j_hz: 19 },
      { ppm: 125.13, lines: 3, j_hz: 23 },
      { ppm: 127.96, lines: 3, j_hz: 24 },
      { ppm: 128.87, lines: 3, j_hz: 23 },
      { ppm: 137.48, lines: 1, j_hz: 0 },
    ],
  },
  {
    id: 'pyridine-d5',
    label: 'pyridine-d₅',
    name: /pyridine|c5d5n/u,
    deuterated: /pyridine-d5|\bc5d5n\b/u,
    effect: 'pyridine',
    met: 'rarely',
    h1: [
      { ppm: 7.22, mult: 'br-s' },
      { ppm: 7.58, mult: 'br-s' },
      { ppm: 8.74, mult: 'br-s' },
    ],
    water: 4.96,
    c13: [
      { ppm: 123.87, lines: 3, j_hz: 25 },
      { ppm: 135.91, lines: 3, j_hz: 24.5 },
      { ppm: 150.35, lines: 3, j_hz: 27.5 },
    ],
  },
];

/** The row of a solvent. */
export const solventOf = (id: SolventId): Solvent => SOLVENTS.find((each) => each.id === id)!;

/**
 * Relative intensities of the lines that n equivalent deuterons make of a carbon: the coefficients
 * of (1 + x + x²)ⁿ, 2 n + 1 of them.
 */
export function deuteriumPattern(lines: number): number[] {
  let pattern = [1];
  while (pattern.length < lines)
    pattern = Array.from(
      { length: pattern.length + 2 },
      (_, k) => (pattern[k] ?? 0) + (pattern[k - 1] ?? 0) + (pattern[k - 2] ?? 0),
    );
  return pattern;
}

/** Solvents without a table of lines, by name and effect. */
export const OTHER_SOLVENTS: readonly Pick<Solvent, 'name' | 'effect'>[] = [
  { name: /ethanol|\betod\b|\betoh\b/u, effect: 'methanol' },
  { name: /\bdmf|dimethylformamide|hmpa/u, effect: 'dmso' },
  { name: /dioxane/u, effect: 'acetone' },
  { name: /ccl4|carbon tetrachloride|c2d2cl4|tetrachloroethane/u, effect: 'chloroform' },
];
