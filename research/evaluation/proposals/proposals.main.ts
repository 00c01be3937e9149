/**
 * What proposals from outside do to the engine's answers, on typed peaks without the library:
 * npx tsx research/evaluation/proposals/proposals.main.ts [--cases FILE] [--every N [--offset K]]
 * [--least ATOMS] [--seed N] [--out FILE]
 * npx tsx research/evaluation/proposals/proposals.main.ts --read FILE…   (prints the tables of earlier
 * runs together)
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GROUPS } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import {
  PROPOSERS,
  runProposals,
  type ProposalResult,
  type ProposerKind,
} from './run-proposals.ts';
import { brierScore, calibrationError } from '../summary/statistics.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    least: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    read: { type: 'string', multiple: true },
  },
});

const results = values.read
  ? values.read.flatMap((file) =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ProposalResult),
    )
  : runAll();
for (const line of [...GROUPS, 'all'].flatMap((group) =>
  tableOf(
    group,
    results.filter((result) => group === 'all' || result.group === group),
  ),
))
  console.log(line);

function runAll(): ProposalResult[] {
  const data = loadBenchData();
  if (values.out) writeFileSync(values.out, '');
  return readCases(values.cases)
    .filter(({ heavyAtoms: heavy }) => heavy >= Number(values.least))
    .filter((_, i) => i % Number(values.every) === Number(values.offset))
    .map((test) => {
      const result = runProposals(test, data, { seed: Number(values.seed) });
      if (values.out) appendFileSync(values.out, `${JSON.stringify(result)}\n`);
      return result;
    });
}

/**
 * One line a proposer. `gained` and `lost`: truths that come to the first place, and that leave it.
 */
function tableOf(group: string, rows: readonly ProposalResult[]): string[] {
  if (rows.length === 0) return [];
  const isFirst = ({ outcomes }: ProposalResult, kind: ProposerKind) => outcomes[kind].rank === 1;
  return [
    `\n${group} (${rows.length} cases)`,
    [
      'proposer',
      'top-1',
      'top-10',
      'gained',
      'lost',
      '>=0.9 right',
      'ECE',
      'Brier',
      'inconclusive',
    ].join('\t'),
    ...PROPOSERS.map((kind) => {
      const stated = rows.map((row) => ({
        confidence: row.outcomes[kind].confidence,
        right: isFirst(row, kind),
      }));
      const sure = stated.filter(({ confidence }) => confidence >= 0.9);
      const count = (fits: (row: ProposalResult) => boolean) => rows.filter(fits).length;
      return [
        kind.padEnd(12),
        count((row) => isFirst(row, kind)),
        count(({ outcomes }) => (outcomes[kind].rank ?? Infinity) <= 10),
        count((row) => isFirst(row, kind) && !isFirst(row, 'engine alone')),
        count((row) => !isFirst(row, kind) && isFirst(row, 'engine alone')),
        `${sure.filter(({ right }) => right).length}/${sure.length}`,
        calibrationError(stated).toFixed(3),
        brierScore(stated).toFixed(3),
        count(({ outcomes }) => !outcomes[kind].identified),
      ].join('\t');
    }),
  ];
}
