import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeAnswer, type Kept } from './merge-answer.ts';

/** One question to the provider on its way: numbered, then answered, then merged. */
interface Question {
  readonly number: number;
  readonly event: number | null;
  answer?: string;
}

/**
 * A provider that changes, tells of every change at least once, and is asked at any time by
 * deliveries and syncs, whose steps mix as `pick` says. Ends when every event is acknowledged and
 * nobody is asking.
 */
function play(pick: (below: number) => number): { kept: Kept; truth: string } {
  let kept: Kept = { answered: 0, state: '0' };
  let asked = 0;
  let changes = 0;
  const waiting = new Set<number>();
  const asking: Question[] = [];
  const ask = (event: number | null) => asking.push({ number: ++asked, event });
  for (let left = 8 + pick(8); left > 0 || waiting.size > 0 || asking.length > 0;) {
    const step = pick(6);
    if (step === 0 && left > 0) {
      left--;
      waiting.add(++changes);
    } else if (step === 1 && left > 0) ask(null);
    else if (step === 2 && waiting.size > 0) ask([...waiting][pick(waiting.size)]);
    else if (asking.length > 0) {
      const at = pick(asking.length);
      const question = asking[at];
      if (question.answer === undefined) {
        // The provider may be down: a sync is given up then, a delivery comes again.
        if (pick(5) === 0) asking.splice(at, 1);
        else question.answer = String(changes);
      } else {
        asking.splice(at, 1);
        kept = mergeAnswer(kept, {
          answered: question.number,
          state: question.answer,
          news: question.event !== null && waiting.has(question.event),
        });
        if (question.event !== null) waiting.delete(question.event);
      }
    } else if (waiting.size > 0) ask([...waiting][0]);
    else left = Math.max(0, left - 1);
  }
  return { kept, truth: String(changes) };
}

test("in whatever order questions are asked, answered and merged, the provider's last state is kept", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000_000)), (stream) => {
      const { kept, truth } = play((below) => (stream.next().value as number) % below);
      expect(kept.state).toBe(truth);
    }),
    { numRuns: 2_000, seed: 20_261_121 },
  );
});

test('the play is not won by a rule that trusts whatever comes last', () => {
  const trusting = (kept: Kept, answer: Kept) => ({
    ...answer,
    answered: Math.max(kept.answered, answer.answered),
  });
  let kept: Kept = { answered: 0, state: '0' };
  // Asked before a change, answered, then overtaken by the delivery of that change.
  for (const answer of [
    { answered: 2, state: '1' },
    { answered: 1, state: '0' },
  ])
    kept = trusting(kept, answer);
  expect(kept.state).toBe('0');
  kept = { answered: 0, state: '0' };
  for (const answer of [
    { answered: 2, state: '1' },
    { answered: 1, state: '0' },
  ])
    kept = mergeAnswer(kept, { ...answer, news: false });
  expect(kept).toEqual({ answered: 2, state: '1', apply: false });
});

test.each([
  [
    'a sync that finds nothing new leaves the plan alone',
    { answered: 5, state: 'a', news: false },
    { answered: 5, state: 'a', apply: false },
  ],
  [
    'an event sets the plan again though nothing changed',
    { answered: 5, state: 'a', news: true },
    { answered: 5, state: 'a', apply: true },
  ],
  [
    'a sync that finds something new sets it',
    { answered: 5, state: 'b', news: false },
    { answered: 5, state: 'b', apply: true },
  ],
  [
    'an event whose answer is overtaken sets the newer state',
    { answered: 3, state: 'old', news: true },
    { answered: 4, state: 'a', apply: true },
  ],
  [
    'an overtaken sync does nothing',
    { answered: 3, state: 'old', news: false },
    { answered: 4, state: 'a', apply: false },
  ],
])('%s', (_name, answer, merged) => {
  expect(mergeAnswer({ answered: 4, state: 'a' }, answer)).toEqual(merged);
});
