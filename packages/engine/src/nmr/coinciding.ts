import type { Evidence } from '../evidence/evidence.ts';
import { ofCode } from '../evidence/of-code.ts';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';

/** Signals that several kinds of carbon share, or would have to. */
export function coinciding(
  { candidate }: Pick<ExplainedCandidate, 'candidate'>,
  item: Evidence,
): { coincide?: readonly number[] } {
  if (item.code !== 'carbon-count' || item.values.classes <= item.values.signals) return {};
  const shared = ofCode(candidate.evidence, 'carbon-assignment').flatMap(({ values, observed }) =>
    values.sharing > 1 ? [observed] : [],
  );
  return shared.length > 0 ? { coincide: [...new Set(shared)] } : {};
}
