/** ½ k (r − r0)²; adds its gradient. */
export function addStretch(
  x: Float64Array,
  g: Float64Array,
  { a, b, length, k }: { a: number; b: number; length: number; k: number },
): number {
  const i = 3 * a,
    j = 3 * b;
  const dx = x[i] - x[j],
    dy = x[i + 1] - x[j + 1],
    dz = x[i + 2] - x[j + 2];
  const r = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
  const f = (k * (r - length)) / r;
  g[i] += f * dx;
  g[i + 1] += f * dy;
  g[i + 2] += f * dz;
  g[j] -= f * dx;
  g[j + 1] -= f * dy;
  g[j + 2] -= f * dz;
  return 0.5 * k * (r - length) ** 2;
}

/** Where the sine of an angle at rest is smaller it is one of a straight chain. */
const STRAIGHT = 0.05;

/** k (C0 + C1 cos θ + C2 cos 2θ), or k (1 + cos θ) of straight chains (Rappé 1992, equations 10–12). */
export function addAngle(
  x: Float64Array,
  g: Float64Array,
  { a, b, c, k, angle }: { a: number; b: number; c: number; k: number; angle: number },
): number {
  const i = 3 * a,
    j = 3 * b,
    l = 3 * c;
  const ux = x[i] - x[j],
    uy = x[i + 1] - x[j + 1],
    uz = x[i + 2] - x[j + 2],
    vx = x[l] - x[j],
    vy = x[l + 1] - x[j + 1],
    vz = x[l + 2] - x[j + 2];
  const u = Math.sqrt(ux * ux + uy * uy + uz * uz) || 1e-9,
    v = Math.sqrt(vx * vx + vy * vy + vz * vz) || 1e-9;
  const cos = (ux * vx + uy * vy + uz * vz) / (u * v);
  const sine = Math.sin(angle),
    rest = Math.cos(angle);
  let energy: number, slope: number;
  if (sine < STRAIGHT) {
    energy = k * (1 + cos);
    slope = k;
  } else {
    const c2 = 1 / (4 * sine * sine),
      c1 = -4 * c2 * rest,
      c0 = c2 * (2 * rest * rest + 1);
    energy = k * (c0 + c1 * cos + c2 * (2 * cos * cos - 1));
    slope = k * (c1 + 4 * c2 * cos);
  }
  const f = slope / (u * v),
    fu = (slope * cos) / (u * u),
    fv = (slope * cos) / (v * v);
  const ax = f * vx - fu * ux,
    ay = f * vy - fu * uy,
    az = f * vz - fu * uz,
    cx = f * ux - fv * vx,
    cy = f * uy - fv * vy,
    cz = f * uz - fv * vz;
  g[i] += ax;
  g[i + 1] += ay;
  g[i + 2] += az;
  g[l] += cx;
  g[l + 1] += cy;
  g[l + 2] += cz;
  g[j] -= ax + cx;
  g[j + 1] -= ay + cy;
  g[j + 2] -= az + cz;
  return energy;
}

/** half (1 − phase · cos nφ); the gradient after A. Blondel, M. Karplus, J. Comput. Chem. 17 (1996) 1132. */
export function addTorsion(
  x: Float64Array,
  g: Float64Array,
  t: { a: number; b: number; c: number; d: number; half: number; n: number; phase: number },
): number {
  const i = 3 * t.a,
    j = 3 * t.b,
    k = 3 * t.c,
    l = 3 * t.d;
  const fx = x[i] - x[j],
    fy = x[i + 1] - x[j + 1],
    fz = x[i + 2] - x[j + 2],
    gx = x[j] - x[k],
    gy = x[j + 1] - x[k + 1],
    gz = x[j + 2] - x[k + 2],
    hx = x[l] - x[k],
    hy = x[l + 1] - x[k + 1],
    hz = x[l + 2] - x[k + 2];
  const ax = fy * gz - fz * gy,
    ay = fz * gx - fx * gz,
    az = fx * gy - fy * gx,
    bx = hy * gz - hz * gy,
    by = hz * gx - hx * gz,
    bz = hx * gy - hy * gx;
  const a2 = ax * ax + ay * ay + az * az,
    b2 = bx * bx + by * by + bz * bz,
    axis = Math.sqrt(gx * gx + gy * gy + gz * gz);
  if (a2 < 1e-8 || b2 < 1e-8 || axis < 1e-8) return t.half;
  const cos = ax * bx + ay * by + az * bz,
    sin = ((by * az - bz * ay) * gx + (bz * ax - bx * az) * gy + (bx * ay - by * ax) * gz) / axis;
  const phi = Math.atan2(sin, cos);
  const slope = t.half * t.phase * t.n * Math.sin(t.n * phi);
  const fg = (fx * gx + fy * gy + fz * gz) / (a2 * axis),
    hg = (hx * gx + hy * gy + hz * gz) / (b2 * axis);
  const ka = (-slope * axis) / a2,
    kb = (slope * axis) / b2;
  const sx = slope * (fg * ax - hg * bx),
    sy = slope * (fg * ay - hg * by),
    sz = slope * (fg * az - hg * bz);
  g[i] += ka * ax;
  g[i + 1] += ka * ay;
  g[i + 2] += ka * az;
  g[j] += -ka * ax + sx;
  g[j + 1] += -ka * ay + sy;
  g[j + 2] += -ka * az + sz;
  g[k] += -kb * bx - sx;
  g[k + 1] += -kb * by - sy;
  g[k + 2] += -kb * bz - sz;
  g[l] += kb * bx;
  g[l + 1] += kb * by;
  g[l + 2] += kb * bz;
  return t.half * (1 - t.phase * Math.cos(t.n * phi));
}

