import { fingerprintKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { atomSources, prepareSources, type AtomSources } from './atom-sources.ts';
import { COMBINED_TERMS, combinedShift, combinedSpreadFeatures } from './combination.ts';
import { radiusOfLevel } from './environments.ts';
import { shiftNetwork, type NetworkShifts } from './neural/shift-network.ts';
import type { PredictedShifts, ShiftPredictor } from './predicted-shifts.ts';
import { bridgeheadsNear, statedSd, type LikenessInput } from './likeness.ts';
import { tablePredictor } from './predict-by-tables.ts';
import { carries, type Nucleus, type ShiftTables } from './shift-tables.ts';
import { blend, SPREAD_TERMS, spreadFeatures, spreadOf, TYPICAL_ERROR } from './spread.ts';
import { smallNetworkPredictor } from './predict-by-small-network.ts';

const screenInput = new Float64Array(SPREAD_TERMS);
const combinedInput = new Float64Array(COMBINED_TERMS);

/**
 * A predictor over learned tables (data/load-shift-tables.ts). Predictions depend neither on atom
 * order nor on the Kekulé form.
 */
export function createShiftPredictor(tables: ShiftTables): ShiftPredictor {
  const network = rememberLast(shiftNetwork(tables.network, tables.kernel));

  function screenAtom(nucleus: Nucleus, found: AtomSources, out: Weighed): void {
    const unit = TYPICAL_ERROR[nucleus];
    spreadFeatures(screenInput, found, unit);
    out.shift = blend(found.increments, found.mean, found.level);
    out.sd = spreadOf(tables[nucleus].spread, screenInput, unit);
  }

  function combineAtom(
    nucleus: Nucleus,
    found: AtomSources,
    byNetwork: number,
    out: Weighed,
  ): void {
    const combination = tables.combination[nucleus];
    const unit = TYPICAL_ERROR[nucleus];
    combinedSpreadFeatures(combinedInput, found, byNetwork, unit);
    out.shift = combinedShift(combination, found, byNetwork);
    out.sd = spreadOf(combination.spread, combinedInput, unit);
  }

  /** `combineAtom`, with the standard deviation to state. */
  function combineAndState(input: Omit<LikenessInput, 'shift'>, nucleus: Nucleus, out: Weighed) {
    combineAtom(nucleus, input.found, input.byNetwork, out);
    out.doubt = statedSd(nucleus, { ...input, shift: out.shift }) / out.sd;
  }

  return {
    predict(nucleus, graph, perception) {
      const byNetwork = network(graph, perception)[nucleus];
      return predictAll(nucleus, tables, graph, perception, (found, atom, out) =>
        combineAndState(
          {
            found,
            byNetwork: byNetwork[perception.symmetryClass[atom]],
            heavyAtoms: graph.atomCount,
            bridgeheads: bridgeheadsNear(graph, perception, atom),
          },
          nucleus,
          out,
        ),
      );
    },
    byIncrements: (nucleus, graph, perception) =>
      predictAll(nucleus, tables, graph, perception, (found, _atom, out) =>
        screenAtom(nucleus, found, out),
      ),
    byTables: tablePredictor(tables),
    bySmallNetwork: smallNetworkPredictor(tables),
  };
}

/**
 * Both nuclei of a molecule are asked for in turn: the network runs once for them. Classes are
 * numbered canonically, so that the key is enough.
 */
function rememberLast(
  network: (graph: MolecularGraph, perception: Perception) => NetworkShifts,
): (graph: MolecularGraph, perception: Perception) => NetworkShifts {
  let known = NaN;
  let shifts: NetworkShifts;
  return (graph, perception) => {
    const key = fingerprintKey(graph, perception);
    if (key !== known) {
      shifts = network(graph, perception);
      known = key;
    }
    return shifts;
  };
}

interface Weighed {
  shift: number;
  sd: number;
  doubt: number;
}

const result: Weighed = { shift: 0, sd: 0, doubt: 1 };

function predictAll(
  nucleus: Nucleus,
  tables: ShiftTables,
  graph: MolecularGraph,
  perception: Perception,
  weigh: (found: AtomSources, atom: number, out: Weighed) => void,
): PredictedShifts {
  const { atomCount } = graph;
  const shift = new Float32Array(atomCount).fill(NaN);
  const sd = new Float32Array(atomCount).fill(NaN);
  const doubt = new Float32Array(atomCount).fill(1);
  const observations = new Uint32Array(atomCount);
  const depth = new Uint8Array(atomCount);
  prepareSources(graph, perception);
  for (let atom = 0; atom < atomCount; atom++) {
    if (!carries(nucleus, graph, atom)) continue;
    const twin = earlierOfClass(perception, atom);
    if (twin >= 0) {
      shift[atom] = shift[twin];
      sd[atom] = sd[twin];
      doubt[atom] = doubt[twin];
      observations[atom] = observations[twin];
      depth[atom] = depth[twin];
      continue;
    }
    const onCarbon = graph.element[atom] === 6;
    const found = atomSources(tables[nucleus], atom, onCarbon);
    observations[atom] = found.votes;
    depth[atom] = Math.max(0, radiusOfLevel(found.level));
    // Hydrogens on heteroatoms follow solvent and concentration more than structure: the tables'
    // mean and spread are all there is.
    result.shift = found.mean;
    result.sd = found.sd;
    result.doubt = 1;
    if (onCarbon) weigh(found, atom, result);
    shift[atom] = result.shift;
    sd[atom] = result.sd;
    doubt[atom] = result.doubt;
  }
  return { shift, sd, observations, depth, doubt };
}

function earlierOfClass(perception: Perception, atom: number): number {
  const { symmetryClass } = perception;
  for (let other = 0; other < atom; other++)
    if (symmetryClass[other] === symmetryClass[atom]) return other;
  return -1;
}
