/**
 * Measures image reading on the MolPuzzle development cases: `npx tsx
 * research/evaluation/images/bench-reading.main.ts [case id | ir | ms | c13 | h1 …] [--write
 * FILE.json]`.
 * Truth is the cases' peaks as text; IR and MS have none, so only their calibration and technique
 * are counted.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import { unattended } from '@elucida/engine/stages';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { decodeImage } from '@elucida/analysis/imaging/decode-image';
import { matchPeaks, median } from '@elucida/analysis/imaging/match-peaks';
import type { RasterImage } from '@elucida/reading/page/raster-image';
import type { SpectrumReading } from '@elucida/reading/spectrum-reading';
import type { C13Spectrum, H1Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { READING_COLUMNS } from '../figures/reading-table.ts';
import { runOf, writeResults } from '../summary/results-file.ts';
import { dataFile } from '../../datasets/data-folder.ts';

interface Case {
  id: string;
  formula: string;
  answer: string;
  images: Record<string, string>;
  spectra: [H1Spectrum, C13Spectrum];
}

const TYPES: Record<string, SpectrumType> = { ir: 'IR', ms: 'MS', c13: 'C13NMR', h1: 'H1NMR' };
const folder = dataFile('cases');
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'string' } },
});
const run = runOf(
  `npx tsx research/evaluation/images/bench-reading.main.ts ${process.argv.slice(2).join(' ')}`,
);
const kinds = wanted.filter((w) => w in TYPES);
const ids = wanted.filter((w) => !(w in TYPES));
const cases = readFileSync(join(folder, 'molpuzzle.dev.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)
  .filter((c) => !ids.length || ids.includes(c.id));

const marks = { matched: 0, read: 0, truth: 0 };
const say = (line: string) => process.stdout.write(`${line}\n`);
const tally = {
  images: 0,
  calibrated: 0,
  technique: 0,
  refused: 0,
  ms: [] as number[],
  h1: { matched: 0, read: 0, truth: 0, integrals: 0, mult: 0 },
  h1Same: { matched: 0, read: 0, truth: 0 },
  c13: { matched: 0, read: 0, truth: 0 },
};
const ocr = createOcr();
for (const c of cases) {
  for (const [kind, path] of Object.entries(c.images)) {
    if (kinds.length && !kinds.includes(kind)) continue;
    const name = basename(path);
    const started = performance.now();
    const image = await decodeImage(readFileSync(join(folder, path)));
    const result = await readSpectrumImage(
      image,
      ocr,
      { hydrogens: hydrogensOf(c.formula) },
      unattended,
    );
    tally.ms.push(performance.now() - started);
    tally.images++;
    if (!result.ok) {
      tally.refused++;
      say(`${name}: ${result.reason}`);
      continue;
    }
    const { spectrum, axis } = result.reading;
    if (axis.ticks >= 2 && axis.residualPx <= 1) tally.calibrated++;
    else say(`${name}: axis residual ${axis.residualPx.toFixed(2)} px over ${axis.ticks} ticks`);
    if (spectrum.type === TYPES[kind]) tally.technique++;
    else say(`${name}: taken for ${spectrum.type}`);
    if (ids.length) say(`${name}: ${JSON.stringify(spectrum.peaks)}`);
    if (spectrum.type === 'C13NMR') {
      countMarks(image, result.reading, name);
      const truth = c.spectra[1].peaks.map((p) => p.delta_ppm);
      const read = spectrum.peaks.map((p) => p.delta_ppm);
      const pairs = matchPeaks(truth, read, 0.5);
      tally.c13 = {
        matched: tally.c13.matched + pairs.length,
        read: tally.c13.read + read.length,
        truth: tally.c13.truth + truth.length,
      };
      if (pairs.length < truth.length || pairs.length < read.length)
        say(`${name}: read ${read.join(' ')} | truth ${truth.join(' ')}`);
    }
    if (spectrum.type === 'H1NMR') {
      const truth = c.spectra[0].peaks;
      const read = spectrum.peaks;
      const pairs = matchPeaks(
        truth.map((p) => p.delta_ppm),
        read.map((p) => p.delta_ppm),
        0.03,
      );
      // The images of nitriles were drawn from SMILES cut off at '#': another molecule than the
      // text's.
      if (!c.answer.includes('#'))
        tally.h1Same = {
          matched: tally.h1Same.matched + pairs.length,
          read: tally.h1Same.read + read.length,
          truth: tally.h1Same.truth + truth.length,
        };
      const right = pairs.filter(([t, r]) => truth[t]!.int === read[r]!.int).length;
      const mult = pairs.filter(([t, r]) => truth[t]!.mult === read[r]!.mult).length;
      const h = tally.h1;
      tally.h1 = {
        matched: h.matched + pairs.length,
        read: h.read + read.length,
        truth: h.truth + truth.length,
        integrals: h.integrals + right,
        mult: h.mult + mult,
      };
      const show = (peaks: typeof read) =>
        peaks.map((p) => `${p.delta_ppm}(${p.int}${p.mult})`).join(' ');
      if (
        pairs.length < truth.length ||
        pairs.length < read.length ||
        right < pairs.length ||
        mult < pairs.length
      )
        say(`${name}: read ${show(read)} | truth ${show(truth)}`);
    }
  }
}
await ocr.close();

const scores = ({ matched, read, truth }: { matched: number; read: number; truth: number }) =>
  `precision ${(matched / read).toFixed(3)}, recall ${(matched / truth).toFixed(3)}, ` +
  `F1 ${((2 * matched) / (read + truth)).toFixed(3)} (${matched} of ${truth}, ` +
  `${read} read)`;
say(
  `images ${tally.images}; axis calibrated ${tally.calibrated}; technique right ` +
    `${tally.technique}; median ${median(tally.ms).toFixed(0)} ms, slowest ${Math.max(...tally.ms).toFixed(0)} ` +
    'ms',
);
say(`13C against printed marks: ${scores(marks)}`);
say(`13C against the text (0.5 ppm): ${scores(tally.c13)}`);
say(`1H (0.03 ppm), without nitriles, whose images show another molecule: ${scores(tally.h1Same)}`);
say(
  `1H (0.03 ppm), all: ${scores(tally.h1)}; integrals right ${tally.h1.integrals} ` +
    `of ${tally.h1.matched}; multiplicity right ${tally.h1.mult}`,
);
if (options.write !== undefined) {
  const row = (name: string, of: { matched: number; read: number; truth: number }) => ({
    name,
    values: [null, null, of.matched, of.read, of.truth],
  });
  writeResults(options.write, {
    ...run,
    tables: [],
    counts: [
      {
        title: 'Images of the MolPuzzle cases',
        columns: READING_COLUMNS,
        rows: [
          { name: 'all', values: [tally.images, tally.refused, null, null, null] },
          row('¹³C against the marks printed in the same image', marks),
          row("¹³C against the cases' text, 0.5 ppm", tally.c13),
          row("¹H against the cases' text, 0.03 ppm, without nitriles", tally.h1Same),
          row('¹H, all cases', tally.h1),
        ],
      },
    ],
  });
}

/**
 * The cases' 13C images were drawn from another prediction than their text, so the text is not the
 * truth for them. One plotting program prints a red mark over every line, in the same image but
 * independent of the trace: each mark must have a line and each line a mark.
 */
