/** `npm run figures`: writes the figures of the docs from the files of `research/results`. */
import { writeFileSync } from 'node:fs';
import { readCommandLine } from '../../../scripts/lib/command-line.mjs';
import { FIGURES, pageOf, readPage, withBlock, writtenBlock } from './figures.ts';

readCommandLine({
  usage:
    'Usage: npm run figures\n\nWrites the figures of the docs from the files of research/results.',
});
for (const figures of FIGURES) {
  writeFileSync(pageOf(figures), withBlock(readPage(figures), figures, writtenBlock(figures)));
  console.log(`${figures.page}: ${figures.name}`);
}
