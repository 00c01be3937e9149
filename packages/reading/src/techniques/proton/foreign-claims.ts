import { IMPURITIES, IMPURITY_COLUMNS, type Impurity } from '@elucida/spectra/chemistry/impurities';
import { SOLVENTS, type Solvent, type SolventId } from '@elucida/spectra/chemistry/solvents';
import type { Formula } from '@elucida/spectra/formula/formula';
import { patternCost } from '@elucida/spectra/nmr-lines/foreign/pattern-cost';
import type { SeenSignal, SignalOwner } from './seen-signal.ts';

/** Signals that one substance would own, and what it costs that it does, log units. */
export interface PictureClaim {
  readonly owner: SignalOwner;
  readonly signals: readonly number[];
  readonly cost: number;
}

/**
 * Log units by which a substance is the likelier owner of a signal at its place than a hydrogen of
 * the molecule, of which few lie within so narrow a window: a fiftieth of all in 0.04 ppm, where
 * nobody wants them to.
 */
const AT_ITS_PLACE = 3.7,
  NEAR_WATER = 2.2;
/**
 * Log units: how rarely pictures show the line of the solvent, of water and of one impurity, common
 * or rare. Pictures show what is in the tube; lists leave most of it out.
 */
const SOLVENT_SHOWN = 0.4,
  WATER_SHOWN = 0.7,
  COMMON = 3.8,
  RARELY = 5.5;
/** A line of an impurity that is not seen, though nothing hides it. */
const LINE_MISSING = 2.5;
/** Areas of one impurity's lines are in proportion, standard deviation of the logarithm. */
const PROPORTION_SD = 0.3,
  MOST_DISPROPORTION = 4;
/** How far lines lie from their place, standard deviation in ppm. */
const POSITION_SD = 0.015,
  WATER_SD = 0.05;
/** Log units: a signal of several lines, or a broad one, at the place of a single sharp one. */
const SEVERAL = 3.5,
  BROADENED = 2;
/** Water and what exchanges with it are broad as often as not. */
const WATER_PPM = 0.12;
/** References that a compound of silicon may be itself. */
const WITH_SILICON: readonly Impurity['id'][] = ['tms', 'silicone'];

/**
 * How little each solvent is expected where none is printed, log units: three spectra of four are
 * recorded in chloroform.
 */
export const solventDoubt = ({ id, met }: Solvent): number =>
  id === 'CDCl3' ? 0.3 : met === 'daily' ? 1.8 : met === 'rarely' ? 4.5 : 2.8;

export interface ClaimSetting {
  readonly formula?: Formula | undefined;
  readonly perPx: number;
}

/** What residual hydrogens of a solvent, water in it and impurities may own in a picture. */
export function claimsIn(
  solvent: Solvent,
  signals: readonly SeenSignal[],
  { formula, perPx }: ClaimSetting,
): PictureClaim[] {
  const sd = Math.hypot(POSITION_SD, perPx / 2);
  const at = (ppm: number, mult: string) => nearestSignal(signals, { ppm, mult, sd });
  const own = solvent.h1.flatMap(({ ppm, mult }) => at(ppm, mult) ?? []);
  const water = nearestWater(signals, solvent.water, perPx);
  const claims: PictureClaim[] = [];
  if (own.length > 0)
    claims.push({
      owner: { kind: 'solvent', solvent: solvent.id },
      signals: own.map(({ signal }) => signal),
      cost: SOLVENT_SHOWN + own.reduce((sum, { cost }) => sum + cost - AT_ITS_PLACE, 0),
    });
  if (water)
    claims.push({
      owner: { kind: 'water', solvent: solvent.id },
      signals: [water.signal],
      cost: WATER_SHOWN + water.cost - NEAR_WATER,
    });
  const column = IMPURITY_COLUMNS.findIndex((id) => id === solvent.id);
  if (column >= 0)
    for (const impurity of IMPURITIES) {
      // What has the formula of the molecule is a candidate, not an impurity.
      if (impurity.formula !== undefined && impurity.formula === formula?.hill) continue;
      if (formula?.counts.Si && WITH_SILICON.includes(impurity.id)) continue;
      const claim = impurityClaim(impurity, signals, { column, at });
      if (claim) claims.push(claim);
    }
  return claims;
}

interface Found {
  readonly signal: number;
  readonly cost: number;
}

function nearestSignal(
  signals: readonly SeenSignal[],
  { ppm, mult, sd }: { ppm: number; mult: string; sd: number },
): Found | undefined {
  const costs = signals.map((s, signal) => ({
    signal,
    cost:
      ((s.ppm - ppm) / sd) ** 2 / 2 +
      patternCost({ multiplicity: s.mult, couplings: [] }, mult) +
      (mult === 's' && !s.lone ? SEVERAL : 0) +
      (s.broad && !mult.startsWith('br') ? BROADENED : 0),
  }));
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a), { signal: -1, cost: Infinity });
  return best.cost <= AT_ITS_PLACE && signals[best.signal]!.printed === null ? best : undefined;
}

/** A single or broad line at the shift of water. */
function nearestWater(
  signals: readonly SeenSignal[],
  ppm: number,
  perPx: number,
): Found | undefined {
  const near = signals.flatMap((s, signal) =>
    (s.lone || s.broad) && s.printed === null && Math.abs(s.ppm - ppm) <= WATER_PPM + perPx
      ? [{ signal, cost: ((s.ppm - ppm) / Math.hypot(WATER_SD, perPx / 2)) ** 2 / 2 }]
      : [],
  );
  return near.sort((a, b) => a.cost - b.cost)[0];
}

function impurityClaim(
  impurity: Impurity,
  signals: readonly SeenSignal[],
  { column, at }: { column: number; at: (ppm: number, mult: string) => Found | undefined },
): PictureClaim | undefined {
  const lines = impurity.h1.flatMap(({ ppm, mult, hydrogens }) =>
    ppm[column] === null || ppm[column] === undefined
      ? []
      : [{ ppm: ppm[column], hydrogens, found: at(ppm[column], mult) }],
  );
  const seen = lines.flatMap(({ found, hydrogens }) => (found ? [{ ...found, hydrogens }] : []));
  const places = seen.map(({ signal }) => signal);
  if (seen.length === 0 || new Set(places).size < places.length) return undefined;
  const missing = lines.length - seen.length;
  const logs = seen.map(({ signal, hydrogens }) =>
    Math.log(Math.max(1e-6, signals[signal]!.area) / hydrogens),
  );
  const mean = logs.reduce((a, b) => a + b, 0) / logs.length;
  const uneven = logs.reduce((sum, log) => sum + ((log - mean) / PROPORTION_SD) ** 2 / 2, 0);
  return {
    owner: {
      kind: 'impurity',
      impurity: impurity.id,
      solvent: IMPURITY_COLUMNS[column] as SolventId,
    },
    signals: places,
    cost:
      (impurity.rarely ? RARELY : COMMON) +
      LINE_MISSING * missing +
      Math.min(MOST_DISPROPORTION, uneven) +
      seen.reduce((sum, { cost }) => sum + cost - AT_ITS_PLACE, 0),
  };
}

/** Solvents that come into question: the printed one, else all, the likeliest first. */
export const solventsFor = (printed: SolventId | null | undefined): readonly Solvent[] =>
  printed
    ? SOLVENTS.filter(({ id }) => id === printed)
    : [...SOLVENTS].sort((a, b) => solventDoubt(a) - solventDoubt(b));
