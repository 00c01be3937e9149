import type { SpinSystem } from '@elucida/spectra/simulation/spin-system';
import type { ExplainedMolecule } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { nameGraph, type StructureNames } from '@elucida/library/name-structure';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { predictSpinSystem } from '../techniques/proton/simulation/predict-spin-system.ts';
import type { Task } from '../stages.ts';
import { compareRows } from './compare-rows.ts';
import { expectedBands, type ExpectedBand } from './expected-bands.ts';
import type { ExpectedCarbon, ExpectedProton } from './expected-signal.ts';
import { expectedCarbons, expectedProtons } from './expected-signals.ts';
import type { RankedIsomer } from './rank-isomers.ts';
import { rememberShifts } from './remember-shifts.ts';

/** One isomer of the guide with what is expected of it. Atoms are those of its SMILES. */
export interface DescribedIsomer
  extends ExplainedMolecule, StructureNames, Pick<RankedIsomer, 'known' | 'named'> {
  /** Place in the ranking, from 1. */
  readonly rank: number;
  readonly smiles: string;
  readonly protons: readonly ExpectedProton[];
  readonly carbons: readonly ExpectedCarbon[];
  readonly bands: readonly ExpectedBand[];
  readonly spins: SpinSystem;
  /** What tells it from the rows above and below. */
  readonly apart: readonly Statement[];
}

type Row = Omit<DescribedIsomer, 'protons' | 'carbons' | 'bands' | 'spins' | 'apart'>;

interface DescribeInput {
  readonly rows: readonly RankedIsomer[];
  /** Rows to skip, and most to describe. */
  readonly offset: number;
  readonly limit: number;
  readonly predictor: ShiftPredictor;
  readonly task: Pick<Task, 'checkpoint'>;
}

/**
 * Describes a page of a ranking: names, expected spectra, and what tells each from its neighbours
 * in the list. About 3 ms a row.
 */
export function describeIsomers({
  rows,
  offset,
  limit,
  predictor: once,
  task,
}: DescribeInput): DescribedIsomer[] {
  const predictor = rememberShifts(once);
  const from = Math.max(0, offset - 1);
  const named = rows.slice(from, offset + limit + 1).map((row, i) => nameRow(row, from + i + 1));
  return named.slice(offset - from, offset - from + limit).map((row): DescribedIsomer => {
    task.checkpoint();
    const { graph, perception, rank } = row;
    const beside = [named[rank - 2 - from], named[rank - from]].filter(
      (other) => other !== undefined,
    );
    const hydrogens = { graph, perception, predicted: predictor.predict('H1', graph, perception) };
    return {
      ...row,
      protons: expectedProtons(hydrogens),
      spins: predictSpinSystem(hydrogens),
      carbons: expectedCarbons({
        graph,
        perception,
        predicted: predictor.predict('C13', graph, perception),
      }),
      bands: expectedBands(graph, perception),
      apart: beside.flatMap((other) => compareRows(row, other, predictor)),
    };
  });
}

/**
 * Written and read again, so that signals speak of the atoms in the order of the SMILES answered.
 */
function nameRow({ graph: drawn, known, named }: RankedIsomer, rank: number): Row {
  const smiles = canonicalSmiles(drawn);
  const graph = graphFromSmiles(smiles);
  return {
    rank,
    smiles,
    graph,
    perception: perceive(graph),
    known,
    named,
    ...nameGraph(graph, { useLibrary: true }),
  };
}
