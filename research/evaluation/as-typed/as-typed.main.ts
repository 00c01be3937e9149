/**
 * Development cases up to 13 heavy atoms as people type them, one flaw at a time, next to the same
 * cases without:
 * npx tsx research/evaluation/as-typed/as-typed.main.ts [--cases FILE] [--every N [--offset K]]
 * [--flaws NAME,…] [--out FILE] [--misses] [--write FILE.json]
 * With `--judge FILE` (results of `main.ts --out`) nothing is searched: the truth and the best
 * rivals of that run are judged under each flaw.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FLAWS } from './flaws.ts';
import { judgeFlawed } from './judge-flawed.ts';
import { runOf, writeResults } from '../summary/results-file.ts';
import { countFlaws, reportAsTyped } from './report-as-typed.ts';
import { runAsTyped, smallCases, type FlawedResult } from './run-as-typed.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import type { CaseResult } from '../engine/run-case.ts';
import { readRun } from '../engine/read-run.ts';

const THIS = 'research/evaluation/as-typed/as-typed.main.ts';
const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    flaws: { type: 'string' },
    out: { type: 'string' },
    misses: { type: 'boolean', default: false },
    judge: { type: 'string' },
    write: { type: 'string' },
  },
});
const flaws =
  values.flaws === undefined ? Object.keys(FLAWS) : ['none', ...values.flaws.split(',')];
for (const flaw of flaws)
  if (FLAWS[flaw] === undefined) throw new Error(`--flaws takes ${Object.keys(FLAWS).join(', ')}`);
const chosen = smallCases(readCases(values.cases)).filter(
  (_, i) => i % Number(values.every) === Number(values.offset),
);
if (values.out) writeFileSync(values.out, '');
const run = runOf(`npx tsx ${THIS} ${process.argv.slice(2).join(' ')}`);
const results: FlawedResult[] = [];
const keep = (result: FlawedResult): void => {
  results.push(result);
  if (values.out) appendFileSync(values.out, `${JSON.stringify(result)}\n`);
};
if (values.judge === undefined) runAsTyped(chosen, flaws, loadBenchData(), keep);
else judgeFlawed(chosen, earlierRun(values.judge), flaws, loadBenchData(), keep);
for (const line of reportAsTyped(results)) console.log(line);
if (values.write) writeResults(values.write, { ...run, tables: [], counts: [countFlaws(results)] });
if (values.misses)
  for (const { flaw, id, rank, verdict, reason, confidence, answer, best } of results.filter(
    (result) => result.rank !== 1 || result.verdict === 'inconclusive',
  ))
    console.log(
      [
        flaw,
        id,
        `rank ${rank ?? '–'}`,
        verdict,
        reason ?? '',
        confidence.toFixed(2),
        answer,
        best,
      ].join('\t'),
    );

function earlierRun(file: string): Map<string, CaseResult> {
  return new Map(readRun(file).map((result) => [result.id, result]));
}
