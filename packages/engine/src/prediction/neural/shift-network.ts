import { MAX_DEGREE, type MolecularGraph } from '../../molecules/graph.ts';
import type { Perception } from '../../molecules/perception.ts';
import type { Nucleus } from '../shift-tables.ts';
import { atomTokens, bondKind, TOKENS } from './atom-tokens.ts';
import { dense, rectify } from './dense.ts';
import { networkShapes, type NetworkWeights } from './network-weights.ts';

/** Shifts of both nuclei by symmetry class, ppm; valid until the next molecule. */
export type NetworkShifts = Readonly<Record<Nucleus, Float64Array>>;

/** Units of the outputs, those of `train-network.py`: mean and spread of all shifts, ppm. */
const SCALE = { C13: { mean: 100, spread: 50 }, H1: { mean: 4, spread: 2.5 } } as const;
const HEAD = { C13: 'c', H1: 'h' } as const;

/** Messages are rounded to this before they are added up: sums of whole numbers do not depend on the order of the neighbours. */
const MESSAGE_UNITS = 2 ** 24;
const MAX_ATOMS = 256;

/**
 * Message passing over the heavy atoms, one round a bond (after J. Gilmer et al., Proc. ICML 2017, 1263): m_v = Σ_u relu(A·h_u + e_bond),
 * h_v += C·relu(B·[h_v, m_v] + b) + c, and a readout of two layers for each nucleus. Equivalent atoms are computed once.
 * Uses no function whose last bit differs between machines, so that predictions are the same everywhere.
 */
export function shiftNetwork({ hidden, layers, values }: NetworkWeights): (graph: MolecularGraph, perception: Perception) => NetworkShifts {
  const matrices = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, size } of networkShapes(hidden, layers)) matrices.set(name, values.subarray(at, (at += size)));
  const matrix = (name: string): Float32Array => matrices.get(name)!;
  const rounds = Array.from({ length: layers }, (_, layer) => ({
    message: matrix(`message.${layer}.weight`), bond: matrix(`bond.${layer}.weight`), first: matrix(`first.${layer}.weight`), firstBias: matrix(`first.${layer}.bias`),
    second: matrix(`second.${layer}.weight`), secondBias: matrix(`second.${layer}.bias`),
  }));
  const embedding = matrix('embedding.weight');

  const tokens = new Uint8Array(MAX_ATOMS * TOKENS);
  const representative = new Int16Array(MAX_ATOMS);
  const state = new Float64Array(MAX_ATOMS * hidden);
  const sent = new Float64Array(MAX_ATOMS * hidden);
  const received = new Float64Array(MAX_ATOMS * hidden);
  const inner = new Float64Array(MAX_ATOMS * hidden);
  const shifts = { C13: new Float64Array(MAX_ATOMS), H1: new Float64Array(MAX_ATOMS) };

  function embed(classes: number): void {
    state.fill(0, 0, classes * hidden);
    for (let c = 0; c < classes; c++) {
      for (let token = 0; token < TOKENS; token++) {
        const row = tokens[representative[c] * TOKENS + token] * hidden;
        for (let i = 0; i < hidden; i++) state[c * hidden + i] += embedding[row + i];
      }
    }
  }

  function receive(graph: MolecularGraph, perception: Perception, classes: number, bond: Float32Array): void {
    received.fill(0, 0, classes * hidden);
    for (let c = 0; c < classes; c++) {
      const atom = representative[c];
      for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
        const from = perception.symmetryClass[graph.neighbours[slot]] * hidden;
        const row = bondKind(graph, perception, slot) * hidden;
        for (let i = 0; i < hidden; i++) {
          const value = sent[from + i] + bond[row + i];
          if (value > 0) received[c * hidden + i] += Math.round(value * MESSAGE_UNITS);
        }
      }
    }
    for (let i = 0; i < classes * hidden; i++) received[i] /= MESSAGE_UNITS;
  }

  function readOut(nucleus: Nucleus, classes: number): void {
    const head = HEAD[nucleus];
    dense(matrix(`heads.${head}.0.weight`), matrix(`heads.${head}.0.bias`), state, classes, hidden, hidden, inner);
    rectify(inner, classes * hidden);
    dense(matrix(`heads.${head}.3.weight`), matrix(`heads.${head}.3.bias`), inner, classes, hidden, 1, shifts[nucleus]);
    const { mean, spread } = SCALE[nucleus];
    for (let c = 0; c < classes; c++) shifts[nucleus][c] = shifts[nucleus][c] * spread + mean;
  }

  return (graph, perception) => {
    const { symmetryClass, symmetryClassCount: classes } = perception;
    for (let atom = graph.atomCount - 1; atom >= 0; atom--) representative[symmetryClass[atom]] = atom;
    atomTokens(graph, perception, tokens);
    embed(classes);
    for (const { bond, first, firstBias, message, second, secondBias } of rounds) {
      dense(message, null, state, classes, hidden, hidden, sent);
      receive(graph, perception, classes, bond);
      dense(first, firstBias, state, classes, hidden, hidden, inner, 2 * hidden);
      dense(first, null, received, classes, hidden, hidden, inner, 2 * hidden, hidden, true);
      rectify(inner, classes * hidden);
      dense(second, secondBias, inner, classes, hidden, hidden, state, hidden, 0, true);
    }
    readOut('C13', classes);
    readOut('H1', classes);
    return shifts;
  };
}
