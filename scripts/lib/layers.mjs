import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The page on architecture from a heading of the third level to the next heading. */
export function sectionOf(heading) {
  const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(`\n### ${heading}\n`);
  return section.split(/\n##/)[0];
}

/** Layer of each folder of a workspace by docs/architecture.md; the first asks no other. */
export function layersOf(workspace) {
  const rows = sectionOf(workspace).matchAll(/^\| (\d+) [a-z]+ +\|([^|]+)\|/gm);
  return new Map(
    [...rows].flatMap(([, layer, folders]) =>
      [...folders.matchAll(/`([^`]+)`/g)].map(([, folder]) => [folder, Number(layer)]),
    ),
  );
}
