/**
 * Bench of cases with spectra in two dimensions:
 * npx tsx research/evaluation/two-dimensional/two-dimensional.main.ts [--cases FILE] [--stage 1d|hsqc|hmbc|cosy]…
 * [--only ID,…] [--every N] [--offset N] [--seed N] [--out FILE]
 * Each case runs with its lists alone (`1d`; where a list was not recorded, the one that its spectra
 * imply), then with HSQC, with HMBC as well, and with COSY. Without the library of known molecules.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withDerivedLists } from '@elucida/engine/techniques/correlations/joint/derive-lists';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { runCase, type CaseResult } from '../engine/run-case.ts';

const STAGES: Readonly<Record<string, readonly SpectrumType[]>> = {
  '1d': [],
  hsqc: ['HSQC'],
  hmbc: ['HSQC', 'HMBC'],
  cosy: ['HSQC', 'HMBC', 'COSY'],
};
const CASES = '../shared/data/cases/two-dimensional.dev.jsonl';
/** Sizes that are reported apart: most heavy atoms of each. */
const SIZES = [12, 20, 30, 40] as const;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: CASES },
    stage: { type: 'string', multiple: true, default: Object.keys(STAGES) },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

const correlated: readonly SpectrumType[] = ['HSQC', 'HMBC', 'COSY', 'NOESY'];

/** The case with its lists and those of its spectra in two dimensions that a stage has. */
function atStage(test: BenchCase, kinds: readonly SpectrumType[]): BenchCase {
  const spectra = withDerivedLists(test.spectra).filter(
    ({ type }: Spectrum) => !correlated.includes(type) || kinds.includes(type),
  );
  return { ...test, spectra };
}

const data = loadBenchData();
const wanted = values.only?.split(',');
const cases = readCases(values.cases).filter(
  ({ id }, i) =>
    (wanted?.includes(id) ?? true) && i % Number(values.every) === Number(values.offset),
);
const kept: (CaseResult & { readonly stage: string; readonly heavyAtoms: number })[] = [];
for (const stage of values.stage)
  for (const test of cases) {
    const result = runCase(atStage(test, STAGES[stage]), data, {
      useLibrary: false,
      seed: Number(values.seed),
      asGiven: false,
    });
    kept.push({ ...result, stage, heavyAtoms: test.heavyAtoms });
    console.log(
      [
        stage,
        test.id,
        test.formula,
        `rank ${result.rank ?? '–'}`,
        result.verdict,
        result.confidence.toFixed(2),
        `${(result.milliseconds / 1000).toFixed(1)} s`,
        result.rank === 1 ? '' : `best ${result.best ?? '–'}`,
      ].join('  '),
    );
  }
if (values.out) writeFileSync(values.out, kept.map((each) => JSON.stringify(each)).join('\n'));

for (const stage of values.stage) {
  const of = kept.filter((each) => each.stage === stage);
  const rows = SIZES.map((most, i) => {
    const some = of.filter(
      ({ heavyAtoms }) => heavyAtoms <= most && heavyAtoms > (SIZES[i - 1] ?? 0),
    );
    return [`≤ ${most}`, some] as const;
  });
  for (const [size, some] of [...rows, ['all', of] as const]) {
    const first = some.filter(({ rank }) => rank === 1).length;
    const ten = some.filter(({ rank }) => rank !== null && rank <= 10).length;
    const sure = some.filter(({ confidence }) => confidence >= 0.9);
    const sureRight = sure.filter(({ rank }) => rank === 1).length;
    const seconds = some.map(({ milliseconds }) => milliseconds / 1000).sort((a, b) => a - b);
    console.log(
      `${stage.padEnd(5)} ${size.padEnd(5)} n ${some.length}  first ${first}  top 10 ${ten}  ` +
        `≥ 0.9 right ${sureRight}/${sure.length}  median ${seconds[seconds.length >> 1]?.toFixed(1) ?? '–'} s`,
    );
  }
}
