import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { classEnvironments } from './class-environments.ts';
import { deepestEnvironment } from './deepest-environment.ts';
import { LEVELS } from './environments.ts';
import { shiftNetwork, type NetworkShifts } from './neural/shift-network.ts';
import { plausibilityReader } from './plausibility.ts';
import type { PredictedSignals, SmallNetworkPrediction } from './predicted-shifts.ts';
import { carries, decodeSd, type Nucleus, type ShiftTables } from './shift-tables.ts';
import { combinedSd, combinedShift, type TableSource } from './small-network-combination.ts';

const MAX_ATOMS = 256;

type Signals = { readonly [Key in keyof PredictedSignals]: Float32Array };

const emptySignals = (): Signals => ({
  shift: new Float32Array(MAX_ATOMS),
  sd: new Float32Array(MAX_ATOMS),
});

/**
 * Predicts for guided searches: environment tables as `tablePredictor` reads them, and a small
 * network.
 */
export function smallNetworkPredictor(
  tables: ShiftTables,
): (graph: MolecularGraph, perception: Perception) => SmallNetworkPrediction {
  const { combination, network: weights } = tables.smallNetwork;
  const network = shiftNetwork(weights, tables.kernel);
  const environments = classEnvironments();
  let graph: MolecularGraph;
  let perception: Perception;
  /** Of the present molecule; null until it is asked for. */
  let byNetwork: NetworkShifts | null = null;

  function signalReader(nucleus: Nucleus): {
    byTables: () => PredictedSignals;
    shifts: () => PredictedSignals;
    forget: () => void;
  } {
    const { environments: table, mean, scale, sd: code, votes } = tables[nucleus];
    const sources = Array.from(
      { length: MAX_ATOMS },
      (): { -readonly [Key in keyof TableSource]: TableSource[Key] } => ({
        mean: 0,
        sd: 0,
        votes: 0,
        level: -1,
      }),
    );
    const byTables = emptySignals();
    const byBoth = emptySignals();
    let isRead = false;

    function readTables(): void {
      if (isRead) return;
      isRead = true;
      for (let c = 0; c < environments.count; c++) {
        if (!carries(nucleus, graph, environments.firstAtom[c])) continue;
        const source = sources[c];
        const { level, slot } = deepestEnvironment(table, environments, c, LEVELS);
        source.level = level;
        source.mean = slot < 0 ? scale.overallMean : mean[slot] / scale.mean;
        source.sd = slot < 0 ? scale.overallSd : decodeSd(code[slot], scale.smallestSd);
        source.votes = slot < 0 ? 0 : votes[slot];
      }
    }

    /** Writes one prediction a class to all its atoms. */
    function write(
      { sd, shift }: Signals,
      shiftOf: (source: TableSource, ofClass: number, onCarbon: boolean) => number,
      sdOf: (source: TableSource, ofClass: number, onCarbon: boolean) => number,
    ): Signals {
      readTables();
      for (let c = 0; c < environments.count; c++) {
        const atom = environments.firstAtom[c];
        const isNucleus = carries(nucleus, graph, atom);
        const onCarbon = graph.element[atom] === 6;
        shift[atom] = isNucleus ? shiftOf(sources[c], c, onCarbon) : NaN;
        sd[atom] = isNucleus ? sdOf(sources[c], c, onCarbon) : NaN;
      }
      for (let atom = 0; atom < graph.atomCount; atom++) {
        const first = environments.firstAtom[perception.symmetryClass[atom]];
        shift[atom] = shift[first];
        sd[atom] = sd[first];
      }
      return { shift, sd };
    }

    return {
      byTables: () =>
        write(
          byTables,
          (source) => source.mean,
          (source) => source.sd,
        ),
      shifts() {
        byNetwork ??= network(graph, perception);
        const found = byNetwork[nucleus];
        // Hydrogens on heteroatoms follow solvent and concentration more than structure: the tables
        // are all there is.
        return write(
          byBoth,
          (source, c, onCarbon) =>
            onCarbon ? combinedShift(combination[nucleus], source, found[c]) : source.mean,
          (source, c, onCarbon) =>
            onCarbon ? combinedSd(combination[nucleus], source, found[c], nucleus) : source.sd,
        );
      },
      forget() {
        isRead = false;
      },
    };
  }

  const read = { C13: signalReader('C13'), H1: signalReader('H1') };
  const prediction: SmallNetworkPrediction = {
    shifts: (nucleus) => read[nucleus].shifts(),
    byTables: (nucleus) => read[nucleus].byTables(),
    plausibility: plausibilityReader(tables.plausibility, environments),
  };
  return (ofGraph, ofPerception) => {
    graph = ofGraph;
    perception = ofPerception;
    byNetwork = null;
    read.C13.forget();
    read.H1.forget();
    environments.begin(graph, perception);
    return prediction;
  };
}
