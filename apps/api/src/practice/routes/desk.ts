import type { ExerciseAnswered } from '@elucida/practice/exercises/exercise-desk';
import type { PracticeAnswer } from '@elucida/practice/practice-desk';
import type { FastifyRequest } from 'fastify';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { hit } from '../../limits/rate-limit.ts';

const MOST = {
  reads: PRACTICE_BOUNDS.readsPerMinute,
  replies: PRACTICE_BOUNDS.repliesPerMinute,
  joins: PRACTICE_BOUNDS.joinsPerMinute,
};

/** Counts a call of the address, and lets others have their turn: the thread of the isomers works. */
export async function countPractice(
  request: FastifyRequest,
  context: Context,
  what: keyof typeof MOST,
): Promise<void> {
  const wait = await hit(context, {
    key: `practice-${what}:${clientAddress(request)}`,
    max: MOST[what],
    windowMs: 60_000,
  });
  if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
  request.endTurn();
}

/** What the desk answers. Throws `DomainError` for what it does not answer. */
export function valueOf<Value>(answer: PracticeAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  const isStructure = answer.fault === 'unreadable' || answer.fault === 'several_parts';
  throw new DomainError(isStructure ? 'invalid_smiles' : 'not_found');
}

/** The same of an exercise: an atom that there is not is named with its place. */
export function exerciseValueOf<Value>(answer: ExerciseAnswered<Value>): Value {
  if (answer.ok) return answer.value;
  if (answer.fault === 'no_atom')
    throw new DomainError('invalid_input', {
      errors: [
        { loc: ['body', 'signals', answer.signal, 'atoms'], msg: 'no such atom', type: 'value' },
      ],
    });
  throw new DomainError('not_found');
}
