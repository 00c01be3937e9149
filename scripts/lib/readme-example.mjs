import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const EXAMPLE = /```ts\n(.*?)```\n\n```text\n(.*?)```/s;

/** Names of all packages. */
export const PACKAGES = readdirSync(inRoot('packages')).filter((name) =>
  existsSync(inRoot('packages', name, 'package.json')),
);

/** The example of a package's README: its code, and what it prints; null where there is none. */
export function exampleOf(name) {
  const page = readFileSync(inRoot('packages', name, 'README.md'), 'utf8');
  const [, code, printed] = EXAMPLE.exec(page) ?? [];
  return code === undefined ? null : { name, code, printed };
}

/** Writes the code of an example to a file inside the repository, from where it finds the packages. */
export function writeExample({ name, code }) {
  const folder = inRoot('.cache/readme-examples');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.ts`;
  writeFileSync(file, code);
  return { file, href: pathToFileURL(file).href };
}
