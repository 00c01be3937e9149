import type { Page } from '@playwright/test';
import type { Language } from '@elucida/messages/catalogue/language';
import { AccountPage } from '../pages/account.page.ts';
import { AuthPage } from '../pages/auth.page.ts';
import type { RunningApp } from './running-app.ts';

/** The address that the running app's settings name as an admin. */
const ADMIN = { email: 'admin@example.org', password: 'correct horse' };
/** Apps on which the admin's account exists already. */
const registered = new WeakSet<RunningApp>();

/** Signs in as the admin by the settings; the first time on an app, registers and verifies. */
export async function signInAsAdmin(page: Page, app: RunningApp, language: Language = 'en'): Promise<void> {
  if (registered.has(app)) return new AuthPage(page, language).signIn(ADMIN);
  await new AuthPage(page, language).register({ name: 'Grace Hopper', ...ADMIN });
  const accountPage = new AccountPage(page, language);
  await accountPage.codeWasSent();
  await accountPage.verify(await app.codeFor(ADMIN.email));
  registered.add(app);
}
