import { existsSync, readdirSync } from 'node:fs';

// The arrows of docs/architecture.md, proved by `npm run lint`: a workspace and what it may use.
const only = (from, allowed) => ({
  name: `arrows-of-${from.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps|research)/', pathNot: [from, ...allowed].map((p) => `^${p}/`) },
});
const P = (n) => `packages/${n}`;
/** What is known of chemistry, one package a kind. */
const SCIENCE = ['molecules', 'generator', 'naming', 'library', 'prediction', 'reading', 'engine'];
/** What the server and the command line may both use. */
const FOR_APPS = [
  'spectra',
  ...SCIENCE,
  'contract',
  'messages',
  'analysis',
  'models',
  'assistants',
];

const API = 'apps/api/src';
const TEST = '(\\.test\\.ts$|/testing/)';
/** Every folder of the API with routes is a subject. */
const SUBJECTS = readdirSync(API)
  .filter((name) => existsSync(`${API}/${name}/routes`))
  .join('|');
/** What a subject lets the others use. All else of it is its own business. */
const PUBLISHED = [
  'analysis/(accept-analysis|cancel-own|check-(asked|formula|verification)|response-of|queries/find-analysis)',
  'accounts/queries/take-address',
  'billing/(check-plan|end-billing)',
  'history/(history-budget|item-json|queries/(item-row|store-item|unlisted-items))',
  'isomers/(make-guide|predict-molecule)',
  'quota/daily-quota',
  'webhooks/queries/(own-webhooks|queue-messages)',
  'practice/queries/(progress|sets-copy)',
].map((file) => `^${API}/${file}\\.ts$`);

const API_RULES = [
  {
    name: 'api-subjects-use-what-others-publish',
    comment:
      'PUBLISHED lists it. That no two use each other is in .dependency-cruiser.folders.mjs.',
    from: { path: `^${API}/(${SUBJECTS})/`, pathNot: TEST },
    to: { path: `^${API}/(${SUBJECTS})/`, pathNot: [`^${API}/$1/`, ...PUBLISHED] },
  },
  {
    name: 'api-use-cases-know-no-http',
    comment: 'Routes call use cases and queries; those throw domain errors and know no request.',
    from: { path: `^${API}/(${SUBJECTS})/(?!routes/)`, pathNot: TEST },
    to: { path: `(^${API}/http/|^${API}/(${SUBJECTS})/routes/|node_modules/@?fastify)` },
  },
  {
    name: 'api-routes-ask-no-database',
    from: { path: `^${API}/(${SUBJECTS})/routes/`, pathNot: TEST },
    to: { path: `((^|/)kysely(/|$)|^${API}/db/(?!schema|\\w+-tables|readiness))` },
  },
  {
    name: 'api-frame-knows-no-subject',
    from: { path: `^${API}/(http|db|users|limits|input|formats)/`, pathNot: TEST },
    to: { path: `^${API}/(${SUBJECTS})/` },
  },
  {
    name: 'api-below-http',
    from: { path: `^${API}/(adapters|db|users|limits|input|formats)/`, pathNot: TEST },
    to: { path: `(^${API}/http/|node_modules/@?fastify)` },
  },
  {
    name: 'api-adapters-are-ports',
    comment: 'They throw failures of their own, and take a clock and a database, not the context.',
    from: { path: `^${API}/adapters/`, pathNot: TEST },
    to: {
      path: `^${API}/(domain-error|context|app|(users|limits|${SUBJECTS})/)`,
      pathNot: '/jobs/',
    },
  },
  {
    name: 'api-only-the-thread-of-texts-runs-jobs-of-subjects',
    from: { path: `^${API}/adapters/`, pathNot: [TEST, '/adapters/texts/'] },
    to: { path: `^${API}/(${SUBJECTS})/jobs/` },
  },
  {
    name: 'api-database-knows-nothing-else',
    from: { path: `^${API}/db/`, pathNot: TEST },
    to: { path: `^${API}/[^/]+/`, pathNot: `^${API}/(db|bounds)/` },
  },
].map((rule) => ({ severity: 'error', ...rule }));

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only(P('spectra'), []),
    only(P('molecules'), ['spectra'].map(P)),
    only(P('generator'), ['spectra', 'molecules'].map(P)),
    only(P('naming'), ['spectra', 'molecules'].map(P)),
    only(P('library'), ['spectra', 'molecules', 'naming'].map(P)),
    only(P('prediction'), ['spectra', 'molecules'].map(P)),
    only(P('reading'), ['spectra'].map(P)),
    only(P('contract'), ['spectra'].map(P)),
    only(P('messages'), ['spectra'].map(P)),
    only(P('models'), ['spectra', 'contract'].map(P)),
    only(
      P('engine'),
      ['spectra', 'molecules', 'generator', 'naming', 'library', 'prediction', 'messages'].map(P),
    ),
    only(P('analysis'), ['spectra', ...SCIENCE, 'contract', 'messages'].map(P)),
    only(P('report-pdf'), ['spectra', ...SCIENCE, 'contract', 'messages', 'analysis'].map(P)),
    // The client is what its tests call it with.
    only('apps/api', [...FOR_APPS, 'report-pdf', 'practice', 'client'].map(P)),
    only(P('assistants'), ['spectra', 'contract'].map(P)),
    only(P('practice'), ['spectra', ...SCIENCE, 'contract', 'messages', 'analysis'].map(P)),
    only(P('spectrometer'), ['spectra'].map(P)),
    only('apps/cli', [...FOR_APPS, 'spectrometer', 'client'].map(P)),
    only(P('client'), ['contract'].map(P)),
    only('apps/web', ['spectra', 'contract', 'messages', 'spectrometer'].map(P)),
    only('research', ['packages', 'apps/cli']),
    {
      name: 'spectra-has-no-dependencies',
      severity: 'error',
      from: { path: '^packages/spectra/', pathNot: TEST },
      to: { dependencyTypes: ['npm', 'core'] },
    },
    {
      name: 'engine-takes-types-alone-of-messages',
      comment:
        'What values a statement has is declared next to its sentence; the engine writes none.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: TEST },
      to: { path: '^packages/messages/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'science-knows-no-disk-network-or-framework',
      comment: 'Only what loads the tables of a package may read files.',
      severity: 'error',
      from: {
        path: `^packages/(${SCIENCE.join('|')})/`,
        pathNot: [
          TEST,
          '^packages/(engine|prediction)/src/data/',
          '^packages/naming/src/words/imported-words\\.ts$',
          '^packages/library/src/read-table\\.ts$',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'openchemlib-only-in-molecules',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/molecules/' },
      to: { path: 'node_modules/openchemlib' },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'nothing-that-ships-imports-research',
      severity: 'error',
      from: { pathNot: '^research/' },
      to: { path: '^research/' },
    },
    {
      name: 'evaluation-below-training',
      comment: 'What is fitted to runs of the bench reads them; a bench fits nothing.',
      severity: 'error',
      from: { path: '^research/evaluation/' },
      to: { path: '^research/training/' },
    },
    {
      name: 'datasets-below-both',
      severity: 'error',
      from: { path: '^research/datasets/' },
      to: { path: '^research/(evaluation|training)/' },
    },
    ...API_RULES,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only what we build: a package of others may lie in its own dist/.
    exclude: { path: '(^(packages|apps)/[^/]+/dist/|node_modules/\\.vite)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
