import { MAX_SKELETON_DEGREE, MAX_VERTICES, type Skeleton } from './skeleton.ts';

/**
 * Symmetry of a skeleton. The automorphism group is N·H: N permutes twins (leaves on the same
 * vertex) and is never listed; H holds the automorphisms that keep twins in order, and is listed.
 * Whoever tests an assignment for being the least of its orbit keeps twins sorted and compares with
 * the elements of H only (the "flowers" of surge, McKay, Yirik, Steinbeck, J. Cheminform. 2022, 14,
 * 24).
 */
export interface SkeletonSymmetry {
  /** Cell of the equitable partition by vertex, numbered the same way in isomorphic skeletons. */
  readonly colour: Uint8Array;
  /** The twin before this leaf, or 255. */
  readonly previousTwin: Uint8Array;
  /**
   * Elements of H other than the identity: image of v under element k is `images[k * MAX_VERTICES +
   * v]`.
   */
  images: Uint8Array;
  imageCount: number;
}

export const NO_TWIN = 255;

export function emptySymmetry(): SkeletonSymmetry {
  return {
    colour: new Uint8Array(MAX_VERTICES),
    previousTwin: new Uint8Array(MAX_VERTICES),
    images: new Uint8Array(64 * MAX_VERTICES),
    imageCount: 0,
  };
}

/**
 * 24-bit multiplicative hash of a colour; a collision only makes the partition coarser, never
 * wrong.
 */
export const COLOUR_HASH = Int32Array.from(
  { length: MAX_VERTICES + 1 },
  (_, i) => (Math.imul(i + 1, 0x9e3779b1) >>> 9) & 0x3fffff,
);

/** Answer of `refineColours` where the partition was not needed. */
export const DECIDED = -1;

const keys = new Int32Array(MAX_VERTICES);
const order = new Uint8Array(MAX_VERTICES);

/**
 * Refines `colour` to an equitable partition; cells are numbered by their first position. Returns
 * the number of cells; 0 as soon as one of the vertices `rivals` (a mask) comes after the last
 * vertex: what comes later stays later, and most skeletons are given up in the first round. With
 * `decideOnly`, `DECIDED` as soon as all of them come before it.
 */
export function refineColours(
  skeleton: Skeleton,
  colour: Uint8Array,
  rivals = 0,
  decideOnly = false,
): number {
  const n = skeleton.vertexCount;
  let cells = 0;
  orderByColour(colour, n);
  for (;;) {
    for (let v = 0; v < n; v++) {
      let sum = 0;
      const start = v * MAX_SKELETON_DEGREE;
      for (let k = skeleton.degree[v] - 1; k >= 0; k--)
        sum += COLOUR_HASH[colour[skeleton.neighbours[start + k]]];
      keys[v] = (colour[v] << 25) | (sum & 0x1ffffff);
    }
    const own = keys[n - 1] >>> 0;
    for (let rest = rivals; rest !== 0; rest &= rest - 1) {
      const key = keys[31 - Math.clz32(rest & -rest)] >>> 0;
      if (key > own) return 0;
      if (key < own) rivals &= ~(rest & -rest);
    }
    if (decideOnly && rivals === 0) return DECIDED;
    // Cells keep their order, so that all rounds but the first find the vertices nearly sorted.
    for (let i = 1; i < n; i++) {
      const v = order[i],
        key = keys[v] >>> 0;
      let j = i - 1;
      while (j >= 0 && keys[order[j]] >>> 0 > key) {
        order[j + 1] = order[j];
        j--;
      }
      order[j + 1] = v;
    }
    let count = 0;
    let cell = 0;
    for (let i = 0; i < n; i++) {
      if (i === 0 || keys[order[i]] !== keys[order[i - 1]]) {
        cell = i;
        count++;
      }
      colour[order[i]] = cell;
    }
    if (count === cells || count === n) return count;
    cells = count;
  }
}

const firstOf = new Uint8Array(256);

/**
 * Vertices in ascending order of colour: keys begin with it, so that the first round has little to
 * sort.
 */
function orderByColour(colour: Uint8Array, n: number): void {
  let most = 0;
  for (let v = 0; v < n; v++) if (colour[v] > most) most = colour[v];
  firstOf.fill(0, 0, most + 2);
  for (let v = 0; v < n; v++) firstOf[colour[v] + 1]++;
  for (let c = 1; c <= most; c++) firstOf[c] += firstOf[c - 1];
  for (let v = 0; v < n; v++) order[firstOf[colour[v]]++] = v;
}

