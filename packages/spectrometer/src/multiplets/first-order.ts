import { median } from '../numbers/median.ts';
import { rootMeanSquare } from '../numbers/root-mean-square.ts';
import { fitShape, type FittedShape, type Piece } from './fit-shape.ts';
import { couplingSets, sticksOf, type Coupling, type Stick } from './splitting-sets.ts';

/** A line of a multiplet: place in Hz and area in any unit. */
export interface MultipletLine {
  readonly hz: number;
  readonly area: number;
  readonly widthHz: number;
}

/**
 * Couplings between these are looked for, Hz: smaller ones hide in the line's width, larger ones are to ¹⁹F and
 * ³¹P.
 */
const LEAST_HZ = 0.6,
  MOST_HZ = 21;
/** A coupling below this share of the line's width cannot be told from a wide line. */
const RESOLVED = 0.5;
/** Lines that are analysed; more are a multiplet of higher order or of several signals. */
const MOST_LINES = 20;
/** Sizes of couplings that are tried. */
const MOST_SIZES = 16;
/** Distances closer than this are one size, Hz. */
const SAME_HZ = 0.35;
/** Misfit that a further coupling must save. */
const PER_COUPLING = 0.02,
  PER_PARTNER = 0.004;
/** Misfit above which the pattern is not the multiplet's. */
const MOST_MISFIT = 0.15;
/** Position error that counts like a quarter of the area in the wrong place, Hz. */
const POSITION_HZ = 1.2;

/** Distances between lines, those between strong lines first. */
function sizesOf(lines: readonly MultipletLine[]): number[] {
  const distances = lines.flatMap(({ hz, area }, index) =>
    lines.slice(index + 1).map((other) => ({ hz: hz - other.hz, weight: area * other.area })),
  );
  const sizes: { hz: number; weight: number }[] = [];
  for (const { hz, weight } of distances.sort((a, b) => a.hz - b.hz)) {
    if (hz < LEAST_HZ || hz > MOST_HZ) continue;
    const last = sizes.at(-1);
    if (last !== undefined && hz - last.hz < SAME_HZ) last.weight += weight;
    else sizes.push({ hz, weight });
  }
  return sizes
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SIZES)
    .map(({ hz }) => hz);
}

/** Gives each stick its nearest line and compares areas and places. */
function match(lines: readonly MultipletLine[], sticks: readonly Stick[], centre: number): number {
  const total = lines.reduce((sum, { area }) => sum + area, 0);
  const shares = new Float64Array(lines.length);
  const means = new Float64Array(lines.length);
  // Sticks far from their line are not what the line is made of, even where their mean is right.
  let spread = 0;
  let nearest = 0;
  for (const { hz, share } of sticks) {
    const place = centre + hz;
    while (
      nearest + 1 < lines.length &&
      Math.abs(lines[nearest + 1]!.hz - place) <= Math.abs(lines[nearest]!.hz - place)
    )
      nearest++;
    shares[nearest]! += share;
    means[nearest]! += share * place;
    const line = lines[nearest]!;
    spread += share * Math.max(0, Math.abs(place - line.hz) - 0.5 * line.widthHz) ** 2;
  }
  let areas = 0,
    places = 0;
  lines.forEach(({ hz, area }, k) => {
    areas += Math.abs(shares[k]! - area / total);
    if (shares[k]! > 0) places += (area / total) * (means[k]! / shares[k]! - hz) ** 2;
  });
  return areas / 2 + Math.sqrt(places + spread) / (4 * POSITION_HZ);
}

const weightedCentre = (lines: readonly MultipletLine[]): number => {
  const total = lines.reduce((sum, { area }) => sum + area, 0);
  return lines.reduce((sum, { hz, area }) => sum + hz * area, 0) / total;
};

const priceOf = (couplings: readonly Coupling[]): number =>
  couplings.reduce((sum, { count }) => sum + PER_COUPLING + PER_PARTNER * (count - 1), 0);

/** Sets that are fitted to the curve. */
const FITTED_SETS = 6;
/** A fit this good ends the search, where the other sets did not look better. */
const GOOD_FIT = 0.03;
/** Misfit of the lines beyond which a set is not worth a fit. */
const HOPELESS = 0.7;

interface LikelySet {
  readonly couplings: Coupling[];
  readonly cost: number;
}

