import { AXIS_UNITS, type ImageDescription } from '@elucida/contract/images';
import type { ReadingResult } from '@elucida/reading/spectrum-reading';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { JobImage } from './job.ts';
import { checkImages, readImage, type ReadingEnvironment } from './read-images.ts';

/** Ends of an axis are given to five significant digits: more than any picture holds. */
const fiveDigits = (value: number) => Number(value.toPrecision(5));

/** The peaks with their places in the picture, so that a person can check and correct them. */
function spectrumOf(result: ReadingResult): ImageDescription['spectrum'] {
  if (!result.ok) return null;
  const { type, metadata, peaks, trace, picture } = result.reading.spectrum;
  return {
    type,
    source: 'image',
    metadata: { ...metadata },
    peaks: peaks.map((peak) => ({ ...peak })),
    ...(trace && { trace }),
    ...(picture && { picture }),
  };
}

function plotOf(result: ReadingResult): ImageDescription['plot'] {
  if (!result.ok) return result.plot ?? null;
  const { plot, spectrum } = result.reading;
  const { picture } = spectrum;
  return picture ? { ...plot, width: picture.width, height: picture.height } : null;
}

function probabilityOf(result: ReadingResult): number | null {
  const probability = result.ok ? result.reading.typeProbability : result.typeProbability;
  return probability === undefined ? null : Number(probability.toFixed(3));
}

function describe(name: string, result: ReadingResult): ImageDescription {
  const type = (result.ok ? result.reading.spectrum.type : result.type) ?? null;
  const axis = (result.ok ? result.reading.axis : result.axis) ?? null;
  return {
    name,
    type,
    type_probability: probabilityOf(result),
    axis: axis && [fiveDigits(axis.left), fiveDigits(axis.right)],
    unit: type && AXIS_UNITS[type],
    peaks: result.ok ? result.reading.spectrum.peaks.length : 0,
    problem: result.ok ? null : result.reason,
    plot: plotOf(result),
    spectrum: spectrumOf(result),
  };
}

/**
 * What an analysis would see in each image: technique, axis, number of peaks, or why it cannot be
 * read. With the formula, integrals and foreign lines are what the analysis would make of them. Throws
 * as `readImages` does.
 */
export async function describeImages(
  images: readonly JobImage[],
  env: ReadingEnvironment,
  formula?: Formula,
): Promise<ImageDescription[]> {
  const descriptions: ImageDescription[] = [];
  await checkImages(images, env);
  for (const image of images)
    descriptions.push(describe(image.name, await readImage(image, env, formula)));
  return descriptions;
}
