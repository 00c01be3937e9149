import { colourKey } from '@elucida/molecules/fingerprint';
import { doublyBonded } from '@elucida/molecules/doubly-bonded';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Perception } from '@elucida/molecules/perception';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { assumedSolvent } from './assumed-solvent.ts';
import { widenAzoles } from './azoles.ts';
import { placeCrowdedAnilines } from './crowded-anilines.ts';
import { placeDialkylEnals } from './dialkyl-enals.ts';
import { placeHydrides } from './hydrides.ts';
import { CARBOXYLATE, ionisedShifts, PROTONATED } from './ionised-shifts.ts';
import { labileKind } from './labile-kind.ts';
import { labileShift } from './labile-shifts.ts';
import { MEASURED, MEASURED_IN } from './measured-molecules.ts';
import { placeOxetanes } from './oxetanes.ts';
import type { PredictedShifts, PredictedSignals, ShiftPredictor } from './predicted-shifts.ts';
import type { Nucleus } from './shift-tables.ts';
import type { SolventEffect } from '@elucida/spectra/chemistry/solvents';
import { asAniliniumSulfonate } from './anilinium.ts';
import { averageExchange } from './exchanged-shifts.ts';
import { zwitterionSites } from '@elucida/molecules/protonation/zwitterion-sites';

/** Largest molecule with measured shifts, heavy atoms. */
const LARGEST_MEASURED = 5;
/**
 * Scatter of measured shifts between laboratories, and where the solvent is not the one measured
 * in, ppm.
 */
const MEASURED_SD = { C13: 0.3, H1: 0.03 } as const,
  OTHER_SOLVENT_SD = { C13: 1.2, H1: 0.15 } as const;
/**
 * Carboxyl carbons: aromatic and vinylic acids 172 in CDCl₃, 167 in DMSO; alkanoic acids 179 and
 * 174 (SDBS). The learned shifts of the first are mostly from DMSO, those of the second from CDCl₃.
 */
const CONJUGATED_ACID_PPM = 3.5,
  ALKANOIC_ACID_PPM = -3.5,
  ACID_SD = 1.5;

type Writable = { readonly [Key in keyof PredictedSignals]: Float32Array };

let measured: Map<number, { readonly symmetry: Perception; readonly at: number }> | undefined;
function measuredMolecules(): Map<number, { readonly symmetry: Perception; readonly at: number }> {
  measured ??= new Map(
    MEASURED.map(({ smiles }, at) => {
      const symmetry = perceive(graphFromSmiles(smiles));
      return [colourKey(symmetry), { symmetry, at }];
    }),
  );
  return measured;
}

/**
 * A predictor that knows the solvent: hydrogens on N, O and S where that solvent has them, carboxyl
 * carbons and zwitterions too, and the measured shifts of the smallest molecules. Without a solvent
 * only the last, and hydrogens on phosphorus. `assumed`: it is the usual one and nothing shows it.
 * Hydrogens on N, O and S alone are placed, as `assumedSolvent` finds by these listed shifts of
 * hydrogens (ppm), with room for another.
 */
export function inSolvent(
  predictor: ShiftPredictor,
  solvent: SolventEffect | undefined,
  assumed?: readonly number[],
): ShiftPredictor {
  const thorough =
    (way: 'predict' | 'byIncrements'): ShiftPredictor['predict'] =>
    (nucleus, graph, perception) =>
      adjustAll(predictor[way](nucleus, graph, perception), {
        nucleus,
        graph,
        perception,
        solvent,
        assumed,
      });
  if (solvent === undefined)
    return { ...predictor, predict: thorough('predict'), byIncrements: thorough('byIncrements') };
  const placed =
    (read: (nucleus: Nucleus) => PredictedSignals, graph: MolecularGraph, perception: Perception) =>
    (nucleus: Nucleus): PredictedSignals => {
      const signals = read(nucleus) as Writable;
      if (nucleus === 'H1') placeLabile(signals, { graph, perception, solvent, assumed });
      return signals;
    };
  return {
    predict: thorough('predict'),
    byIncrements: thorough('byIncrements'),
    byTables(graph, perception) {
      const prediction = predictor.byTables(graph, perception);
      return {
        plausibility: () => prediction.plausibility(),
        shifts: placed((nucleus) => prediction.shifts(nucleus), graph, perception),
      };
    },
    bySmallNetwork(graph, perception) {
      const prediction = predictor.bySmallNetwork(graph, perception);
      return {
        plausibility: () => prediction.plausibility(),
        shifts: placed((nucleus) => prediction.shifts(nucleus), graph, perception),
        byTables: placed((nucleus) => prediction.byTables(nucleus), graph, perception),
      };
    },
  };
}

interface Adjusting {
  readonly nucleus: Nucleus;
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly solvent: SolventEffect | undefined;
  readonly assumed: readonly number[] | undefined;
}

