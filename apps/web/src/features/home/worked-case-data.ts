import type { SpectrumType } from '@elucida/spectra/spectrum';

/**
 * Ethyl acetate in CDCl3 (NMR) and as a film (IR): textbook values that any reference collection
 * gives within 0.1 ppm and 5 cm⁻¹. Heights: protons by their integral, bands by their usual
 * strength.
 */
export const SPECTRA: readonly {
  technique: SpectrumType;
  left: number;
  right: number;
  peaks: readonly { x: number; height: number; split?: number }[];
}[] = [
  {
    technique: 'IR',
    left: 4000,
    right: 400,
    peaks: [
      { x: 2984, height: 0.35 },
      { x: 1741, height: 1 },
      { x: 1374, height: 0.4 },
      { x: 1241, height: 0.95 },
      { x: 1047, height: 0.6 },
    ],
  },
  {
    technique: 'C13NMR',
    left: 200,
    right: 0,
    peaks: [
      { x: 171.1, height: 0.55 },
      { x: 60.4, height: 0.95 },
      { x: 21.0, height: 0.9 },
      { x: 14.2, height: 1 },
    ],
  },
  {
    technique: 'H1NMR',
    left: 6,
    right: 0,
    peaks: [
      { x: 4.12, height: 0.67, split: 4 },
      { x: 2.04, height: 1, split: 1 },
      { x: 1.26, height: 1, split: 3 },
    ],
  },
];

export type Reason = 'carbonyl' | 'carbonylCarbon' | 'ethoxy' | 'acetyl';

/** What each line of reasoning speaks of: [spectrum, peak], and atoms of the drawing. */
export const REASONS: readonly {
  word: Reason;
  peaks: readonly (readonly [number, number])[];
  atoms: readonly number[];
}[] = [
  {
    word: 'carbonyl',
    peaks: [
      [0, 1],
      [0, 3],
    ],
    atoms: [1, 2],
  },
  { word: 'carbonylCarbon', peaks: [[1, 0]], atoms: [1] },
  {
    word: 'ethoxy',
    peaks: [
      [2, 0],
      [2, 2],
      [1, 1],
      [1, 3],
    ],
    atoms: [3, 4, 5],
  },
  {
    word: 'acetyl',
    peaks: [
      [2, 1],
      [1, 2],
    ],
    atoms: [0],
  },
];

/** CC(=O)OCC as a zigzag: 0 CH3, 1 C, 2 =O, 3 O, 4 CH2, 5 CH3. Pixels of the drawing. */
export const ATOMS: readonly { x: number; y: number; symbol?: string }[] = [
  { x: 18, y: 78 },
  { x: 58, y: 54 },
  { x: 58, y: 12, symbol: 'O' },
  { x: 98, y: 78, symbol: 'O' },
  { x: 138, y: 54 },
  { x: 178, y: 78 },
];
export const BONDS: readonly (readonly [number, number, 1 | 2])[] = [
  [0, 1, 1],
  [1, 2, 2],
  [1, 3, 1],
  [3, 4, 1],
  [4, 5, 1],
];
