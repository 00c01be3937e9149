import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { droppedRejections } from './scripts/lib/dropped-rejections.mjs';

/** The names of all techniques, as spectra/src/spectrum.ts lists them. */
const TECHNIQUES = /SPECTRUM_TYPES = \[(.*?)\]/s
  .exec(readFileSync(new URL('packages/spectra/src/spectrum.ts', import.meta.url), 'utf8'))[1]
  .replace(/[^\w,]/g, '')
  .split(',')
  .filter(Boolean)
  .join('|');
const ASK_THE_TECHNIQUE =
  "Ask the technique's object (techniques/registry) instead of naming a technique: docs/decisions/0028.";
const NAMED = `Literal[value=/^(${TECHNIQUES})$/]`;
/** Comparisons with the name of a technique, and tables and lists of names written by hand. */
const NO_NAMED_TECHNIQUES = [
  `BinaryExpression[operator=/^[!=]==?$/] > ${NAMED}`,
  `SwitchCase > ${NAMED}`,
  `CallExpression[callee.property.name=/^(get|has|includes|indexOf|startsWith)$/] > ${NAMED}`,
  `CallExpression[callee.name=/^(has|is)$/] > ${NAMED}`,
  `ArrayExpression > ${NAMED}`,
  `ObjectExpression > Property[key.name=/^(${TECHNIQUES})$/]`,
  `ObjectExpression > Property > ${NAMED}.key`,
].map((selector) => ({ selector, message: ASK_THE_TECHNIQUE }));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'packages/prediction/kernels/**',
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
    plugins: { elucida: { rules: { 'dropped-rejections': droppedRejections } } },
    rules: {
      'elucida/dropped-rejections': 'error',
      // Sizes keep files to one use case each (docs/style.md); data and message catalogues are
      // lists, not logic.
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      // Prettier wraps code at 100; what it cannot wrap is broken by hand (docs/style.md).
      'max-len': ['error', { code: 120 }],
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
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    // Each with its reason in docs/decisions/0028-no-technique-is-named-outside-its-folder.md.
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'packages/*/src/techniques/**',
      'packages/spectra/src/spectrum.ts',
      'packages/spectra/src/nmr/read-nmr.ts',
      'packages/engine/src/evidence/*.ts',
      'packages/spectra/src/nmr-lines/{listed-lines,solvent,foreign/foreign-lines}.ts',
      'packages/engine/src/nmr/slow-form-evidence.ts',
      'packages/contract/src/{isomers,shown-isomers}.ts',
      'packages/analysis/src/isomers/write-isomer.ts',
      'packages/messages/src/posts/**',
      'apps/web/src/features/isomers/predicted-lines.ts',
      'packages/spectrometer/src/{recorded,blocks}/*.ts',
      'packages/spectrometer/src/spectra-of-experiments.ts',
      'packages/practice/src/problem.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...NO_NAMED_TECHNIQUES] },
  },
  {
    files: ['apps/api/src/*/routes/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_NAMED_TECHNIQUES,
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
      'packages/naming/src/words/{more-parents,parent-words,ring-morphemes,salt-words}.ts',
      'packages/naming/src/rings/fused/retained-fused.ts', // retained ring names
      'packages/engine/src/explanation/testing/sentence-cases.ts', // a case for each sentence
      'packages/models/src/testing/edited-reasons.ts', // sentences as an editor would change them
      'packages/spectra/src/chemistry/impurities.ts', // shifts of impurities by solvent
    ],
    rules: { 'max-lines': 'off' },
  },
);