function adjustAll(learned: PredictedShifts, input: Adjusting): PredictedShifts {
  const { nucleus, graph, perception, solvent, assumed } = input;
  // What is an inner salt dissolves in water and hardly in the usual solvent: where none is named, the
  // spectrum of such a molecule is one of its charged form.
  const mayBeWater = solvent === 'water' || solvent === undefined || assumed !== undefined;
  const predicted = asAniliniumSulfonate(
    mayBeWater ? asZwitterion(learned, input) : learned,
    input,
  );
  const adjusted = {
    ...predicted,
    shift: predicted.shift.slice(),
    sd: predicted.sd.slice(),
    observations: predicted.observations.slice(),
    doubt: new Float32Array(graph.atomCount),
  };
  if (solvent !== undefined) {
    if (nucleus === 'H1') {
      placeLabile(adjusted, { graph, perception, solvent, assumed });
      // A range from the literature: no measured shifts of this very surrounding are behind it.
      for (let atom = 0; atom < graph.atomCount; atom++)
        if (adjusted.shift[atom] !== predicted.shift[atom] && !Number.isNaN(adjusted.shift[atom]))
          adjusted.observations[atom] = 0;
    } else if (assumed === undefined) placeAcids(adjusted, { graph, perception, solvent });
  }
  if (nucleus === 'H1') {
    placeHydrides(adjusted, graph);
    placeOxetanes(adjusted, graph, perception);
    placeDialkylEnals(adjusted, graph, perception);
    widenAzoles(adjusted.sd, graph, perception);
  }
  averageExchange(adjusted, graph, perception);
  placeCrowdedAnilines(adjusted, input);
  if (graph.atomCount <= LARGEST_MEASURED) placeMeasured(adjusted, input);
  // What was placed by rule has the spread of its rule.
  for (let atom = 0; atom < graph.atomCount; atom++)
    adjusted.doubt[atom] =
      adjusted.shift[atom] === learned.shift[atom] ? (learned.doubt?.[atom] ?? 1) : 1;
  return adjusted;
}

/** Amines and acids of one molecule charge each other in water. */
function asZwitterion(
  predicted: PredictedShifts,
  { nucleus, graph, perception }: Adjusting,
): PredictedShifts {
  const { amines, acids } = zwitterionSites(graph);
  if (acids.length === 0) return predicted;
  return ionisedShifts(
    ionisedShifts(predicted, { nucleus, graph, perception, change: PROTONATED, sites: amines }),
    { nucleus, graph, perception, change: CARBOXYLATE, sites: acids },
  );
}

function placeLabile(
  { shift, sd }: Writable,
  {
    graph,
    perception,
    solvent,
    assumed,
  }: Omit<Adjusting, 'nucleus'> & { readonly solvent: SolventEffect },
): void {
  const effect = assumed ? assumedSolvent(graph, perception, assumed) : solvent;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    const kind = labileKind(graph, perception, atom);
    if (kind === undefined) continue;
    ({ shift: shift[atom], sd: sd[atom] } = labileShift(kind, effect, {
      assumed: assumed !== undefined,
    }));
  }
}

function placeAcids(
  { shift, sd }: Writable,
  {
    graph,
    perception,
    solvent,
  }: Omit<Adjusting, 'nucleus' | 'assumed'> & { readonly solvent: SolventEffect },
): void {
  const [weak, strong] = [solvent === 'chloroform' || solvent === 'benzene', solvent === 'dmso'];
  if (!weak && !strong) return;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (labileKind(graph, perception, atom) !== 'acid') continue;
    const carbon = graph.neighbours[atom * MAX_DEGREE];
    const conjugated = isConjugated(graph, perception, carbon);
    if (conjugated !== weak) continue;
    shift[carbon] += conjugated ? CONJUGATED_ACID_PPM : ALKANOIC_ACID_PPM;
    sd[carbon] = Math.hypot(sd[carbon], ACID_SD);
  }
}

/** Whether a carbonyl carbon is bonded to an arene or an alkene. */
function isConjugated(graph: MolecularGraph, perception: Perception, carbon: number): boolean {
  for (let k = 0; k < graph.degree[carbon]; k++) {
    const other = graph.neighbours[carbon * MAX_DEGREE + k];
    if (graph.element[other] !== 6) continue;
    if (perception.aromatic[other]) return true;
    if (doublyBonded(graph, other, 6) >= 0) return true;
  }
  return false;
}

function placeMeasured(
  { shift, sd, observations }: Writable & Pick<PredictedShifts, 'observations'>,
  { nucleus, graph, perception, solvent = 'chloroform' }: Adjusting,
): void {
  const known = measuredMolecules().get(colourKey(perception));
  if (known === undefined) return;
  const column = MEASURED_IN.indexOf(solvent);
  const { [nucleus]: rows, halfDistance } = MEASURED[known.at];
  const row = rows[Math.max(0, column)];
  const spread = column < 0 ? OTHER_SOLVENT_SD[nucleus] : MEASURED_SD[nucleus];
  for (let atom = 0; atom < graph.atomCount; atom++) {
    // Classes are numbered canonically, whatever the order of the atoms.
    const value = row[known.symmetry.symmetryClass.indexOf(perception.symmetryClass[atom])];
    if (value === null || value === undefined || Number.isNaN(shift[atom])) continue;
    shift[atom] = value;
    sd[atom] = halfDistance && graph.hydrogens[atom] === 3 ? halfDistance[nucleus] : spread;
    observations[atom] = Math.max(1, observations[atom]);
  }
}
