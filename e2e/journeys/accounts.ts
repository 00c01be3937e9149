import type { Page } from '@playwright/test';
import type { Language } from '@elucida/messages/catalogue/language';
import { AccountPage } from '../pages/account.page.ts';
import { AuthPage } from '../pages/auth.page.ts';
import type { RunningApp } from '../support/running-app.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;
/** An account nobody has yet. */
export const freshAccount = (): Account => ({
  name: 'Ada Lovelace',
  email: `ada-${Date.now()}-${made++}@example.org`,
  password: 'correct horse',
});

/** Registers in the browser and verifies with the mailed code. */
export async function registerAndVerify(
  page: Page,
  app: RunningApp,
  language: Language = 'en',
): Promise<Account> {
  const account = freshAccount();
  await new AuthPage(page, language).register(account);
  const accountPage = new AccountPage(page, language);
  await accountPage.codeWasSent();
  await accountPage.verify(await app.codeFor(account.email));
  return account;
}

/** Signs a new account up without its screens, as tests of other screens do. */
export async function registered(page: Page, account: Account): Promise<void> {
  const response = await page.request.post('/auth/register', { data: account });
  if (!response.ok()) throw new Error(`registering answered ${response.status()}`);
}

/** A signed-in, verified user, made without the screens of the account. */
export async function verified(page: Page, app: RunningApp): Promise<Account> {
  const account = freshAccount();
  await registered(page, account);
  app.admin('verify', account.email);
  return account;
}

/** The address that the app's settings name as admin. */
const ADMIN: Account = { name: 'Admin', email: 'admin@example.org', password: 'correct horse' };

/**
 * Signs the admin in, whose account is made where no test has made it yet, and opens the home page.
 */
export async function signInAsAdmin(
  page: Page,
  app: RunningApp,
  language: Language = 'en',
): Promise<void> {
  await page.request.post('/auth/register', { data: ADMIN });
  app.admin('verify', ADMIN.email);
  const { email, password } = ADMIN;
  await page.request.post('/auth/login', { data: { email, password } });
  await page.goto(`/${language}`);
}