export function findTwins(skeleton: Skeleton, previousTwin: Uint8Array): void {
  const n = skeleton.vertexCount;
  for (let v = 0; v < n; v++) {
    previousTwin[v] = NO_TWIN;
    if (skeleton.degree[v] !== 1 || n <= 2) continue;
    for (let w = v - 1; w >= 0; w--) {
      if (skeleton.degree[w] === 1 && skeleton.adjacency[w] === skeleton.adjacency[v]) {
        previousTwin[v] = w;
        break;
      }
    }
  }
}

const image = new Uint8Array(MAX_VERTICES);
const visit = new Uint8Array(MAX_VERTICES);
const parent = new Uint8Array(MAX_VERTICES);
/** Neighbours visited before, but for the parent: bonds that close rings. */
const earlier = new Int32Array(MAX_VERTICES);

/** Lists H into `symmetry.images`, given the refined colours and the twins. */
export function listAutomorphisms(
  skeleton: Skeleton,
  symmetry: SkeletonSymmetry,
  cells: number,
): void {
  symmetry.imageCount = 0;
  const n = skeleton.vertexCount;
  if (cells === n) return;
  breadthFirst(skeleton, symmetry);
  place(skeleton, symmetry, 0, 0);
}

/**
 * Visits vertices so that each has an earlier neighbour and twins come in order; starts in the
 * rarest place at hand.
 */
function breadthFirst(skeleton: Skeleton, symmetry: SkeletonSymmetry): void {
  const n = skeleton.vertexCount;
  let root = 0;
  let rootCell = MAX_VERTICES + 1;
  for (let v = 0; v < n; v++) {
    // A leaf would be met before the twins that it must follow.
    if (n > 2 && skeleton.degree[v] === 1) continue;
    let size = 0;
    for (let w = 0; w < n; w++) if (symmetry.colour[w] === symmetry.colour[v]) size++;
    if (size < rootCell) {
      rootCell = size;
      root = v;
    }
  }
  visit[0] = root;
  let seen = 1 << root,
    before = 0;
  let end = 1;
  for (let i = 0; i < n; i++) {
    const v = visit[i];
    // The image of its parent is a neighbour by choice.
    earlier[v] = skeleton.adjacency[v] & before & (i === 0 ? -1 : ~(1 << parent[v]));
    before |= 1 << v;
    for (let rest = skeleton.adjacency[v] & ~seen; rest !== 0; rest &= rest - 1) {
      const w = 31 - Math.clz32(rest & -rest);
      seen |= 1 << w;
      parent[w] = v;
      visit[end++] = w;
    }
  }
}

function place(
  skeleton: Skeleton,
  symmetry: SkeletonSymmetry,
  position: number,
  used: number,
): void {
  const n = skeleton.vertexCount;
  if (position === n) {
    store(symmetry, n);
    return;
  }
  const v = visit[position];
  const { colour, previousTwin } = symmetry;
  const twin = previousTwin[v];
  const choices = (position === 0 ? (1 << n) - 1 : skeleton.adjacency[image[parent[v]]]) & ~used;
  for (let rest = choices; rest !== 0; rest &= rest - 1) {
    const w = 31 - Math.clz32(rest & -rest);
    if (colour[w] !== colour[v]) continue;
    if (twin !== NO_TWIN && image[twin] > w) continue;
    let fits = true;
    for (let others = earlier[v]; others !== 0 && fits; others &= others - 1) {
      if (!((skeleton.adjacency[w] >> image[31 - Math.clz32(others & -others)]) & 1)) fits = false;
    }
    if (!fits) continue;
    image[v] = w;
    place(skeleton, symmetry, position + 1, used | (1 << w));
  }
}

function store(symmetry: SkeletonSymmetry, n: number): void {
  let v = 0;
  while (v < n && image[v] === v) v++;
  if (v === n) return;
  const start = symmetry.imageCount * MAX_VERTICES;
  if (start + MAX_VERTICES > symmetry.images.length) {
    const grown = new Uint8Array(symmetry.images.length * 2);
    grown.set(symmetry.images);
    symmetry.images = grown;
  }
  for (v = 0; v < n; v++) symmetry.images[start + v] = image[v];
  symmetry.imageCount++;
}
