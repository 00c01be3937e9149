import { createHash } from 'node:crypto';
import { ImageError, imageFormat, imageSize } from '@elucida/analysis/imaging/decode-image';
import { historySaveSchema } from '@elucida/contract/history';
import { PREVIEW_MAX_PX } from '@elucida/contract/limits';
import { briefOf, type Brief } from './brief.ts';
import type { Job } from '../../adapters/threads/job.ts';
import { invalid, parseJson, type ReadText } from '../../input/parse-json.ts';

/** A preview as it is stored: its bytes, once for an account. */
export interface Picture {
  /** SHA-256 of the bytes, base64url. */
  readonly hash: string;
  readonly type: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

/** An item to save. `result`: JSON text without the previews. */
export interface ReadItem {
  readonly formula: string;
  readonly nombre_molecula: string | null;
  readonly result: string;
  readonly brief: Brief;
  readonly pictures: readonly Picture[];
}

/** A preview's picture, or null where it is no PNG or JPEG of at most 1,600 px by its header. */
async function pictureOf(url: string): Promise<Picture | null> {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  try {
    const { width, height } = await imageSize(bytes);
    if (Math.max(width, height) > PREVIEW_MAX_PX) return null;
  } catch (error) {
    if (error instanceof ImageError) return null;
    throw error;
  }
  return {
    hash: createHash('sha256').update(bytes).digest('base64url'),
    type: imageFormat(bytes)!,
    bytes,
  };
}

/** The body of POST /history: checked, its previews apart, the older single field included. */
export const readHistoryItem: Job<Uint8Array, ReadText<ReadItem>> = {
  async run(bytes) {
    const read = parseJson(bytes, historySaveSchema);
    if (!read.ok) return read;
    const {
      formula,
      nombre_molecula = null,
      result_json: { image_previews, image_preview, ...result },
    } = read.value;
    const pictures: Picture[] = [];
    for (const [index, url] of (
      image_previews ?? (image_preview ? [image_preview] : [])
    ).entries()) {
      const picture = await pictureOf(url);
      if (picture === null)
        return invalid([
          {
            loc: ['body', 'result_json', 'image_previews', index],
            msg: `A preview is a PNG or JPEG image of at most ${PREVIEW_MAX_PX} px.`,
            type: 'preview',
          },
        ]);
      pictures.push(picture);
    }
    return {
      ok: true,
      value: {
        formula,
        nombre_molecula,
        result: JSON.stringify(result),
        brief: briefOf({ formula, nombre_molecula, result }),
        pictures,
      },
    };
  },
  sample: Buffer.from('{"formula":"CH4","result_json":{"status":"ok"}}'),
};