/** Sets of couplings that the lines allow, the likeliest first; the empty set for one line. */
function likelySets(lines: readonly MultipletLine[]): LikelySet[] {
  if (lines.length === 0 || lines.length > MOST_LINES) return [];
  if (lines.length === 1) return [{ couplings: [], cost: 0 }];
  const span = lines[0]!.hz - lines.at(-1)!.hz;
  const centres = [(lines[0]!.hz + lines.at(-1)!.hz) / 2, weightedCentre(lines)];
  return couplingSets(sizesOf(lines), { span, tolerance: 0.6 + 0.03 * span })
    .map((couplings) => {
      const sticks = sticksOf(couplings);
      const misfits = centres.map((centre) => match(lines, sticks, centre));
      return { couplings, cost: Math.min(...misfits) + priceOf(couplings) };
    })
    .filter(({ cost }) => cost < HOPELESS)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, FITTED_SETS);
}

/** Misfit, beyond the noise's, at which several lines are one wide line. */
const NOTHING_LEFT = 0.01;
/** Share of the noise in a curve from which it makes lines. */
const MAKES_LINES = 0.03;
/** The noise is known to this factor: the quietest part of a spectrum is below its mean. */
const NOISE_ROOM = 1.2;

/**
 * Reads a multiplet to first order: the couplings whose pattern its curve has, the fewest that explain it (candidates
 * by the distances of the lines, after T. R. Hoye, P. R. Hanson, J. R. Vyvyan, J. Org. Chem. 59 (1994) 4096). `lines`
 * from high to low frequency; `noise`: rms of the piece's noise, which no pattern has to explain. Null where no pattern
 * fits: strongly coupled, or several signals.
 */
export function firstOrder(
  lines: readonly MultipletLine[],
  { piece, noise }: { piece: Piece; noise: number },
): FittedShape | null {
  const centreHz = weightedCentre(lines);
  const widthHz = median(lines.map((line) => line.widthHz));
  const ofNoise = (NOISE_ROOM * noise) / (rootMeanSquare(piece.heights) || 1);
  const fitted = (start: Parameters<typeof fitShape>[1]): FittedShape => {
    const fit = fitShape(piece, start);
    return { ...fit, misfit: Math.sqrt(Math.max(0, fit.misfit ** 2 - ofNoise ** 2)) };
  };
  const span = lines[0]!.hz - lines.at(-1)!.hz;
  // What noise makes several lines of may be one that is wide.
  const one =
    lines.length > 1 && ofNoise >= MAKES_LINES
      ? fitted({ centreHz, couplings: [], widthHz: Math.max(widthHz, span / 2) })
      : null;
  let best: (FittedShape & { cost: number }) | null =
    one !== null && one.misfit <= NOTHING_LEFT ? { ...one, cost: one.misfit } : null;
  for (const { couplings } of likelySets(lines)) {
    if (best !== null && best.misfit === 0 && best.cost <= priceOf(couplings)) continue;
    const fit = fitted({ centreHz, widthHz, couplings });
    const isResolved = fit.couplings.every(
      ({ hz }) => hz >= Math.max(LEAST_HZ, RESOLVED * fit.widthHz) && hz <= MOST_HZ,
    );
    const cost = fit.misfit + priceOf(fit.couplings);
    if (isResolved && (best === null || cost < best.cost)) best = { ...fit, cost };
    if (best !== null && best.misfit < GOOD_FIT) break;
  }
  if (best === null || best.misfit > MOST_MISFIT) return null;
  return asEqual(best, fitted);
}

/** Couplings that differ by less are tried as equal, Hz; the fit may be worse by this much. */
const EQUAL = { hz: 0.6, misfit: 0.012 };

/**
 * The same pattern with the closest two of its couplings as one, where the curve does not object: a triplet, not a
 * dd.
 */
function asEqual(
  fit: FittedShape,
  fitted: (start: Parameters<typeof fitShape>[1]) => FittedShape,
): FittedShape {
  const { couplings } = fit;
  const at = couplings.findIndex(
    ({ hz }, index) => index > 0 && couplings[index - 1]!.hz - hz < EQUAL.hz,
  );
  if (at < 0) return fit;
  const [a, b] = [couplings[at - 1]!, couplings[at]!];
  const count = a.count + b.count;
  const together = { count, hz: (a.hz * a.count + b.hz * b.count) / count };
  const merged = fitted({
    ...fit,
    couplings: [...couplings.slice(0, at - 1), together, ...couplings.slice(at + 1)],
  });
  return merged.misfit <= fit.misfit + EQUAL.misfit ? asEqual(merged, fitted) : fit;
}
