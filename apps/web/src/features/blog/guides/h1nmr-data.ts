import type { h1nmr } from '@elucida/messages/guides/en/h1nmr';
import { solventOf, type SolventId } from '@elucida/spectra/chemistry/solvents';

/**
 * Usual ranges in ppm: Pretsch, Bühlmann, Badertscher, Structure Determination of Organic
 * Compounds, 4th ed., chapter 5.
 */
export const SHIFTS: readonly { kind: keyof typeof h1nmr.shifts.rows; from: number; to: number }[] =
  [
    { kind: 'alkyl', from: 0.8, to: 1.8 },
    { kind: 'allyl', from: 1.6, to: 2.4 },
    { kind: 'alkyne', from: 1.8, to: 3.1 },
    { kind: 'carbonyl', from: 2, to: 2.7 },
    { kind: 'benzyl', from: 2.2, to: 3 },
    { kind: 'amine', from: 2.2, to: 3.1 },
    { kind: 'halide', from: 2.7, to: 4.2 },
    { kind: 'oxygen', from: 3.3, to: 4.1 },
    { kind: 'ester', from: 3.6, to: 5.2 },
    { kind: 'alkene', from: 4.6, to: 6.5 },
    { kind: 'arene', from: 6.5, to: 8.5 },
    { kind: 'aldehyde', from: 9.3, to: 10.2 },
    { kind: 'acid', from: 10, to: 13 },
    { kind: 'hydroxyl', from: 0.5, to: 8 },
  ];
export const SHIFT_AXIS = [13, 0] as const;

/** Usual magnitudes in Hz; same source. */
export const COUPLINGS: readonly { kind: keyof typeof h1nmr.couplings.rows; value: string }[] = [
  { kind: 'free', value: '6–8' },
  { kind: 'trans', value: '12–18' },
  { kind: 'cis', value: '6–12' },
  { kind: 'geminal', value: '0–3' },
  { kind: 'ortho', value: '6–9' },
  { kind: 'meta', value: '1–3' },
  { kind: 'axial', value: '8–13' },
  { kind: 'aldehyde', value: '1–3' },
  { kind: 'allylic', value: '0–3' },
];

const GUIDE_SOLVENTS: readonly SolventId[] = [
  'CDCl3',
  'DMSO-d6',
  'CD3OD',
  'acetone-d6',
  'C6D6',
  'D2O',
];
/** A solvent's label in the guides' marks: `CDCl_3`, `DMSO-*d*_6`. */
const marked = (label: string): string =>
  label.replace(/[₀-₉]/g, (sign) => `_${'₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)}`).replace(/-d(?=_)/, '-*d*');

/** Residual signals and water in ppm. In D₂O both are HDO. */
export const SOLVENT_ROWS: readonly { solvent: string; residual: string; water: string }[] =
  GUIDE_SOLVENTS.map((wanted) => {
    const { label, h1, water } = solventOf(wanted);
    return {
      solvent: marked(label),
      residual: (h1[0]?.ppm ?? water).toFixed(2),
      water: h1.length > 0 ? water.toFixed(2) : '–',
    };
  });

export type EthanolSignal = keyof typeof h1nmr.example.signals;
/**
 * Ethanol in CDCl3: shifts and coupling of Fulmer et al.; the OH where an ordinary sample has it.
 * `lines` are relative intensities.
 */
export const ETHANOL: readonly {
  signal: EthanolSignal;
  shift: number;
  words: string;
  protons: number;
  lines: readonly number[];
  breadth?: number;
}[] = [
  { signal: 'ch2', shift: 3.72, words: 'q, J = 7.0 Hz, 2H', protons: 2, lines: [1, 3, 3, 1] },
  { signal: 'oh', shift: 2.61, words: 'br s, 1H', protons: 1, lines: [1], breadth: 3 },
  { signal: 'ch3', shift: 1.25, words: 't, J = 7.0 Hz, 3H', protons: 3, lines: [1, 2, 1] },
];
const COUPLING_HZ = 7;
/** A field at which 7 Hz can be seen on an axis of 10 ppm. */
const SPECTROMETER_MHZ = 90;

/**
 * Every line of every multiplet (first order), its intensity a share of the protons, with the
 * tallest at 1.
 */
export function ethanolLines() {
  const lines = ETHANOL.flatMap(({ signal, shift, words, protons, lines: shares, breadth = 1 }) => {
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share, index) => ({
      signal,
      words,
      x: shift + ((shares.length - 1) / 2 - index) * (COUPLING_HZ / SPECTROMETER_MHZ),
      height: (protons * share) / total / breadth,
      breadth,
    }));
  });
  const tallest = Math.max(...lines.map(({ height }) => height));
  return lines.map((line) => ({ ...line, height: line.height / tallest }));
}
