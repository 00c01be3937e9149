import { solventOf, type SolventId } from '@elucida/spectra/chemistry/solvents';
import type { Formula } from '@elucida/spectra/formula/formula';
import { exchangeableLimit } from '@elucida/spectra/nmr-lines/listed-lines';
import { claimsIn, solventDoubt, solventsFor, type PictureClaim } from './foreign-claims.ts';
import { areaMisfit } from './area-misfit.ts';
import { errorsOf } from './hydrogens-by-area.ts';
import type { SeenSignal, SignalOwner } from './seen-signal.ts';
import { USUAL_SOLVENT } from '@elucida/spectra/nmr-lines/likely-solvent';

interface Setting {
  readonly formula?: Formula | undefined;
  readonly hydrogens?: number | undefined;
  readonly printed?: SolventId | null;
  /** ppm for a column. */
  readonly perPx: number;
}

/** TMS: a single line this near to zero is the reference. */
const REFERENCE_PPM = 0.05;
/** Water lies this near to its shift, ppm. */
const WATER_PPM = 0.12;
/** Log units: a solvent none of whose own lines is seen. */
const SOLVENT_UNSEEN = 1;
/**
 * Log units: a signal of an unknown substance, and the share of a hydrogen below which there may
 * be one. Broad signals are drawn too small.
 */
const UNKNOWN = 3.5,
  SMALL = 0.55,
  SMALL_BROAD = 0.1;
/** From here on, ppm, hydrogens are of aldehydes and of O–H and N–H, and often drawn too small. */
const FAR_PPM = 9;
/**
 * Log units by which an own signal gains for each factor that its area is more certain than any
 * amount of another substance, which is as likely a hundredth of a hydrogen as a whole one: the
 * logarithm of twice the error of its area.
 */
const AREA_SPREAD = 2;
/** Log units: the signal of a molecule whose other signals are integrated, without a number. */
const NOT_INTEGRATED = 3;
/**
 * What is not the molecule's has rarely more area than so many of its hydrogens; log units for each
 * above.
 */
const MOST_FOREIGN = 1.2,
  FOREIGN_EXCESS = 1.5;
/** Hydrogens that may have exchanged in a formula that nobody gave. */
const USUALLY_EXCHANGEABLE = 2;
/** A printed number is this near to the hydrogens, natural logarithm. */
const PRINTED_ERROR = 0.05;
/** Claims that are weighed, the cheapest; no area makes up for a dearer one. */
const MOST_CLAIMS = 10,
  MOST_COST = 4;

/**
 * Whose each signal is, where it is not the molecule's: of TMS by its place; of the solvent, of
 * water in it, of usual impurities and of unknown traces by places, patterns and by what is left
 * for the formula's hydrogens. All are weighed together, since a foreign area shifts the scale of
 * all others.
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
  const left = [...signals.keys()].filter((i) => !owners[i]);
  const some = left.map((i) => signals[i]!);
  if (some.length < 2) return owners;
  const { claims } = solventsFor(setting.printed)
    .flatMap((solvent) => {
      const possible = claimsIn(solvent, some, setting)
        .filter(({ cost }) => cost <= MOST_COST)
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MOST_CLAIMS);
      const seen = possible.some(({ owner }) => owner.kind === 'solvent');
      // Nothing speaks for a solvent that is neither printed, nor usual, nor seen.
      if (!setting.printed && !seen && solvent.id !== USUAL_SOLVENT) return [];
      const doubt = (setting.printed ? 0 : solventDoubt(solvent)) + (seen ? 0 : SOLVENT_UNSEEN);
      const chosen = chooseClaims(
        [...possible, ...unknowns(some, setting, solvent.id)],
        some,
        setting,
      );
      return [{ ...chosen, cost: chosen.cost + doubt }];
    })
    .reduce((a, b) => (b.cost < a.cost ? b : a));
  for (const { owner, signals: own } of claims) for (const k of own) owners[left[k]!] = owner;
  return owners;
}

/** Signals that are too small for a hydrogen of the molecule, each with a claim of its own. */
function unknowns(
  signals: readonly SeenSignal[],
  { hydrogens }: Setting,
  solvent: SolventId,
): PictureClaim[] {
  const total = signals.reduce((sum, { area }) => sum + area, 0);
  return signals.flatMap((signal, k) => {
    const share = hydrogens ? (signal.area / total) * hydrogens : 1;
    const least = signal.broad || signal.ppm > FAR_PPM ? SMALL_BROAD : SMALL;
    return signal.printed === null && share < least
      ? [{ owner: { kind: 'small', ...waterAt(signal, solvent) }, signals: [k], cost: UNKNOWN }]
      : [];
  });
}

/** The claims under which everything is likeliest, taken and given back one by one. */
function chooseClaims(
  claims: readonly PictureClaim[],
  signals: readonly SeenSignal[],
  setting: Setting,
): { claims: PictureClaim[]; cost: number } {
  let best = { claims: [] as PictureClaim[], cost: costOf([], signals, setting) };
  for (;;) {
    const taken = new Set(best.claims.flatMap((claim) => claim.signals));
    const next = [
      ...claims
        .filter((claim) => claim.signals.every((k) => !taken.has(k)))
        .map((claim) => [...best.claims, claim]),
      ...best.claims.map((claim) => best.claims.filter((other) => other !== claim)),
    ]
      .map((some) => ({ claims: some, cost: costOf(some, signals, setting) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a), best);
    if (next === best || next.cost > best.cost - 1e-9) return best;
    best = next;
  }
}

/** How unlikely the picture is if these signals are others' and the rest the molecule's, log units. */
function costOf(
  claims: readonly PictureClaim[],
  signals: readonly SeenSignal[],
  { formula, hydrogens }: Setting,
): number {
  const foreign = new Set(claims.flatMap((claim) => claim.signals));
  const own = signals.filter((_, k) => !foreign.has(k));
  const claimed = claims.reduce((sum, { cost }) => sum + cost, 0);
  if (own.length === 0) return Infinity;
  const integrated = signals.filter(({ printed }) => printed !== null).length;
  const sharp = own.reduce((sum, signal) => {
    const { small, large } = errorsOf(signal);
    const error = signal.printed === null ? (small + large) / 2 : PRINTED_ERROR;
    return sum + Math.log(AREA_SPREAD * error);
  }, 0);
  const unnumbered =
    integrated > 1 ? own.filter(({ printed }) => printed === null).length * NOT_INTEGRATED : 0;
  if (!hydrogens) return claimed + sharp + unnumbered;
  const perHydrogen = own.reduce((sum, { area }) => sum + area, 0) / hydrogens;
  const excess = [...foreign].reduce(
    (sum, k) => sum + Math.max(0, signals[k]!.area / perHydrogen - MOST_FOREIGN),
    0,
  );
  const exchangeable = formula ? exchangeableLimit(formula) : USUALLY_EXCHANGEABLE;
  const fit = areaMisfit(own.map(drawn), { hydrogens, exchangeable });
  return claimed + sharp + unnumbered + fit + FOREIGN_EXCESS * excess;
}

const drawn = ({ area, lineHeight = null, mult, broad }: SeenSignal) => ({
  area,
  lineHeight,
  mult,
  broad,
});

/** The solvent at whose water's shift a signal lies. */
function waterAt({ ppm }: SeenSignal, solvent: SolventId = USUAL_SOLVENT): Partial<SignalOwner> {
  return Math.abs(solventOf(solvent).water - ppm) <= WATER_PPM ? { kind: 'water', solvent } : {};
}