/** Volume of three bonds of usual length, Å³: a plane's penalty is in its squares. */
const USUAL_VOLUME = 2;

/** k (V / V0)² of the volume V that the three bonds of an atom span. */
export function addPlane(
  x: Float64Array,
  gradient: Float64Array,
  term: Corner & { k: number },
): number {
  const volume = spannedVolume(x, 3, term);
  const scale = term.k / USUAL_VOLUME ** 2;
  addVolumeSlope({ x, gradient, dimensions: 3 }, term, 2 * scale * volume);
  return scale * volume * volume;
}

interface Corner {
  readonly centre: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * The signed volume that three bonds of an atom span, Å³: positive where `a`, `b` and `c` are clockwise
 * as seen from the side of a fourth bond. `dimensions`: coordinates an atom.
 */
export function spannedVolume(
  x: Float64Array,
  dimensions: number,
  { centre, a, b, c }: Corner,
): number {
  const o = dimensions * centre,
    i = dimensions * a,
    j = dimensions * b,
    k = dimensions * c;
  const ux = x[i] - x[o],
    uy = x[i + 1] - x[o + 1],
    uz = x[i + 2] - x[o + 2],
    vx = x[j] - x[o],
    vy = x[j + 1] - x[o + 1],
    vz = x[j + 2] - x[o + 2],
    wx = x[k] - x[o],
    wy = x[k + 1] - x[o + 1],
    wz = x[k + 2] - x[o + 2];
  return ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
}

interface Field {
  readonly x: Float64Array;
  readonly gradient: Float64Array;
  readonly dimensions: number;
}

/** Adds `slope` times the gradient of the volume. */
export function addVolumeSlope(field: Field, { centre, a, b, c }: Corner, slope: number): void {
  addCross(field, [centre, a, b, c], slope);
  addCross(field, [centre, b, c, a], slope);
  addCross(field, [centre, c, a, b], slope);
}

/** Adds `slope` times the area that the bonds to `b` and `c` span, to the gradient of `a`. */
function addCross(
  { x, gradient, dimensions }: Field,
  [centre, a, b, c]: readonly [number, number, number, number],
  slope: number,
): void {
  const o = dimensions * centre,
    i = dimensions * a,
    j = dimensions * b,
    l = dimensions * c;
  const vx = x[j] - x[o],
    vy = x[j + 1] - x[o + 1],
    vz = x[j + 2] - x[o + 2],
    wx = x[l] - x[o],
    wy = x[l + 1] - x[o + 1],
    wz = x[l + 2] - x[o + 2];
  const dx = slope * (vy * wz - vz * wy),
    dy = slope * (vz * wx - vx * wz),
    dz = slope * (vx * wy - vy * wx);
  gradient[i] += dx;
  gradient[i + 1] += dy;
  gradient[i + 2] += dz;
  gradient[o] -= dx;
  gradient[o + 1] -= dy;
  gradient[o + 2] -= dz;
}

/** Depth ((x/r)¹² − 2 (x/r)⁶) (equation 20). */
export function addPair(
  x: Float64Array,
  g: Float64Array,
  { a, b, square, depth }: { a: number; b: number; square: number; depth: number },
): number {
  const i = 3 * a,
    j = 3 * b;
  const dx = x[i] - x[j],
    dy = x[i + 1] - x[j + 1],
    dz = x[i + 2] - x[j + 2];
  const own = dx * dx + dy * dy + dz * dz;
  // Closer than a third of the distance at rest it goes on as steep as there.
  const r2 = Math.max(own, square / 9);
  const q = square / r2,
    q3 = q * q * q;
  const f = (12 * depth * (q3 - q3 * q3)) / r2;
  g[i] += f * dx;
  g[i + 1] += f * dy;
  g[i + 2] += f * dz;
  g[j] -= f * dx;
  g[j + 1] -= f * dy;
  g[j + 2] -= f * dz;
  return depth * (q3 * q3 - 2 * q3) + (f / 2) * (own - r2);
}
