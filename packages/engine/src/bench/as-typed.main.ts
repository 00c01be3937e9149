/**
 * Development cases up to 13 heavy atoms as people type them, one flaw at a time, beside the same cases without:
 * npx tsx packages/engine/src/bench/as-typed.main.ts [--cases FILE] [--every N [--offset K]] [--flaws NAME,…] [--out FILE] [--misses]
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FLAWS } from './as-typed/flaws.ts';
import { reportAsTyped } from './as-typed/report-as-typed.ts';
import { runAsTyped, smallCases, type FlawedResult } from './as-typed/run-as-typed.ts';
import { readCases } from './cases.ts';
import { loadBenchData } from './run-bench.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string' }, every: { type: 'string', default: '1' }, offset: { type: 'string', default: '0' }, flaws: { type: 'string' }, out: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const flaws = values.flaws === undefined ? Object.keys(FLAWS) : ['none', ...values.flaws.split(',')];
for (const flaw of flaws) if (FLAWS[flaw] === undefined) throw new Error(`--flaws takes ${Object.keys(FLAWS).join(', ')}`);
const chosen = smallCases(readCases(values.cases)).filter((_, i) => i % Number(values.every) === Number(values.offset));
if (values.out) writeFileSync(values.out, '');
const results: FlawedResult[] = [];
runAsTyped(chosen, flaws, loadBenchData(), (result) => {
  results.push(result);
  if (values.out) appendFileSync(values.out, `${JSON.stringify(result)}\n`);
});
for (const line of reportAsTyped(results)) console.log(line);
if (values.misses) for (const { flaw, id, rank, verdict, reason, confidence, answer, best } of results.filter((result) => result.rank !== 1 || result.verdict === 'inconclusive')) console.log([flaw, id, `rank ${rank ?? '–'}`, verdict, reason ?? '', confidence.toFixed(2), answer, best].join('\t'));
