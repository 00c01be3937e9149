import { FIRST_ORDER } from '@elucida/spectra/chemistry/multiplicities';
import type { H1Peak, H1Spectrum } from '@elucida/spectra/spectrum';
import type { Coupling } from '../multiplets/splitting-sets.ts';
import type { ProtonSignal } from '../picking/proton-signals.ts';
import { median } from '../numbers/median.ts';
import { residualProtons, takesHydrogens, waterShifts } from '../picking/solvent-lines.ts';
import { joinFragments } from './join-fragments.ts';

/** Signals below this share of one hydrogen are impurities. */
const LEAST_HYDROGENS = 0.25;
/** Lines wider than this are broad, Hz. */
const BROAD_HZ = 9;
/** A singlet this many times as wide as the spectrum's lines may be a multiplet that noise hides. */
const HIDING = 2.5;
/** The solvent's residual hydrogens lie within this of where they are expected, and its lines within this span, ppm. */
const SOLVENT = { off: 0.05, span: 0.04 };

/** `ddd`, `dt`, `s`; couplings from the largest. */
const wordOf = (couplings: readonly Coupling[]): string =>
  couplings.length === 0 ? 's' : couplings.map(({ count }) => FIRST_ORDER[count] ?? 'm').join('');

/** A line below this share of the strongest of its signal is an impurity's beside it. */
const BESIDE = 0.05;

/** Whether all lines that count lie within one. */
function isOneLine({ lines, widthHz }: Pick<ProtonSignal, 'lines' | 'widthHz'>): boolean {
  const strongest = Math.max(...lines.map(({ area }) => area));
  const own = lines.filter(({ area }) => area >= BESIDE * strongest);
  return own[0]!.hz - own.at(-1)!.hz < 1.5 * widthHz;
}

/** The word for a signal, and its couplings; nothing where it may be one or the other. `usualHz`: width of lines. */
function multiplicityOf(
  { couplings, widthHz, lines, isUnresolved = false }: ProtonSignal,
  usualHz: number,
): Pick<H1Peak, 'mult' | 'j_hz'> {
  if (isUnresolved) return {};
  if (couplings?.length === 0 && widthHz > HIDING * usualHz && widthHz <= BROAD_HZ) return {};
  // A line that is not quite a Lorentz or Gauss curve.
  const isAlone = isOneLine({ lines, widthHz });
  if (couplings === null) return { mult: isAlone ? (widthHz > BROAD_HZ ? 'br-s' : 's') : 'm' };
  const word = wordOf(couplings);
  if (word.includes('m')) return { mult: 'm' };
  if (widthHz > BROAD_HZ && couplings.length < 2) return { mult: `br-${word}` };
  return {
    mult: word,
    ...(couplings.length > 0 && { j_hz: couplings.map(({ hz }) => Number(hz.toFixed(1))) }),
  };
}

/** Whether a signal is what is left of hydrogen in the solvent. */
function isSolvent({ ppm, lines }: ProtonSignal, solvent: string, mhz: number): boolean {
  const span = (lines[0]!.hz - lines.at(-1)!.hz) / mhz;
  return (
    span <= SOLVENT.span &&
    // A singlet was taken off the curve already, with nothing of the signal that it lies in.
    residualProtons(solvent).some(
      (each) => each.mult !== 's' && Math.abs(each.ppm - ppm) <= SOLVENT.off,
    )
  );
}

/**
 * Water of the solvent: within `off` of where it is expected, ppm, and so many times as strong as the middle signal; or
 * within `near`, and weaker than this share of it.
 */
const WATER = { off: 0.15, times: 2.5, near: 0.03, share: 0.6 };

const isSinglet = (signal: ProtonSignal): boolean =>
  signal.couplings?.length === 0 || isOneLine(signal);

/** Whether a signal may be the solvent's water, which no formula counts. */
const isWater = (
  signal: ProtonSignal,
  { solvent, usual }: { solvent: string; usual: number },
): boolean =>
  isSinglet(signal) &&
  waterShifts(solvent).some((expected) => {
    const off = Math.abs(expected - signal.ppm);
    return (
      (off <= WATER.off && signal.area > WATER.times * usual) ||
      (off <= WATER.near && signal.area < WATER.share * usual)
    );
  });

/** TMS and DSS lie within this of zero once shifts are counted from them, ppm. */
const ZERO_REACH = 0.03;

/** Whether a signal is what shifts are counted from: of molecules without silicon none lies there. */
const isZero = (signal: ProtonSignal): boolean =>
  isSinglet(signal) && Math.abs(signal.ppm) <= ZERO_REACH;

/** Largest number of hydrogens that the smallest signals are taken for. */
const MOST_OF_UNIT = 3;
/**
 * Without a formula: the most that a signal costs which is no whole number, an impurity's among them, and for each
 * doubling of the hydrogens of the middle signal. A unit that leaves out all but the strongest signal costs more.
 */
