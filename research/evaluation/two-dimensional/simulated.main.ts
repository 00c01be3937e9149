/**
 * What each experiment is worth: npx tsx research/evaluation/two-dimensional/simulated.main.ts
 * [--cases FILE] [--stage 1d|dept|hsqc|hsqc-cosy|all]… [--from 13] [--to 20] [--every N] [--offset N]
 * [--seed N] [--idle-cores] [--out FILE]
 * Cases with recorded ¹H and ¹³C lists get the spectra in two dimensions that the bonds of their answers
 * give (`simulate-correlations.ts`). Without the library of known molecules. Times are real ones of one thread; with
 * `--idle-cores` of one analysis that has the machine to itself, as the product runs it (after `npm run build`).
 */
import { busyCores } from '@elucida/analysis/idle-threads/idle-threads';
import { loadEngine } from '@elucida/analysis/load-engine';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { runCase, type CaseResult } from '../engine/run-case.ts';
import { USUAL } from './correlations-of-sites.ts';
import { simulateCorrelations } from './simulate-correlations.ts';

const STAGES = ['1d', 'dept', 'hsqc', 'hsqc-cosy', 'all'] as const;
type Stage = (typeof STAGES)[number];

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '../shared/data/cases/experimental.dev.jsonl' },
    stage: { type: 'string', multiple: true, default: [...STAGES] },
    from: { type: 'string', default: '13' },
    to: { type: 'string', default: '20' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    'idle-cores': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

const shared = {
  busy: busyCores(1),
  cores: availableParallelism(),
  filename: fileURLToPath(new URL('../../../apps/cli/dist/idle-thread.js', import.meta.url)),
};
const data = values['idle-cores'] ? loadEngine(undefined, shared) : loadBenchData();
const cases = readCases(values.cases)
  .filter(({ heavyAtoms: n }) => n >= Number(values.from) && n <= Number(values.to))
  .filter((_, i) => i % Number(values.every) === Number(values.offset));
const kept: (CaseResult & { readonly stage: string })[] = [];
for (const stage of values.stage as Stage[]) {
  for (const test of cases) {
    const random = seededRandom(Number(values.seed));
    const made = simulateCorrelations(test, data, { ...USUAL, random });
    if (made === null) continue;
    const others = test.spectra.filter(({ type }) => type !== 'C13NMR');
    const listed = test.spectra.filter(({ type }) => type === 'C13NMR');
    const spectra: Record<Stage, readonly Spectrum[]> = {
      '1d': test.spectra,
      dept: [...others, made.dept],
      hsqc: [...others, ...listed, made.hsqc],
      'hsqc-cosy': [...others, ...listed, made.hsqc, made.cosy],
      all: [...others, ...listed, made.hsqc, made.hmbc, made.cosy],
    };
    const result = runCase({ ...test, spectra: spectra[stage] }, data, {
      useLibrary: false,
      seed: Number(values.seed),
      asGiven: false,
    });
    kept.push({ ...result, stage });
    if (result.rank !== 1)
      console.log(
        `${stage}  ${test.id}  ${test.formula}  rank ${result.rank ?? '–'}  ` +
          `${result.confidence.toFixed(2)}  ${test.answer}  best ${result.best ?? '–'}`,
      );
  }
  const some = kept.filter((each) => each.stage === stage);
  const seconds = some.map(({ milliseconds }) => milliseconds / 1000).sort((a, b) => a - b);
  const sure = some.filter(({ confidence }) => confidence >= 0.9);
  console.log(
    `${stage.padEnd(9)} n ${some.length}  first ${some.filter(({ rank }) => rank === 1).length}  ` +
      `top 10 ${some.filter(({ rank }) => rank !== null && rank <= 10).length}  ` +
      `≥ 0.9 right ${sure.filter(({ rank }) => rank === 1).length}/${sure.length}  ` +
      `median ${seconds[seconds.length >> 1]?.toFixed(1) ?? '–'} s`,
  );
}
if (values.out) writeFileSync(values.out, kept.map((each) => JSON.stringify(each)).join('\n'));
