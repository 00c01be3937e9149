import { BOND_KINDS, TOKEN_ROWS } from './atom-tokens.ts';

/** What `train-network.py` learned. Structured-cloneable; the values lie in a SharedArrayBuffer. */
export interface NetworkWeights {
  /** Width of the network. */
  readonly hidden: number;
  /** Rounds of message passing: how many bonds away an atom sees. */
  readonly layers: number;
  /** All matrices, row by row, in the order of `networkShapes`. */
  readonly values: Float32Array;
}

/**
 * Names (those of the PyTorch module) and sizes of the matrices, in the order they are stored in.
 */
export function networkShapes(hidden: number, layers: number): { name: string; size: number }[] {
  const square = hidden * hidden;
  const shapes = [{ name: 'embedding.weight', size: TOKEN_ROWS * hidden }];
  for (let layer = 0; layer < layers; layer++) {
    shapes.push(
      { name: `message.${layer}.weight`, size: square },
      { name: `bond.${layer}.weight`, size: BOND_KINDS * hidden },
      { name: `first.${layer}.weight`, size: 2 * square },
      { name: `first.${layer}.bias`, size: hidden },
      { name: `second.${layer}.weight`, size: square },
      { name: `second.${layer}.bias`, size: hidden },
    );
  }
  for (const head of ['c', 'h']) {
    shapes.push(
      { name: `heads.${head}.0.weight`, size: square },
      { name: `heads.${head}.0.bias`, size: hidden },
      { name: `heads.${head}.3.weight`, size: hidden },
      { name: `heads.${head}.3.bias`, size: 1 },
    );
  }
  return shapes;
}
