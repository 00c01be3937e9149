// Draws the screens in every language, for a visitor and for who is signed in, into the built web
// app.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell as en } from '@elucida/messages/catalogue/en/shell';
import { shell as es } from '@elucida/messages/catalogue/es/shell';
import { shell as eu } from '@elucida/messages/catalogue/eu/shell';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { ROUTES, type ScreenId } from '../app/route-table.ts';
import { drawPage } from './draw-page.tsx';
import { fillPage } from './fill-page.ts';

const DESCRIPTIONS = { en: en.description, es: es.description, eu: eu.description };
const [dist] = process.argv.slice(2) as [string];
const built = readFileSync(join(dist, 'index.html'), 'utf8');
/** Screens with a parameter that show nothing of it before the server was asked. */
const SAME_FOR_ALL: ReadonlySet<ScreenId> = new Set(['analysis', 'shared']);
const screens = (Object.keys(ROUTES) as ScreenId[]).filter(
  (screen) => SAME_FOR_ALL.has(screen) || !ROUTES[screen].path.includes(':'),
);

for (const language of LANGUAGES) {
  const folder = join(dist, '.pages', language);
  mkdirSync(folder, { recursive: true });
  for (const screen of screens) {
    for (const signedIn of [false, true]) {
      const page = fillPage(built, {
        language,
        signedIn,
        description: DESCRIPTIONS[language],
        ...(await drawPage({ language, screen, signedIn })),
      });
      writeFileSync(join(folder, `${screen}.${signedIn ? 'user' : 'visitor'}.html`), page);
    }
  }
}
