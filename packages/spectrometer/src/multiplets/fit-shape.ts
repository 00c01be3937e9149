import { sticksOf, type Coupling } from './splitting-sets.ts';

/** A piece of a spectrum: places in Hz at even distances, and heights above the baseline. */
export interface Piece {
  readonly hz: Float64Array;
  readonly heights: Float64Array;
}

/** A pattern fitted to a piece of a spectrum. */
export interface FittedShape {
  readonly centreHz: number;
  readonly couplings: readonly Coupling[];
  readonly widthHz: number;
  /** Area, in the unit of the heights times Hz. */
  readonly area: number;
  /** Root mean square of what is left, as a share of that of the heights. */
  readonly misfit: number;
}

/** Steps by which derivatives are taken, and largest steps of one round: Hz. */
const DERIVATIVE_HZ = 0.01;
const ROUNDS = 9;
/** Widths of lines that are possible, Hz: those of NH are the widest. */
const WIDTHS = [0.3, 40] as const;
/** Share of Lorentz in the shape at first. */
const LORENTZ = 0.85;

/** Parameters: centre, width, share of Lorentz, couplings. */
type Parameters = Float64Array;

interface Linear {
  readonly misfit: number;
  readonly amplitude: number;
  readonly residuals: Float64Array;
}

/** A first-order pattern by the numbers of its partners: where its lines lie for any constants, and their shares. */
interface Pattern {
  /** Of each line, by which multiples of the constants it is off the centre. */
  readonly multiples: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

function patternOf(counts: readonly number[]): Pattern {
  let lines: { multiples: number[]; share: number }[] = [{ multiples: [], share: 1 }];
  for (const count of counts) {
    const sticks = sticksOf([{ count, hz: 1 }]);
    lines = lines.flatMap(({ multiples, share }) =>
      sticks.map((stick) => ({ multiples: [...multiples, stick.hz], share: share * stick.share })),
    );
  }
  return {
    multiples: lines.map(({ multiples }) => multiples),
    shares: lines.map(({ share }) => share),
  };
}

/** Beyond this many widths Gauss's curve is nothing. */
const GAUSS_WIDTHS = 3.3;

/** Adds a line to the columns of a pattern. */
function addLine(
  { hz, upright, slanted }: { hz: Float64Array; upright: Float64Array; slanted: Float64Array },
  {
    place,
    width,
    lorentz,
    share,
    slope,
  }: { place: number; width: number; lorentz: number; share: number; slope: number },
): void {
  const inverse = 4 / (width * width);
  const part = share * lorentz;
  for (let k = 0; k < hz.length; k++) {
    const off = hz[k]! - place;
    const shape = part / (1 + off * off * inverse);
    upright[k]! += shape;
    slanted[k]! += slope * shape;
  }
  const rest = share * (1 - lorentz);
  if (rest === 0 || hz.length < 2) return;
  // Places lie at even distances.
  const step = hz[1]! - hz[0]!;
  const middle = (place - hz[0]!) / step;
  const reach = (GAUSS_WIDTHS * width) / Math.abs(step);
  const last = Math.min(hz.length - 1, Math.floor(middle + reach));
  for (let k = Math.max(0, Math.ceil(middle - reach)); k <= last; k++) {
    const off = hz[k]! - place;
    const shape = rest * Math.exp(-Math.LN2 * inverse * off * off);
    upright[k]! += shape;
    slanted[k]! += slope * shape;
  }
}

/**
 * The best amplitude, slant and floor of a pattern: linear in all three. The slant is what strong coupling makes of
 * outer and inner lines (the roof).
 */
function linearFit(
  { hz, heights }: Piece,
  {
    parameters,
    pattern: { multiples, shares },
    counts,
  }: { parameters: Parameters; pattern: Pattern; counts: readonly number[] },
): Linear {
  const [centre, width, lorentz] = parameters as unknown as [number, number, number];
  const reach = counts.reduce(
    (sum, count, k) => sum + (count / 2) * Math.abs(parameters[3 + k]!),
    0,
  );
  const half = Math.max(0.5, reach);
  const count = hz.length;
  const upright = new Float64Array(count);
  const slanted = new Float64Array(count);
  for (let line = 0; line < shares.length; line++) {
    const own = multiples[line]!;
    let shift = 0;
    for (let k = 0; k < own.length; k++) shift += own[k]! * parameters[3 + k]!;
    addLine(
      { hz, upright, slanted },
      { place: centre + shift, width, lorentz, share: shares[line]!, slope: shift / half },
    );
  }
  // Normal equations of three columns; the floor is the third.
  let [aa, ab, ac, bb, bc, ya, yb, yc, yy] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    const [a, b, y] = [upright[k]!, slanted[k]!, heights[k]!];
    aa += a * a;
    ab += a * b;
    ac += a;
    bb += b * b;
    bc += b;
    ya += y * a;
    yb += y * b;
    yc += y;
    yy += y * y;
  }
  bb += 1e-9 * aa + 1e-30;
  const [p, q, r] = solve3([aa, ab, ac, bb, bc, count], [ya, yb, yc]);
  const residuals = new Float64Array(count);
  let rest = 0;
  for (let k = 0; k < count; k++) {
    residuals[k] = heights[k]! - p * upright[k]! - q * slanted[k]! - r;
    rest += residuals[k]! ** 2;
  }
  // A slant beyond the roof's turns lines upside down: no first-order pattern.
  const penalty = p <= 0 || Math.abs(q) > 0.8 * p ? 1 : 0;
  return { misfit: Math.sqrt(rest / (yy || 1)) + penalty, residuals, amplitude: p };
}

