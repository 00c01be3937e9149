import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { classEnvironments } from './class-environments.ts';
import { deepestEnvironment } from './deepest-environment.ts';
import { LEVELS } from './environments.ts';
import { plausibilityReader } from './plausibility.ts';
import type { PredictedSignals, TablePrediction } from './predicted-shifts.ts';
import {
  carries,
  decodeSd,
  type Nucleus,
  type NucleusTables,
  type ShiftTables,
} from './shift-tables.ts';

const MAX_ATOMS = 256;
const SD_CODES = 256;

/**
 * Predicts for searches: each molecule's environments are hashed once, as deep as the tables know
 * them, and no arrays are made.
 */
export function tablePredictor(
  tables: ShiftTables,
): (graph: MolecularGraph, perception: Perception) => TablePrediction {
  const environments = classEnvironments();
  const read = { C13: shiftReader('C13', tables.C13), H1: shiftReader('H1', tables.H1) };
  let graph: MolecularGraph;
  let perception: Perception;

  function shiftReader(
    nucleus: Nucleus,
    { environments: table, mean, scale, sd: code }: NucleusTables,
  ): () => PredictedSignals {
    const sdOfCode = Float64Array.from({ length: SD_CODES }, (_, i) =>
      decodeSd(i, scale.smallestSd),
    );
    const shift = new Float32Array(MAX_ATOMS);
    const sd = new Float32Array(MAX_ATOMS);
    const signals = { shift, sd };
    return () => {
      const { firstAtom } = environments;
      for (let c = 0; c < environments.count; c++) {
        const atom = firstAtom[c];
        if (!carries(nucleus, graph, atom)) {
          shift[atom] = sd[atom] = NaN;
          continue;
        }
        const { slot } = deepestEnvironment(table, environments, c, LEVELS);
        shift[atom] = slot < 0 ? scale.overallMean : mean[slot] / scale.mean;
        sd[atom] = slot < 0 ? scale.overallSd : sdOfCode[code[slot]];
      }
      for (let atom = 0; atom < graph.atomCount; atom++) {
        const first = firstAtom[perception.symmetryClass[atom]];
        shift[atom] = shift[first];
        sd[atom] = sd[first];
      }
      return signals;
    };
  }

  const prediction: TablePrediction = {
    shifts: (nucleus) => read[nucleus](),
    plausibility: plausibilityReader(tables.plausibility, environments),
  };
  return (ofGraph, ofPerception) => {
    graph = ofGraph;
    perception = ofPerception;
    environments.begin(graph, perception);
    return prediction;
  };
}
