// Gzipped JavaScript, CSS and fonts a page loads before interaction, against the budgets of
// docs/style.md.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './lib/paths.mjs';

const KB = 1000;
/**
 * Entry module of a route's chunk (as in Vite's manifest) and its budget in kB of gzipped
 * JavaScript.
 */
const ROUTES = {
  home: { entry: 'src/features/home/home-page.tsx', budget: 165 },
  new: { entry: 'src/features/new/new-page.tsx', budget: 185 },
  manual: { entry: 'src/features/manual/manual-page.tsx', budget: 240 },
  history: { entry: 'src/features/history/history-page.tsx', budget: 230 },
  isomers: { entry: 'src/features/isomers/isomers-page.tsx', budget: 190 },
  analysis: { entry: 'src/features/analysis-page/analysis-page.tsx', budget: 190 },
  shared: { entry: 'src/features/shared-page/shared-page.tsx', budget: 190 },
  example: { entry: 'src/features/example/example-page.tsx', budget: 190 },
  practice: { entry: 'src/features/practice/practice-page.tsx', budget: 190 },
  problem: { entry: 'src/features/practice/problem-page.tsx', budget: 190 },
  exercises: { entry: 'src/features/practice/exercises/exercises-page.tsx', budget: 190 },
  exercise: { entry: 'src/features/practice/exercises/exercise-page.tsx', budget: 190 },
  sets: { entry: 'src/features/practice/sets/sets-page.tsx', budget: 190 },
  set: { entry: 'src/features/practice/sets/set-page.tsx', budget: 190 },
  'shared-set': { entry: 'src/features/practice/sets/shared-set-page.tsx', budget: 190 },
  verify: { entry: 'src/features/verify/verify-page.tsx', budget: 190 },
  api: { entry: 'src/features/api-guide/api-guide-page.tsx', budget: 165 },
  usage: { entry: 'src/features/usage/usage-page.tsx', budget: 190 },
  account: { entry: 'src/features/account/account-page.tsx', budget: 190 },
  blog: { entry: 'src/features/blog/blog-page.tsx', budget: 165 },
  post: { entry: 'src/features/blog/post-page.tsx', budget: 165 },
  about: { entry: 'src/features/about/about-page.tsx', budget: 190 },
  legal: { entry: 'src/features/legal/legal-page.tsx', budget: 190 },
  pricing: { entry: 'src/features/pricing/pricing-page.tsx', budget: 165 },
  faq: { entry: 'src/features/faq/faq-page.tsx', budget: 165 },
  admin: { entry: 'src/features/admin/admin-page.tsx', budget: 190 },
  auth: { entry: 'src/features/auth/auth-page.tsx', budget: 190 },
  'forgot-password': { entry: 'src/features/auth/forgot-page.tsx', budget: 190 },
  'reset-password': { entry: 'src/features/auth/reset-page.tsx', budget: 190 },
};
/**
 * Screens that draw spectra or structures; no other may load the code for it, and none a chemistry
 * library before it is asked for.
 */
const DRAWING = [
  'new',
  'manual',
  'history',
  'isomers',
  'analysis',
  'shared',
  'example',
  'problem',
  'exercise',
  'set',
  'shared-set',
  'verify',
];
const DRAWING_CODE = /(spectrum-plot|structure|result-view|jcamp|openchemlib)[^/]*\.js$/i;
const CHEMISTRY_LIBRARY = /(openchemlib|rdkit|ketcher|jsme|plotly|nmr-processing)[^/]*\.js$/i;
const CSS_BUDGET = 20;
const FONT_BUDGET = 45;

const dist = inRoot('apps/web/dist');
const manifestPath = `${dist}/.vite/manifest.json`;
if (!existsSync(manifestPath))
  throw new Error(
    'apps/web/dist/.vite/manifest.json is missing: build the web app with build.manifest on',
  );
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const gzipped = (file) => gzipSync(readFileSync(`${dist}/${file}`)).length / KB;

/** Files of a chunk and of everything it imports statically. */
function staticFiles(key, kind, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`${key} is not in the manifest: update ROUTES in scripts/check-budgets.mjs`);
  const own = kind === 'css' ? (chunk.css ?? []) : [chunk.file];
  return [...own, ...(chunk.imports ?? []).flatMap((next) => staticFiles(next, kind, seen))];
}

let failed = false;
function report(name, size, budget) {
  const over = size > budget;
  failed ||= over;
  process.stderr.write(`${over ? 'OVER' : 'ok  '} ${name}: ${size.toFixed(1)} of ${budget} kB\n`);
}

function refuse(name, files, pattern, what) {
  const found = files.filter((file) => pattern.test(file));
  failed ||= found.length > 0;
  if (found.length > 0) process.stderr.write(`LOADS ${name}: ${what}: ${found.join(', ')}\n`);
}

const screens = Object.keys(manifest).filter((key) =>
  /^src\/features\/[^/]+\/[^/]+-page\.tsx$/.test(key),
);
const unchecked = screens.filter(
  (key) => !Object.values(ROUTES).some(({ entry }) => entry === key),
);
if (unchecked.length > 0)
  throw new Error(
    `no budget for ${unchecked.join(', ')}: add it to ROUTES in scripts/check-budgets.mjs`,
  );

const language = Object.keys(manifest).filter((key) =>
  /messages\/src\/catalogue\/en\/index\.ts$/.test(key),
);
for (const [name, { entry, budget }] of Object.entries(ROUTES)) {
  const files = [
    ...new Set([
      ...staticFiles('index.html', 'js'),
      ...staticFiles('src/main.tsx', 'js'),
      ...staticFiles(entry, 'js'),
      ...language.flatMap((key) => staticFiles(key, 'js')),
    ]),
  ].filter((file) => file.endsWith('.js'));
  refuse(name, files, CHEMISTRY_LIBRARY, 'a chemistry library before it is asked for');
  if (!DRAWING.includes(name))
    refuse(name, files, DRAWING_CODE, 'drawing code on a page that does not draw');
  report(
    `${name} JavaScript`,
    files.reduce((total, file) => total + gzipped(file), 0),
    budget,
  );
}
report(
  'CSS',
  readdirSync(`${dist}/assets`)
    .filter((f) => f.endsWith('.css'))
    .reduce((total, f) => total + gzipped(`assets/${f}`), 0),
  CSS_BUDGET,
);
report(
  'fonts',
  readdirSync(`${dist}/assets`)
    .filter((f) => f.endsWith('.woff2'))
    .reduce((total, f) => total + readFileSync(`${dist}/assets/${f}`).length / KB, 0),
  FONT_BUDGET,
);
process.exitCode = failed ? 1 : 0;
