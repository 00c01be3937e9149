import type { ExplainedCandidate, ExplainedMolecule } from '../statements/explained-candidate.ts';

/** A molecule with the evidence on its atoms. */
export type JudgedMolecule = ExplainedMolecule & {
  readonly candidate: Pick<ExplainedCandidate['candidate'], 'evidence'>;
};

/** A double bond whose configuration a spectrum decides. */
export interface DecidedBond {
  readonly bond: readonly [number, number];
  readonly configuration: 'E' | 'Z';
  /** The constant that decides it, Hz. */
  readonly coupling: number;
  /** Peaks of the signals. */
  readonly peaks: readonly number[];
}
