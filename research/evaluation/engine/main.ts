/**
 * Bench of the engine on typed peaks:
 * npx tsx research/evaluation/engine/main.ts [--without-library] [--cases FILE] [--tables FOLDER] [--every N [--offset
 * K]] [--only ID,…] [--jobs N] [--seed N]
 * [--control formula|swapped|carbon-swapped|proton-swapped|nmr-swapped] [--as-given] [--failures]
 * [--out FILE] [--write FILE.json]
 * `--tables`: learned without the cases of `held-out-cases.main.ts`, which writes both.
 * `--out` keeps all that is known of each case, for fitting; `--write` how it came out, for the tables
 * of the docs.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { outcomeOf, reportFailures, reportTable } from './report.ts';
import { GROUPS, titleOfGroup } from '../cases/bench-case.ts';
import { recordedGroup, runOf, writeResults } from '../summary/results-file.ts';
import { readCases } from '../cases/read-cases.ts';
import { CONTROLS } from '../cases/controls.ts';
import { loadBenchData, runBench, type BenchOptions } from './run-bench.ts';
import type { CaseResult } from './run-case.ts';

const { values } = parseArgs({
  options: {
    'without-library': { type: 'boolean', default: false },
    cases: { type: 'string' },
    tables: { type: 'string' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    only: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    control: { type: 'string' },
    'as-given': { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
    out: { type: 'string' },
    write: { type: 'string' },
    shard: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

if (values.shard) {
  const [index, of] = values.shard.split('/').map(Number);
  runBench(optionsOf([index, of]), (result) => process.stdout.write(`${JSON.stringify(result)}\n`));
} else {
  const run = runOf(
    `npx tsx research/evaluation/engine/main.ts ${process.argv.slice(2).join(' ')}`,
  );
  const results = await runShards(Number(values.jobs));
  if (values.out)
    writeFileSync(values.out, results.map((result) => JSON.stringify(result)).join('\n'));
  if (values.write)
    writeResults(values.write, {
      ...run,
      tables: [
        {
          title: `Typed peaks, ${values['without-library'] ? 'without' : 'with'} library`,
          groups: GROUPS.map((group) =>
            recordedGroup(
              titleOfGroup(group),
              results
                .filter((result) => result.group === group)
                .map((result) => ({ id: result.id, ...outcomeOf(result) })),
            ),
          ).filter(({ cases }) => cases.length > 0),
        },
      ],
    });
  for (const line of reportTable(results)) console.log(line);
  if (values.failures) {
    const cases = new Map(readCases(values.cases).map((test) => [test.id, test]));
    for (const line of reportFailures(results, cases, loadBenchData(values.tables)))
      console.log(line);
  }
}

function optionsOf(shard: readonly [number, number]): BenchOptions {
  const control = CONTROLS.find((known) => known === values.control);
  if (values.control !== undefined && control === undefined)
    throw new Error(`--control takes one of ${CONTROLS.join(', ')}`);
  return {
    withoutLibrary: values['without-library'],
    asGiven: values['as-given'],
    seed: Number(values.seed),
    cases: values.cases,
    tables: values.tables,
    control,
    every: Number(values.every),
    offset: Number(values.offset),
    only: values.only,
    shard,
  };
}

/** Starts this file again as many times as there are jobs, each on its share of the cases. */
async function runShards(jobs: number): Promise<CaseResult[]> {
  const shards = Array.from({ length: jobs }, async (_, index) => {
    const child = spawn(
      process.execPath,
      [...process.execArgv, ...process.argv.slice(1), '--shard', `${index}/${jobs}`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const closed = new Promise<number | null>((resolve) => {
      child.on('close', resolve);
    });
    const results: CaseResult[] = [];
    for await (const line of createInterface({ input: child.stdout }))
      results.push(JSON.parse(line) as CaseResult);
    if (await closed) throw new Error(`share ${index} of the cases failed`);
    return results;
  });
  return (await Promise.all(shards)).flat();
}
