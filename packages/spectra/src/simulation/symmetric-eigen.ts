/** Eigenvalues ascending, and the eigenvectors as rows of a matrix, in the same order. */
export interface Eigen {
  readonly values: Float64Array;
  readonly vectors: Float64Array;
}

/** Most iterations an eigenvalue may take; two or three are usual. */
const MOST_STEPS = 60;

/**
 * Diagonalises a real symmetric matrix of order n (row-major, overwritten): Householder's reduction
 * to tridiagonal form, then the implicit QL algorithm. R. S. Martin, C. Reinsch, J. H. Wilkinson,
 * Numer. Math. 11 (1968) 181 (tred2); A. Dubrulle, R. S. Martin, J. H. Wilkinson, ibid. 12 (1968)
 * 377 (imtql2).
 */
export function symmetricEigen(matrix: Float64Array, n: number): Eigen {
  const values = new Float64Array(n),
    besides = new Float64Array(n);
  reduce(matrix, n, { values, besides });
  // Rows of the transpose are columns of the original: rotations of QL then run along rows.
  transpose(matrix, n);
  iterate(matrix, n, { values, besides });
  return sorted(matrix, values, n);
}

interface Tridiagonal {
  readonly values: Float64Array;
  readonly besides: Float64Array;
}

/** To tridiagonal form; the matrix becomes the transformation. */
function reduce(z: Float64Array, n: number, { values: d, besides: e }: Tridiagonal): void {
  for (let i = n - 1; i > 0; i--) {
    const l = i - 1,
      row = i * n;
    let h = 0,
      scale = 0;
    for (let k = 0; k <= l; k++) scale += Math.abs(z[row + k]!);
    if (l === 0 || scale === 0) {
      e[i] = z[row + l]!;
      d[i] = 0;
      continue;
    }
    for (let k = 0; k <= l; k++) {
      z[row + k]! /= scale;
      h += z[row + k]! ** 2;
    }
    const f = z[row + l]!;
    const g = f >= 0 ? -Math.sqrt(h) : Math.sqrt(h);
    e[i] = scale * g;
    h -= f * g;
    z[row + l] = f - g;
    let sum = 0;
    for (let j = 0; j <= l; j++) {
      z[j * n + i] = z[row + j]! / h;
      let dot = 0;
      for (let k = 0; k <= j; k++) dot += z[j * n + k]! * z[row + k]!;
      for (let k = j + 1; k <= l; k++) dot += z[k * n + j]! * z[row + k]!;
      e[j] = dot / h;
      sum += e[j]! * z[row + j]!;
    }
    const half = sum / (h + h);
    for (let j = 0; j <= l; j++) {
      const fj = z[row + j]!;
      const gj = (e[j] = e[j]! - half * fj);
      for (let k = 0; k <= j; k++) z[j * n + k]! -= fj * e[k]! + gj * z[row + k]!;
    }
    d[i] = h;
  }
  d[0] = 0;
  e[0] = 0;
  for (let i = 0; i < n; i++) {
    if (d[i] !== 0) {
      for (let j = 0; j < i; j++) {
        let dot = 0;
        for (let k = 0; k < i; k++) dot += z[i * n + k]! * z[k * n + j]!;
        for (let k = 0; k < i; k++) z[k * n + j]! -= dot * z[k * n + i]!;
      }
    }
    d[i] = z[i * n + i]!;
    z[i * n + i] = 1;
    for (let j = 0; j < i; j++) z[j * n + i] = z[i * n + j] = 0;
  }
}

function transpose(z: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) [z[i * n + j], z[j * n + i]] = [z[j * n + i]!, z[i * n + j]!];
  }
}

/** QL with implicit shifts; rows of `z` turn into eigenvectors. */
function iterate(z: Float64Array, n: number, { values: d, besides: e }: Tridiagonal): void {
  for (let i = 1; i < n; i++) e[i - 1] = e[i]!;
  e[n - 1] = 0;
  for (let l = 0; l < n; l++) {
    for (let step = 0; step < MOST_STEPS; step++) {
      let m = l;
      while (
        m < n - 1 &&
        Math.abs(e[m]!) > Number.EPSILON * (Math.abs(d[m]!) + Math.abs(d[m + 1]!))
      )
        m++;
      if (m === l) break;
      let g = (d[l + 1]! - d[l]!) / (2 * e[l]!);
      let r = Math.hypot(g, 1);
      g = d[m]! - d[l]! + e[l]! / (g + (g >= 0 ? r : -r));
      let s = 1,
        c = 1,
        p = 0,
        i = m - 1;
      for (; i >= l; i--) {
        const f = s * e[i]!,
          b = c * e[i]!;
        e[i + 1] = r = Math.hypot(f, g);
        if (r === 0) {
          d[i + 1]! -= p;
          e[m] = 0;
          break;
        }
        s = f / r;
        c = g / r;
        g = d[i + 1]! - p;
        r = (d[i]! - g) * s + 2 * c * b;
        p = s * r;
        d[i + 1] = g + p;
        g = c * r - b;
        const upper = i * n,
          lower = upper + n;
        for (let k = 0; k < n; k++) {
          const below = z[lower + k]!,
            above = z[upper + k]!;
          z[lower + k] = s * above + c * below;
          z[upper + k] = c * above - s * below;
        }
      }
      if (r === 0 && i >= l) continue;
      d[l]! -= p;
      e[l] = g;
      e[m] = 0;
    }
  }
}

function sorted(z: Float64Array, d: Float64Array, n: number): Eigen {
  const order = Array.from(d.keys()).sort((a, b) => d[a]! - d[b]!);
  const vectors = new Float64Array(n * n);
  order.forEach((from, to) => vectors.set(z.subarray(from * n, from * n + n), to * n));
  return { values: Float64Array.from(order, (from) => d[from]!), vectors };
}
