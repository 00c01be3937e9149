import { isLanguage } from '@elucida/messages/catalogue/language';
import { matchPath } from 'react-router';
import { languageInstance } from '../lib/i18n/language-instance.ts';
import { ROUTES } from './route-table.ts';

/**
 * Asks for the words and the code of the screen at an address side by side. Rendering would ask for
 * the words first and for the screen once they are there: a round trip more before the first paint.
 * Ends when they are there, or cannot be had: rendering meets that again, and shows it.
 */
export async function loadAhead(pathname: string): Promise<void> {
  const [language, ...rest] = pathname.split('/').filter(Boolean);
  if (!isLanguage(language)) return;
  const path = `/${rest.join('/')}`;
  const screen = Object.values(ROUTES).find(
    (route) => matchPath(route.path, path) !== null,
  )?.screen;
  await Promise.allSettled([languageInstance(language), screen?.()]);
}