const ODD_COST = 0.35,
  DOUBLING_COST = 0.1;
/** Without a formula: signals below this share of all are impurities, unless the molecule has 200 hydrogens. */
const LEAST_SHARE = 0.005;
/** Share of the formula's hydrogens that is expected to be seen: fewer where the solvent takes those of OH and NH. */
const SEEN = { usually: 0.95, exchanging: 0.5 } as const;

/** What the line at the solvent's place must save to be counted as the molecule's. */
const MISSING_COST = 0.05;

/**
 * Area of one hydrogen, and how badly the areas fit it. Where the formula is known, areas add up to its hydrogens, or
 * to fewer where some exchange; otherwise the unit is the largest that leaves areas close to whole numbers.
 */
function bestUnit(
  all: readonly number[],
  hydrogens: number | null,
  seen: number,
): { readonly unit: number; readonly cost: number } {
  if (all.length === 0) return { unit: 1, cost: 0 };
  const total = all.reduce((sum, area) => sum + area, 0);
  const areas = hydrogens === null ? all.filter((area) => area >= LEAST_SHARE * total) : all;
  const middle = median(areas);
  const candidates = areas.flatMap((area) =>
    Array.from({ length: MOST_OF_UNIT }, (_, k) => area / (k + 1)),
  );
  if (hydrogens !== null && hydrogens > 0) candidates.push(total / hydrogens);
  let best = { unit: Math.max(...areas), cost: Infinity };
  for (const unit of candidates) {
    let cost = 0;
    for (const area of areas) {
      const number = area / unit;
      const whole = Math.max(1, Math.round(number));
      // Integrals are good to some percent. What is far below one hydrogen is an impurity, and little of the whole.
      const odd = (Math.abs(number - whole) / (0.06 + 0.04 * number)) ** 2 / 8;
      if (hydrogens === null) cost += Math.min(ODD_COST, odd);
      else cost += number < LEAST_HYDROGENS ? number : Math.min(1, odd);
    }
    cost /= areas.length;
    const sum = total / unit;
    if (hydrogens === null) cost += DOUBLING_COST * Math.log2(Math.max(1, middle / unit));
    else cost += 8 * Math.max(0, sum / hydrogens - 1.08) + 2 * Math.max(0, seen - sum / hydrogens);
    if (cost < best.cost - 1e-9) best = { unit, cost };
  }
  return best;
}

interface ProtonBlock {
  readonly signals: readonly ProtonSignal[];
  readonly mhz: number;
  readonly solvent: string;
  /** Hydrogens of the formula; null where it is not known. */
  readonly hydrogens: number | null;
  /** The formula has silicon: a line at 0 ppm may be the molecule's. */
  readonly hasSilicon?: boolean;
}

/** The ¹H spectrum of an analysis: signals with integrals in hydrogens, multiplicities and couplings. */
export function protonBlock({
  signals,
  mhz,
  solvent,
  hydrogens,
  hasSilicon = false,
}: ProtonBlock): H1Spectrum {
  const all = signals.filter((signal) => !isSolvent(signal, solvent, mhz) && signal.area > 0);
  const withoutSolvent = all.filter(({ isOfSolvent = false }) => !isOfSolvent);
  const usual = median(withoutSolvent.map(({ area }) => area));
  const isForeign = (signal: ProtonSignal) =>
    isWater(signal, { solvent, usual }) || (isZero(signal) && !hasSilicon);
  const unitOf = (own: readonly ProtonSignal[]) =>
    bestUnit(
      own.filter((signal) => !isForeign(signal)).map(({ area }) => area),
      hydrogens,
      takesHydrogens(solvent) ? SEEN.exchanging : SEEN.usually,
    );
  const isMissed =
    hydrogens !== null && unitOf(all).cost + MISSING_COST < unitOf(withoutSolvent).cost;
  const own = isMissed ? all : withoutSolvent;
  const whole = joinFragments(own, { unit: unitOf(own).unit, mhz });
  const { unit } = unitOf(whole);
  const usualHz = median(
    whole.filter(({ couplings }) => couplings !== null).map(({ widthHz }) => widthHz),
  );
  const peaks = whole
    .map((signal) => ({ signal, number: signal.area / unit }))
    .filter(({ number }) => number >= LEAST_HYDROGENS)
    .map(({ signal, number }): H1Peak => ({
      delta_ppm: Number(signal.ppm.toFixed(3)),
      int: Number(number.toFixed(2)),
      ...multiplicityOf(signal, usualHz),
    }));
  return {
    type: 'H1NMR',
    metadata: { frequency_mhz: Number(mhz.toFixed(2)), ...(solvent !== '' && { solvent }) },
    peaks,
  };
}
