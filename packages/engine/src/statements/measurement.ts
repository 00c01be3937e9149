import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { ExplainedMolecule } from '../statements/explained-candidate.ts';
import type { MoleculeReference, Statement } from '../statements/statement.ts';

/**
 * A measurement that would tell two candidates apart, and how clearly: roughly the log odds it
 * would give if the first were right.
 */
export interface Measurement {
  readonly statement: Statement;
  readonly power: number;
  /** The technique that would be recorded: it is not asked for where its spectrum is there. */
  readonly by?: SpectrumType;
}

/**
 * Two molecules to be distinguished. `names`: the values `molecule` and `rival` that sentences about
 * them take.
 */
export interface Pair<Molecule extends ExplainedMolecule = ExplainedMolecule> {
  readonly best: Molecule;
  readonly rival: Molecule;
  readonly names: Readonly<Record<'molecule' | 'rival', MoleculeReference>>;
  readonly predictor: ShiftPredictor;
}
