import type { AtomParameters } from './atom-parameters.ts';
import type { ExplicitMolecule } from './explicit-molecule.ts';
import { bondAngle } from './bond-angle.ts';
import { bondLength } from './force-field.ts';
import { addVolumeSlope, spannedVolume } from './force-terms.ts';
import { minimise } from './minimise.ts';
import type { Corner3, SpatialConfiguration } from './spatial-configuration.ts';

/** Coordinates an atom while it is embedded: the fourth lets parts pass through each other. */
const DIMENSIONS = 4;
const DISTANCE_K = 50,
  CONTACT_K = 10,
  VOLUME_K = 8;
/** Share of the sum of van der Waals radii that atoms keep apart at least. */
const CONTACT = 0.62;
/** Volume of three bonds of 1.5 Å at a tetrahedral atom, as a share of the product of their lengths. */
const TETRAHEDRAL = 0.77;
const STAGES = [
  { fourth: 0.05, most: 120 },
  { fourth: 20, most: 200 },
] as const;
/** Evaluations of one stage end where less than this is gained, in units of the sum of squares. */
const TOLERANCE = 1e-3;
/** Sum of squares an atom above which the positions are no molecule. */
const WORST = 3;

interface Distance {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Distances that bonds, angles and double bonds ask for, and pairs that only keep apart. */
export interface EmbedTargets {
  readonly fixed: readonly Distance[];
  readonly apart: readonly Distance[];
  readonly corners: readonly (Corner3 & { readonly volume: number })[];
}

/** What an embedding of the molecule must come to. */
export function embedTargets(
  molecule: ExplicitMolecule,
  parameters: readonly AtomParameters[],
  { corners, sides }: SpatialConfiguration,
): EmbedTargets {
  const { count, neighbours, bonds } = molecule;
  const length = new Map<number, number>();
  const known = new Set<number>();
  const fixed: Distance[] = [];
  const fix = (a: number, b: number, distance: number) => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    if (known.has(key)) return;
    known.add(key);
    fixed.push({ a, b, length: distance });
  };
  for (const { a, b, order } of bonds) {
    const rest = bondLength(parameters[a], parameters[b], order);
    length.set(a * count + b, rest);
    length.set(b * count + a, rest);
    fix(a, b, rest);
  }
  const bond = (a: number, b: number) => length.get(a * count + b)!;
  for (let b = 0; b < count; b++)
    for (const a of neighbours[b])
      for (const c of neighbours[b]) {
        if (a >= c) continue;
        const angle = bondAngle(molecule, parameters[b].angle, [a, b, c]);
        fix(
          a,
          c,
          Math.sqrt(
            bond(a, b) ** 2 + bond(b, c) ** 2 - 2 * bond(a, b) * bond(b, c) * Math.cos(angle),
          ),
        );
      }
  for (const { a, b, x, y, cis } of sides) {
    const [left, right] = [parameters[a].angle, parameters[b].angle];
    const along = bond(a, b) - bond(a, x) * Math.cos(left) - bond(b, y) * Math.cos(right);
    const across = cis
      ? bond(a, x) * Math.sin(left) - bond(b, y) * Math.sin(right)
      : bond(a, x) * Math.sin(left) + bond(b, y) * Math.sin(right);
    fix(x, y, Math.hypot(along, across));
  }
  const apart: Distance[] = [];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++)
      if (!known.has(a * count + b))
        apart.push({
          a,
          b,
          length: CONTACT * Math.sqrt(parameters[a].distance * parameters[b].distance),
        });
  const flat = [...Array(count).keys()].filter(
    (atom) => parameters[atom].hybrid === 2 && neighbours[atom].length === 3,
  );
  return {
    fixed,
    apart,
    corners: [
      ...corners.map(({ centre, a, b, c, sign }) => ({
        centre,
        a,
        b,
        c,
        sign,
        volume: sign * TETRAHEDRAL * bond(centre, a) * bond(centre, b) * bond(centre, c),
      })),
      ...flat.map((centre) => ({
        centre,
        a: neighbours[centre][0],
        b: neighbours[centre][1],
        c: neighbours[centre][2],
        sign: 0,
        volume: 0,
      })),
    ],
  };
}

/**
 * Positions, Å, that meet the targets, from random ones; null where they end far from them. As in distance
 * geometry (G. M. Crippen, T. F. Havel, Distance Geometry and Molecular Conformation, 1988), with a
 * fourth coordinate that is taken back at the end.
 */
export function embed(
  count: number,
  targets: EmbedTargets,
  random: () => number,
): Float64Array | null {
  const x = new Float64Array(DIMENSIONS * count);
  const edge = 1.6 * Math.cbrt(count);
  for (let i = 0; i < x.length; i++) x[i] = edge * (random() - 0.5);
  let left = Infinity;
  for (const { fourth, most } of STAGES)
    left = minimise(x, (at, gradient) => misfit(at, gradient, { targets, fourth }), {
      most,
      tolerance: TOLERANCE,
    });
  if (left > WORST * count) return null;
  const positions = new Float64Array(3 * count);
  for (let atom = 0; atom < count; atom++)
    for (let k = 0; k < 3; k++) positions[3 * atom + k] = x[DIMENSIONS * atom + k];
  return positions;
}

function misfit(
  x: Float64Array,
  gradient: Float64Array,
  { targets, fourth }: { targets: EmbedTargets; fourth: number },
): number {
  gradient.fill(0);
  let sum = 0;
  for (const term of targets.fixed) sum += addDistance(x, gradient, term, DISTANCE_K);
  for (const term of targets.apart) sum += addContact(x, gradient, term);
  for (const corner of targets.corners) {
    const off = spannedVolume(x, DIMENSIONS, corner) - corner.volume;
    sum += VOLUME_K * off * off;
    addVolumeSlope({ x, gradient, dimensions: DIMENSIONS }, corner, 2 * VOLUME_K * off);
  }
  for (let i = 3; i < x.length; i += DIMENSIONS) {
    sum += fourth * x[i] * x[i];
    gradient[i] += 2 * fourth * x[i];
  }
  return sum;
}

function addContact(x: Float64Array, g: Float64Array, term: Distance): number {
  const i = DIMENSIONS * term.a,
    j = DIMENSIONS * term.b;
  const square =
    (x[i] - x[j]) ** 2 +
    (x[i + 1] - x[j + 1]) ** 2 +
    (x[i + 2] - x[j + 2]) ** 2 +
    (x[i + 3] - x[j + 3]) ** 2;
  return square >= term.length * term.length ? 0 : addDistance(x, g, term, CONTACT_K);
}

function addDistance(x: Float64Array, g: Float64Array, term: Distance, k: number): number {
  const i = DIMENSIONS * term.a,
    j = DIMENSIONS * term.b;
  const d0 = x[i] - x[j],
    d1 = x[i + 1] - x[j + 1],
    d2 = x[i + 2] - x[j + 2],
    d3 = x[i + 3] - x[j + 3];
  const r = Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3) || 1e-9;
  const off = r - term.length;
  const f = (2 * k * off) / r;
  g[i] += f * d0;
  g[i + 1] += f * d1;
  g[i + 2] += f * d2;
  g[i + 3] += f * d3;
  g[j] -= f * d0;
  g[j + 1] -= f * d1;
  g[j + 2] -= f * d2;
  g[j + 3] -= f * d3;
  return k * off * off;
}
