/**
 * From simulated decays to the first place, against the lists as they were typed:
 *
 *   npx tsx research/evaluation/spectrometers/simulated-decays.main.ts [--cases FILE] [--count 60]
 *     [--signal-to-noise 20]… [--seed 1] [--offset 0] [--only ID]… [--lists]
 *
 * Development cases with recorded ¹H and ¹³C lists, evenly over the file, from the `--offset`-th on. Of each the
 * decays that `made-record.ts` makes are read as files are and analysed without the library; before, the lists of the
 * case are. `--only` takes some of these. `--lists` prints what was picked where the decays lose the answer.
 */
import { readFiles } from '@elucida/spectrometer/read-files';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../datasets/seeded-random.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { runCase } from '../engine/run-case.ts';
import { madeRecord } from './made-record.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '../shared/data/cases/experimental.dev.jsonl' },
    count: { type: 'string', default: '60' },
    'signal-to-noise': { type: 'string', multiple: true, default: ['5', '20', '100', '500'] },
    seed: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    only: { type: 'string', multiple: true },
    lists: { type: 'boolean', default: false },
  },
});

const data = loadBenchData();
const all = readCases(values.cases).filter(({ spectra }) =>
  ['H1NMR', 'C13NMR'].every((type) => spectra.some((each) => each.type === type)),
);
const every = Math.max(1, all.length / Number(values.count));
const cases = all.filter((_, at) => {
  const i = at - Number(values.offset);
  return i >= 0 && Math.floor(i / every) !== Math.floor((i - 1) / every);
});

const run = (test: BenchCase, spectra: readonly Spectrum[]) =>
  runCase({ ...test, spectra }, data, { useLibrary: false, seed: 1, asGiven: false });

/** Both NMR lists alone, as the decays are. */
const nmrOf = ({ spectra }: BenchCase) =>
  spectra.filter(({ type }) => type === 'H1NMR' || type === 'C13NMR');

const listOf = ({ type, peaks }: Spectrum): string =>
  `     ${type} ${(peaks as readonly { delta_ppm?: number; int?: number; mult?: string }[])
    .map(({ delta_ppm: ppm, int, mult }) => [ppm, int && `${int}H`, mult].filter(Boolean).join(' '))
    .join(', ')}`;

const levels = values['signal-to-noise'].map(Number);
const counts = new Map<number | 'typed', { first: number; sureWrong: number; of: number }>();
const count = (level: number | 'typed', { rank, confidence }: ReturnType<typeof run>) => {
  const own = counts.get(level) ?? { first: 0, sureWrong: 0, of: 0 };
  counts.set(level, {
    first: own.first + Number(rank === 1),
    sureWrong: own.sureWrong + Number(rank !== 1 && confidence >= 0.9),
    of: own.of + 1,
  });
};
for (const [index, test] of cases.entries()) {
  const parsed = parseFormula(test.formula);
  // Left out here, so that those that are asked for are the same samples as with all.
  if (!parsed.ok || (values.only && !values.only.includes(test.id))) continue;
  const typed = run(test, nmrOf(test));
  const records = levels.map((signalToNoise) =>
    // The same sample at every level.
    madeRecord(test, data, {
      signalToNoise,
      random: seededRandom(1000 * Number(values.seed) + index),
    }),
  );
  if (records.includes(null)) {
    console.log(`${test.id}  the answer does not explain both lists: left out`);
    continue;
  }
  count('typed', typed);
  records.forEach((files, k) => {
    const { spectra, skipped } = readFiles(files!, {
      atoms: parsed.formula.counts,
      isFolder: true,
    });
    const read = run(
      test,
      spectra.map(({ spectrum }) => spectrum),
    );
    count(levels[k]!, read);
    if (read.rank === 1 && skipped.length === 0) return;
    console.log(
      `${test.id}  ${test.formula}  S/N ${levels[k]}  rank ${read.rank ?? '–'} (typed ${typed.rank ?? '–'})  ` +
        `${read.confidence.toFixed(2)}  ${test.answer}  best ${read.best ?? '–'}  ` +
        [...skipped.map(({ code }) => code), ...read.setAside].join(' '),
    );
    if (values.lists) {
      for (const each of nmrOf(test)) console.log(listOf(each));
      for (const { spectrum } of spectra) console.log(listOf(spectrum));
    }
  });
}
for (const [level, { first, sureWrong, of }] of counts)
  console.log(
    `${level === 'typed' ? 'typed lists' : `S/N ${level}`.padEnd(11)}  first ${first} of ${of} ` +
      `(${((100 * first) / of).toFixed(1)} %), wrong at 0.9 and above ${sureWrong}`,
  );
