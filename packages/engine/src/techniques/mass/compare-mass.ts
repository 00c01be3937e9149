import type { ExplainedMolecule } from '../../statements/explained-candidate.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { CLEAVAGE_KINDS } from '../../evidence/cleavages.ts';
import { fragmentKinds, type FragmentOrigin } from './mass-fragments.ts';
import { majorLogit } from './mass-spectrum.ts';

/** Learned logit from which a cleavage is counted on, and the lightest ion worth a look. */
const LIKELY_FRAGMENT = 0.6,
  LIGHTEST_MZ = 41;

/** What a mass spectrum would show: an ion of a favoured cleavage that the other cannot give. */
export function compareMass({ best, rival, names }: Pair): Measurement[] {
  const ions = ({ graph, perception }: ExplainedMolecule) => {
    const origins: FragmentOrigin[] = [];
    return {
      kinds: fragmentKinds(graph, perception, detectGroups(graph, perception), origins),
      origins,
    };
  };
  const mine = ions(best),
    theirs = ions(rival);
  const found: Measurement[] = [];
  for (const [own, other, has] of [
    [mine, theirs, 'molecule'],
    [theirs, mine, 'rival'],
  ] as const) {
    for (const { mz, kind } of own.origins) {
      const likely = majorLogit(CLEAVAGE_KINDS.indexOf(kind));
      if (mz < LIGHTEST_MZ || likely < LIKELY_FRAGMENT || (other.kinds[mz] ?? 0) !== 0) continue;
      const [molecule, without] =
        has === 'molecule' ? [names.molecule, names.rival] : [names.rival, names.molecule];
      found.push({
        power: Math.min(3, 1 + likely),
        statement: {
          kind: 'settle-ms-fragment',
          technique: 'MS',
          values: { molecule, rival: without, mz, process: kind },
        },
      });
    }
  }
  return found.sort((a, b) => b.power - a.power).slice(0, 1);
}
