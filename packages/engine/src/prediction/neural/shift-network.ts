import { MAX_DEGREE, type MolecularGraph } from '../../molecules/graph.ts';
import type { Perception } from '../../molecules/perception.ts';
import type { Nucleus } from '../shift-tables.ts';
import { atomTokens, bondKind, TOKENS } from './atom-tokens.ts';
import { loadDense, transpose, type DenseMatrix } from './dense.ts';
import { networkShapes, type NetworkWeights } from './network-weights.ts';

/** Shifts of both nuclei by symmetry class, ppm; valid until the next molecule. */
export type NetworkShifts = Readonly<Record<Nucleus, Float64Array>>;

/** Units of the outputs, those of `train-network.py`: mean and spread of all shifts, ppm. */
const SCALE = { C13: { mean: 100, spread: 50 }, H1: { mean: 4, spread: 2.5 } } as const;

/** Messages are rounded to this before they are added up: sums of whole numbers do not depend on the order of the neighbours. */
const MESSAGE_UNITS = 2 ** 24;
const MAX_ATOMS = 256;

/**
 * Message passing over the heavy atoms, one round a bond (after J. Gilmer et al., Proc. ICML 2017, 1263): m_v = Σ_u relu(A·h_u + e_bond),
 * h_v += C·relu(B·[h_v, m_v] + b) + c, and a readout of two layers for each nucleus. Equivalent atoms are computed once.
 * Uses no function whose last bit differs between machines, so that predictions are the same everywhere.
 * `kernel`: the compiled matrix product (data/load-engine-data.ts). A predictor of its own for each thread.
 */
export function shiftNetwork({ hidden, layers, values }: NetworkWeights, kernel: Uint8Array): (graph: MolecularGraph, perception: Perception) => NetworkShifts {
  const learned = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, size } of networkShapes(hidden, layers)) learned.set(name, values.subarray(at, (at += size)));
  const vector = (name: string): Float32Array => learned.get(name)!;

  const matrixCount = 4 * layers + 2;
  const { addProduct, reserve } = loadDense(kernel, (matrixCount * hidden + 4 * MAX_ATOMS) * hidden, matrixCount + 4);
  function matrix(weights: Float32Array): DenseMatrix {
    const room = reserve(hidden * hidden);
    transpose(weights, hidden, hidden, room.values);
    return room;
  }
  const rounds = Array.from({ length: layers }, (_, layer) => {
    const [ofState, ofMessages] = halves(vector(`first.${layer}.weight`), hidden);
    return {
      message: matrix(vector(`message.${layer}.weight`)), bond: vector(`bond.${layer}.weight`),
      firstOfState: matrix(ofState), firstOfMessages: matrix(ofMessages), firstBias: vector(`first.${layer}.bias`),
      second: matrix(vector(`second.${layer}.weight`)), secondBias: vector(`second.${layer}.bias`),
    };
  });
  const embedding = vector('embedding.weight');
  const readoutOf = (head: string) => ({
    first: matrix(vector(`heads.${head}.0.weight`)), firstBias: vector(`heads.${head}.0.bias`), second: vector(`heads.${head}.3.weight`), secondBias: vector(`heads.${head}.3.bias`)[0],
  });
  const readouts = { C13: readoutOf('c'), H1: readoutOf('h') };

  const tokens = new Uint8Array(MAX_ATOMS * TOKENS);
  const representative = new Int16Array(MAX_ATOMS);
  const state = reserve(MAX_ATOMS * hidden);
  const sent = reserve(MAX_ATOMS * hidden);
  const received = reserve(MAX_ATOMS * hidden);
  const inner = reserve(MAX_ATOMS * hidden);
  const sum = new Float64Array(hidden);
  const shifts = { C13: new Float64Array(MAX_ATOMS), H1: new Float64Array(MAX_ATOMS) };

  function embed(classes: number): void {
    state.values.fill(0, 0, classes * hidden);
    for (let c = 0; c < classes; c++) {
      for (let token = 0; token < TOKENS; token++) addRow(state.values, c * hidden, embedding, tokens[representative[c] * TOKENS + token] * hidden, hidden);
    }
  }

  function receive(graph: MolecularGraph, perception: Perception, classes: number, bond: Float32Array): void {
    const from = sent.values;
    for (let c = 0; c < classes; c++) {
      const atom = representative[c];
      sum.fill(0);
      for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
        const start = perception.symmetryClass[graph.neighbours[slot]] * hidden;
        const row = bondKind(graph, perception, slot) * hidden;
        for (let i = 0; i < hidden; i++) {
          const value = from[start + i] + bond[row + i];
          if (value > 0) sum[i] += Math.round(value * MESSAGE_UNITS);
        }
      }
      for (let i = 0; i < hidden; i++) received.values[c * hidden + i] = sum[i] / MESSAGE_UNITS;
    }
  }

  function readOut(nucleus: Nucleus, classes: number): void {
    const { first, firstBias, second, secondBias } = readouts[nucleus];
    fillRows(inner.values, classes, firstBias);
    addProduct(first, state, classes, hidden, hidden, inner);
    const { mean, spread } = SCALE[nucleus];
    for (let c = 0; c < classes; c++) {
      let total = secondBias;
      for (let i = 0; i < hidden; i++) total += second[i] * Math.max(0, inner.values[c * hidden + i]);
      shifts[nucleus][c] = total * spread + mean;
    }
  }

  return (graph, perception) => {
    const { symmetryClass, symmetryClassCount: classes } = perception;
    for (let atom = graph.atomCount - 1; atom >= 0; atom--) representative[symmetryClass[atom]] = atom;
    atomTokens(graph, perception, tokens);
    embed(classes);
    for (const { bond, firstBias, firstOfMessages, firstOfState, message, second, secondBias } of rounds) {
      sent.values.fill(0, 0, classes * hidden);
      addProduct(message, state, classes, hidden, hidden, sent);
      receive(graph, perception, classes, bond);
      fillRows(inner.values, classes, firstBias);
      addProduct(firstOfState, state, classes, hidden, hidden, inner);
      addProduct(firstOfMessages, received, classes, hidden, hidden, inner);
      rectify(inner.values, classes * hidden);
      for (let c = 0; c < classes; c++) addRow(state.values, c * hidden, secondBias, 0, hidden);
      addProduct(second, inner, classes, hidden, hidden, state);
    }
    readOut('C13', classes);
    readOut('H1', classes);
    return shifts;
  };
}

/** A matrix of `width` rows of 2 × `width` weights as two of `width` × `width`: what applies to the first inputs, and to the second. */
function halves(weights: Float32Array, width: number): [Float32Array, Float32Array] {
  const part = (offset: number) => Float32Array.from({ length: width * width }, (_, i) => weights[Math.floor(i / width) * 2 * width + offset + (i % width)]);
  return [part(0), part(width)];
}

function addRow(to: Float32Array, at: number, from: Float32Array, start: number, width: number): void {
  for (let i = 0; i < width; i++) to[at + i] += from[start + i];
}

function fillRows(out: Float32Array, rows: number, row: Float32Array): void {
  for (let r = 0; r < rows; r++) out.set(row, r * row.length);
}

/** Negative values become 0. */
function rectify(values: Float32Array, count: number): void {
  for (let i = 0; i < count; i++) if (values[i] < 0) values[i] = 0;
}