function countMarks(
  { data, width }: RasterImage,
  { plot, marks: tips }: SpectrumReading,
  name: string,
): void {
  const red: boolean[] = [];
  for (let x = 0; x < width; x++) {
    red.push(false);
    for (let y = plot.y0; y < plot.y0 + 40 && !red[x]; y++) {
      const at = (row: number) => {
        const i = (row * width + x) * 4;
        return data[i]! > 200 && data[i + 1]! < 150 && data[i + 2]! < 150;
      };
      red[x] = at(y) && at(y + 1) && at(y + 2) && at(y + 3);
      if (at(y)) break;
    }
  }
  const runs: { x0: number; x1: number }[] = [];
  for (let x = 0; x < width; x++)
    if (red[x]) (red[x - 1] ? runs.at(-1)! : runs[runs.push({ x0: x, x1: x }) - 1]!).x1 = x + 1;
  const inside = (x: number, r: { x0: number; x1: number }) => x >= r.x0 - 1 && x <= r.x1 + 1;
  const lost = runs.filter((r) => !tips.some((t) => inside(t.x, r)));
  const extra = tips.filter((t) => !runs.some((r) => inside(t.x, r)));
  marks.matched += runs.length - lost.length;
  marks.truth += runs.length;
  marks.read += runs.length - lost.length + extra.length;
  if (lost.length || extra.length)
    say(
      `${name}: marks without a line ${lost.map((r) => r.x0).join(' ')}; lines without ` +
        `a mark ${extra.map((t) => t.x.toFixed(1)).join(' ')}`,
    );
  for (const r of runs)
    if (r.x1 - r.x0 > 4)
      say(
        `${name}: mark ${r.x0}-${r.x1} covers ${tips.filter((t) => inside(t.x, r)).length} lines`,
      );
}

function hydrogensOf(formula: string): number {
  return Number(/H(\d*)/.exec(formula)?.[1] || 1);
}
