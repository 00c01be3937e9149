import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import type { RasterImage } from '@elucida/reading/page/raster-image';
import type {
  ReadingResult,
  SpectrumReading,
  UnreadableReason,
} from '@elucida/reading/spectrum-reading';
import type { Formula } from '@elucida/spectra/formula/formula';
import { ImageRejected } from './errors.ts';
import { checkWhole, decodeImage, ImageError } from './imaging/decode-image.ts';
import type { AnalysisEnvironment, AnalysisJob, JobImage } from './job.ts';

export type ImageOutcome = {
  readonly file: string;
  /** Place of the image among those of the job, from 0. */
  readonly image: number;
} & (
  | { readonly ok: true; readonly reading: SpectrumReading }
  | { readonly ok: false; readonly reason: UnreadableReason }
);

/** What reading images needs from outside. */
export type ReadingEnvironment = Pick<AnalysisEnvironment, 'ocr' | 'task' | 'onRead'>;

/** Runs one image's decoding; throws `ImageRejected` for a file that is not a sound PNG or JPEG. */
async function named<Decoded>(
  decode: Promise<Decoded>,
  { name, index }: { name: string; index: number },
): Promise<Decoded> {
  return decode.catch((error: unknown) => {
    throw error instanceof ImageError ? new ImageRejected(name, error.code, index) : error;
  });
}

/**
 * Opens every image of a job before any is read, so that a damaged one is found at once; one that is
 * known was whole. Throws `ImageRejected`.
 */
export async function checkImages(
  images: readonly JobImage[],
  { task }: Pick<ReadingEnvironment, 'task'>,
): Promise<void> {
  for (const [index, { name, bytes, known }] of images.entries()) {
    task.checkpoint();
    if (known) continue;
    await named(checkWhole(bytes), { name, index });
  }
}

/**
 * Decodes and reads one image, unless what it shows is known. Throws `ImageRejected` for a file that is
 * not a sound PNG or JPEG.
 */
export async function readImage(
  image: JobImage,
  { ocr, task, onRead }: ReadingEnvironment,
  formula?: Formula,
): Promise<ReadingResult> {
  task.checkpoint();
  if (image.known) return image.known;
  const raster: RasterImage = await named(decodeImage(image.bytes), { name: image.name, index: 0 });
  const hints = { type: image.type, axis: image.axis, formula };
  const result = await readSpectrumImage(raster, ocr, hints, task);
  onRead?.(image, result);
  return result;
}

/**
 * Decodes and reads the images one after the other (OCR and pixel work are CPU-bound: side by side
 * they would only compete), reporting the `digitise` stage; those whose peaks a person corrected are not read.
 * Throws `ImageRejected` for a file that is not a sound PNG or JPEG.
 */
export async function readImages(
  { images, spectra }: Pick<AnalysisJob, 'images' | 'spectra'>,
  formula: Formula,
  env: ReadingEnvironment,
): Promise<ImageOutcome[]> {
  const outcomes: ImageOutcome[] = [];
  await checkImages(images, env);
  for (const [index, image] of images.entries()) {
    env.task.progress('digitise', index / images.length);
    if (spectra.some((spectrum) => spectrum.image === index)) continue;
    const result = await readImage(image, env, formula);
    const seen = { file: image.name, image: index };
    outcomes.push(
      result.ok
        ? { ...seen, ok: true, reading: result.reading }
        : { ...seen, ok: false, reason: result.reason },
    );
  }
  if (outcomes.length > 0)
    env.task.progress('digitise', 1, {
      key: 'images-read',
      values: { read: outcomes.filter((o) => o.ok).length, total: outcomes.length },
    });
  return outcomes;
}
