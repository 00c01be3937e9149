import { solventOf, SOLVENTS, type SolventId } from '@elucida/spectra/chemistry/solvents';
import { solventEffect } from '@elucida/spectra/chemistry/solvent-names';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { ForeignKind } from '../../evidence/declaration.ts';
import type { ForeignOwner } from '../../nmr-lines/foreign/foreign-source.ts';
import { isLikelyForeign, ownLines } from '../../nmr-lines/foreign/own-lines.ts';
import { exchangeableLimit } from '../../nmr-lines/listed-lines.ts';
import { USUAL_SOLVENT } from '../../nmr-lines/likely-solvent.ts';
import { exchangesHydrogens } from '../../nmr-lines/solvent.ts';

/** A signal of a picture before it has hydrogens. */
export interface SeenSignal {
  readonly ppm: number;
  readonly mult: string;
  /** Area, in any unit. */
  readonly area: number;
  readonly printed: number | null;
  /** One line. */
  readonly lone: boolean;
  /** Wider than the narrowest signal, as hydrogens on oxygen and nitrogen are. */
  readonly broad: boolean;
}

export type SignalOwner = Pick<ForeignOwner, 'kind' | 'solvent' | 'impurity'>;

interface Setting {
  readonly formula?: Formula | undefined;
  readonly hydrogens?: number | undefined;
  readonly printed?: SolventId | null;
  /** ppm for a column. */
  readonly perPx: number;
}

/** Signals below this many hydrogens are not the molecule's; broad ones are drawn too small. */
const MIN_HYDROGENS = 0.3;
const MIN_BROAD_HYDROGENS = 0.1;
/** From here on, ppm, hydrogens are of aldehydes and of O–H and N–H, not of usual impurities. */
const FAR_PPM = 9;
/** TMS: a single line this near to zero is the reference. */
const REFERENCE_PPM = 0.05;
/** A solvent's hydrogens lie this near to their shift, its water this near to its own, ppm. */
const SOLVENT_PPM = 0.02;
const WATER_PPM = 0.12;

/**
 * Whose each signal is, where it is not the molecule's: of TMS by its place; of the solvent by its
 * place and the areas of the others; of water, other solvents and common impurities as in typed
 * lists (`ownLines`); else too small for one hydrogen.
 */
export function foreignProtons(
  signals: readonly SeenSignal[],
  setting: Setting,
): (SignalOwner | undefined)[] {
  const owners = signals.map((signal): SignalOwner | undefined =>
    signals.length > 1 &&
    signal.lone &&
    signal.printed === null &&
    Math.abs(signal.ppm) < REFERENCE_PPM
      ? { kind: 'impurity', impurity: 'tms' }
      : undefined,
  );
  const unowned = () => [...signals.keys()].filter((i) => !owners[i]);
  const solvent = setting.printed ?? leftOut(signals, unowned(), setting.perPx) ?? USUAL_SOLVENT;
  for (const i of solventSignals(signals, unowned(), { ...setting, solvent }))
    owners[i] = { kind: 'solvent', solvent };
  const seen = setting.printed ?? owners.find((owner) => owner?.kind === 'solvent')?.solvent;
  const rest = unowned();
  const known = listedOwners(
    rest.map((i) => signals[i]!),
    { ...setting, printed: seen ?? null },
  );
  const total = rest.reduce((sum, i) => sum + signals[i]!.area, 0);
  rest.forEach((i, k) => {
    const signal = signals[i]!;
    const share = setting.hydrogens ? (signal.area / total) * setting.hydrogens : 1;
    const small =
      signal.printed === null &&
      share < MIN_HYDROGENS &&
      !((signal.broad || signal.ppm > FAR_PPM) && share >= MIN_BROAD_HYDROGENS);
    owners[i] = known[k] ?? (small ? { kind: 'small', ...waterAt(signal, seen) } : undefined);
  });
  return owners;
}

/**
 * Log units by which the areas may fit the formula worse without a narrow line at the solvent's
 * shift: the solvent is printed; it is the usual one. Few compounds have a single line within 0.02
 * ppm of it, and a picture shows the solvent's more often than not.
 */
const PRINTED = 5,
  UNNAMED = 3;

/**
 * What is left in a solvent seldom has more area than so many hydrogens of the compound; log units
 * for each above.
 */
const MOST_RESIDUAL = 1.5,
  RESIDUAL_EXCESS = 1.5;

/**
 * The solvent all of whose lines are there and were left out by whoever integrated the others; null
 * without. One with several lines goes before one with a single line.
 */
