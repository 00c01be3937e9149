import { controlled, hillOf } from '../cases/controls.ts';
import { answerKey } from '../cases/answer-key.ts';
import { caseQuestion, type BenchCase } from '../cases/bench-case.ts';
import { percent } from '../summary/summarise.ts';
import type { Answer } from './answer.ts';
import { ask, type AskOptions } from './ask.ts';

/** How answers came out whose formula was off by one unit, or right. */
export interface HintCounts {
  readonly asked: number;
  readonly answered: number;
  /** Answered at 0.9 or more. */
  readonly sure: number;
  /** Another formula was hinted at. */
  readonly hinted: number;
  /** The right one was, and with the right molecule. */
  readonly rightFormula: number;
  readonly rightMolecule: number;
}

/** @param cases the cases as they are, whatever was asked */
export function countHints(
  cases: readonly BenchCase[],
  answers: ReadonlyMap<string, Answer>,
): HintCounts {
  const all = cases.map((c) => ({ c, answer: answers.get(c.id) }));
  const count = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length;
  return {
    asked: all.length,
    answered: count(({ answer }) => answer?.status === 'ok'),
    sure: count(({ answer }) => answer?.status === 'ok' && (answer.confidence ?? 0) >= 0.9),
    hinted: count(({ answer }) => answer?.formula_hint !== undefined),
    rightFormula: count(({ c, answer }) => answer?.formula_hint?.formula === hillOf(c)),
    rightMolecule: count(
      ({ c, answer }) =>
        answer?.formula_hint !== undefined &&
        answerKey(answer.formula_hint.smiles) === answerKey(c.answer),
    ),
  };
}

const share = (count: number, of: number): string =>
  `${count} of ${of} (${percent(count / Math.max(1, of))} %)`;

/** Asks cases with a formula that is off by one unit, and the same ones with the right formula. */
export async function printNearFormula(
  cases: readonly BenchCase[],
  options: AskOptions,
  print: (line: string) => void,
): Promise<void> {
  const pairs = cases.flatMap((right, index) => {
    const near = controlled(cases, index, 'near-formula');
    return near ? [{ right, near }] : [];
  });
  const near = await ask(
    pairs.map((pair) => caseQuestion(pair.near)),
    options,
  );
  const asNear = new Map(pairs.map((pair) => [pair.right.id, near.get(pair.near.id)!]));
  const rights = pairs.map(({ right }) => right);
  const off = countHints(rights, asNear);
  print(`\nFormula off by one unit, library ${options.useLibrary ? 'on' : 'off'}`);
  print(`  answered:                ${share(off.answered, off.asked)}`);
  print(`  at 0.9 or more:          ${share(off.sure, off.asked)}`);
  print(`  right formula hinted at: ${share(off.rightFormula, off.asked)}`);
  print(`  with the right molecule: ${share(off.rightMolecule, off.asked)}`);
  print(`  another one hinted at:   ${share(off.hinted - off.rightFormula, off.asked)}`);
  const as = countHints(rights, await ask(rights.map(caseQuestion), options));
  print(`Right formula, the same cases`);
  print(`  hinted at as wrong:      ${share(as.hinted, as.asked)}`);
  print(`  answered:                ${share(as.answered, as.asked)}`);
}
