import type { Evidence } from '../identification.ts';
import type { ExplainedCandidate } from '../explanation/explained-candidate.ts';

/** Signals that several kinds of carbon share, or would have to. */
export function coinciding(
  { candidate }: Pick<ExplainedCandidate, 'candidate'>,
  { code, values }: Evidence,
): { coincide?: string } {
  if (code !== 'carbon-count' || Number(values?.classes) <= Number(values?.signals)) return {};
  const shared = candidate.evidence.flatMap(({ code: other, values: each, observed }) =>
    other === 'carbon-assignment' && Number(each?.sharing) > 1 ? [observed!.toFixed(1)] : [],
  );
  return shared.length > 0 ? { coincide: [...new Set(shared)].join(', ') } : {};
}
