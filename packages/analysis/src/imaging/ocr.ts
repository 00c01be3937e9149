import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OcrPort, OcrWord } from '@elucida/reading/page/text/ocr-port';
import type { RasterImage } from '@elucida/reading/page/raster-image';
import type { Worker, PSM } from 'tesseract.js';

const MODES = { block: '6', line: '7', sparse: '11' } as const;

/** Text recognition with a `close()` that ends its worker thread. */
export type ClosableOcr = OcrPort & { close(): Promise<void> };

/**
 * Offline text recognition over tesseract.js and the packaged English data (4.0.0_best_int): one
 * worker, started at the first use and kept; calls queue in it. Nothing is fetched, cached on disk
 * or printed.
 */
export function createOcr(): ClosableOcr {
  let worker: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let mode = '';
  let characters: string | undefined;

  const recognise = async (
    image: RasterImage,
    options: Parameters<OcrPort['recognise']>[1],
  ): Promise<OcrWord[]> => {
    const engine = await (worker ??= startWorker());
    if (mode !== options.mode || characters !== options.characters) {
      mode = options.mode;
      characters = options.characters;
      await engine.setParameters({
        tessedit_pageseg_mode: MODES[options.mode] as PSM,
        tessedit_char_whitelist: characters ?? '',
        user_defined_dpi: '150',
        debug_file: '/dev/null',
      });
    }
    const { data } = await engine.recognize(
      Buffer.from(portableGreymap(image)),
      {},
      { text: false, blocks: true },
    );
    const words = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((p) => p.lines.flatMap((line) => line.words)),
    );
    return words.map(({ text, confidence, bbox, symbols }) => ({
      text,
      confidence,
      box: { x0: bbox.x0, y0: bbox.y0, x1: bbox.x1, y1: bbox.y1 },
      symbols: symbols.map((s) => ({
        text: s.text,
        confidence: s.confidence,
        x0: s.bbox.x0,
        x1: s.bbox.x1,
      })),
    }));
  };

  return {
    recognise(image, options) {
      const result = queue.then(() => recognise(image, options));
      // The failure is its caller's; the next image is read all the same.
      queue = result.catch(() => {});
      return result;
    },
    async close() {
      await queue;
      const started = worker;
      worker = undefined;
      mode = '';
      if (started) await (await started).terminate();
    },
  };
}

async function startWorker(): Promise<Worker> {
  // Resolved from this module's own place, so that it works from source and bundled with
  // node_modules next to it.
  const require = createRequire(import.meta.url);
  const { createWorker } = require('tesseract.js') as typeof import('tesseract.js');
  const langPath = join(
    dirname(require.resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
  );
  return createWorker('eng', 1, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    logger: () => {},
    errorHandler: () => {},
  });
}

/** Binary portable greymap (Netpbm P5): the simplest format that Leptonica reads. */
function portableGreymap({ width, height, data }: RasterImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const out = new Uint8Array(header.length + width * height);
  out.set(header);
  for (let i = 0, o = header.length; o < out.length; i += 4, o++)
    out[o] = (data[i]! * 299 + data[i + 1]! * 587 + data[i + 2]! * 114) / 1000;
  return out;
}
