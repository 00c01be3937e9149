import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = /\.(js|css|html|svg|json)$/;
/** Below this a packet is sent anyway, bytes. */
const SMALLEST = 1200;

/**
 * Writes `.br` and `.gz` next to every compressible file, so that the server sends them without
 * compressing on each request.
 */
export function compressFolder(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      // What the server reads itself (`.vite`, `.pages`) is not sent as it is.
      if (!name.startsWith('.')) compressFolder(path);
    } else if (WORTH.test(name) && statSync(path).size >= SMALLEST) {
      const content = readFileSync(path);
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      );
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
