import {
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import { ofCode } from '../../evidence/of-code.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { atomsNear, correlates, MAY_BE_PPM, type Assignment } from '../../nmr/correlations.ts';

/** Log odds that a correlation is worth. */
const HMBC_POWER = 3.5;
/** Bonds between heavy atoms over which it shows one: H–C–C and H–C–C–C. */
const HMBC = [1, 2];

/**
 * HMBC: an observed hydrogen signal and an observed carbon signal that correlate in one candidate's
 * assignment and not in the other's. The signal pair with the surest assignments is chosen,
 * singlets and carbons without hydrogen first.
 */
export function compareHmbc({ best, rival, names }: Pair<ExplainedCandidate>): Measurement[] {
  const protons = ofCode(best.candidate.evidence, 'proton-assignment'),
    theirProtons = ofCode(rival.candidate.evidence, 'proton-assignment');
  const carbons = ofCode(best.candidate.evidence, 'carbon-assignment'),
    theirCarbons = ofCode(rival.candidate.evidence, 'carbon-assignment');
  let chosen: { h: Assignment; c: Assignment; value: number } | undefined;
  for (const h of protons)
    for (const c of carbons) {
      const hydrogens = atomsNear(theirProtons, h, MAY_BE_PPM.proton),
        partners = atomsNear(theirCarbons, c, MAY_BE_PPM.carbon);
      if (hydrogens.length === 0 || partners.length === 0) continue;
      if (
        !correlates(best, h.atoms, c.atoms, HMBC) ||
        correlates(rival, hydrogens, partners, [0, ...HMBC])
      )
        continue;
      const carbon = c.atoms[0];
      const value =
        (best.graph.hydrogens[carbon] === 0 ? 2 : 0) +
        (best.graph.hydrogens[h.atoms[0]] === 3 ? 1 : 0) +
        (h.weight ?? 0) +
        (c.weight ?? 0);
      if (chosen === undefined || value > chosen.value) chosen = { h, c, value };
    }
  if (chosen === undefined) return [];
  const { h, c } = chosen;
  return [
    {
      power: HMBC_POWER,
      by: 'HMBC',
      statement: {
        kind: 'settle-hmbc',
        atoms: [...h.atoms, ...c.atoms],
        values: {
          ...names,
          observed: h.observed,
          environment: environmentOf(best, h.atoms[0]),
          atoms: labelAtoms(best, h.atoms),
          other: c.observed,
          otherEnvironment: environmentOf(best, c.atoms[0]),
          otherAtoms: labelAtoms(best, c.atoms),
        },
      },
    },
  ];
}
