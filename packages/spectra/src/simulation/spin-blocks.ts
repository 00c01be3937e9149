/**
 * The states of composite spins with one total z component: how far each is below its highest
 * component, one row a state.
 */
export interface SpinBlock {
  readonly states: Uint8Array;
  readonly size: number;
  /** Row by the number that a state is written as (see `weights`). */
  readonly rowOf: ReadonlyMap<number, number>;
}

export interface SpinBlocks {
  readonly blocks: readonly SpinBlock[];
  /** By particle: what a step down of it adds to the number of a state. */
  readonly weights: readonly number[];
}

/**
 * All states of particles of spin `twice[i]`/2, by how far the total z component is below the
 * highest.
 */
export function spinBlocks(twice: readonly number[]): SpinBlocks {
  const weights: number[] = [];
  let total = 1;
  for (const each of twice) {
    weights.push(total);
    total *= each + 1;
  }
  const rows: number[][] = Array.from(
    { length: twice.reduce((sum, each) => sum + each, 0) + 1 },
    () => [],
  );
  for (let number = 0; number < total; number++) {
    let down = 0;
    for (let i = 0; i < twice.length; i++)
      down += Math.floor(number / weights[i]!) % (twice[i]! + 1);
    rows[down]!.push(number);
  }
  const blocks = rows.map((numbers): SpinBlock => ({
    states: Uint8Array.from(
      numbers.flatMap((number) =>
        twice.map((each, i) => Math.floor(number / weights[i]!) % (each + 1)),
      ),
    ),
    size: numbers.length,
    rowOf: new Map(numbers.map((number, row) => [number, row])),
  }));
  return { blocks, weights };
}

/**
 * What lowering a particle of spin `twice`/2 by one from `down` steps below its top multiplies its
 * state by: √(I(I+1) − m(m−1)).
 */
export const lowering = (twice: number, down: number): number =>
  Math.sqrt((down + 1) * (twice - down));

/** Sum of the cubes of the blocks' sizes: what diagonalising them costs. */
export function blocksCost(twice: readonly number[]): number {
  // Number of states by total z component: the product of (1 + x + … + x^2I).
  let counts = [1];
  for (const each of twice) {
    const next = new Array<number>(counts.length + each).fill(0);
    counts.forEach((count, at) => {
      for (let k = 0; k <= each; k++) next[at + k]! += count;
    });
    counts = next;
  }
  return counts.reduce((sum, count) => sum + count ** 3, 0);
}
