// `npm run bench`: the engine's accuracy, calibration and time on the development cases, with its
// controls. `--write FILE.json` keeps how each case came out, for the tables of the docs.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { UsageError } from '@elucida/cli/options';
import { readCommandLine, refuse } from '../../../scripts/lib/command-line.mjs';
import { printAblation } from './ablation.ts';
import { ablationOfImages, ablationOfPeaks } from './ablation-plans.ts';
import { ask } from './ask.ts';
import { caseQuestion, type BenchCase } from '../cases/bench-case.ts';
import { controlled, type Control } from '../cases/controls.ts';
import { readCases } from '../cases/read-cases.ts';
import { benchModels, type Group } from './bench-models.ts';
import { bySize } from './groups-by-size.ts';
import { printAsTyped } from './print-as-typed.ts';
import { printReasons, reasonSets } from './print-reasons.ts';
import { printTextbook } from './print-textbook.ts';
import { printIsomerCounts } from './print-isomer-counts.ts';
import { outcomeOf, type Answer } from './answer.ts';
import { printNearFormula } from './near-formula.ts';
import { HEADER, lineOf } from './print-summary.ts';
import {
  answerHidden,
  havingImage,
  havingPeaks,
  onlyImages,
  onlyPeaks,
} from '../cases/some-techniques.ts';
import {
  recordedGroup,
  runOf,
  writeResults,
  type RecordedCounts,
  type RecordedTable,
  type ResultsFile,
} from '../summary/results-file.ts';

