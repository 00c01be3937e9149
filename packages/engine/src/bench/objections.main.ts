/**
 * How often the evidence objects to right answers, and to wrong ones, on development cases. A right answer is the truth as the judge sees it; a wrong one is
 * the best other candidate, read from a results file of the bench (`main.ts --out`).
 * npx tsx packages/engine/src/bench/objections.main.ts --cases FILE [--results FILE] [--list]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { readFacts } from '../constraints/spectral-facts.ts';
import { coverPeaks } from '../explanation/cover-peaks.ts';
import type { Evidence } from '../identification.ts';
import type { EngineData } from '../identify.ts';
import { candidateEvidence } from '../judging/candidate-evidence.ts';
import { predictorFor } from '../prediction/predictor-for.ts';
import { perceive } from '../molecules/perceive.ts';
import { canonicalSmiles, graphFromSmiles } from '../molecules/smiles.ts';
import { readCases, type BenchCase } from './cases.ts';
import { loadBenchData } from './run-bench.ts';
import type { CaseResult } from './run-case.ts';

const { values } = parseArgs({ options: { cases: { type: 'string' }, results: { type: 'string' }, list: { type: 'boolean', default: false } } });

const isTyped = ({ type, peaks }: Spectrum) => type === 'H1NMR' && (peaks as readonly H1Peak[]).some(({ mult }) => mult !== undefined && mult !== '');

/** Evidence against one structure. */
function objections(test: BenchCase, smiles: string, data: EngineData): Evidence[] {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.id}: ${test.formula} is no formula`);
  const facts = readFacts(parsed.formula, test.spectra);
  const graph = graphFromSmiles(canonicalSmiles(graphFromSmiles(smiles)));
  const molecule = { graph, perception: perceive(graph) };
  const evidence = candidateEvidence(molecule, facts, predictorFor(test.spectra, data.predictor));
  return [...evidence, ...coverPeaks(evidence, molecule, facts, test.spectra)].filter(({ verdict }) => verdict === 'against');
}

function report(title: string, subjects: readonly { test: BenchCase; smiles: string }[], data: EngineData): void {
  const found = subjects.map((subject) => ({ ...subject, against: objections(subject.test, subject.smiles, data) }));
  const objected = found.filter(({ against }) => against.length > 0);
  console.log(`${title}: ${objected.length} of ${found.length} objected to (${((100 * objected.length) / Math.max(1, found.length)).toFixed(0)} %)`);
  const byCode = new Map<string, number>();
  for (const { against } of found) for (const code of new Set(against.map((item) => item.code))) byCode.set(code, (byCode.get(code) ?? 0) + 1);
  for (const [code, count] of [...byCode].sort((a, b) => b[1] - a[1])) console.log(`  ${String(count).padStart(4)}  ${code}`);
  if (!values.list) return;
  for (const { test, smiles, against } of objected) {
    console.log(`${test.id} ${smiles}`);
    for (const { code, observed, predicted, sd, atoms, values: about } of against) console.log(`    ${code} ${observed ?? ''} ${predicted === undefined ? '' : `(${predicted} ± ${sd})`} ${atoms.join(',')} ${JSON.stringify(about ?? {})}`);
  }
}

const data = loadBenchData();
const cases = readCases(values.cases).filter(({ spectra }) => spectra.some(isTyped));
report('truths', cases.map((test) => ({ test, smiles: test.answer })), data);
if (values.results) {
  const results = new Map(readFileSync(values.results, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as CaseResult).map((result) => [result.id, result]));
  report('best others', cases.flatMap((test) => {
    const rival = results.get(test.id)?.rivals[0];
    return rival === undefined ? [] : [{ test, smiles: rival }];
  }), data);
}
