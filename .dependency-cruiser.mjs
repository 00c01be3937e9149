// The arrows of docs/architecture.md, proved by `npm run lint`.
// spectra <- engine <- analysis <- report-pdf <- api ; analysis <- api, cli ; spectra <- contract
// <- analysis, api, web, cli ; spectra <- messages <- analysis, api, web, cli ; contract <- models
// <- api, cli
const only = (from, allowed) => ({
  name: `arrows-of-${from.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps|research)/', pathNot: [from, ...allowed].map((p) => `^${p}/`) },
});
const P = (n) => `packages/${n}`;

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only(P('spectra'), []),
    only(P('engine'), [P('spectra')]),
    only(P('contract'), [P('spectra')]),
    only(P('messages'), [P('spectra')]),
    only(P('models'), ['spectra', 'contract'].map(P)),
    only(P('analysis'), ['spectra', 'engine', 'contract', 'messages'].map(P)),
    only(P('report-pdf'), ['spectra', 'engine', 'contract', 'messages', 'analysis'].map(P)),
    only(
      'apps/api',
      ['spectra', 'engine', 'contract', 'messages', 'analysis', 'models', 'report-pdf'].map(P),
    ),
    only('apps/cli', ['spectra', 'engine', 'contract', 'messages', 'analysis', 'models'].map(P)),
    only('apps/web', ['spectra', 'contract', 'messages'].map(P)),
    only('research', ['packages', 'apps/cli']),
    {
      name: 'spectra-has-no-dependencies',
      severity: 'error',
      from: { path: '^packages/spectra/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'] },
    },
    {
      name: 'engine-knows-no-disk-network-or-framework',
      comment: 'Only data/ may read files.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: '(\\.test\\.ts$|/src/data/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'openchemlib-only-in-molecules',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: '/src/molecules/' },
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
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|node_modules/\\.vite)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
