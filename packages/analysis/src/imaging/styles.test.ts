import { afterAll, expect, test } from 'vitest';
import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import { unattended } from '@elucida/engine/stages';
import { seededRandom } from '../../../../fixtures/random.ts';
import { ALL_STYLES } from '../../../../fixtures/styles/all-styles.ts';
import { rasterise, type Degradation } from '../../../../fixtures/styles/degrade.ts';
import { subjectOf } from '../../../../fixtures/subjects/subject-of.ts';
import { createOcr } from './ocr.ts';
import { decodeImage } from './decode-image.ts';
import { scoreReading } from './score-reading.ts';

// A sample of what bench-styles.main.ts measures in full: each style with two techniques, clean; some of
// them degraded.
const ocr = createOcr();
const PATIENCE_MS = 120_000;
afterAll(() => ocr.close());

async function scoreOf({
  name,
  type,
  width,
  degradation,
  seed,
}: {
  name: string;
  type: Parameters<typeof subjectOf>[0];
  width: number;
  degradation: Degradation;
  seed: number;
}) {
  const style = ALL_STYLES.find((s) => s.name === name)!;
  const random = seededRandom(seed);
  const subject = subjectOf(type, random);
  const drawing = style.draw(subject, { width, height: Math.round(0.6 * width), random });
  const image = await decodeImage(await rasterise(drawing.sheet, degradation, random));
  const hydrogens =
    subject.multiplets && Math.round(subject.multiplets.reduce((s, m) => s + m.hydrogens, 0));
  return scoreReading(
    await readSpectrumImage(image, ocr, { hydrogens }, unattended),
    drawing,
    type,
  );
}

const f1 = (scores: readonly { matched: number; read: number; truth: number }[]) =>
  (2 * scores.reduce((t, s) => t + s.matched, 0)) /
  scores.reduce((t, s) => t + s.read + s.truth, 0);

test.each(ALL_STYLES.map((s) => [s.name, s] as const))(
  'clean drawings in the style of %s',
  async (name, style) => {
    const scores = [];
    const turn = ALL_STYLES.indexOf(style);
    const sample = style.techniques
      .map((type, k) => ({ type, k }))
      .filter(({ k }) => [0, 1].some((i) => (turn + i) % style.techniques.length === k));
    for (const { type, k } of sample)
      scores.push(await scoreOf({ name, type, width: 800, degradation: 'none', seed: 500 + k }));
    expect(scores.map((s) => s.problem)).toEqual(scores.map(() => null));
    expect(f1(scores)).toBeGreaterThanOrEqual(0.9);
    // A label's centre stands in for its tick where a style draws none.
    for (const s of scores) expect(s.axisPx).toBeLessThan(name === 'spreadsheet' ? 4 : 1);
  },
  PATIENCE_MS,
);

test.each([
  ['jpeg-60', 900],
  ['noise', 900],
  ['none', 640],
] as const)(
  'drawings degraded by %s at %i px',
  async (degradation, width) => {
    const scores = [];
    for (const [name, type, seed] of [
      ['nmrium', 'H1NMR', 81],
      ['topspin', 'C13NMR', 81],
      ['matplotlib', 'IR', 81],
      ['spectrometer', 'IR', 77],
      ['gnuplot', 'MS', 81],
    ] as const)
      scores.push(await scoreOf({ name, type, width, degradation, seed }));
    expect(f1(scores)).toBeGreaterThanOrEqual(0.85);
    // Numbers at the tips of bands, a legend over the trace, thin coloured strokes: each for
    // itself.
    for (const infrared of [scores[2]!, scores[3]!])
      expect(f1([infrared])).toBeGreaterThanOrEqual(0.85);
  },
  PATIENCE_MS,
);

test(
  'photographs in perspective and uneven light, the page on a table',
  async () => {
    const scores = [];
    for (const [name, type] of [
      ['matplotlib', 'C13NMR'],
      ['sdbs', 'IR'],
      ['matplotlib', 'IR'],
    ] as const)
      scores.push(await scoreOf({ name, type, width: 1_000, degradation: 'photo', seed: 78 }));
    expect(f1(scores)).toBeGreaterThanOrEqual(0.85);
  },
  PATIENCE_MS,
);

// Numbers under brackets, written upwards and level: exact, where areas are a tenth off.
test.each([
  ['mnova', 902_012],
  ['topspin', 902_023],
  ['nmrium', 5],
])(
  'printed integrals in the style of %s are the hydrogens',
  async (name, seed) => {
    const style = ALL_STYLES.find((s) => s.name === name)!;
    const random = seededRandom(seed);
    const subject = subjectOf('H1NMR', random);
    const drawing = style.draw(subject, { width: 1_200, height: 800, random });
    const read = await readSpectrumImage(
      await decodeImage(await rasterise(drawing.sheet, 'none', random)),
      ocr,
      { hydrogens: subject.multiplets!.reduce((sum, m) => sum + m.hydrogens, 0) },
      unattended,
    );
    const { spectrum } = read.ok ? read.reading : { spectrum: null };
    const peaks = spectrum?.type === 'H1NMR' ? spectrum.peaks : [];
    const byShift = [...peaks].sort((a, b) => a.delta_ppm - b.delta_ppm);
    const drawn = [...subject.multiplets!].sort((a, b) => a.centre - b.centre);
    expect(byShift.map(({ int }) => int)).toEqual(drawn.map(({ hydrogens }) => hydrogens));
  },
  PATIENCE_MS,
);
