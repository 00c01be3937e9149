// The page's first module. A page that was drawn ahead is painted before its code is fetched,
// parsed and run: on a slow line and a slow machine these would take the room of the text that is
// to be read first.
import { askAhead } from './lib/ask-ahead.ts';
import './styles/index.css';

/** Modules that the screen needs, named by the server next to this one. */
const announced =
  document.querySelector<HTMLMetaElement>('meta[name=modules]')?.content.split(' ') ?? [];

/**
 * Ends once a frame with the page in it is on its way. A page in the background has no frames; it
 * is not waited for.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function start(): Promise<void> {
  askAhead(location.pathname);
  if (document.getElementById('root')!.firstChild !== null) await painted();
  for (const href of announced)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      }),
    );
  // One after the other, so that a slow machine can answer a tap in between.
  await import('react-dom/client');
  await nextTask();
  await import('./main.tsx');
  // In development files change under their names.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await (await import('./app/keep-offline.ts')).keepOffline();
}

void start();