function leftOut(
  signals: readonly SeenSignal[],
  left: readonly number[],
  perPx: number,
): SolventId | null {
  if (left.filter((i) => signals[i]!.printed !== null).length < 2) return null;
  const free = left.map((i) => signals[i]!).filter((signal) => signal.printed === null);
  const near = (a: number, b: number) => Math.abs(a - b) <= SOLVENT_PPM + perPx;
  const fitting = SOLVENTS.filter(
    ({ h1 }) => h1.length > 0 && h1.every((line) => free.some(({ ppm }) => near(ppm, line.ppm))),
  ).sort((a, b) => b.h1.length - a.h1.length);
  return fitting[0]?.id ?? null;
}

/** The signals that are hydrogen left in the printed or usual solvent, among those left. */
function solventSignals(
  signals: readonly SeenSignal[],
  left: readonly number[],
  { formula, hydrogens, printed, perPx, solvent }: Setting & { solvent: SolventId },
): number[] {
  const places = solventOf(solvent).h1;
  const integrated = left.filter((i) => signals[i]!.printed !== null).length;
  const exchangeable = formula ? exchangeableLimit(formula) : 2;
  const cost = (some: readonly number[]) =>
    areaCost(
      some.map((i) => signals[i]!.area),
      hydrogens,
      exchangeable,
    );
  const total = left.reduce((sum, i) => sum + signals[i]!.area, 0);
  const hydrogensOf = (i: number) => (signals[i]!.area / total) * (hydrogens ?? 0);
  return left.filter((i) => {
    const { ppm, lone, broad, printed: integral } = signals[i]!;
    const near = places.some((own) => Math.abs(own.ppm - ppm) <= SOLVENT_PPM + perPx);
    if (!near || left.length < 2 || integral !== null) return false;
    // Whoever integrated the other signals left this one out.
    if (integrated > 1) return true;
    if (!printed && (!lone || broad)) return false;
    const without = cost(left.filter((other) => other !== i));
    const excess = Math.max(0, hydrogensOf(i) - MOST_RESIDUAL) * RESIDUAL_EXCESS;
    return without - cost(left) + excess < (printed ? PRINTED : UNNAMED);
  });
}

/** Areas of pictures are wrong by so much: share of the hydrogens, and hydrogens at least. */
const AREA_SHARE = 0.12,
  AREA_LEAST = 0.15;
/** Log units: the most that one odd area costs, and each hydrogen that may have exchanged. */
const MOST_ODD = 4,
  EXCHANGED = 0.25;

/** How badly areas fit whole hydrogens of the formula, log units. */
function areaCost(
  areas: readonly number[],
  hydrogens: number | undefined,
  exchangeable: number,
): number {
  const sum = areas.reduce((a, b) => a + b, 0);
  if (!hydrogens || sum <= 0) return 0;
  let best = Infinity;
  for (let total = hydrogens; total >= Math.max(1, hydrogens - exchangeable); total--) {
    const cost = areas.reduce(
      (all, area) => {
        const exact = (area * total) / sum;
        const whole = Math.max(1, Math.round(exact));
        const sd = AREA_SHARE * whole + AREA_LEAST;
        return all + Math.min(MOST_ODD, ((exact - whole) / sd) ** 2 / 2);
      },
      EXCHANGED * (hydrogens - total),
    );
    best = Math.min(best, cost);
  }
  return best;
}

/** Kinds that typed lists may name and a picture too. */
const KINDS: readonly ForeignKind[] = ['solvent', 'water', 'impurity'];

/** The owners that the signals would have in a typed list. */
function listedOwners(
  signals: readonly SeenSignal[],
  setting: Setting,
): (SignalOwner | undefined)[] {
  const { formula, printed } = setting;
  const total = signals.reduce((sum, { area }) => sum + area, 0);
  if (!formula?.counts.H || total <= 0) return signals.map(() => undefined);
  const hydrogens = formula.counts.H;
  const printedAll = signals.every((s) => s.printed !== null);
  const { h1, integrals } = ownLines(
    {
      h1: signals.map(({ ppm, mult, area, printed: own }) => ({
        ppm,
        integral: printedAll ? own! : (area / total) * hydrogens,
        multiplicity: mult,
        couplings: [],
      })),
      c13: [],
      solvents: printed ? [printed] : [],
    },
    formula,
    {
      hydrogens,
      exchangeable: exchangeableLimit(formula),
      exchanged: exchangesHydrogens(solventEffect(printed ?? undefined)),
    },
  );
  return h1.map((owner, line) => {
    if (!owner || !KINDS.includes(owner.kind)) return undefined;
    const aside = integrals.aside.has(line);
    return isLikelyForeign(owner) || (aside && owner.kind !== 'impurity') ? owner : undefined;
  });
}

/** The solvent at whose water's shift a signal lies. */
function waterAt({ ppm }: SeenSignal, solvent: SolventId = USUAL_SOLVENT): Partial<SignalOwner> {
  return Math.abs(solventOf(solvent).water - ppm) <= WATER_PPM ? { kind: 'water', solvent } : {};
}
