import { compositeSpins } from './composite-spins.ts';
import {
  blocksCost,
  lowering,
  spinBlocks,
  type SpinBlock,
  type SpinBlocks,
} from './spin-blocks.ts';
import { symmetricEigen, type Eigen } from './symmetric-eigen.ts';

/** Groups of magnetically equivalent nuclei that are simulated together. */
export interface Cluster {
  /** Hz from 0 ppm, and number of nuclei, by member. */
  readonly hz: readonly number[];
  readonly nuclei: readonly number[];
  /** Constants between members, Hz, symmetric. */
  readonly couplings: readonly (readonly number[])[];
}

/** Called for each line: the member whose share it is, Hz, intensity in nuclei. */
type Emit = (member: number, hz: number, intensity: number) => void;

/** Lines weaker than this give none, in nuclei. */
const LEAST_INTENSITY = 1e-6;

/** Every choice of one total spin for each member, with its ways. */
function sectors(
  nuclei: readonly number[],
): { readonly twice: readonly number[]; readonly ways: number }[] {
  let made: { twice: number[]; ways: number }[] = [{ twice: [], ways: 1 }];
  for (const each of nuclei)
    made = made.flatMap(({ twice, ways }) =>
      compositeSpins(each).map((spin) => ({
        twice: [...twice, spin.twice],
        ways: ways * spin.ways,
      })),
    );
  return made;
}

/** Clusters with more states than this are beyond every limit. */
const MOST_STATES = 5_000;

/**
 * What simulating a cluster costs: the cubes of its matrices' orders; Infinity where it is far too
 * large.
 */
export function clusterCost(nuclei: readonly number[]): number {
  if (nuclei.reduce((product, each) => product * (each + 1), 1) > MOST_STATES) return Infinity;
  return sectors(nuclei).reduce(
    (sum, { twice }) => sum + blocksCost(twice.filter((each) => each > 0)),
    0,
  );
}

/**
 * The lines of a cluster by exact diagonalisation of H = Σ ν·Iz + Σ J·I·I, in blocks of one total z
 * component. A line's intensity |⟨b|F⁻|a⟩|² is shared among the members as ⟨b|I⁻|a⟩⟨b|F⁻|a⟩, so
 * that each member's lines add up to its nuclei; the share of one member in one line may be
 * negative. `kept`: the members whose shares are asked for. Corio, 1966, chapters 4–6; J. W.
 * Emsley, J. Feeney, L. H. Sutcliffe, High Resolution NMR Spectroscopy 1, 1965, chapter 8.
 */
export function simulateCluster(cluster: Cluster, kept: readonly number[], emit: Emit): void {
  const share = 2 ** (1 - cluster.nuclei.reduce((sum, each) => sum + each, 0));
  for (const { twice, ways } of sectors(cluster.nuclei)) {
    const asked = kept.filter((member) => twice[member]! > 0);
    if (asked.length === 0) continue;
    const { blocks, weights } = spinBlocks(twice);
    let upper: Eigen | undefined;
    blocks.forEach((block, down) => {
      const lower = symmetricEigen(hamiltonian(cluster, { twice, block, weights }), block.size);
      if (upper !== undefined)
        transitions(
          {
            twice,
            weights,
            above: blocks[down - 1]!,
            below: block,
            upper,
            lower,
            kept: asked,
            scale: ways * share,
          },
          emit,
        );
      upper = lower;
    });
  }
}

interface Sector {
  readonly twice: readonly number[];
  readonly weights: SpinBlocks['weights'];
}

function hamiltonian(
  { hz, couplings }: Cluster,
  { twice, block, weights }: Sector & { block: SpinBlock },
): Float64Array {
  const { states, size, rowOf } = block;
  const count = twice.length;
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    let energy = 0,
      number = 0;
    for (let i = 0; i < count; i++) {
      const mi = twice[i]! / 2 - states[row * count + i]!;
      number += states[row * count + i]! * weights[i]!;
      energy += hz[i]! * mi;
      for (let j = 0; j < i; j++)
        energy += couplings[i]![j]! * mi * (twice[j]! / 2 - states[row * count + j]!);
    }
    matrix[row * size + row] = energy;
    // One particle down, another up: each pair of states once, from the side that lowers i.
    for (let i = 0; i < count; i++) {
      const di = states[row * count + i]!;
      if (di === twice[i]) continue;
      for (let j = 0; j < count; j++) {
        const dj = states[row * count + j]!;
        if (j === i || dj === 0 || couplings[i]![j] === 0) continue;
        const other = rowOf.get(number + weights[i]! - weights[j]!)!;
        matrix[other * size + row] =
          (couplings[i]![j]! / 2) * lowering(twice[i]!, di) * lowering(twice[j]!, dj - 1);
      }
    }
  }
  return matrix;
}

interface Step extends Sector {
  readonly above: SpinBlock;
  readonly below: SpinBlock;
  readonly upper: Eigen;
  readonly lower: Eigen;
  readonly kept: readonly number[];
  readonly scale: number;
}

/**
 * Where lowering each member takes each state of a block, and by what amplitude; −1 where it is at
 * its lowest.
 */
function steps({ twice, weights, above, below }: Step): {
  readonly target: Int32Array;
  readonly amplitude: Float64Array;
} {
  const count = twice.length;
  const target = new Int32Array(above.size * count).fill(-1),
    amplitude = new Float64Array(above.size * count);
  for (let row = 0; row < above.size; row++) {
    let number = 0;
    for (let i = 0; i < count; i++) number += above.states[row * count + i]! * weights[i]!;
    for (let i = 0; i < count; i++) {
      const down = above.states[row * count + i]!;
      if (down === twice[i]) continue;
      target[row * count + i] = below.rowOf.get(number + weights[i]!)!;
      amplitude[row * count + i] = lowering(twice[i]!, down);
    }
  }
  return { target, amplitude };
}

/** Lines between two neighbouring blocks. */
function transitions(step: Step, emit: Emit): void {
  const { twice, above, below, upper, lower, kept, scale } = step;
  const count = twice.length,
    size = below.size;
  const { target, amplitude } = steps(step);
  const lowered = twice.map((_, i) => new Float64Array(kept.includes(i) ? size : 0));
  const all = new Float64Array(size);
  const least = Math.sqrt(LEAST_INTENSITY / scale);
  for (let a = 0; a < above.size; a++) {
    for (const i of kept) lowered[i]!.fill(0);
    all.fill(0);
    for (let row = 0; row < above.size; row++) {
      const part = upper.vectors[a * above.size + row]!;
      if (part === 0) continue;
      for (let i = 0; i < count; i++) {
        const to = target[row * count + i]!;
        if (to < 0) continue;
        const value = part * amplitude[row * count + i]!;
        all[to]! += value;
        if (lowered[i]!.length > 0) lowered[i]![to]! += value;
      }
    }
    for (let b = 0; b < size; b++) {
      const total = rowTimes(lower.vectors, b * size, all);
      if (Math.abs(total) < least) continue;
      const hz = upper.values[a]! - lower.values[b]!;
      for (const i of kept)
        emit(
          i,
          hz,
          scale * total * (count === 1 ? total : rowTimes(lower.vectors, b * size, lowered[i]!)),
        );
    }
  }
}

/** A row of a matrix, beginning at an offset, times a vector. */
function rowTimes(matrix: Float64Array, offset: number, vector: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < vector.length; k++) sum += matrix[offset + k]! * vector[k]!;
  return sum;
}
