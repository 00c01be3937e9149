/**
 * Measures image reading on drawings in many styles:
 * `npx tsx research/evaluation/images/bench-styles.main.ts [--seed N] [--each N] [--misses] [--save
 * FOLDER] [--write FILE.json] [--further] [word …]`.
 * `--further`: in styles that the reader was not built on, of samples with impurities, end
 * absorption and shoulders.
 * Words restrict to styles, techniques, degradations or widths, and to `clean` or `degraded`.
 * `--each`: drawings per style and technique, each with a
 * size and a degradation of its own. Each image's score is printed at once, with `--misses` also
 * what was missed or made up. Recorded spectra of ../shared are drawn too, where they are.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import { unattended } from '@elucida/engine/stages';
import { seededRandom } from '../../../fixtures/random.ts';
import { ALL_STYLES } from '../../../fixtures/styles/all-styles.ts';
import { FURTHER_STYLES } from '../../../fixtures/styles/further-styles.ts';
import { DEGRADATIONS, rasterise } from '../../../fixtures/styles/degrade.ts';
import { recordedSubjects } from '../../../fixtures/subjects/recorded.ts';
import { recordedLike, subjectOf } from '../../../fixtures/subjects/subject-of.ts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { decodeImage } from '@elucida/analysis/imaging/decode-image';
import { median } from '@elucida/analysis/imaging/match-peaks';
import { scoreReading, type Score } from '@elucida/analysis/imaging/score-reading';
import { READING_COLUMNS } from '../figures/reading-table.ts';
import { scoreProtons, type ProtonScore } from './score-protons.ts';
import { runOf, writeResults, type RecordedCounts } from '../summary/results-file.ts';
import { dataFile } from '../../datasets/data-folder.ts';

const WIDTHS = [500, 800, 1_200, 2_000, 4_000];
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '10' },
    misses: { type: 'boolean' },
    further: { type: 'boolean', default: false },
    save: { type: 'string' },
    write: { type: 'string' },
  },
});
const run = runOf(
  `npx tsx research/evaluation/images/bench-styles.main.ts ${process.argv.slice(2).join(' ')}`,
);
const asked = (list: readonly (string | number)[], value: string | number) => {
  const own = words.filter((w) => list.map(String).includes(w));
  return !own.length || own.includes(String(value));
};
const say = (text: string) => process.stdout.write(`${text}\n`);
const recorded = recordedSubjects(dataFile('spectra'));
const ocr = createOcr();
const isDegraded = (r: Pick<Row, 'degradation' | 'width'>) =>
  ['jpeg-60', 'noise', 'photo'].includes(r.degradation) || r.width === 500;
function f1(scores: readonly Score[]): number {
  const sum = (f: (s: Score) => number) => scores.reduce((t, s) => t + f(s), 0);
  return (2 * sum((s) => s.matched)) / (sum((s) => s.read) + sum((s) => s.truth));
}

interface Row {
  style: string;
  type: string;
  width: number;
  degradation: string;
  recorded: boolean;
  score: Score;
  protons: ProtonScore | null;
  ms: number;
}
const rows: Row[] = [];
let serial = 1_000 * Number(options.seed);
const styles = options.further ? FURTHER_STYLES : ALL_STYLES;
for (const style of styles) {
  for (const type of style.techniques) {
    for (let k = 0; k < Number(options.each); k++) {
      const random = seededRandom(++serial);
      const width = WIDTHS[k % WIDTHS.length]!;
      const degradation = random.pick(DEGRADATIONS);
      const own = recorded.filter((s) => s.type === type);
      const subject =
        own.length && random.chance(0.25)
          ? random.pick(own)
          : (options.further ? recordedLike : subjectOf)(type, random);
      const size = { width, height: Math.round(width * random.between(0.48, 0.75)) };
      if (
        !asked(
          styles.map((s) => s.name),
          style.name,
        ) ||
        !asked(['H1NMR', 'C13NMR', 'IR', 'MS', 'UVVIS'], type) ||
        !asked(WIDTHS, width) ||
        !asked(DEGRADATIONS, degradation) ||
        !asked(['clean', 'degraded'], isDegraded({ degradation, width }) ? 'degraded' : 'clean')
      )
        continue;
      const drawing = style.draw(subject, { ...size, random });
      const bytes = await rasterise(drawing.sheet, degradation, random);
      const hydrogens =
        subject.multiplets && Math.round(subject.multiplets.reduce((s, m) => s + m.hydrogens, 0));
      const parsed = subject.formula === undefined ? undefined : parseFormula(subject.formula);
      const formula = parsed?.ok ? parsed.formula : undefined;
      const started = performance.now();
      const result = await readSpectrumImage(
        await decodeImage(bytes),
        ocr,
        { hydrogens, formula },
        unattended,
      );
      const score = scoreReading(result, drawing, type);
      const { left, right, x0, x1 } = drawing.axis;
      const protons =
        result.ok && type === 'H1NMR' && !own.includes(subject)
          ? scoreProtons(subject, result.reading.spectrum, Math.abs((right - left) / (x1 - x0)))
          : null;
      rows.push({
        style: style.name,
        type,
        width,
        degradation,
        recorded: own.includes(subject),
        score,
        protons,
        ms: performance.now() - started,
      });
      const name = `${style.name}-${type}-${width}-${degradation}-${serial}`;
      const listed = (word: string, v: readonly number[]) =>
        options.misses && v.length
          ? ` ${word} ${v.map((x) => Number(x.toFixed(3))).join(' ')}`
          : '';
      const problem =
        score.problem ?? `${score.extra.length} extra, axis ${score.axisPx?.toFixed(1)} px`;
      say(
        `${name} (${subject.name}) F1 ${f1([score]).toFixed(3)} ${score.matched} of ` +
          `${score.truth}, ${problem}, ` +
          `${Math.round(rows.at(-1)!.ms)} ms${listed('missed', score.missed)}${listed('extra', score.extra)}` +
          (options.misses && protons?.problems.length
            ? ` signals ${protons.problems.join('; ')}`
            : ''),
      );
      if (!(
        score.problem ||
        score.missed.length ||
        score.extra.length ||
        (degradation !== 'photo' && (score.axisPx ?? 0) > 1.5)
      ))
        continue;
      if (options.save) {
        mkdirSync(options.save, { recursive: true });
        writeFileSync(join(options.save, `${name}.${bytes[0] === 0xff ? 'jpg' : 'png'}`), bytes);
      }
    }
  }
}
await ocr.close();

const written: RecordedCounts['rows'][number][] = [];
function line(name: string, of: readonly Row[]): void {
  if (!of.length) return;
  const sum = (f: (s: Score) => number) => of.reduce((t, { score }) => t + f(score), 0);
  const flat = of.filter((r) => r.score.axisPx != null && r.degradation !== 'photo');
  const refused = of.filter((r) => r.score.problem).length;
  written.push({
    name,
    values: [of.length, refused, sum((s) => s.matched), sum((s) => s.read), sum((s) => s.truth)],
  });
  say(
    `${name.padEnd(24)} ${String(of.length).padStart(4)}  F1 ${f1(of.map((r) => r.score)).toFixed(3)} ` +
      ` axis ${median(flat.map((r) => r.score.axisPx!)).toFixed(2)} px ` +
      `${(100 * median(flat.map((r) => r.score.axisShare!))).toFixed(3)} ` +
      `%  worst ${Math.max(0, ...flat.map((r) => r.score.axisPx!)).toFixed(1)} px ` +
      ` beyond 0.25 % ${flat.filter((r) => r.score.axisShare! > 0.0025).length} ` +
      ` refused ${((100 * refused) / of.length).toFixed(0)} % ` +
      ` foreign lines listed ${sum((s) => s.foreign.length)} in ${of.filter((r) => r.score.foreign.length).length} ` +
      ` ${median(of.map((r) => r.ms)).toFixed(0)} ` +
      'ms',
  );
}
line('all', rows);
line(
  'clean',
  rows.filter((r) => !isDegraded(r)),
);
line('degraded', rows.filter(isDegraded));
line(
  'recorded traces',
  rows.filter((r) => r.recorded),
);
/** What was read of ¹H signals apart from their positions, in a line. */
function protonLine(name: string, of: readonly Row[]): void {
  const seen = of.flatMap(({ protons }) => protons ?? []);
  const sum = (key: Exclude<keyof ProtonScore, 'problems'>) =>
    seen.reduce((total, each) => total + each[key], 0);
  if (seen.length)
    say(
      `¹H signals ${name}: resolved d, t, q ${sum('named')} of ${sum('resolved')}; ` +
        `J ${sum('couplingsRight')} of ${sum('couplings')}; ` +
        `called s ${sum('calledSinglets')} of ${sum('split')} split; ` +
        `hydrogens ${sum('counted')} of ${sum('isolated')} isolated`,
    );
}
protonLine(
  'clean',
  rows.filter((r) => !isDegraded(r)),
);
protonLine('degraded', rows.filter(isDegraded));
const by = (key: 'style' | 'type' | 'width' | 'degradation') => {
  for (const value of new Set(rows.map((r) => r[key]))) {
    line(
      `${value} clean`,
      rows.filter((r) => r[key] === value && !isDegraded(r)),
    );
    line(
      `${value} degraded`,
      rows.filter((r) => r[key] === value && isDegraded(r)),
    );
  }
};
for (const key of ['style', 'type', 'width', 'degradation'] as const) by(key);
if (options.write !== undefined)
  writeResults(options.write, {
    ...run,
    tables: [],
    counts: [{ title: 'Drawings in all styles', columns: READING_COLUMNS, rows: written }],
  });
