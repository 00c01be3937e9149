import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where the API listens while developing or previewing the built app without it. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const toApi = { target: apiOrigin, changeOrigin: false };
const proxy = { '/api': toApi, '/structures.svg': toApi, '/structures.mol': toApi, '/demo_example.json': toApi };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The manifest is what the budget check reads to know which files a route loads.
  build: { manifest: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy },
  preview: { proxy },
});
