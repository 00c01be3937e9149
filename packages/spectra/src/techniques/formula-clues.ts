import type { ElementSymbol } from '../chemistry/elements.ts';
import type { Spectrum, SpectrumType } from '../spectrum.ts';
import { massClue, type MassClue } from './mass/mass-clue.ts';
import type { SpectrumOf } from './technique.ts';

/** Hydrogens of one ¹H signal. */
export interface HydrogenSignal {
  /** ppm */
  readonly shift: number;
  /** As typed. */
  readonly hydrogens: number;
}

/** What spectra say of a formula, whatever the molecule is. */
export interface FormulaClues {
  /** Shifts of different carbons, ppm: at least so many carbons. */
  readonly carbons?: readonly number[];
  /** Hydrogens on those carbons, as DEPT or an edited HSQC has them; a lower bound. */
  readonly carbonHydrogens?: number;
  /** ¹H signals with whole integrals, all of them. */
  readonly hydrogens?: readonly HydrogenSignal[];
  /** Elements that the molecule has, since their nuclei were seen. */
  readonly seen?: readonly ElementSymbol[];
  readonly nitrile?: true;
  readonly carbonyl?: true;
  readonly mass?: MassClue;
}

/** Carbons closer than this are taken for one that was typed twice, ppm. */
const SAME_CARBON_PPM = 0.005;
/** Cross peaks of one carbon agree within this, ppm: the usual digital resolution of the carbon axis. */
const SAME_CROSS_PEAK_PPM = 0.35;
/** Integrals farther from whole numbers are areas, whose scale is not known. */
const WHOLE = 0.15;

function distinct(shifts: readonly number[], apart: number): number[] {
  const kept: number[] = [];
  for (const shift of shifts.filter(Number.isFinite).sort((a, b) => a - b))
    if (kept.length === 0 || shift - kept.at(-1)! > apart) kept.push(shift);
  return kept;
}

const HYDROGENS_ON: Readonly<Record<string, number>> = { CH: 1, CH2: 2, CH3: 3, odd: 1 };

function carbonClues({ peaks }: SpectrumOf<'C13NMR'>): FormulaClues {
  const carbons = distinct(
    peaks.map(({ delta_ppm }) => delta_ppm),
    SAME_CARBON_PPM,
  );
  if (carbons.length === 0) return {};
  const typed = peaks.filter(({ carbon_type }) => carbon_type !== undefined);
  return {
    carbons,
    ...(typed.length > 0 && {
      carbonHydrogens: typed.reduce(
        (sum, { carbon_type }) => sum + (HYDROGENS_ON[carbon_type!] ?? 0),
        0,
      ),
    }),
  };
}

function protonClues({ peaks }: SpectrumOf<'H1NMR'>): FormulaClues {
  const signals = peaks.map(({ delta_ppm, int }) => ({ shift: delta_ppm, hydrogens: int ?? NaN }));
  const whole = ({ shift, hydrogens }: HydrogenSignal) =>
    Number.isFinite(shift) &&
    hydrogens > 1 - WHOLE &&
    Math.abs(hydrogens - Math.round(hydrogens)) <= WHOLE;
  return signals.length > 0 && signals.every(whole)
    ? { hydrogens: signals.map((each) => ({ ...each, hydrogens: Math.round(each.hydrogens) })) }
    : {};
}

/** Nitriles: 2210–2260 cm⁻¹; carbonyls: 1650–1820 cm⁻¹, strong (Pretsch, ch. 6). */
function infraredClues({ peaks }: SpectrumOf<'IR'>): FormulaClues {
  const within = (low: number, high: number) =>
    peaks.filter(({ wavenumber_cm1: at }) => at >= low && at <= high);
  return {
    ...(within(2210, 2260).length > 0 && { nitrile: true }),
    ...(within(1650, 1820).some(({ intensity }) => intensity === 's') && { carbonyl: true }),
  };
}

/** Carbons of cross peaks, where no list of carbons is there. */
const crossCarbons = (peaks: readonly { readonly delta_c_ppm: number }[]): FormulaClues => {
  const carbons = distinct(
    peaks.map(({ delta_c_ppm }) => delta_c_ppm),
    SAME_CROSS_PEAK_PPM,
  );
  return carbons.length === 0 ? {} : { carbons };
};

const READERS: { readonly [Type in SpectrumType]?: (spectrum: SpectrumOf<Type>) => FormulaClues } =
  {
    H1NMR: protonClues,
    C13NMR: carbonClues,
    IR: infraredClues,
    MS: massClue,
    F19NMR: ({ peaks }) => (peaks.length > 0 ? { seen: ['F'] } : {}),
    P31NMR: ({ peaks }) => (peaks.length > 0 ? { seen: ['P'] } : {}),
    // Both show the same carbons, so that they are counted together below.
    HSQC: () => ({}),
    HMBC: () => ({}),
  };

/** What all spectra of one sample say; of two spectra of one technique, the first that says it. */
export function readFormulaClues(spectra: readonly Spectrum[]): FormulaClues {
  const read = spectra.map((spectrum) =>
    (READERS[spectrum.type] as ((of: Spectrum) => FormulaClues) | undefined)?.(spectrum),
  );
  const crossed = spectra.flatMap((spectrum) =>
    spectrum.type === 'HSQC' || spectrum.type === 'HMBC' ? spectrum.peaks : [],
  );
  const seen = read.flatMap((clues) => clues?.seen ?? []);
  return {
    ...crossCarbons(crossed),
    ...Object.assign({}, ...read.toReversed()),
    ...(seen.length > 0 && { seen }),
  } as FormulaClues;
}
