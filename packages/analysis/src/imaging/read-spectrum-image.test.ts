import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import { Cancelled } from '@elucida/engine/stages';
import { ACETOPHENONE, BUTYL_ACETATE } from '../../../../fixtures/cases.ts';
import { renderSpectrumPng } from '../../../../fixtures/render-spectrum.ts';
import { decodeImage } from './decode-image.ts';
import { matchPeaks } from './match-peaks.ts';
import { positionsOf } from './score-reading.ts';
import type { PlotStyle } from '../../../../fixtures/render-spectrum.ts';
import type { UvVisPeak } from '@elucida/spectra/spectrum';
import { imageReader } from '../testing/image-reader.ts';

const { ocr, read, reading } = imageReader();
const STYLES: PlotStyle[] = ['boxed', 'open', 'grid'];
const [H1, C13, IR, MS] = BUTYL_ACETATE.spectra;
const ULTRAVIOLET: { type: 'UVVIS'; peaks: UvVisPeak[] } = {
  type: 'UVVIS',
  peaks: [
    { lambda_max_nm: 242, epsilon_M_1cm_1: 13_000 },
    { lambda_max_nm: 320, epsilon_M_1cm_1: 4_000 },
  ],
};

test.each(STYLES)('13C in style %s: every line within 0.1 ppm', async (style) => {
  const { spectrum, typeFrom } = await reading(await renderSpectrumPng({ ...C13, style }));
  expect([spectrum.type, typeFrom]).toEqual(['C13NMR', 'labels']);
  if (spectrum.type !== 'C13NMR') return;
  expect(spectrum.peaks).toHaveLength(C13.peaks.length);
  expect(
    matchPeaks(
      C13.peaks.map((p) => p.delta_ppm),
      spectrum.peaks.map((p) => p.delta_ppm),
      0.1,
    ),
  ).toHaveLength(C13.peaks.length);
});

test.each(STYLES)(
  '1H in style %s: shifts within 0.01 ppm, hydrogens from areas or printed integrals',
  async (style) => {
    const { spectrum } = await reading(await renderSpectrumPng({ ...H1, style }), {
      hydrogens: 12,
    });
    expect(spectrum.type).toBe('H1NMR');
    if (spectrum.type !== 'H1NMR') return;
    const pairs = matchPeaks(
      H1.peaks.map((p) => p.delta_ppm),
      spectrum.peaks.map((p) => p.delta_ppm),
      0.01,
    );
    expect(pairs).toHaveLength(H1.peaks.length);
    expect(spectrum.peaks).toHaveLength(H1.peaks.length);
    for (const [t, r] of pairs) expect(spectrum.peaks[r]!.int).toBe(H1.peaks[t]!.int);
  },
);

test('1H drawn large enough to resolve them: multiplicities and couplings', async () => {
  const { spectrum } = await reading(
    await renderSpectrumPng({ ...H1, width: 3_000, height: 1_200 }),
    { hydrogens: 12, frequencyMHz: 400 },
  );
  if (spectrum.type !== 'H1NMR') throw new Error(spectrum.type);
  expect(spectrum.peaks.map((p) => p.mult)).toEqual(H1.peaks.map((p) => p.mult));
  for (const [i, peak] of spectrum.peaks.entries())
    if (peak.j_hz) expect(peak.j_hz[0]).toBeCloseTo(H1.peaks[i]!.j_hz![0]!, 0);
});

test.each([
  ['transmittance', 'boxed'],
  ['transmittance', 'grid'],
  ['absorbance', 'open'],
] as const)('infrared in %s, style %s: bands within 4 cm-1, classes', async (scale, style) => {
  const { spectrum } = await reading(
    await renderSpectrumPng({ ...IR, scale, style, noise: 0.002 }),
  );
  if (spectrum.type !== 'IR') throw new Error(spectrum.type);
  const pairs = matchPeaks(
    IR.peaks.map((p) => p.wavenumber_cm1),
    spectrum.peaks.map((p) => p.wavenumber_cm1),
    4,
  );
  expect(pairs).toHaveLength(IR.peaks.length);
  expect(spectrum.peaks).toHaveLength(IR.peaks.length);
  for (const [t, r] of pairs) expect(spectrum.peaks[r]!.intensity).toBe(IR.peaks[t]!.intensity);
});

