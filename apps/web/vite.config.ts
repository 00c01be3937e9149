import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where the API listens while developing or previewing the built app without it. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const toApi = { target: apiOrigin, changeOrigin: false };
const proxy = {
  '/api': toApi,
  '/structures.svg': toApi,
  '/structures.mol': toApi,
  '/demo_example.json': toApi,
};

/** What draws: it changes rarely and runs before the rest. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * What every page needs, in one file. Left to itself the bundler cuts the shared modules into some
 * twenty files of a few hundred bytes, and on a slow connection each costs a round trip of its own.
 */
const SHELL = [
  new RegExp(
    String.raw`node_modules\/(?:react-router|@tanstack\/[^/]+|i18next|react-i18next|` +
      'html-parse-stringify|use-sync-external-store|void-elements|cookie|' +
      String.raw`set-cookie-parser)\/`,
  ),
  /apps\/web\/src\/(?:app|session|lib)\//,
  new RegExp(
    String.raw`apps\/web\/src\/(?:ui\/(?:flag|icons|local-link|notice|outward-link|` +
      String.raw`page-heading)|formula\/formula-text|spectrum-plot\/technique-colour)\.`,
  ),
  /packages\/contract\/src\/limits\.ts/,
  /packages\/messages\/src\/catalogue\/language\.ts/,
];

/** What lies there and only screens that run or show analyses need. */
const OF_ANALYSES =
  /apps\/web\/src\/lib\/(?:api\/(?:analys[ei]s-calls|event-stream|image-calls|report-calls)|kept-input|as-data-url)\./;

/**
 * What fetches modules, and sends the page's first call: the page's first module needs it, and must
 * not wait for the shell.
 */
const FETCHING = /vite\/preload-helper|apps\/web\/src\/lib\/ask-ahead/;

/** The program that draws pages ahead: all of it in one folder, so that it runs from anywhere. */
const prerender = { outDir: '../../.cache/prerender', emptyOutDir: true, copyPublicDir: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  ssr: { noExternal: true },
  // The manifest is what the budget check reads to know which files a route loads.
  build: isSsrBuild
    ? prerender
    : {
        modulePreload: { polyfill: false },
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'fetching', test: FETCHING, priority: 1 },
                { name: 'react', test: REACT },
                {
                  name: 'shell',
                  test: (id: string) =>
                    SHELL.some((pattern) => pattern.test(id)) && !OF_ANALYSES.test(id),
                },
              ],
            },
          },
        },
      },
  server: { proxy },
  preview: { proxy },
}));
