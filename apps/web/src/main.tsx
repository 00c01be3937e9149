import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadAhead } from './app/load-ahead.ts';
import './styles/index.css';

loadAhead(window.location.pathname);
createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
