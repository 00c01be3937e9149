import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@elucida/contract/languages';
import { shell as en } from '@elucida/messages/catalogue/en/shell';
import { shell as es } from '@elucida/messages/catalogue/es/shell';
import { shell as eu } from '@elucida/messages/catalogue/eu/shell';
import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

const HTML =
  '<!doctype html>\n<html lang="en">\n  <head>\n    <script type="module" ' +
  'src="/assets/index.js"></script>\n    <link rel="modulepreload" ' +
  'href="/assets/shell.js">\n  </head>\n</html>\n';
const MANIFEST = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shell.js'] },
  'src/features/new/new-page.tsx': { file: 'assets/new.js', imports: ['_shell.js', '_formula.js'] },
  'src/features/shared-page/shared-page.tsx': { file: 'assets/shared.js', imports: ['_shell.js'] },
  'src/result-view/result-view.tsx': { file: 'assets/result.js', imports: ['_formula.js'] },
  '../../packages/contract/src/analyses.ts': { file: 'assets/schemas.js' },
  'src/features/blog/post-page.tsx': { file: 'assets/post.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_formula.js'] },
  '_formula.js': { file: 'assets/formula.js', imports: ['_shell.js'] },
  '../../packages/messages/src/catalogue/eu/index.ts': { file: 'assets/eu.js' },
  '../../packages/messages/src/pages/eu/faq.ts': { file: 'assets/eu-faq.js' },
};

function built(manifest: boolean): string {
  const webDist = mkdtempSync(join(tmpdir(), 'elucida-html-'));
  mkdirSync(join(webDist, '.vite'));
  mkdirSync(join(webDist, '.pages/eu'), { recursive: true });
  writeFileSync(join(webDist, 'index.html'), HTML);
  if (manifest) writeFileSync(join(webDist, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  for (const who of ['visitor', 'user'])
    writeFileSync(
      join(webDist, `.pages/eu/new.${who}.html`),
      HTML.replace('lang="en"', `lang="eu" data-for="${who}"`),
    );
  return webDist;
}
const announced = (html: string) =>
  [...html.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);

test.each<[language: Language, screen: string, files: string[]]>([
  ['eu', 'post', ['/assets/eu.js', '/assets/post.js', '/assets/formula.js', '/assets/main.js']],
  ['eu', 'faq', ['/assets/eu.js', '/assets/eu-faq.js', '/assets/main.js', '/assets/formula.js']],
  // What shows the result and checks it comes with the page, not after it has run.
  [
    'es',
    'shared',
    [
      '/assets/shared.js',
      '/assets/formula.js',
      '/assets/result.js',
      '/assets/schemas.js',
      '/assets/main.js',
    ],
  ],
  ['es', 'faq', ['/assets/main.js', '/assets/formula.js']],
])('%s/%s announces what its screen needs, and nothing twice', (language, screen, files) => {
  const html = pageHtml(built(true))({ language, screen, signedIn: false });
  expect(announced(html)).toEqual(files);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html.match(/shell\.js/g)).toHaveLength(1);
});

test.each([
  [false, 'visitor'],
  [true, 'user'],
])(
  'a page drawn ahead for someone with a session: %s; its modules are named, to be fetched after its paint',
  (signedIn, who) => {
    const html = pageHtml(built(true))({ language: 'eu', screen: 'new', signedIn });
    expect(html).toContain(`data-for="${who}"`);
    expect(announced(html)).toEqual([]);
    expect(html).toContain(
      '<meta name="modules" content="/assets/eu.js /assets/new.js /assets/formula.js /assets/main.js">',
    );
  },
);

test('without a manifest the page is as it was built', () => {
  expect(pageHtml(built(false))({ language: 'en', screen: 'new', signedIn: false })).toBe(HTML);
});

const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  en: en.description,
  es: es.description,
  eu: eu.description,
};
test.each(LANGUAGES.map((language) => [language, DESCRIPTIONS[language]] as const))(
  '%s: a screen that is not drawn ahead is described in its language',
  (language, description) => {
    const webDist = mkdtempSync(join(tmpdir(), 'elucida-html-'));
    const described = `<meta name="description" content="${en.description}" />`;
    writeFileSync(
      join(webDist, 'index.html'),
      HTML.replace('  </head>', `    ${described}\n  </head>`),
    );
    const page = pageHtml(webDist)({ language, screen: 'example', signedIn: false });
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`content="${description}"`);
  },
);
