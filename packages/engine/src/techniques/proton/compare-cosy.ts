import { labelAtoms, type ExplainedCandidate } from '../../statements/explained-candidate.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { atomsNear, correlates, MAY_BE_PPM } from '../../nmr/correlations.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';

/** Log odds that a correlation is worth. */
const COSY_POWER = 3;
/** Bonds between heavy atoms over which it shows one: H–C–C–H. */
const COSY = [1] as const;

/** Peaks that are written as singlets: nothing couples with them. */
const singlets = ({ candidate }: ExplainedCandidate): ReadonlySet<number> =>
  new Set(
    ofCode(candidate.evidence, 'multiplicity')
      .filter(({ values }) => values.observed === 's')
      .map(({ peak }) => peak),
  );

/**
 * COSY: two observed signals of neighbours in one candidate's assignment that are not neighbours in
 * the other's.
 */
export function compareCosy({ best, rival, names }: Pair<ExplainedCandidate>): Measurement[] {
  const protons = ofCode(best.candidate.evidence, 'proton-assignment'),
    theirs = ofCode(rival.candidate.evidence, 'proton-assignment');
  const uncoupled = singlets(best);
  for (const h of protons)
    for (const other of protons) {
      if (
        other.peak <= h.peak ||
        other.observed === h.observed ||
        uncoupled.has(h.peak) ||
        uncoupled.has(other.peak)
      )
        continue;
      const a = atomsNear(theirs, h, MAY_BE_PPM.proton),
        b = atomsNear(theirs, other, MAY_BE_PPM.proton);
      if (
        a.length === 0 ||
        b.length === 0 ||
        !correlates(best, h.atoms, other.atoms, COSY) ||
        correlates(rival, a, b, [0, 1, 2])
      )
        continue;
      const values = {
        ...names,
        observed: h.observed,
        other: other.observed,
        atoms: labelAtoms(best, h.atoms),
        otherAtoms: labelAtoms(best, other.atoms),
      };
      return [
        {
          power: COSY_POWER,
          by: 'COSY',
          statement: { kind: 'settle-cosy', values, atoms: [...h.atoms, ...other.atoms] },
        },
      ];
    }
  return [];
}