const USAGE = `
Usage: npm run bench -- [options]

  --data FOLDER      where the data sets are (../shared/data)
  --only PART        peaks, images, library, hidden, single, ablation, controls or reasons; may be
                     repeated
  --jobs N           threads (one for each core)
  --seed N           seed of the search (1)
  --limit N          of each group the first N cases
  --every N          of each group every Nth case, from the one of --offset K (0) on
  --control near-formula   cases whose formula is off by one unit, and nothing else
  --misses           lists the cases whose first place is wrong; with reasons, the right answers
                     that are objected to or have open points, and the wrong ones without objection
  --isomer-counts    counts of isomers, and nothing else
  --as-typed         spectra with the flaws of people's lists; --flaws NAME,… picks some
  --textbook         textbook compounds as people type them
  --models --recording FILE [--live]   with AI models, replayed from FILE or asked and written there
  --write FILE.json  keeps how each case came out, for the tables of the docs
`;
const values = readCommandLine({
  usage: USAGE,
  options: {
    data: { type: 'string', default: '../shared/data' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    limit: { type: 'string', default: '100000' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    control: { type: 'string' },
    'isomer-counts': { type: 'boolean' },
    'as-typed': { type: 'boolean' },
    textbook: { type: 'boolean' },
    flaws: { type: 'string' },
    misses: { type: 'boolean' },
    models: { type: 'boolean' },
    recording: { type: 'string' },
    live: { type: 'boolean' },
    write: { type: 'string' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
/** What `--write` writes. */
const run =
  values.write === undefined ? null : runOf(`npm run bench -- ${process.argv.slice(2).join(' ')}`);
const tables: RecordedTable[] = [];
const counts: RecordedCounts[] = [];
function writeRun(more: Pick<ResultsFile, 'counts'>): void {
  if (values.write !== undefined && run !== null)
    writeResults(values.write, { ...run, tables, ...more });
}
/**
 * `--only peaks`, `images`, `library`, `hidden`, `single`, `ablation`, `controls`: parts of the
 * bench; all of them by default. `single-images` and `ablation-images` leave out what these two do
 * with peaks.
 */
const wanted = (...parts: string[]) =>
  values.only === undefined || parts.some((part) => values.only!.includes(part));
const fromPeaks = {
  jobs: Number(values.jobs),
  seed: Number(values.seed),
  useLibrary: false,
  imagesOnly: false,
  peaksOnly: true,
};
const fromImages = { ...fromPeaks, imagesOnly: true, peaksOnly: false };

/**
 * `--every N` takes each Nth case of a file, `--limit N` the first N of these: shorter runs on
 * cases of all sizes.
 */
const thinned = (cases: readonly BenchCase[]): BenchCase[] =>
  cases
    .filter((_, i) => i % Number(values.every) === Number(values.offset))
    .slice(0, Number(values.limit));
const take = (file: string): BenchCase[] => thinned(readCases(`${values.data}/cases/${file}`));

function printGroups(
  title: string,
  groups: readonly Group[],
  answers: ReadonlyMap<string, Answer>,
): void {
  tables.push({
    title,
    groups: groups.map(({ name, cases }) =>
      recordedGroup(
        name,
        cases.map((c) => ({ id: c.id, ...outcomeOf(c, answers.get(c.id)) })),
      ),
    ),
  });
  print(`\n${title}\n${HEADER}`);
  for (const { name, cases } of groups) print(lineOf(name, cases, answers));
  if (groups.length > 1)
    print(
      lineOf(
        'all',
        groups.flatMap(({ cases }) => cases),
        answers,
      ),
    );
  if (values.misses !== true) return;
  for (const { cases } of groups)
    for (const c of cases) {
      const best = answers.get(c.id)?.candidates?.[0];
      print(
        `  ${c.id} ${c.formula} truth ${c.answer} first ${best?.smiles ?? '–'} ` +
          `(${best?.confidence.toFixed(2) ?? '–'}) ` +
          `${answers.get(c.id)?.detail ?? ''}`,
      );
    }
}

/** The peaks of one technique alone. */
async function singlePeaks(all: readonly BenchCase[]): Promise<void> {
  for (const type of ['C13NMR', 'H1NMR', 'IR']) {
    const cases = havingPeaks(all, type);
    printGroups(
      `${type} peaks alone, without library`,
      [{ name: type, cases }],
      await ask(
        cases.map((c) => onlyPeaks(c, [type])),
        fromPeaks,
      ),
    );
  }
}

/** One image alone, as the Free plan takes it. */
async function singleImages(molpuzzle: readonly BenchCase[]): Promise<void> {
  for (const kind of ['c13', 'h1', 'ir', 'ms']) {
    const cases = havingImage(molpuzzle, kind);
    printGroups(
      `One image (${kind}) alone, without library`,
      [{ name: kind, cases }],
      await ask(
        cases.map((c) => onlyImages(c, [kind])),
        fromImages,
      ),
    );
  }
}

async function controls(cases: readonly BenchCase[]): Promise<void> {
  const inconclusive = (answers: Map<string, Answer>) =>
    `${[...answers.values()].filter(({ status }) => status === 'inconclusive').length} of ${answers.size} inconclusive`;
  print('\nControls (library on)');
  for (const [name, control] of [
    ['formula only:            ', 'formula'],
    ['spectra of another case: ', 'swapped'],
  ] as const satisfies readonly (readonly [string, Control])[]) {
    const asked = cases.flatMap((_, index) => controlled(cases, index, control) ?? []);
    print(
      `${name}${inconclusive(await ask(asked.map(caseQuestion), { ...fromPeaks, useLibrary: true }))}`,
    );
  }
}

/** The engine and AI models, from peaks; with `--only images` from images alone. */
async function withModels(
  groups: readonly Group[],
  molpuzzle: readonly BenchCase[],
): Promise<void> {
  const [cases, options] =
    values.only?.includes('images') === true
      ? [[{ name: 'MolPuzzle', cases: molpuzzle }], fromImages]
      : [groups, fromPeaks];
  try {
    await benchModels({
      groups: cases,
      options,
      recording: values.recording,
      live: values.live === true,
      environment: process.env,
      print,
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

async function withoutModels(
  groups: readonly Group[],
  molpuzzle: readonly BenchCase[],
): Promise<void> {
  const all = groups.flatMap(({ cases }) => cases);
  const questions = all.map(caseQuestion);
  if (wanted('peaks'))
    printGroups('Peaks, without library', groups, await ask(questions, fromPeaks));
  if (wanted('images'))
    printGroups(
      'Images only, without library',
      [{ name: 'MolPuzzle', cases: molpuzzle }],
      await ask(molpuzzle.map(caseQuestion), fromImages),
    );
  if (wanted('library'))
    printGroups(
      'Peaks, with library',
      groups,
      await ask(questions, { ...fromPeaks, useLibrary: true }),
    );
  if (wanted('hidden'))
    printGroups(
      'Peaks, with library, the answer removed from it',
      groups,
      await ask(all.map(answerHidden), { ...fromPeaks, useLibrary: true }),
    );
  if (wanted('single')) await singlePeaks(all);
  if (wanted('single', 'single-images')) await singleImages(molpuzzle);
  if (wanted('ablation')) tables.push(await printAblation(ablationOfPeaks(all, fromPeaks), print));
  if (wanted('ablation', 'ablation-images'))
    tables.push(await printAblation(ablationOfImages(molpuzzle, fromImages), print));
  if (wanted('controls')) await controls(all);
  if (wanted('reasons'))
    counts.push(
      await printReasons(reasonSets(groups, { take, thinned }), fromPeaks, {
        misses: values.misses === true,
        print,
      }),
    );
}

if (values.textbook === true) {
  writeRun({
    counts: printTextbook({ folder: 'fixtures/textbook', misses: values.misses === true, print }),
  });
  process.exit();
}
if (values.control !== undefined && values.control !== 'near-formula')
  refuse(`--control takes near-formula, not ${values.control}.`, USAGE);
if (!existsSync(`${values.data}/cases`)) {
  refuse(`No development cases at ${values.data}/cases; name their folder with --data.`, USAGE);
}
if (values['isomer-counts'] === true) {
  process.exitCode = printIsomerCounts(`${values.data}/isomer-counts.json`, print) ? 0 : 1;
} else if (values['as-typed'] === true) {
  const counts = printAsTyped({
    files: ['molpuzzle', 'experimental'].map((set) => `${values.data}/cases/${set}.dev.jsonl`),
    every: Number(values.every),
    flaws: values.flaws?.split(','),
    print,
  });
  writeRun({ counts: [counts] });
} else {
  const molpuzzle = take('molpuzzle.dev.jsonl');
  const experimental = take('experimental.dev.jsonl');
  const groups: Group[] = [{ name: 'MolPuzzle', cases: molpuzzle }, ...bySize(experimental)];
  if (values.control !== undefined)
    for (const useLibrary of [true, false])
      await printNearFormula([...molpuzzle, ...experimental], { ...fromPeaks, useLibrary }, print);
  else if (values.models === true) await withModels(groups, molpuzzle);
  else await withoutModels(groups, molpuzzle);
  print(
    `\nPeak memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB with ${values.jobs} threads`,
  );
  writeRun(counts.length > 0 ? { counts } : {});
}
