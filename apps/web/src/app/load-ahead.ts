import { isLanguage } from '@elucida/messages/catalogue/language';
import { matchPath } from 'react-router';
import { languageInstance } from '../lib/i18n/language-instance.ts';
import { ROUTES } from './route-table.ts';

/**
 * Asks for the words and the code of the screen at an address side by side. Rendering would ask for the words first and
 * for the screen once they are there: a round trip more before the first paint. A failure is met again, and told, by rendering.
 */
export function loadAhead(pathname: string): void {
  const [language, ...rest] = pathname.split('/').filter(Boolean);
  if (!isLanguage(language)) return;
  languageInstance(language).catch(() => {});
  const path = `/${rest.join('/')}`;
  const screen = Object.values(ROUTES).find((route) => matchPath(route.path, path) !== null)?.screen;
  screen?.().catch(() => {});
}
