import { expect, test } from 'vitest';
import { analyzeForm, axisOf, type ImageCard } from './image-card-data.ts';

const card = (over: Partial<ImageCard> = {}): ImageCard => ({
  id: 1,
  file: new File(['x'], 'ir.png', { type: 'image/png' }),
  type: null,
  left: '',
  right: '',
  preview: null,
  corrected: null,
  ...over,
});

test.each([
  ['', '', null],
  ['10', '0', [10, 0]],
  ['10,5', '-0.5', [10.5, -0.5]],
  ['10', '', 'invalid'],
  ['5', '5', 'invalid'],
  ['ten', '0', 'invalid'],
] as const)('axis from “%s” to “%s”', (left, right, expected) =>
  expect(axisOf({ left, right })).toEqual(expected),
);

test('without corrections only the fields of the specification go out, and whether the AI models are asked', () => {
  const form = analyzeForm({
    cards: [card(), card()],
    formula: ' C6H14O ',
    typed: [],
    includeRaw: true,
    models: false,
    polish: false,
    language: 'eu',
  });
  expect([...form.keys()]).toEqual(['files', 'files', 'formula', 'include_raw', 'models', 'lang']);
  expect(form.get('models')).toBe('false');
  expect(form.get('formula')).toBe('C6H14O');
  expect(form.get('include_raw')).toBe('true');
});

test('corrections go out as one entry a file', () => {
  const form = analyzeForm({
    cards: [card({ type: 'IR' }), card({ left: '220', right: '0' })],
    formula: 'C',
    typed: [],
    includeRaw: false,
    models: true,
    polish: true,
    language: 'en',
  });
  expect(form.get('polish')).toBe('true');
  expect(JSON.parse(String(form.get('image_types')))).toEqual(['IR', null]);
  expect(JSON.parse(String(form.get('image_axes')))).toEqual([null, [220, 0]]);
});
