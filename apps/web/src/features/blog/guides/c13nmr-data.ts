import type { c13nmr } from '@elucida/messages/guides/en/c13nmr';

/**
 * Usual ranges in ppm: Pretsch, Bühlmann, Badertscher, Structure Determination of Organic
 * Compounds, 4th ed., chapter 4.
 */
export const SHIFTS: readonly {
  kind: keyof typeof c13nmr.shifts.rows;
  from: number;
  to: number;
}[] = [
  { kind: 'methyl', from: 5, to: 30 },
  { kind: 'alkyl', from: 15, to: 55 },
  { kind: 'carbonyl', from: 20, to: 50 },
  { kind: 'nitrogen', from: 30, to: 65 },
  { kind: 'halide', from: 35, to: 65 },
  { kind: 'oxygen', from: 50, to: 90 },
  { kind: 'alkyne', from: 65, to: 90 },
  { kind: 'acetal', from: 90, to: 112 },
  { kind: 'alkene', from: 100, to: 150 },
  { kind: 'arene', from: 110, to: 150 },
  { kind: 'arylOxygen', from: 145, to: 165 },
  { kind: 'nitrile', from: 112, to: 126 },
  { kind: 'acid', from: 160, to: 185 },
  { kind: 'ketone', from: 190, to: 220 },
];
export const SHIFT_AXIS = [220, 0] as const;

/** Carbonyl carbons in ppm; same source. */
export const CARBONYLS: readonly {
  kind: keyof typeof c13nmr.carbonyls.rows;
  from: number;
  to: number;
}[] = [
  { kind: 'ketone', from: 203, to: 220 },
  { kind: 'aldehyde', from: 190, to: 205 },
  { kind: 'enone', from: 185, to: 200 },
  { kind: 'acid', from: 165, to: 185 },
  { kind: 'ester', from: 160, to: 178 },
  { kind: 'amide', from: 160, to: 178 },
  { kind: 'anhydride', from: 160, to: 175 },
  { kind: 'chloride', from: 165, to: 175 },
  { kind: 'carbonate', from: 150, to: 160 },
];

/** Ethyl acetate in CDCl3: Fulmer et al., Organometallics 29 (2010) 2176. */
export const ETHYL_ACETATE: readonly {
  signal: keyof typeof c13nmr.carbonyls.signals;
  x: number;
  height: number;
}[] = [
  { signal: 'carbonyl', x: 171.36, height: 0.5 },
  { signal: 'och2', x: 60.49, height: 0.95 },
  { signal: 'acetyl', x: 21.04, height: 0.9 },
  { signal: 'ch3', x: 14.19, height: 1 },
];

/**
 * Ethyl 2-methylpropanoate in CDCl3 (ppm), with the hydrogens on each carbon; heights as they
 * usually look.
 */
export const ETHYL_ISOBUTYRATE: readonly { x: number; hydrogens: 0 | 1 | 2 | 3; height: number }[] =
  [
    { x: 177.1, hydrogens: 0, height: 0.4 },
    { x: 60.2, hydrogens: 2, height: 0.75 },
    { x: 34.0, hydrogens: 1, height: 0.7 },
    { x: 19.0, hydrogens: 3, height: 1 },
    { x: 14.2, hydrogens: 3, height: 0.75 },
  ];

export type Experiment = keyof typeof c13nmr.editing.rows;
/**
 * Sign of a carbon's line by its hydrogens, C CH CH2 CH3: DEPT by Doddrell, Pegg, Bendall, J. Magn.
 * Reson. 48 (1982) 323; APT by Patt, Shoolery, ibid. 46 (1982) 535.
 */
export const PHASES: Readonly<Record<Experiment, readonly [number, number, number, number]>> = {
  broadband: [1, 1, 1, 1],
  dept90: [0, 1, 0, 0],
  dept135: [0, 1, -1, 1],
  apt: [1, -1, 1, -1],
};
export const EXPERIMENTS = Object.keys(PHASES) as Experiment[];
