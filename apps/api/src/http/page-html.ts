import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@elucida/contract/languages';
import { shell as en } from '@elucida/messages/catalogue/en/shell';
import { shell as es } from '@elucida/messages/catalogue/es/shell';
import { shell as eu } from '@elucida/messages/catalogue/eu/shell';

const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  en: en.description,
  es: es.description,
  eu: eu.description,
};

/** What Vite's manifest says of one module: its file, and which modules that imports. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk | undefined>>;

function readManifest(webDist: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** Screens that are drawn in another's folder. */
const PAGES_ELSEWHERE: Readonly<Record<string, string | undefined>> = {
  post: 'src/features/blog/post-page.tsx',
  analysis: 'src/features/analysis-page/analysis-page.tsx',
  shared: 'src/features/shared-page/shared-page.tsx',
  problem: 'src/features/practice/problem-page.tsx',
  exercises: 'src/features/practice/exercises/exercises-page.tsx',
  exercise: 'src/features/practice/exercises/exercise-page.tsx',
  sets: 'src/features/practice/sets/sets-page.tsx',
  set: 'src/features/practice/sets/set-page.tsx',
  'shared-set': 'src/features/practice/sets/shared-set-page.tsx',
  'forgot-password': 'src/features/auth/forgot-page.tsx',
  'reset-password': 'src/features/auth/reset-page.tsx',
};

const RESULT = [
  'src/result-view/result-view.tsx',
  // What checks the record that it asks for (`app/ask-ahead.ts`).
  '../../packages/contract/src/analyses.ts',
];
/** Modules that show what a screen is for, which it imports where there is something to show. */
const SHOWN_LATER: Readonly<Record<string, readonly string[] | undefined>> = {
  analysis: RESULT,
  shared: RESULT,
};

/**
 * Modules that a screen needs before it can be read, as the web app's folders name them; those that
 * a screen has not are not in the manifest.
 */
const modulesOf = (language: string, screen: string): string[] => [
  `../../packages/messages/src/catalogue/${language}/index.ts`,
  `../../packages/messages/src/pages/${language}/${screen}.ts`,
  PAGES_ELSEWHERE[screen] ?? `src/features/${screen}/${screen}-page.tsx`,
  ...(SHOWN_LATER[screen] ?? []),
  'src/main.tsx',
];

/** Files of a module and of everything it imports statically. */
function filesOf(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/**
 * One page as asked for. `signedIn`: for a browser that has a session; whose, the page asks itself.
 */
export interface PageAsked {
  readonly language: Language;
  readonly screen: string;
  readonly signedIn: boolean;
}

/**
 * The page's HTML, by language and screen (`home`, `new`, … `post`): as the web app's build has
 * drawn it ahead, else the empty one in the reader's language; with the words and the code of the
 * screen announced, so that the browser fetches them next to the entry and not after it has run.
 */
export function pageHtml(webDist: string): (page: PageAsked) => string {
  const empty = readFileSync(join(webDist, 'index.html'), 'utf8');
  const manifest = readManifest(webDist);

  return ({ language, screen, signedIn }) => {
    const drawn = join(
      webDist,
      '.pages',
      language,
      `${screen}.${signedIn ? 'user' : 'visitor'}.html`,
    );
    const html = existsSync(drawn)
      ? readFileSync(drawn, 'utf8')
      : empty
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(en.description, DESCRIPTIONS[language]);
    const files = new Set(
      modulesOf(language, screen).flatMap((module) => [...filesOf(manifest, module)]),
    );
    const announced = [...files].filter((file) => !html.includes(file)).map((file) => `/${file}`);
    if (announced.length === 0) return html;
    const tags = existsSync(drawn)
      ? `    <meta name="modules" content="${announced.join(' ')}">\n`
      : announced
          .map((file) => `    <link rel="modulepreload" crossorigin href="${file}">\n`)
          .join('');
    return html.replace('  </head>', `${tags}  </head>`);
  };
}
