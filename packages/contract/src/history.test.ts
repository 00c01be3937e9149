import { expect, test } from 'vitest';
import { historySaveSchema, previewSchema } from './history.ts';

const preview = (bytes: number) =>
  `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;

test('a preview of 400 kB passes, one byte more does not', () => {
  expect(previewSchema.safeParse(preview(400_000)).success).toBe(true);
  expect(previewSchema.safeParse(preview(400_001)).success).toBe(false);
});

test.each([
  'https://example.org/a.png',
  'data:image/svg+xml;base64,AAAA',
  'data:image/png,raw',
  'data:text/html;base64,AAAA',
])('%s is not a preview', (url) => {
  expect(previewSchema.safeParse(url).success).toBe(false);
});

test('the result passes through whole, and the older single preview is accepted', () => {
  const body = {
    formula: ' C2H6O ',
    nombre_molecula: null,
    result_json: { status: 'ok', anything: [1, 2], image_preview: preview(30) },
  };
  expect(historySaveSchema.parse(body)).toEqual({ ...body, formula: 'C2H6O' });
});
