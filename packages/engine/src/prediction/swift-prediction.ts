import type { MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';
import { classEnvironments } from './class-environments.ts';
import { deepestEnvironment } from './deepest-environment.ts';
import { LEVELS } from './environments.ts';
import { shiftNetwork, type NetworkShifts } from './neural/shift-network.ts';
import { plausibilityReader } from './plausibility.ts';
import type { PredictedSignals, QuickPrediction } from './predicted-shifts.ts';
import { carries, decodeSd, type Nucleus, type ShiftTables } from './shift-tables.ts';
import { swiftSd, swiftShift, type TableSource } from './swift-combination.ts';

const MAX_ATOMS = 256;

/** Predicts for guided searches: environment tables as `quickPredictor` reads them, and a small network. */
export function swiftPredictor(tables: ShiftTables): (graph: MolecularGraph, perception: Perception) => QuickPrediction {
  const { combination, network: weights } = tables.swift;
  const network = shiftNetwork(weights, tables.kernel);
  const environments = classEnvironments();
  let graph: MolecularGraph;
  let perception: Perception;
  /** Of the present molecule; null until it is asked for. */
  let byNetwork: NetworkShifts | null = null;
  const source: { -readonly [Key in keyof TableSource]: TableSource[Key] } = { mean: 0, sd: 0, votes: 0, level: -1 };

  function signalReader(nucleus: Nucleus): () => PredictedSignals {
    const { environments: table, mean, scale, sd: code, votes } = tables[nucleus];
    const shift = new Float32Array(MAX_ATOMS);
    const sd = new Float32Array(MAX_ATOMS);
    const signals = { shift, sd };

    function readTable(ofClass: number): void {
      const { level, slot } = deepestEnvironment(table, environments, ofClass, LEVELS);
      source.level = level;
      source.mean = slot < 0 ? scale.overallMean : mean[slot] / scale.mean;
      source.sd = slot < 0 ? scale.overallSd : decodeSd(code[slot], scale.smallestSd);
      source.votes = slot < 0 ? 0 : votes[slot];
    }

    return () => {
      byNetwork ??= network(graph, perception);
      for (let c = 0; c < environments.count; c++) {
        const atom = environments.firstAtom[c];
        if (!carries(nucleus, graph, atom)) {
          shift[atom] = sd[atom] = NaN;
          continue;
        }
        readTable(c);
        // Hydrogens on heteroatoms follow solvent and concentration more than structure: the tables are all there is.
        const onCarbon = graph.element[atom] === 6;
        shift[atom] = onCarbon ? swiftShift(combination[nucleus], source, byNetwork[nucleus][c]) : source.mean;
        sd[atom] = onCarbon ? swiftSd(combination[nucleus], source, byNetwork[nucleus][c], nucleus) : source.sd;
      }
      for (let atom = 0; atom < graph.atomCount; atom++) {
        const first = environments.firstAtom[perception.symmetryClass[atom]];
        shift[atom] = shift[first];
        sd[atom] = sd[first];
      }
      return signals;
    };
  }

  const read = { C13: signalReader('C13'), H1: signalReader('H1') };
  const prediction: QuickPrediction = { shifts: (nucleus) => read[nucleus](), plausibility: plausibilityReader(tables.plausibility, environments) };
  return (ofGraph, ofPerception) => {
    graph = ofGraph;
    perception = ofPerception;
    byNetwork = null;
    environments.begin(graph, perception);
    return prediction;
  };
}
