import type {
  C13Peak,
  H1Peak,
  HsqcSpectrum,
  Spectrum,
  SpectrumType,
} from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { signOfCh2 } from './carbon-kinds.ts';

/** Positions this close to the next are of one signal, ppm: the resolution of the experiments. */
const SAME_SIGNAL = { '1H': 0.03, '13C': 0.35 } as const;
/** A position of another experiment this close to a signal of HSQC is that signal, ppm. */
const SAME_AS_HSQC = { '1H': 0.05, '13C': 0.6 } as const;

/** The same of HSQC peaks of carbons with one hydrogen shift each, and of those of unknown kind. */
const ONE_HYDROGEN_PPM = 0.05,
  UNKNOWN_KIND_PPM = 0.12;

type Nucleus = keyof typeof SAME_SIGNAL;

/** All shifts of a nucleus in the spectra of one technique, ppm. */
function positions(spectra: readonly Spectrum[], type: SpectrumType, nucleus: Nucleus): number[] {
  const { pair } = techniqueOf(type);
  const spectrum = spectra.find((each) => each.type === type);
  if (pair === null || spectrum === undefined) return [];
  const fields = pair.fields.filter((_, i) => pair.nuclei[i] === nucleus);
  return (spectrum.peaks as unknown as readonly Readonly<Record<string, unknown>>[]).flatMap(
    (peak) => fields.map((field) => Number(peak[field])).filter(Number.isFinite),
  );
}

/** Middles of groups of positions, each closer to the next than `gap`. */
function clusters(values: readonly number[], gap: number): number[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last !== undefined && value - last.at(-1)! <= gap) last.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

/**
 * The carbons that HSQC shows. Two peaks at nearly the same shift are the two hydrogens of one CH₂, or
 * two carbons of which each carries its own.
 */
function carbonsOfHsqc(spectra: readonly Spectrum[]): number[] {
  const hsqc = spectra.find((spectrum): spectrum is HsqcSpectrum => spectrum.type === 'HSQC');
  if (hsqc === undefined) return [];
  const ch2 = signOfCh2(hsqc);
  const shiftsOf = (isOne: (phase: string | undefined) => boolean) =>
    hsqc.peaks
      .filter(({ phase, delta_c_ppm }) => isOne(phase) && Number.isFinite(delta_c_ppm))
      .map(({ delta_c_ppm }) => delta_c_ppm);
  return ch2 === null
    ? clusters(
        shiftsOf(() => true),
        UNKNOWN_KIND_PPM,
      )
    : [
        ...clusters(
          shiftsOf((phase) => phase === ch2),
          SAME_SIGNAL['13C'],
        ),
        ...clusters(
          shiftsOf((phase) => phase !== ch2),
          ONE_HYDROGEN_PPM,
        ),
      ];
}

/** The signals of a nucleus: those of HSQC, and what else the other experiments show. */
function signalsOf(spectra: readonly Spectrum[], nucleus: Nucleus): number[] {
  const own =
    nucleus === '13C'
      ? carbonsOfHsqc(spectra)
      : clusters(positions(spectra, 'HSQC', nucleus), SAME_SIGNAL[nucleus]);
  const others = (['HMBC', 'COSY', 'NOESY'] as const)
    .flatMap((type) => positions(spectra, type, nucleus))
    .filter((value) => own.every((signal) => Math.abs(signal - value) > SAME_AS_HSQC[nucleus]));
  return [...own, ...clusters(others, SAME_SIGNAL[nucleus])].sort((a, b) => b - a);
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * The spectra with the ¹³C and the ¹H list that experiments in two dimensions imply, where these were
 * given and the list was not. Carbons without hydrogens are in it as far as HMBC shows them.
 */
export function withDerivedLists(spectra: readonly Spectrum[]): readonly Spectrum[] {
  const recorded = spectra.filter(({ peaks }) => peaks.length > 0);
  if (recorded.every(({ type }) => techniqueOf(type).pair === null)) return spectra;
  const lacks = (type: SpectrumType) => recorded.every((spectrum) => spectrum.type !== type);
  const carbons: C13Peak[] = signalsOf(recorded, '13C').map((shift) => ({
    delta_ppm: rounded(shift, 2),
  }));
  const hydrogens: H1Peak[] = signalsOf(recorded, '1H').map((shift) => ({
    delta_ppm: rounded(shift, 3),
  }));
  return [
    ...spectra,
    ...(lacks('C13NMR') && carbons.length > 0
      ? [{ type: 'C13NMR', source: 'derived', peaks: carbons } as const]
      : []),
    ...(lacks('H1NMR') && hydrogens.length > 0
      ? [{ type: 'H1NMR', source: 'derived', peaks: hydrogens } as const]
      : []),
  ];
}
