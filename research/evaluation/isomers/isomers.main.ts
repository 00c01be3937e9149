/**
 * The isomer guide against measurements: mean error of its shifts and how often its multiplicities
 * are the ones written, over the development cases; and the time until the first rows of several
 * formulas are there. Run: npx tsx research/evaluation/isomers/isomers.main.ts [--cases FILE]
 */
import { parseArgs } from 'node:util';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { describeIsomers } from '@elucida/engine/isomers/describe-isomers';
import type { ExpectedProton } from '@elucida/engine/isomers/expected-signal';
import { expectedCarbons, expectedProtons } from '@elucida/engine/isomers/expected-signals';
import { rankIsomers } from '@elucida/engine/isomers/rank-isomers';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from '@elucida/engine/stages';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { quantile } from '../summary/statistics.ts';
import { threadMilliseconds } from '../speed/thread-time.ts';

const { values } = parseArgs({ options: { cases: { type: 'string' } } });
const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
/** From 10 to 97,000 isomers, and beyond what is ordered. */
const FORMULAS = [
  'C5H12O',
  'C4H8O2',
  'C6H12O2',
  'C8H10',
  'C7H8O',
  'C7H12O2',
  'C9H12',
  'C8H16O',
  'C9H18O',
  'C6H10O2',
  'C9H20O2',
  'C11H24O',
  'C12H26O',
  'C13H28O',
  'C6H7NO',
  'C8H19N',
  'C10H21Cl',
  'C10H22',
  'C15H32',
  'C16H34',
  'C17H36',
  'C18H38',
  'C12H24',
  'C14H28',
  'C15H30',
  'C10H14O',
  'C13H18O2',
  'C20H30O2',
];
const ROWS = 20;

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
/** Absolute differences of two lists matched in order; null where they are of different lengths. */
const differences = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length ? ascending(a).map((value, i) => Math.abs(value - ascending(b)[i])) : null;

interface Tally {
  readonly errors: number[];
  readonly within: boolean[];
  spectra: number;
  leftOut: number;
}
const emptyTally = (): Tally => ({ errors: [], within: [], spectra: 0, leftOut: 0 });
const tallies = { C13NMR: emptyTally(), H1NMR: emptyTally() };
const patterns = { same: 0, multiplet: 0, other: 0 };

function add(tally: Tally, errors: readonly number[] | null, sds: readonly number[]): void {
  if (errors === null) {
    tally.leftOut++;
    return;
  }
  tally.spectra++;
  tally.errors.push(...errors);
  tally.within.push(...errors.map((error, i) => error <= sds[i]));
}

interface ListedPeak {
  readonly delta_ppm: number;
  readonly int?: number;
  readonly mult?: string;
}

/** The peaks of a spectrum of the case; none where it has no such spectrum. */
const peaksOf = ({ spectra }: BenchCase, technique: 'C13NMR' | 'H1NMR') =>
  (spectra.find(({ type }) => type === technique)?.peaks ?? []) as readonly ListedPeak[];

/** The answer's molecule with its predicted shifts. */
function predict({ answer }: BenchCase, nucleus: 'C13' | 'H1') {
  const graph = graphFromSmiles(answer);
  const perception = perceive(graph);
  return { graph, perception, predicted: predictor.predict(nucleus, graph, perception) };
}

function compareCarbon(given: BenchCase): void {
  const peaks = peaksOf(given, 'C13NMR');
  if (peaks.length === 0) return;
  const signals = expectedCarbons(predict(given, 'C13'))
    .reverse()
    .flatMap((signal) => Array.from({ length: signal.signals }, () => signal));
  add(
    tallies.C13NMR,
    differences(
      signals.map(({ shift }) => shift),
      peaks.map(({ delta_ppm: shift }) => shift),
    ),
    signals.map(({ sd }) => sd),
  );
}

/**
 * Hydrogens on carbon, one entry each; spectra whose integrals are not those of all of them are
 * left out.
 */
function compareProton(given: BenchCase): void {
  const peaks = peaksOf(given, 'H1NMR');
  if (peaks.length === 0) return;
  const signals = expectedProtons(predict(given, 'H1'))
    .filter(({ pattern }) => pattern !== null)
    .reverse();
  const each = signals.flatMap(({ shift, sd, hydrogens }) =>
    Array.from({ length: hydrogens }, () => ({ shift, sd })),
  );
  const seen = peaks.flatMap(({ delta_ppm: shift, int = 1 }) =>
    Array.from({ length: Math.round(int) }, () => shift),
  );
  add(
    tallies.H1NMR,
    differences(
      each.map(({ shift }) => shift),
      seen,
    ),
    each.map(({ sd }) => sd),
  );
  comparePatterns(signals, peaks);
}

/** Where every signal is apart from the others, matched by shift and integral. */
function comparePatterns(
  signals: readonly ExpectedProton[],
  peaks: readonly { delta_ppm: number; int?: number; mult?: string }[],
): void {
  const seen = [...peaks].sort((a, b) => a.delta_ppm - b.delta_ppm);
  if (
    seen.length !== signals.length ||
    seen.some(({ int = 1 }, i) => Math.round(int) !== signals[i].hydrogens)
  )
    return;
  signals.forEach(({ pattern }, i) => {
    const written = seen[i].mult;
    if (!written || pattern === null) return;
    if (written === pattern.multiplicity) patterns.same++;
    else if (written === 'm' || pattern.multiplicity === 'm') patterns.multiplet++;
    else patterns.other++;
  });
}

for (const test of readCases(values.cases)) {
  compareCarbon(test);
  compareProton(test);
}
for (const [technique, { errors, within, spectra, leftOut }] of Object.entries(tallies)) {
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const inside = within.filter(Boolean).length / within.length;
  console.log(
    `${technique}: ${spectra} spectra, ${errors.length} shifts, MAE ${mean.toFixed(2)} ` +
      `ppm, median ${quantile(errors, 0.5).toFixed(2)}, ${(100 * inside).toFixed(0)} ` +
      `% within one standard deviation; ${leftOut} spectra left out, their signals ` +
      "being fewer or more than the molecule's",
  );
}
console.log(
  `multiplicities: ${patterns.same} as written, ${patterns.multiplet} a multiplet ` +
    `on one side, ${patterns.other} different`,
);

for (const [i, text] of [FORMULAS[0], ...FORMULAS].entries()) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const start = performance.now();
  const used = process.cpuUsage(),
    own = threadMilliseconds();
  const { rows, total, coverage } = rankIsomers({
    formula: parsed.formula,
    named: null,
    predictor,
    task: unattended,
  });
  describeIsomers({ rows, offset: 0, limit: ROWS, predictor, task: unattended });
  const thread = threadMilliseconds() - own,
    { user, system } = process.cpuUsage(used);
  console.log(
    `${text}: ${total ?? 'too many'} isomers (${coverage}), first ${ROWS} rows after ` +
      `${(performance.now() - start).toFixed(0)} ms, ${thread.toFixed(0)} ms of the ` +
      `thread's processor time (${((user + system) / 1_000).toFixed(0)} ms of all ` +
      `threads)${i === 0 ? ' (first guide of the process)' : ''}`,
  );
}
