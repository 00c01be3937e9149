import { ImageRejected } from '@elucida/analysis/errors';
import type { JobImage } from '@elucida/analysis/job';
import { checkImages } from '@elucida/analysis/read-images';
import { unattended } from '@elucida/engine/stages';
import { ImageRefused } from '../input/image-refused.ts';

/** What the real threads do with a job's images first. */
export async function checkWholeImages(images: readonly JobImage[]): Promise<void> {
  await checkImages(images, { task: unattended }).catch((error: unknown) => {
    throw error instanceof ImageRejected ? new ImageRefused(error) : error;
  });
}
