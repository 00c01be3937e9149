import type { Statement } from '../../statements/statement.ts';
import type { Candidate } from '../../identification.ts';

/**
 * From so many nats on, all of it against, an absorption spectrum disagrees with the answer: a
 * foreign maximum with a strong band missing (−1.39 − 0.6), two foreign ones, or one where there is
 * no chromophore (−3), but not one foreign maximum alone.
 */
const DISAGREES = -1.5;

/**
 * An absorption spectrum weighs too little to be set aside, and an impurity that absorbs strongly
 * can make all of it.
 */
export function recordAgain({ evidence }: Candidate): Statement[] {
  const against = evidence.reduce(
    (sum, { technique, verdict, open, weight = 0 }) =>
      technique === 'UVVIS' && (verdict === 'against' || open) ? sum + weight : sum,
    0,
  );
  return against <= DISAGREES
    ? [{ kind: 'settle-ultraviolet-again', values: {}, technique: 'UVVIS' }]
    : [];
}
