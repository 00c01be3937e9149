import type { Evidence } from '../../evidence/evidence.ts';
import { isOfCode } from '../../evidence/of-code.ts';

/** Two groups of hydrogens that a NOESY or ROESY peak joins. */
export interface JoinedInSpace {
  /** 0-based peak of its spectrum. */
  readonly peak: number;
  readonly technique: Evidence['technique'];
  /** ppm */
  readonly observed: number;
  readonly other: number;
  /** Heavy atoms that bear the one and the other. */
  readonly atoms: readonly number[];
  readonly otherAtoms: readonly number[];
  readonly bonds: number;
}

/** The peaks of a molecule's evidence that say which hydrogens lie close in space. */
export const joinedInSpace = (evidence: readonly Evidence[]): JoinedInSpace[] =>
  evidence.flatMap((item): JoinedInSpace[] =>
    item.technique === 'NOESY' &&
    isOfCode(item, 'correlation-path', 'correlation-long', 'correlation-far')
      ? [
          {
            peak: item.peak,
            technique: item.technique,
            observed: item.observed,
            other: item.values.other,
            atoms: item.atoms.slice(0, item.values.carriers),
            otherAtoms: item.atoms.slice(item.values.carriers),
            bonds: item.values.bonds,
          },
        ]
      : [],
  );
