import { readSpectrumImage } from '@elucida/engine/reading/read-spectrum-image';
import type { RasterImage, ReadingResult, SpectrumReading, UnreadableReason } from '@elucida/engine/reading/ports';
import type { Formula } from '@elucida/spectra/formula/formula';
import { ImageRejected } from './errors.ts';
import { decodeImage, ImageError } from './imaging/decode-image.ts';
import type { AnalysisEnvironment, JobImage } from './job.ts';

export type ImageOutcome =
  | { readonly file: string; readonly ok: true; readonly reading: SpectrumReading }
  | { readonly file: string; readonly ok: false; readonly reason: UnreadableReason };

/** What reading images needs from outside. */
export type ReadingEnvironment = Pick<AnalysisEnvironment, 'ocr' | 'task'>;

/** Decodes and reads one image. Throws `ImageRejected` for a file that is not a sound PNG or JPEG. */
export async function readImage(image: JobImage, { ocr, task }: ReadingEnvironment, hydrogens?: number): Promise<ReadingResult> {
  task.checkpoint();
  return readSpectrumImage(await decode(image), ocr, { type: image.type, axis: image.axis, hydrogens }, task);
}

async function decode({ bytes, name }: JobImage): Promise<RasterImage> {
  try {
    return await decodeImage(bytes);
  } catch (error) {
    throw error instanceof ImageError ? new ImageRejected(name, error.code) : error;
  }
}

/**
 * Decodes and reads the images one after the other (OCR and pixel work are CPU-bound: side by side they would only
 * compete), reporting the `digitise` stage. Throws `ImageRejected` for a file that is not a sound PNG or JPEG.
 */
export async function readImages(images: readonly JobImage[], formula: Formula, env: ReadingEnvironment): Promise<ImageOutcome[]> {
  const outcomes: ImageOutcome[] = [];
  for (const [index, image] of images.entries()) {
    env.task.progress('digitise', index / images.length);
    const result = await readImage(image, env, formula.counts.H ?? 0);
    outcomes.push(result.ok ? { file: image.name, ok: true, reading: result.reading } : { file: image.name, ok: false, reason: result.reason });
  }
  if (images.length > 0) env.task.progress('digitise', 1, { key: 'images-read', values: { read: outcomes.filter((o) => o.ok).length, total: images.length } });
  return outcomes;
}
