import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where the API listens while developing or previewing the built app without it. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const toApi = { target: apiOrigin, changeOrigin: false };
const proxy = { '/api': toApi, '/structures.svg': toApi, '/structures.mol': toApi, '/demo_example.json': toApi };

/**
 * What every page needs, in one file. Left to itself the bundler cuts the shared modules into some twenty files of a few
 * hundred bytes, and on a slow connection each costs a round trip of its own.
 */
const SHELL = [
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/[^/]+|i18next|react-i18next|html-parse-stringify|use-sync-external-store|void-elements|cookie|set-cookie-parser)\//,
  /apps\/web\/src\/(?:app|session|lib)\//,
  /apps\/web\/src\/(?:ui\/(?:flag|icons|local-link|notice|outward-link|page-heading)|formula\/formula-text|spectrum-plot\/technique-colour)\./,
  /packages\/contract\/src\/limits\.ts/,
  /packages\/messages\/src\/catalogue\/language\.ts/,
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The manifest is what the budget check reads to know which files a route loads.
  build: {
    manifest: true, target: 'baseline-widely-available', assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: (id: string) => SHELL.some((pattern) => pattern.test(id)) }] } } },
  },
  server: { proxy },
  preview: { proxy },
});
