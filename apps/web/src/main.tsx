import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadAhead } from './app/load-ahead.ts';
import './styles/index.css';

loadAhead(window.location.pathname);
// As a transition React draws in slices of a few milliseconds, so that a slow machine can answer a tap in between.
startTransition(() => createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>));
