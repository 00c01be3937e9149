// The arrows of docs/architecture.md, proved by `npm run lint`.
// spectra <- engine <- analysis <- report-pdf <- api ; analysis <- api, cli ; spectra <- contract
// <- analysis, api, web, cli ; spectra <- messages <- analysis, api, web, cli ; contract <- models
// <- api, cli
const only = (from, allowed) => ({
  name: `arrows-of-${from.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed].map((p) => `^${p}/`) },
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
    {
      name: 'spectra-has-no-dependencies',
      severity: 'error',
      from: { path: '^packages/spectra/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'] },
    },
    {
      name: 'engine-knows-no-disk-network-or-framework',
      comment: 'Only data/, training/ and bench/ may read files.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: '(\\.test\\.ts$|/src/(data|training|bench)/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'openchemlib-only-in-molecules',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: '/src/(molecules|training)/' },
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
      name: 'nobody-imports-training-or-bench',
      comment: 'Only other benches do.',
      severity: 'error',
      from: { pathNot: '/src/(training|bench)/' },
      to: { path: '^packages/engine/src/(training|bench)/' },
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
