/** `npm run figures`: writes the figures of the docs from the files of `research/results`. */
import { writeFileSync } from 'node:fs';
import { FIGURES, pageOf, readPage, withBlock, writtenBlock } from './figures.ts';

for (const figures of FIGURES) {
  writeFileSync(pageOf(figures), withBlock(readPage(figures), figures, writtenBlock(figures)));
  console.log(`${figures.page}: ${figures.name}`);
}
