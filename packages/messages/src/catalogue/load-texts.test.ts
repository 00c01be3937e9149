import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDES } from '../posts/guides.ts';
import { loadGuide } from '../guides/load-guide.ts';
import { LANGUAGES, type Language } from './language.ts';
import { loadCatalogue } from './load-catalogue.ts';

type Load = (language: Language) => Promise<object>;

/** The functions that fetch the words of a page, by file. */
async function loaders(): Promise<[string, Load][]> {
  const files = ['../catalogue', '../pages'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('-text.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const modules = await Promise.all(
    files.map(
      async (file) =>
        [file, (await import(/* @vite-ignore */ file)) as Record<string, unknown>] as const,
    ),
  );
  return modules.map(([file, module]) => {
    const load = Object.entries(module).find(([name]) => /^load\w+Text$/.test(name));
    if (load === undefined) throw new Error(`${file} has no function that fetches its words`);
    return [file, load[1] as Load];
  });
}

/** Paths to all words, `a.b.0`; functions are words as well. */
const paths = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? paths(value as object).map((path) => `${key}.${path}`)
      : [key],
  );

test('each text that is fetched is there in each language, with the same words', async () => {
  const all: [string, Load][] = [
    ...(await loaders()),
    ['catalogue', loadCatalogue],
    ...GUIDES.map((slug): [string, Load] => [slug, (language) => loadGuide(slug, language)]),
  ];
  expect(all.length).toBeGreaterThan(25);
  for (const [name, load] of all) {
    const texts = await Promise.all(LANGUAGES.map(load));
    const [first, ...others] = texts.map((text) => paths(text).toSorted());
    expect(first!.length, name).toBeGreaterThan(0);
    for (const other of others) expect(other, name).toEqual(first);
  }
});
