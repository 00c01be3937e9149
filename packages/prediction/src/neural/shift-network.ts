import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { Nucleus } from '../shift-tables.ts';
import { atomTokens, BOND_KINDS, bondKind, TOKEN_ROWS, TOKENS } from './atom-tokens.ts';
import { loadKernelWith, MESSAGE_UNITS, transpose, type KernelMatrix } from './network-kernel.ts';
import { networkShapes, type NetworkWeights } from './network-weights.ts';

/** Shifts of both nuclei by symmetry class, ppm; valid until the next molecule. */
export type NetworkShifts = Readonly<Record<Nucleus, Float64Array>>;

/** Units of the outputs, those of `train-network.py`: mean and spread of all shifts, ppm. */
const SCALE = { C13: { mean: 100, spread: 50 }, H1: { mean: 4, spread: 2.5 } } as const;

const MAX_ATOMS = 256;
/** Columns of the last product: the one output, padded to what the kernel multiplies at a time. */
const PADDED = 8;

/**
 * Message passing over the heavy atoms, one round a bond (after J. Gilmer et al., Proc. ICML 2017,
 * 1263): m_v = Σ_u relu(A·h_u + e_bond), h_v += C·relu(B·[h_v, m_v] + b) + c, and a readout of two
 * layers for each nucleus. Equivalent atoms are computed once. Uses no function whose last bit
 * differs between machines, so that predictions are the same everywhere. `wasm`: the compiled
 * arithmetic (data/load-shift-tables.ts). Each thread has a network of its own.
 */
export function shiftNetwork(
  { hidden, layers, values }: NetworkWeights,
  wasm: Uint8Array,
): (graph: MolecularGraph, perception: Perception) => NetworkShifts {
  const learned = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, size } of networkShapes(hidden, layers))
    learned.set(name, values.subarray(at, (at += size)));
  const vector = (name: string): Float32Array => learned.get(name)!;

  // Weights of the rounds (four squares, bonds, two rows) and of the two readouts, the embedding,
  // and what is computed.
  const rows =
    layers * (4 * hidden + BOND_KINDS + 2) + 2 * (hidden + PADDED + 1) + TOKEN_ROWS + 4 * MAX_ATOMS;
  const { kernel, reserve } = loadKernelWith(
    wasm,
    rows * hidden + 2 * MAX_ATOMS * PADDED,
    7 * layers + 16,
  );
  function store(weights: Float32Array): number {
    const room = reserve(weights.length);
    room.values.set(weights);
    return room.address;
  }
  function matrix(weights: Float32Array, to = hidden, width = to): number {
    const room = reserve(hidden * width);
    transpose(weights, hidden, to, room.values, width);
    return room.address;
  }
  const rounds = Array.from({ length: layers }, (_, layer) => {
    const [ofState, ofMessages] = halves(vector(`first.${layer}.weight`), hidden);
    return {
      message: matrix(vector(`message.${layer}.weight`)),
      bond: store(vector(`bond.${layer}.weight`)),
      // Sums of messages come in whole units; a power of two, so nothing is rounded here.
      firstOfState: matrix(ofState),
      firstOfMessages: matrix(ofMessages.map((weight) => weight / MESSAGE_UNITS)),
      firstBias: store(vector(`first.${layer}.bias`)),
      second: matrix(vector(`second.${layer}.weight`)),
      secondBias: store(vector(`second.${layer}.bias`)),
    };
  });
  const embedding = store(vector('embedding.weight'));
  const readoutOf = (head: string) => ({
    first: matrix(vector(`heads.${head}.0.weight`)),
    firstBias: store(vector(`heads.${head}.0.bias`)),
    second: matrix(vector(`heads.${head}.3.weight`), 1, PADDED),
    secondBias: vector(`heads.${head}.3.bias`)[0],
  });
  const readouts = { C13: readoutOf('c'), H1: readoutOf('h') };

  const tokens = new Uint8Array(MAX_ATOMS * TOKENS);
  const representative = new Int16Array(MAX_ATOMS);
  const state = reserve(MAX_ATOMS * hidden);
  const sent = reserve(MAX_ATOMS * hidden);
  const received = reserve(MAX_ATOMS * hidden);
  const inner = reserve(MAX_ATOMS * hidden);
  const result = reserve(MAX_ATOMS * PADDED);
  const shifts = { C13: new Float64Array(MAX_ATOMS), H1: new Float64Array(MAX_ATOMS) };
  /** Bytes of a row. */
  const step = hidden * 4;

  function clear({ values }: KernelMatrix, classes: number): void {
    values.fill(0, 0, classes * hidden);
  }

  function embed(classes: number): void {
    clear(state, classes);
    for (let c = 0; c < classes; c++) {
      for (let token = 0; token < TOKENS; token++)
        kernel.addRow(
          state.address + c * step,
          embedding + tokens[representative[c] * TOKENS + token] * step,
          hidden,
        );
    }
  }

  function receive(
    graph: MolecularGraph,
    perception: Perception,
    classes: number,
    bond: number,
  ): void {
    clear(received, classes);
    for (let c = 0; c < classes; c++) {
      const atom = representative[c];
      for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
        kernel.receive(
          received.address + c * step,
          sent.address + perception.symmetryClass[graph.neighbours[slot]] * step,
          bond + bondKind(graph, perception, slot) * step,
          hidden,
        );
      }
    }
  }

  function readOut(nucleus: Nucleus, classes: number): void {
    const { first, firstBias, second, secondBias } = readouts[nucleus];
    kernel.fillRows(inner.address, firstBias, classes, hidden);
    kernel.addProduct(first, state.address, classes, hidden, hidden, inner.address);
    kernel.rectify(inner.address, classes * hidden);
    result.values.fill(0, 0, classes * PADDED);
    kernel.addProduct(second, inner.address, classes, hidden, PADDED, result.address);
    const { mean, spread } = SCALE[nucleus];
    for (let c = 0; c < classes; c++)
      shifts[nucleus][c] = (result.values[c * PADDED] + secondBias) * spread + mean;
  }

  return (graph, perception) => {
    const { symmetryClass, symmetryClassCount: classes } = perception;
    for (let atom = graph.atomCount - 1; atom >= 0; atom--)
      representative[symmetryClass[atom]] = atom;
    atomTokens(graph, perception, tokens);
    embed(classes);
    for (const {
      bond,
      firstBias,
      firstOfMessages,
      firstOfState,
      message,
      second,
      secondBias,
    } of rounds) {
      clear(sent, classes);
      kernel.addProduct(message, state.address, classes, hidden, hidden, sent.address);
      receive(graph, perception, classes, bond);
      kernel.fillRows(inner.address, firstBias, classes, hidden);
      kernel.addProduct(firstOfState, state.address, classes, hidden, hidden, inner.address);
      kernel.addProduct(firstOfMessages, received.address, classes, hidden, hidden, inner.address);
      kernel.rectify(inner.address, classes * hidden);
      for (let c = 0; c < classes; c++) kernel.addRow(state.address + c * step, secondBias, hidden);
      kernel.addProduct(second, inner.address, classes, hidden, hidden, state.address);
    }
    readOut('C13', classes);
    readOut('H1', classes);
    return shifts;
  };
}

/**
 * A matrix of `width` rows of 2 × `width` weights as two of `width` × `width`: what applies to the
 * first inputs, and to the second.
 */
function halves(weights: Float32Array, width: number): [Float32Array, Float32Array] {
  const part = (offset: number) =>
    Float32Array.from(
      { length: width * width },
      (_, i) => weights[Math.floor(i / width) * 2 * width + offset + (i % width)],
    );
  return [part(0), part(width)];
}