test('a broad O–H band is called broad', async () => {
  const { spectrum } = await reading(
    await renderSpectrumPng({
      type: 'IR',
      peaks: [
        { wavenumber_cm1: 3340, intensity: 'br' },
        { wavenumber_cm1: 1050, intensity: 's' },
      ],
    }),
  );
  expect(spectrum.peaks).toMatchObject([{ intensity: 'br' }, { intensity: 's' }]);
});

test.each(STYLES)(
  'mass spectrum in style %s: every m/z, intensities within 1.5 points',
  async (style) => {
    const { spectrum } = await reading(await renderSpectrumPng({ ...MS, style }));
    if (spectrum.type !== 'MS') throw new Error(spectrum.type);
    expect(spectrum.peaks.map((p) => p.m_z)).toEqual(MS.peaks.map((p) => p.m_z));
    for (const [i, p] of spectrum.peaks.entries())
      expect(Math.abs(p.rel_int! - MS.peaks[i]!.rel_int!)).toBeLessThan(1.5);
  },
);

test('ultraviolet: maxima within 3 nm', async () => {
  const { spectrum } = await reading(await renderSpectrumPng(ULTRAVIOLET));
  if (spectrum.type !== 'UVVIS') throw new Error(spectrum.type);
  expect(
    matchPeaks(
      [242, 320],
      spectrum.peaks.map((p) => p.lambda_max_nm),
      3,
    ),
  ).toHaveLength(2);
});

test.each(ACETOPHENONE.spectra.map((s) => [s.type, s] as const))(
  'acetophenone as JPEG of quality 60: %s',
  async (type, source) => {
    const jpeg = await sharp(await renderSpectrumPng({ ...source, width: 2_000, height: 1_100 }))
      .jpeg({ quality: 60 })
      .toBuffer();
    const { spectrum, axis } = await reading(jpeg, { hydrogens: 8 });
    expect(spectrum.type).toBe(type);
    expect(axis.residualPx).toBeLessThan(1);
    expect(spectrum.peaks).toHaveLength(source.peaks.length);
  },
);

test('marks lie on the tips of the peaks, in pixels of the image', async () => {
  const { spectrum, marks, plot } = await reading(await renderSpectrumPng({ ...MS }));
  expect(marks.map((m) => m.peak)).toEqual(spectrum.peaks.map((_, i) => i));
  const base = marks[spectrum.peaks.findIndex((p) => 'rel_int' in p && p.rel_int === 100)]!;
  expect(Math.min(...marks.map((m) => m.y))).toBe(base.y);
  for (const m of marks)
    expect(m.x > plot.x0 && m.x < plot.x1 && m.y > plot.y0 && m.y < plot.y1 + 1).toBe(true);
});

test('what the caller says about technique and axis wins', async () => {
  const png = await renderSpectrumPng({ ...C13 });
  const own = await reading(png);
  const given = await reading(png, {
    type: 'H1NMR',
    axis: [own.axis.left / 20, own.axis.right / 20],
  });
  expect(given.typeFrom).toBe('caller');
  expect(given.axis).toMatchObject({ from: 'caller', left: own.axis.left / 20 });
  expect(given.spectrum.type).toBe('H1NMR');
});

