/** A fully connected layer: `weights` row by row, a row an output. */
export interface DenseLayer {
  readonly inputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** What the learned proposer needs. Structured-cloneable; the weights lie in SharedArrayBuffers. */
export interface ProposerWeights {
  readonly layers: readonly DenseLayer[];
  /** SHA-256 of the parts' file whose rows are meant, hexadecimal. */
  readonly parts: string;
  /** Which row of the parts' file each output is about; −1 for none. */
  readonly rows: readonly number[];
  /** Log odds of each output's part in all structures that were learned from. */
  readonly base: readonly number[];
}

/**
 * For each output how much the spectra change the log odds of its part, natural logarithms. Layers with rectifiers
 * between them (F. Rosenblatt, 1958; V. Nair, G. E. Hinton, Proc. ICML 2010, 807), learned by
 * research/training/proposer. `input`: as long as the first layer is wide.
 */
export function propose({ layers, base }: ProposerWeights, input: Float32Array): Float32Array {
  let state = input;
  layers.forEach((layer, i) => {
    state = apply(layer, state, i < layers.length - 1);
  });
  return state.map((logOdds, i) => logOdds - base[i]);
}

function apply(
  { inputs, weights, bias }: DenseLayer,
  state: Float32Array,
  rectified: boolean,
): Float32Array {
  const out = Float32Array.from(bias);
  // Many inputs are 0: those that are not are looked up once.
  const used = Array.from(state.keys()).filter((i) => state[i] !== 0);
  for (let row = 0; row < out.length; row++) {
    let sum = out[row];
    const start = row * inputs;
    for (const i of used) sum += weights[start + i] * state[i];
    out[row] = rectified ? Math.max(0, sum) : sum;
  }
  return out;
}
