import type { Candidate } from '../identification.ts';
import { reference } from '../statements/explained-candidate.ts';
import { isRarelyTaken } from './tautomers-of-first.ts';
import { tellApart, whatFavours } from './tell-apart.ts';
import type { Statement } from '../statements/statement.ts';

/** Runners-up that get a sentence. */
const RIVALS_STATED = 3;
/** A rival at least this likely also gets what speaks for it. */
const CLOSE = 0.05;

/** What tells each candidate from the first; of its tautomers, that they are. */
export function separations(
  candidates: readonly Candidate[],
  tautomers: readonly boolean[],
): (Statement | undefined)[] {
  return candidates.map((candidate, i) =>
    i === 0
      ? undefined
      : tautomers[i]
        ? {
            kind: isRarelyTaken(candidates[0], candidate)
              ? 'rival-tautomer-minor'
              : 'rival-tautomer',
            values: {},
          }
        : tellApart(candidates[0], candidate),
  );
}

const isTautomer = ({ kind }: Statement) =>
  kind === 'rival-tautomer' || kind === 'rival-tautomer-minor';

/**
 * The runners-up, each with what tells it from the first, and for a close one with what speaks for
 * it.
 */
export function stateRivals(
  candidates: readonly Candidate[],
  toldApart: readonly (Statement | undefined)[],
): Statement[] {
  const [best, ...others] = candidates;
  if (others.length === 0) return [{ kind: 'no-rival', values: {} }];
  const stated = others
    .slice(0, RIVALS_STATED)
    .map((rival, i) => ({ rival, apart: toldApart[i + 1]! }));
  const inseparable = stated.filter(({ apart }) => apart.kind === 'rival-inseparable').length;
  const head = (rival: Candidate): Statement => ({
    kind: rival.rank === best.rank ? 'rival-tied' : 'rival',
    values: { rival: reference(rival), percent: rival.confidence },
  });
  const firstTautomer = stated.findIndex(({ apart }) => isTautomer(apart));
  const statements = stated.flatMap(({ rival, apart }, i): Statement[] => {
    if (isTautomer(apart))
      return [
        head(rival),
        i === firstTautomer || apart.kind === 'rival-tautomer-minor'
          ? apart
          : { kind: 'rival-tautomer-again', values: {} },
      ];
    if (apart.kind === 'rival-inseparable')
      return inseparable > 1 ? [head(rival)] : [head(rival), apart];
    const favoured = rival.confidence >= CLOSE ? whatFavours(best, rival) : undefined;
    return [head(rival), apart, ...(favoured ? [favoured] : [])];
  });
  return inseparable > 1
    ? [...statements, { kind: 'these-inseparable', values: { count: inseparable } }]
    : statements;
}
