import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The docs, and the README of each workspace, as paths from the root. */
export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'research/README.md',
  ...readdirSync(inRoot('docs'), { recursive: true })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
  ...['apps', 'packages']
    .flatMap((kind) => readdirSync(inRoot(kind)).map((name) => `${kind}/${name}/README.md`))
    .filter((path) => existsSync(inRoot(path))),
];