describe.each([
  ['H1NMR', H1, 0.03],
  ['C13NMR', C13, 0.5],
  ['IR', IR, 10],
  ['MS', MS, 0.5],
  ['UVVIS', ULTRAVIOLET, 4],
] as const)('%s as the caller knows it', (type, source, tolerance) => {
  const hydrogens = 12;

  test('tick labels cut off: refused, read with the technique and axis given', async () => {
    const whole = await renderSpectrumPng({ ...source });
    const { axis, spectrum } = await reading(whole, { hydrogens });
    const cropped = await sharp(whole)
      .extract({ left: 0, top: 0, width: 1_200, height: 612 })
      .png()
      .toBuffer();
    expect(await read(cropped, { hydrogens })).toMatchObject({ ok: false });
    const given = await reading(cropped, { hydrogens, type, axis: [axis.left, axis.right] });
    expect([given.spectrum.type, given.typeFrom, given.axis.from]).toEqual([
      type,
      'caller',
      'caller',
    ]);
    expect(given.spectrum.peaks).toHaveLength(spectrum.peaks.length);
    expect(matchPeaks(positionsOf(spectrum), positionsOf(given.spectrum), tolerance)).toHaveLength(
      spectrum.peaks.length,
    );
  });

  test('a wrong technique and a wrong axis are corrected', async () => {
    const png = await renderSpectrumPng({ ...source });
    const { axis, spectrum } = await reading(png, { hydrogens });
    const span = axis.right - axis.left;
    const wrong = await reading(png, {
      hydrogens,
      type: type === 'IR' ? 'UVVIS' : 'IR',
      axis: [axis.left + 0.2 * span, axis.right + 0.2 * span],
    });
    expect(wrong.spectrum.type).not.toBe(type);
    expect(wrong.axis.left).toBeCloseTo(axis.left + 0.2 * span, 6);
    const corrected = await reading(png, { hydrogens, type, axis: [axis.left, axis.right] });
    expect(corrected.spectrum.type).toBe(type);
    expect(
      matchPeaks(positionsOf(spectrum), positionsOf(corrected.spectrum), tolerance),
    ).toHaveLength(spectrum.peaks.length);
  });
});

test('a huge image is read at working size, its marks in its own pixels', async () => {
  const { marks, spectrum } = await reading(
    await renderSpectrumPng({ ...MS, width: 6_400, height: 3_600 }),
  );
  expect(spectrum.peaks.length).toBe(MS.peaks.length);
  expect(Math.max(...marks.map((m) => m.x))).toBeGreaterThan(3_200);
}, 60_000);

test('a page photographed askew in uneven light', async () => {
  const page = sharp(await renderSpectrumPng({ ...IR, width: 1_600, height: 950 })).affine(
    [
      [1, 0.012],
      [0.008, 0.985],
    ],
    { background: '#fff' },
  );
  const { data, info } = await page
    .flatten({ background: '#fff' })
    .blur(0.7)
    .png()
    .toBuffer({ resolveWithObject: true });
  const light =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><defs><linearGradient ` +
    'id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6efe0"/><stop ' +
    'offset="1" stop-color="#a79d90"/></linearGradient></defs><rect width="100%" ' +
    'height="100%" fill="url(#g)"/></svg>';
  const photo = await sharp(data)
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
    .jpeg({ quality: 75 })
    .toBuffer();
  const { spectrum, marks } = await reading(photo);
  if (spectrum.type !== 'IR') throw new Error(spectrum.type);
  expect(
    matchPeaks(
      IR.peaks.map((p) => p.wavenumber_cm1),
      spectrum.peaks.map((p) => p.wavenumber_cm1),
      6,
    ),
  ).toHaveLength(IR.peaks.length);
  expect(marks).toHaveLength(spectrum.peaks.length);
});

test('cancelling stops the reading', async () => {
  const image = await decodeImage(await renderSpectrumPng({ ...IR }));
  const task = {
    progress: () => {},
    checkpoint: () => {
      throw new Cancelled();
    },
  };
  await expect(readSpectrumImage(image, ocr, {}, task)).rejects.toBeInstanceOf(Cancelled);
});
