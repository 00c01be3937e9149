import { previewImage } from '@elucida/analysis/imaging/preview-image';
import type { JobImage } from '@elucida/analysis/job';
import type { Context } from '../context.ts';

/** One picture at a time in the whole process: decoding side by side would fill the memory. */
let before: Promise<unknown> = Promise.resolve();

async function makeOne(
  { id, position, bytes }: { id: string; position: number; bytes: Uint8Array },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  const url = await previewImage(bytes);
  await db.kysely
    .updateTable('analysis_files')
    .set({
      preview: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
      preview_type: url.startsWith('data:image/png') ? 'png' : 'jpeg',
    })
    .where('analysis_id', '=', id)
    .where('position', '=', position)
    .execute();
}

/**
 * Keeps a small picture of every image of an analysis, in turn. One that fails has none: what is
 * wrong with an image is the analysis' to say. Copies what it needs before it returns.
 */
export async function makePreviews(
  { id, images, signal }: { id: string; images: readonly JobImage[]; signal: AbortSignal },
  context: Pick<Context, 'db'>,
): Promise<void> {
  const copies = images.map(({ bytes }) => bytes.slice());
  for (const [position, bytes] of copies.entries()) {
    const mine = before.then(() =>
      signal.aborted ? undefined : makeOne({ id, position, bytes }, context),
    );
    // An image that fails has no small picture; the next is made all the same.
    before = mine.catch(() => {});
    await before;
  }
}
