import { placeOfValue } from '@elucida/spectra/plotting/picture-scale';
import type { Spectrum, SpectrumPicture } from '@elucida/spectra/spectrum';
import {
  positionField,
  positionOf,
  valueAt,
  withPeaks,
  type Peak,
  type PicturedSpectrum,
} from './pictured-spectrum.ts';

/** An even scale between two ends over the same lines of the picture. */
export function evenScale(
  scale: SpectrumPicture['scale'],
  [left, right]: readonly [number, number],
): SpectrumPicture['scale'] {
  const [from, to] = [scale[0]!.foot[0], scale.at(-1)!.foot[0]];
  return scale.map((line) => ({
    ...line,
    value: left + ((line.foot[0] - from) / (to - from)) * (right - left),
  }));
}

/**
 * The same peaks, at the same places, on another axis. Couplings were measured on the old one, and the curve lies on
 * it: both are scaled with it or left out.
 */
export function withEnds(
  spectrum: PicturedSpectrum,
  ends: readonly [number, number],
): PicturedSpectrum {
  const { picture, trace: _trace, ...rest } = spectrum;
  const next = {
    ...rest,
    picture: { ...picture, scale: evenScale(picture.scale, ends) },
  } as PicturedSpectrum;
  const stretch = (ends[1] - ends[0]) / (picture.scale.at(-1)!.value - picture.scale[0]!.value);
  const peaks = (spectrum.peaks as readonly Peak[]).map((peak, index) => {
    const x = placeOfValue(picture, {
      value: positionOf(spectrum, index),
      y: picture.marks[index]![1],
    })!;
    const value = valueAt(next, [x, picture.marks[index]![1]]);
    const couplings =
      'j_hz' in peak && peak.j_hz
        ? { j_hz: peak.j_hz.map((j) => Number((j * Math.abs(stretch)).toFixed(1))) }
        : {};
    return { ...peak, ...couplings, [positionField(spectrum)]: value } as Peak;
  });
  return withPeaks(next, { peaks, marks: picture.marks });
}

/** A spectrum without peaks on a plot whose axis is known, to be filled by hand. */
export function emptySpectrum(
  type: Spectrum['type'],
  {
    size,
    plot: { x0, y0, x1, y1 },
    ends: [left, right],
  }: {
    size: Pick<SpectrumPicture, 'width' | 'height'>;
    plot: { x0: number; y0: number; x1: number; y1: number };
    ends: readonly [number, number];
  },
): PicturedSpectrum {
  const { width, height } = size;
  return {
    type,
    peaks: [],
    picture: {
      width,
      height,
      scale: [
        { value: left, foot: [x0, y1], head: [x0, y0] },
        { value: right, foot: [x1, y1], head: [x1, y0] },
      ],
      marks: [],
    },
  } as PicturedSpectrum;
}
