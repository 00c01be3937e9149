import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from './lib/pages.mjs';
import { inRoot } from './lib/paths.mjs';

const LINK = /\]\((?!https?:|mailto:|\/)([^)#\s]+)/g;
/** A path in code that ends as sources do. */
const PATH = /^[\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|tsv|md|json|css)$/;
/** Names that stand for others, what is built, and what lies outside the repository. */
const NOT_HERE = /(?:^|\/)(?:[A-Z][A-Z-]+[./-]|dist\/|\.\.)/;

/** Every file of the repository that somebody wrote, as a path from its root. */
const FILES = ['packages', 'apps', 'e2e', 'fixtures', 'research', 'scripts', 'docs'].flatMap(
  (folder) => filesIn(folder),
);

function filesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** A page may begin a path with a workspace's name and leave out its `src`. */
const endings = (path) => [path, path.replace('/', '/src/')];

const pages = PAGES.map((page) => [
  page,
  readFileSync(inRoot(page), 'utf8').replaceAll(/^```.*?^```$/gms, ''),
]);

test('every link of the docs leads somewhere', () => {
  const gone = pages.flatMap(([page, text]) =>
    [...text.matchAll(LINK)]
      .filter(([, link]) => !existsSync(inRoot(normalize(join(dirname(page), decodeURI(link))))))
      .map(([, link]) => `${page}: ${link}`),
  );
  expect(gone).toEqual([]);
});

test('every file that the docs name exists', () => {
  const gone = pages.flatMap(([page, text]) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code]) => code.split(/[\s,:]+/))
      .filter((word) => PATH.test(word) && !NOT_HERE.test(word))
      .filter((path) =>
        endings(path).every((ending) => !FILES.some((file) => `/${file}`.endsWith(`/${ending}`))),
      )
      .map((path) => `${page}: ${path}`),
  );
  expect(gone).toEqual([]);
});
