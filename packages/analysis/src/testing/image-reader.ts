import { afterAll } from 'vitest';
import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import { unattended } from '@elucida/engine/stages';
import { createOcr } from '../imaging/ocr.ts';
import { decodeImage } from '../imaging/decode-image.ts';
import type { ReadingHints, SpectrumReading } from '@elucida/reading/spectrum-reading';

/** Reads images with a text recognition of its own, which is closed after the tests of the file. */
export function imageReader() {
  const ocr = createOcr();
  afterAll(() => ocr.close());
  const read = async (bytes: Uint8Array, hints: ReadingHints = {}) =>
    readSpectrumImage(await decodeImage(bytes), ocr, hints, unattended);
  async function reading(bytes: Uint8Array, hints?: ReadingHints): Promise<SpectrumReading> {
    const result = await read(bytes, hints);
    if (!result.ok) throw new Error(`refused: ${result.reason}`);
    return result.reading;
  }
  return { ocr, read, reading };
}