/** Area of a line of height 1 with this width at half height and share of Lorentz; the rest is Gauss. */
const shapeArea = (width: number, lorentz: number): number =>
  width * ((lorentz * Math.PI) / 2 + (1 - lorentz) * Math.sqrt(Math.PI / (4 * Math.LN2)));

/** Solves a symmetric system of three: [11, 12, 13, 22, 23, 33]. */
function solve3(
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
  [x, y, z]: readonly [number, number, number],
): [number, number, number] {
  const [A, B, C] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const determinant = a * A + b * B + c * C || 1e-30;
  const [D, E, F] = [a * f - c * c, b * c - a * e, a * d - b * b];
  return [
    (A * x + B * y + C * z) / determinant,
    (B * x + D * y + E * z) / determinant,
    (C * x + E * y + F * z) / determinant,
  ];
}

/** Least squares of the step: (JᵀJ + λ diag) δ = Jᵀr, by elimination. */
function dampedStep(columns: readonly Float64Array[], residuals: Float64Array, damping: number) {
  const size = columns.length;
  const matrix = columns.map((a, i) =>
    columns.map((b, j) => {
      let sum = 0;
      for (let k = 0; k < residuals.length; k++) sum += a[k]! * b[k]!;
      return i === j ? sum * (1 + damping) + 1e-30 : sum;
    }),
  );
  const right = columns.map((a) => {
    let sum = 0;
    for (let k = 0; k < residuals.length; k++) sum += a[k]! * residuals[k]!;
    return sum;
  });
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const factor = matrix[j]![i]! / matrix[i]![i]!;
      for (let k = i; k < size; k++) matrix[j]![k]! -= factor * matrix[i]![k]!;
      right[j]! -= factor * right[i]!;
    }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i]! -= matrix[i]![k]! * right[k]!;
    right[i]! /= matrix[i]![i]!;
  }
  return right;
}

/**
 * Fits a first-order pattern to the curve itself: centre, couplings, width and shape by Levenberg and Marquardt's
 * method, amplitude, slant and floor exactly at each step (variable projection, G. H. Golub and V. Pereyra, SIAM J.
 * Numer. Anal. 10 (1973) 413). Lines that overlap are no trouble, as they are for places of maxima.
 */
export function fitShape(
  piece: Piece,
  start: { centreHz: number; couplings: readonly Coupling[]; widthHz: number },
): FittedShape {
  const counts = start.couplings.map(({ count }) => count);
  const pattern = patternOf(counts);
  let parameters = Float64Array.of(
    start.centreHz,
    start.widthHz,
    LORENTZ,
    ...start.couplings.map(({ hz }) => hz),
  );
  let current = linearFit(piece, { parameters, pattern, counts });
  let damping = 0.02;
  for (let round = 0; round < ROUNDS; round++) {
    const columns = Array.from(parameters, (value, index) => {
      const step = index === 2 ? 0.02 * (value > 0.5 ? -1 : 1) : DERIVATIVE_HZ;
      const next = parameters.slice();
      next[index] = value + step;
      const { residuals } = linearFit(piece, { parameters: next, pattern, counts });
      return residuals.map((rest, k) => (current.residuals[k]! - rest) / step);
    });
    const step = dampedStep(columns, current.residuals, damping);
    const next = parameters.map((value, index) => {
      const moved = value + Math.max(-2, Math.min(2, step[index]!));
      if (index === 1) return Math.min(WIDTHS[1], Math.max(WIDTHS[0], moved));
      return index === 2 ? Math.min(1, Math.max(0, moved)) : moved;
    });
    const tried = linearFit(piece, { parameters: next, pattern, counts });
    if (tried.misfit < current.misfit) {
      const gain = current.misfit - tried.misfit;
      parameters = next;
      current = tried;
      damping = Math.max(1e-4, damping / 4);
      if (gain < 2e-4) break;
    } else {
      damping *= 8;
      if (damping > 100) break;
    }
  }
  return {
    centreHz: parameters[0]!,
    widthHz: parameters[1]!,
    area: current.amplitude * shapeArea(parameters[1]!, parameters[2]!),
    couplings: counts
      .map((count, index) => ({ count, hz: Math.abs(parameters[3 + index]!) }))
      .sort((a, b) => b.hz - a.hz),
    misfit: current.misfit,
  };
}
