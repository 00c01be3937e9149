import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite's manifest says of one module: its file, and which modules that imports. */
interface Chunk { readonly file: string; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk | undefined>>;

function readManifest(webDist: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** Modules that a screen needs before it can be read, as the web app's folders name them; those that a screen has not are not in the manifest. */
const modulesOf = (language: string, screen: string): string[] => [
  `../../packages/messages/src/catalogue/${language}/index.ts`,
  `../../packages/messages/src/pages/${language}/${screen}.ts`,
  `src/features/${screen}/${screen}-page.tsx`,
  // A post is drawn by a screen of the blog.
  ...(screen === 'post' ? ['src/features/blog/post-page.tsx'] : []),
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
 * The page's HTML, by language and screen (`home`, `new`, … `post`): the built one in the reader's language, with the words and
 * the code of the screen announced, so that the browser fetches them beside the entry and not after it has run.
 */
export function pageHtml(webDist: string): (language: string, screen: string) => string {
  const html = readFileSync(join(webDist, 'index.html'), 'utf8');
  const manifest = readManifest(webDist);
  const made = new Map<string, string>();

  function make(language: string, screen: string): string {
    const files = new Set(modulesOf(language, screen).flatMap((module) => [...filesOf(manifest, module)]));
    const links = [...files].filter((file) => !html.includes(file)).map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
    return html.replace('<html lang="en">', `<html lang="${language}">`).replace('  </head>', `${links.join('')}  </head>`);
  }

  return (language, screen) => {
    const key = `${language}/${screen}`;
    const page = made.get(key) ?? make(language, screen);
    made.set(key, page);
    return page;
  };
}
