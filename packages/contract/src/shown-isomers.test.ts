import { expect, test } from 'vitest';
import { shownIsomersSchema } from './shown-isomers.ts';

test('the specified fields alone make a guide; one text is a list of one', () => {
  const guide = shownIsomersSchema.parse({
    query: 'acetone',
    note: '',
    isomers: [
      {
        name: 'acetone',
        aka: ['propanone'],
        h1nmr: ['2.17 (s, 6H)'],
        c13nmr: '30.9',
        ir: [],
        diagnostics: 'one singlet',
      },
    ],
  });
  expect(guide.isomers[0]).toMatchObject({
    name: 'acetone',
    aka: ['propanone'],
    c13nmr: ['30.9'],
    ir: [],
    diagnostics: ['one singlet'],
    known: false,
  });
  expect(guide.total ?? null).toBeNull();
});

test.each([{}, { isomers: null }, { isomers: 'none' }])(
  '%j has no isomers, and is no error',
  (answer) => {
    expect(shownIsomersSchema.parse(answer).isomers).toEqual([]);
  },
);
