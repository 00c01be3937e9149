import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'packages/engine/kernels/**',
      '**/node_modules/**',
      'data/**',
      'playwright-report/**',
      'test-results/**',
      '.cache/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      // Sizes keep files to one use case each (docs/style.md); data and message catalogues are
      // lists, not logic.
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      // Addresses, regular expressions and templates cannot be broken everywhere; Prettier wraps
      // the rest.
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          ignoreRegExpLiterals: true,
          ignoreTemplateLiterals: true,
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['scripts/**', 'research/**', 'apps/cli/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/api/src/*/routes/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Identifier[name='kysely']",
          message: 'Routes ask queries/, not the database.',
        },
      ],
    },
  },
  {
    // Lists, not logic: one row after another, read from top to bottom and seldom as a whole.
    files: [
      'packages/messages/src/report/sentences-*.ts', // a sentence for each statement
      '**/library/entries/**', // known compounds
      'packages/engine/src/naming/words/{more-parents,parent-words,ring-morphemes,salt-words}.ts',
      'packages/engine/src/naming/rings/fused/retained-fused.ts', // retained ring names
      'packages/engine/src/explanation/testing/sentence-cases.ts', // a case for each sentence
      'packages/models/src/testing/edited-reasons.ts', // sentences as an editor would change them
      'packages/spectra/src/chemistry/impurities.ts', // shifts of impurities by solvent
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.spec.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    // Whole sentences and structures, one a row: broken strings would be harder to compare.
    files: [
      'packages/messages/src/**',
      '**/data/**',
      '**/library/entries/**',
      'packages/engine/src/naming/words/**',
      'packages/engine/src/explanation/testing/sentence-cases.ts',
      'packages/models/src/testing/edited-reasons.ts',
      'packages/models/src/wording/phrases.ts',
      'packages/analysis/src/models/claims/*-concepts.ts',
    ],
    rules: { 'max-len': 'off' },
  },
);
