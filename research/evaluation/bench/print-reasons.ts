import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { caseQuestion, type BenchCase } from '../cases/bench-case.ts';
import { countKinds, countReasons, type Reasons } from './count-reasons.ts';
import { readReasons } from './read-reasons.ts';
import type { RecordedCounts } from '../summary/results-file.ts';
import { readTextbook, type TextbookCase } from '../textbook/read-textbook.ts';
import { ask, type AskOptions } from './ask.ts';

/** A set of cases under its name. */
interface CaseSet {
  readonly name: string;
  readonly cases: readonly BenchCase[];
}

/** A list whose multiplicities were written: what objections to splittings need. */
const hasMultiplicities = ({ type, peaks }: Spectrum): boolean =>
  type === 'H1NMR' &&
  (peaks as readonly H1Peak[]).some(({ mult }) => mult !== undefined && mult !== '');

/** The cases of a set whose ¹H signals have multiplicities. */
const withMultiplicities = (cases: readonly BenchCase[]): BenchCase[] =>
  cases.filter(({ spectra }) => spectra.some(hasMultiplicities));

/** A textbook compound as a case of the bench. */
const textbookCase = ({ name, formula, spectra, answer }: TextbookCase): BenchCase => ({
  id: `textbook ${name}`,
  formula,
  spectra,
  answer,
  heavyAtoms: 0,
});

/**
 * Cases whose ¹H signals have multiplicities — of the groups, of articles and of teaching problems —
 * and textbook compounds.
 */
export const reasonSets = (
  groups: readonly CaseSet[],
  {
    take,
    thinned,
  }: {
    take: (file: string) => BenchCase[];
    thinned: (cases: readonly BenchCase[]) => BenchCase[];
  },
): CaseSet[] => [
  ...[
    ...groups,
    { name: 'literature', cases: take('literature.dev.jsonl') },
    { name: 'challenge', cases: take('challenge.dev.jsonl') },
  ].map(({ name, cases }) => ({ name, cases: withMultiplicities(cases) })),
  {
    name: 'textbook',
    cases: thinned(readTextbook(undefined, 'fixtures/textbook').map(textbookCase)),
  },
];

/**
 * Asks the cases of all sets and prints what their reports say against the answers: how many
 * reports object or leave points open, by set, and the kinds of both.
 */
export async function printReasons(
  sets: readonly CaseSet[],
  options: AskOptions,
  { misses, print }: { misses: boolean; print: (line: string) => void },
): Promise<RecordedCounts> {
  const answers = await ask(
    sets.flatMap(({ cases }) => cases.map(caseQuestion)),
    options,
  );
  const all = sets.flatMap(({ name, cases }) =>
    cases.flatMap((each) => {
      const answer = answers.get(each.id);
      return answer === undefined ? [] : readReasons(each, answer, name);
    }),
  );
  const counts = countReasons(all);
  print(`\n${counts.title}\n${['', ...counts.columns].join('\t')}`);
  for (const { name, values } of counts.rows) print([name, ...values].join('\t'));
  for (const right of [true, false])
    for (const part of ['objections', 'open'] as const) printKinds(all, { right, part }, print);
  if (misses) for (const each of all) printCase(each, print);
  return counts;
}

function printKinds(
  all: readonly Reasons[],
  { right, part }: { right: boolean; part: 'objections' | 'open' },
  print: (line: string) => void,
): void {
  print(
    `\n${right ? 'Right' : 'Wrong'} answers, ${part === 'open' ? 'open points' : part} by kind`,
  );
  const some = all.filter((each) => each.right === right);
  for (const [code, count] of countKinds(some, part))
    print(`${String(count).padStart(5)}  ${code}`);
}

/** A right answer that is objected to or has open points; a wrong one without an objection. */
function printCase({ id, right, objections, open }: Reasons, print: (line: string) => void): void {
  if (right ? objections.length + open.length === 0 : objections.length > 0) return;
  print(`${right ? 'right' : 'wrong'}\t${id}\t${objections.join(', ')}\t${open.join(', ')}`);
}
