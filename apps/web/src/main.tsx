import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { isDrawnAhead } from './app/drawn-ahead.ts';
import { loadAhead } from './app/load-ahead.ts';
import { createQueryClient } from './lib/api/query-client.ts';

const root = document.getElementById('root')!;
const drawnAhead = isDrawnAhead(root);
const app = (
  <StrictMode>
    <App
      drawnAhead={drawnAhead}
      client={createQueryClient()}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    />
  </StrictMode>
);
const loaded = loadAhead(window.location.pathname);

// As a transition React draws in slices of a few milliseconds, so that a slow machine can answer a
// tap in between.
if (drawnAhead) startTransition(() => void hydrateRoot(root, app));
// Once words and screen are there: what another reader would have seen at first stays until it is
// replaced whole.
else void loaded.then(() => startTransition(() => createRoot(root).render(app)));
