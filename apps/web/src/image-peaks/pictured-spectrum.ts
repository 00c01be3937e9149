import { buildBlock } from '@elucida/spectra/manual-payload/build-payload';
import { rowOfPeak } from '@elucida/spectra/manual-payload/import-draft';
import { placeOfValue, valueAtPoint } from '@elucida/spectra/plotting/picture-scale';
import type { PicturePoint, Spectrum, SpectrumPicture } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/**
 * A spectrum with its places in an image: `picture.marks` has one point a peak. Every edit answers a new one, in
 * which both lists keep the same order.
 */
export type PicturedSpectrum = Spectrum & { readonly picture: SpectrumPicture };

export type Peak = Spectrum['peaks'][number];

/** The field that says where a peak of the technique is. */
export const positionField = ({ type }: Pick<Spectrum, 'type'>): string =>
  techniqueOf(type).form.peak[0]!.name;

const number = (peak: Peak, field: string): number =>
  (peak as unknown as Record<string, number>)[field]!;

export const positionOf = (spectrum: Spectrum, index: number): number =>
  number(spectrum.peaks[index]!, positionField(spectrum));

export const withPeaks = (
  spectrum: PicturedSpectrum,
  { peaks, marks }: { peaks: readonly Peak[]; marks: readonly PicturePoint[] },
): PicturedSpectrum =>
  ({ ...spectrum, peaks, picture: { ...spectrum.picture, marks } }) as PicturedSpectrum;

const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((each, i) => (i === index ? item : each));

/** A value as finely as a pixel of the picture tells it. */
export function valueAt(spectrum: PicturedSpectrum, point: PicturePoint): number {
  const value = valueAtPoint(spectrum.picture, point) ?? 0;
  const next = valueAtPoint(spectrum.picture, [point[0] + 1, point[1]]) ?? 0;
  const decimals = Math.ceil(-Math.log10(Math.abs(next - value) || 1));
  return Number(value.toFixed(Math.min(4, Math.max(0, decimals)))) + 0;
}

const inside = ({ width, height }: SpectrumPicture, [x, y]: PicturePoint): PicturePoint => [
  Math.min(width, Math.max(0, x)),
  Math.min(height, Math.max(0, y)),
];

/** A peak moved to a point of the picture; its value follows. */
export function movePeak(
  spectrum: PicturedSpectrum,
  index: number,
  to: PicturePoint,
): PicturedSpectrum {
  const point = inside(spectrum.picture, to);
  const moved = { ...spectrum.peaks[index]!, [positionField(spectrum)]: valueAt(spectrum, point) };
  return withPeaks(spectrum, {
    peaks: replaced(spectrum.peaks as readonly Peak[], index, moved),
    marks: replaced(spectrum.picture.marks, index, point),
  });
}

/** One more peak, the last, at a point of the picture. */
export function addPeak(spectrum: PicturedSpectrum, at: PicturePoint): PicturedSpectrum {
  const point = inside(spectrum.picture, at);
  const peak = { [positionField(spectrum)]: valueAt(spectrum, point) } as unknown as Peak;
  return withPeaks(spectrum, {
    peaks: [...spectrum.peaks, peak],
    marks: [...spectrum.picture.marks, point],
  });
}

export const removePeak = (spectrum: PicturedSpectrum, index: number): PicturedSpectrum =>
  withPeaks(spectrum, {
    peaks: (spectrum.peaks as readonly Peak[]).filter((_, i) => i !== index),
    marks: spectrum.picture.marks.filter((_, i) => i !== index),
  });

/**
 * A cell of a peak as typed, read as in the manual form. A new position moves the mark along its height; one that
 * is no number changes nothing.
 */
export function typeCell(
  spectrum: PicturedSpectrum,
  { index, field, text }: { index: number; field: string; text: string },
): PicturedSpectrum {
  const { type, picture } = spectrum;
  const old = spectrum.peaks[index]!;
  const cells = { ...rowOfPeak(type, old), [field]: text };
  const read = buildBlock({ id: '', type, metadata: {}, peaks: [cells] }).peaks[0] ?? {};
  const position = (read as Record<string, unknown>)[positionField(spectrum)];
  if (typeof position !== 'number') return spectrum;
  const { strengthField } = techniqueOf(type).plot;
  // A strength measured in the image holds until the person says how strong the peak is.
  const measured =
    strengthField !== null &&
    strengthField in old &&
    (field === positionField(spectrum) || field === 'assignment')
      ? { [strengthField]: number(old, strengthField) }
      : {};
  const mark = picture.marks[index]!;
  const x = placeOfValue(picture, { value: position, y: mark[1] }) ?? mark[0];
  const moved = field === positionField(spectrum) ? inside(picture, [x, mark[1]]) : mark;
  return withPeaks(spectrum, {
    peaks: replaced(spectrum.peaks as readonly Peak[], index, { ...read, ...measured } as Peak),
    marks: replaced(picture.marks, index, moved),
  });
}
