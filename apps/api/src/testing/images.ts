import sharp from 'sharp';

/** Pictures made for the tests: whole, cut, huge, and what is not a picture. */
export const plainPng = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
export const plainJpeg = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** Noise, so that half of the file holds half of the rows. */
export async function cutPng(): Promise<Buffer> {
  const whole = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

export async function cutJpeg(): Promise<Buffer> {
  const whole = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

/** A valid PNG of 8,000 × 6,250 pixels. */
export const fiftyMegapixelPng = (): Promise<Buffer> =>
  sharp({
    create: { width: 8_000, height: 6_250, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A PNG's header that announces a size, with nothing behind it. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(64);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  return header;
}

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  readonly type?: string;
  readonly field?: string;
}

/** A multipart body as a browser sends it. */
export function form(
  fields: Readonly<Record<string, string>>,
  files: readonly Part[],
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = '----elucida-test';
  const chunks: (string | Uint8Array)[] = [];
  for (const [name, value] of Object.entries(fields))
    chunks.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
  for (const { name, bytes, type = 'image/png', field = 'files' } of files)
    chunks.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ` +
        `${type}\r\n\r\n`,
      bytes,
      '\r\n',
    );
  chunks.push(`--${boundary}--\r\n`);
  return {
    payload: Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
