/**
 * How often the report objects to right answers, to wrong ones, and to the runners-up of right
 * ones, on cases whose 1H signals have multiplicities. The finalists of a
 * bench run (`main.ts --out`) are judged again, and their misfits weighed as in an answer.
 * npx tsx research/evaluation/engine/objections.main.ts --cases FILE --results FILE [--list] [--write
 * FILE.json]
 */
import { parseArgs } from 'node:util';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import type { Candidate } from '@elucida/engine/identification';
import type { EngineData } from '@elucida/engine/identify';
import { assess } from '@elucida/engine/judging/confidence';
import { makeJudge } from '@elucida/engine/judging/judge';
import { constitutionKey } from '@elucida/molecules/smiles';
import { judgeFinalists } from '@elucida/engine/pipeline/judge-finalists';
import { writeIdentification } from '@elucida/engine/pipeline/write-identification';
import { predictorFor, predictorOfScore } from '@elucida/prediction/predictor-for';
import { unattended } from '@elucida/engine/stages';
import { answerKey } from '../cases/answer-key.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { finalistOf } from './confidence-outcomes.ts';
import { loadBenchData } from './run-bench.ts';
import { runOf, writeResults, type RecordedCounts } from '../summary/results-file.ts';
import type { CaseResult } from './run-case.ts';
import { readRun } from './read-run.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    results: { type: 'string' },
    list: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});
if (values.results === undefined)
  throw new Error('--results FILE: what `main.ts --out FILE` wrote');

/** What is counted of each row. */
const OBJECTION_COLUMNS = ['n', 'objected', 'stated', 'statedAndObjected', 'withOpenPoints'];

const isTyped = ({ type, peaks }: Spectrum) =>
  type === 'H1NMR' &&
  (peaks as readonly H1Peak[]).some(({ mult }) => mult !== undefined && mult !== '');

interface Subject {
  readonly id: string;
  readonly candidate: Candidate;
  readonly identified: boolean;
}

/** The first candidate and the second compound of a case, as they would be answered. */
function answer(
  test: BenchCase,
  result: CaseResult,
  data: EngineData,
): { subject: Subject; runnerUp: Subject | undefined; right: boolean } | undefined {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.id}: ${test.formula} is no formula`);
  const facts = readFacts(parsed.formula, test.spectra);
  const predictor = predictorFor(parsed.formula, test.spectra, data.predictor);
  const judged = judgeFinalists(
    (result.rank === null ? result.rivals : [test.answer, ...result.rivals]).map(finalistOf),
    makeJudge({
      facts,
      predictor: predictorOfScore(parsed.formula, test.spectra, data.predictor),
    }),
    unattended,
  );
  if (judged.length === 0) return undefined;
  const complete = result.method === 'exhaustive';
  const certainty = assess(judged, facts, { complete, onlyIsomer: false });
  const request = {
    formula: parsed.formula,
    spectra: test.spectra,
    top: 6,
    seed: 1,
    useLibrary: false,
    hide: [],
  };
  const search = {
    method: complete ? ('exhaustive' as const) : ('search' as const),
    considered: result.considered,
    complete,
  };
  const { candidates } = writeIdentification(
    { facts, judged, search, certainty, setAside: [], passes: [] },
    { request, predictor, task: unattended },
  );
  const identified = certainty.verdict === 'identified';
  const second = candidates.findIndex(
    (_, i) =>
      i > 0 && (judged[i].compound === undefined || judged[i].compound !== judged[0].compound),
  );
  return {
    subject: { id: test.id, candidate: candidates[0], identified },
    runnerUp: second < 0 ? undefined : { id: test.id, candidate: candidates[second], identified },
    right: constitutionKey(judged[0].graph) === answerKey(test.answer),
  };
}

const against = ({ candidate }: Subject) =>
  candidate.evidence.filter(({ verdict }) => verdict === 'against');
const open = ({ candidate }: Subject) => candidate.evidence.filter((item) => item.open === true);
const share = (some: number, all: number) =>
  `${some} of ${all}${all > 0 ? ` (${((100 * some) / all).toFixed(0)} %)` : ''}`;

function report(title: string, subjects: readonly Subject[]): RecordedCounts['rows'][number] {
  const objected = subjects.filter((subject) => against(subject).length > 0);
  const identified = subjects.filter((subject) => subject.identified);
  const statedAndObjected = identified.filter((subject) => against(subject).length > 0);
  const withOpenPoints = subjects.filter((subject) => open(subject).length > 0);
  const row = {
    name: title,
    values: [subjects, objected, identified, statedAndObjected, withOpenPoints].map(
      ({ length }) => length,
    ),
  };
  console.log(
    `${title}: objected to ${share(objected.length, subjects.length)}; of those ` +
      `put forward ${share(statedAndObjected.length, identified.length)}; ` +
      `with open points ${share(withOpenPoints.length, subjects.length)}`,
  );
  const byCode = new Map<string, number>();
  for (const subject of objected)
    for (const code of new Set(against(subject).map((item) => item.code)))
      byCode.set(code, (byCode.get(code) ?? 0) + 1);
  for (const [code, count] of [...byCode].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(count).padStart(4)}  ${code}`);
  if (!values.list) return row;
  for (const subject of objected) {
    console.log(
      `${subject.id} ${subject.candidate.smiles} ` +
        `${subject.candidate.confidence.toFixed(2)}${subject.identified ? '' : ' inconclusive'}`,
    );
    for (const { code, observed, predicted, sd, atoms, values: about } of against(subject))
      console.log(
        `    ${code} ${observed ?? ''} ${predicted === undefined ? '' : `(${predicted} ± ${sd})`} ` +
          `${atoms.join(',')} ${JSON.stringify(about ?? {})}`,
      );
  }
  return row;
}

const run = runOf(
  `npx tsx research/evaluation/engine/objections.main.ts ${process.argv.slice(2).join(' ')}`,
);
const data = loadBenchData();
const results = new Map(readRun(values.results).map((result) => [result.id, result]));
const answers = readCases(values.cases)
  .filter(({ spectra }) => spectra.some(isTyped))
  .flatMap((test) => {
    const result = results.get(test.id);
    return result === undefined ? [] : (answer(test, result, data) ?? []);
  });
const rows = [
  report(
    'right answers',
    answers.flatMap(({ subject, right }) => (right ? [subject] : [])),
  ),
  report(
    'wrong answers',
    answers.flatMap(({ subject, right }) => (right ? [] : [subject])),
  ),
  report(
    'runners-up',
    answers.flatMap(({ runnerUp }) => runnerUp ?? []),
  ),
];
if (values.write !== undefined)
  writeResults(values.write, {
    ...run,
    tables: [],
    counts: [{ title: 'Reports that object to an answer', columns: OBJECTION_COLUMNS, rows }],
  });
