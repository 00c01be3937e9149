import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Face } from '../text/run.ts';

const require = createRequire(import.meta.url);
const FILES: Readonly<Record<Face, string>> = {
  regular: 'Regular',
  italic: 'It',
  semibold: 'Semibold',
  'semibold-italic': 'SemiboldIt',
};
const FACES = Object.keys(FILES) as Face[];

let family: ReadonlyMap<Face, Font> | undefined;

/**
 * Source Sans 3 (OFL), whole, with the Greek, sub- and superscripts that subsets made for the web
 * leave out. Read and parsed once.
 */
export function typeFamily(): ReadonlyMap<Face, Font> {
  family ??= new Map(
    FACES.map((face) => [
      face,
      create(
        readFileSync(require.resolve(`source-sans/TTF/SourceSans3-${FILES[face]}.ttf`)),
      ) as Font,
    ]),
  );
  return family;
}
