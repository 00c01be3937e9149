import { compositeSpins } from './composite-spins.ts';
import { blocksCost, lowering, spinBlocks, type SpinBlock, type SpinBlocks } from './spin-blocks.ts';
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

/** Amplitudes below this give no line (intensity 1e-6 of a nucleus in a molecule's share of states). */
const LEAST_AMPLITUDE = 1e-3;

/** Every choice of one total spin for each member, with its ways. */
function sectors(nuclei: readonly number[]): { readonly twice: readonly number[]; readonly ways: number }[] {
  let made: { twice: number[]; ways: number }[] = [{ twice: [], ways: 1 }];
  for (const each of nuclei) made = made.flatMap(({ twice, ways }) => compositeSpins(each).map((spin) => ({ twice: [...twice, spin.twice], ways: ways * spin.ways })));
  return made;
}

/** What simulating a cluster costs: the cubes of its matrices' orders. */
export function clusterCost(nuclei: readonly number[]): number {
  return sectors(nuclei).reduce((sum, { twice }) => sum + blocksCost(twice.filter((each) => each > 0)), 0);
}

/**
 * The lines of a cluster by exact diagonalisation of H = Σ ν·Iz + Σ J·I·I, in blocks of one total z component. A line's intensity |⟨b|F⁻|a⟩|² is shared
 * among the members as ⟨b|I⁻|a⟩⟨b|F⁻|a⟩, so that each member's lines add up to its nuclei; the share of one member in one line may be negative.
 * Corio, 1966, chapters 4–6; J. W. Emsley, J. Feeney, L. H. Sutcliffe, High Resolution NMR Spectroscopy 1, 1965, chapter 8.
 */
export function simulateCluster(cluster: Cluster, emit: Emit): void {
  const share = 2 ** (1 - cluster.nuclei.reduce((sum, each) => sum + each, 0));
  for (const { twice, ways } of sectors(cluster.nuclei)) {
    if (twice.every((each) => each === 0)) continue;
    const { blocks, weights } = spinBlocks(twice);
    let upper: Eigen | undefined;
    blocks.forEach((block, down) => {
      const lower = symmetricEigen(hamiltonian(cluster, { twice, block, weights }), block.size);
      if (upper !== undefined) transitions({ twice, weights, above: blocks[down - 1]!, below: block, upper, lower }, (member, hz, intensity) => emit(member, hz, intensity * ways * share));
      upper = lower;
    });
  }
}

interface Sector { readonly twice: readonly number[]; readonly weights: SpinBlocks['weights'] }

function hamiltonian({ hz, couplings }: Cluster, { twice, block, weights }: Sector & { block: SpinBlock }): Float64Array {
  const { states, size, rowOf } = block;
  const count = twice.length;
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    let energy = 0, number = 0;
    for (let i = 0; i < count; i++) {
      const mi = twice[i]! / 2 - states[row * count + i]!;
      number += states[row * count + i]! * weights[i]!;
      energy += hz[i]! * mi;
      for (let j = 0; j < i; j++) energy += couplings[i]![j]! * mi * (twice[j]! / 2 - states[row * count + j]!);
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
        matrix[other * size + row] = (couplings[i]![j]! / 2) * lowering(twice[i]!, di) * lowering(twice[j]!, dj - 1);
      }
    }
  }
  return matrix;
}

interface Step extends Sector { readonly above: SpinBlock; readonly below: SpinBlock; readonly upper: Eigen; readonly lower: Eigen }

/** Lines between two neighbouring blocks. */
function transitions({ twice, weights, above, below, upper, lower }: Step, emit: Emit): void {
  const count = twice.length;
  const lowered = twice.map((each) => new Float64Array(each > 0 ? below.size : 0));
  const all = new Float64Array(below.size);
  for (let a = 0; a < above.size; a++) {
    lowered.forEach((each) => each.fill(0));
    all.fill(0);
    for (let row = 0; row < above.size; row++) {
      const amplitude = upper.vectors[a * above.size + row]!;
      if (amplitude === 0) continue;
      let number = 0;
      for (let i = 0; i < count; i++) number += above.states[row * count + i]! * weights[i]!;
      for (let i = 0; i < count; i++) {
        const down = above.states[row * count + i]!;
        if (down === twice[i]) continue;
        const target = below.rowOf.get(number + weights[i]!)!;
        const value = amplitude * lowering(twice[i]!, down);
        lowered[i]![target]! += value;
        all[target]! += value;
      }
    }
    for (let b = 0; b < below.size; b++) {
      const vector = lower.vectors.subarray(b * below.size, (b + 1) * below.size);
      const amplitude = dot(vector, all);
      if (Math.abs(amplitude) < LEAST_AMPLITUDE) continue;
      const hz = upper.values[a]! - lower.values[b]!;
      for (let i = 0; i < count; i++) if (twice[i]! > 0) emit(i, hz, amplitude * dot(vector, lowered[i]!));
    }
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}
