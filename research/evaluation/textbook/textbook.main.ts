/**
 * The compounds of `fixtures/textbook`, with the library of known molecules and without:
 * npx tsx research/evaluation/textbook/textbook.main.ts [--with-library | --without-library] [--only
 * NAME,…] [--misses]
 */
import { parseArgs } from 'node:util';
import { loadBenchData } from '../engine/run-bench.ts';
import { readTextbook } from './read-textbook.ts';
import { reportTextbook, reportTextbookMisses } from './report-textbook.ts';
import { runTextbook } from './run-textbook.ts';

const { values } = parseArgs({
  options: {
    'with-library': { type: 'boolean', default: false },
    'without-library': { type: 'boolean', default: false },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const data = loadBenchData();
const cases = readTextbook(values.only?.split(','));
for (const useLibrary of [true, false]) {
  if (useLibrary ? values['without-library'] : values['with-library']) continue;
  const results = cases.map((each) => runTextbook(each, data, useLibrary));
  console.log(
    `${useLibrary ? 'With' : 'Without'} the library: ${results.length} compounds, ` +
      `${(results.reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0) / 1000).toFixed(0)} ` +
      's of processor time',
  );
  for (const line of [
    ...reportTextbook(results),
    ...(values.misses ? reportTextbookMisses(results) : []),
  ])
    console.log(line);
}
