import { expect, test } from 'vitest';
import { readResults } from '../summary/results-file.ts';
import { summarise } from '../summary/summarise.ts';
import { FIGURES, fileOf, readPage, withBlock, writtenBlock } from './figures.ts';
import { writeTable } from './write-table.ts';

test.each(FIGURES)('$page: $name are those of $results', (figures) => {
  const page = readPage(figures);
  // `npm run figures` writes them.
  expect(page).toBe(withBlock(page, figures, writtenBlock(figures)));
});

test.each(FIGURES.flatMap(({ results }) => results))(
  '%s holds how cases came out, and no structure',
  (results) => {
    const { tables, figuresOnly } = readResults(fileOf(results));
    for (const { summary, cases } of tables.flatMap(({ groups }) => groups)) {
      for (const each of cases)
        expect(Object.keys(each)).toEqual(['id', 'rank', 'confidence', 'status', 'seconds']);
      expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
      if (figuresOnly === true) expect(cases).toEqual([]);
      // Infinities and what is not a number are null in JSON.
      else expect(JSON.parse(JSON.stringify(summarise(cases)))).toEqual(summary);
    }
  },
);

test('columns are padded to their widest cell', () => {
  expect(
    writeTable([
      ['Cases', 'n'],
      ['≤ 8', '80'],
    ]),
  ).toBe(['| Cases | n   |', '| ----- | --- |', '| ≤ 8   | 80  |'].join('\n'));
});

test('a page without the marks is named', () => {
  expect(() => withBlock('no figures', FIGURES[0], '')).toThrow('lacks the marks of "typed peaks"');
});
