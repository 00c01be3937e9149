import { expect, test } from 'vitest';
import { STAGES } from './analysis-events.ts';
import { analyzeFieldsSchema } from './analysis.ts';

test('the fields of an upload, as a form sends them', () => {
  expect(
    analyzeFieldsSchema.parse({
      formula: ' C7H12O2 ',
      include_raw: 'true',
      image_types: '["IR", null]',
      image_axes: '[null, [10, 0]]',
    }),
  ).toEqual({
    formula: 'C7H12O2',
    include_raw: true,
    lang: 'en',
    models: true,
    polish: false,
    image_types: ['IR', null],
    image_axes: [null, [10, 0]],
  });
});

test.each([
  [{ formula: ' ' }, 'formula'],
  [{}, 'formula'],
  [{ formula: 'CH4', lang: 'xx' }, 'lang'],
  [{ formula: 'CH4', include_raw: 'yes' }, 'include_raw'],
  [{ formula: 'CH4', image_types: '[' }, 'image_types'],
  [{ formula: 'CH4', image_types: '["EPR"]' }, 'image_types'],
  [{ formula: 'CH4', image_axes: '[[4000, 4000]]' }, 'image_axes'],
  [{ formula: 'CH4', image_axes: '[[1e309, 0]]' }, 'image_axes'],
])('%j is refused at %s', (fields, field) => {
  expect(analyzeFieldsSchema.safeParse(fields).error?.issues[0].path[0]).toBe(field);
});

test('the stages in the order of the work', () => {
  expect(STAGES).toEqual(['digitise', 'interpret', 'propose', 'judge', 'report']);
});

test('a form can switch the AI models off for its analysis', () => {
  expect(analyzeFieldsSchema.parse({ formula: 'CH4', models: 'false' }).models).toBe(false);
});
