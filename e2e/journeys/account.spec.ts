import { loadSecurityText } from '@elucida/messages/catalogue/security-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { AccountPage } from '../pages/account.page.ts';
import { AuthPage } from '../pages/auth.page.ts';
import { freshAccount, registered } from './accounts.ts';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

const SECURITY = await inEveryLanguage(loadSecurityText);
const PHONE = { width: 390, height: 844 } as const;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const NEW = 'a new passphrase';

for (const language of LANGUAGES) {
  const { account: words, auth, errors, shell } = WORDS[language];

  test(`${language}: a forgotten password is replaced by a mailed link, once, and signing in leads back`, async ({
    page,
    app,
    consoleIsSilent,
  }) => {
    const account = freshAccount();
    await registered(page, account);
    await page.context().clearCookies();
    await page.setViewportSize(PHONE);
    await page.goto(`/${language}/auth`);
    await expectAwake(page);
    await page.getByRole('link', { name: auth.forgot.link }).click();
    const ask = page.getByRole('button', { name: auth.forgot.submit });
    // Signing in has a field of the same name, which stays until the next page is loaded.
    await expect(ask).toBeVisible();
    await page.getByLabel(auth.email, { exact: true }).fill(account.email);
    await ask.click();
    await expect(page.getByText(auth.forgot.sent)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const link = await app.linkFor(account.email);
    const choose = async () => {
      await page.goto(link);
      await expectAwake(page);
      await page.getByLabel(auth.reset.password, { exact: true }).fill(NEW);
      await page.getByRole('button', { name: auth.reset.submit, exact: true }).click();
    };
    await choose();
    await expect(page.getByText(auth.reset.done)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/${language}/isomers`);
    // A page that is not awake yet follows the link as a new page, which knows of no other.
    await expectAwake(page);
    await page.getByRole('main').getByRole('link', { name: shell.signIn }).click();
    await new AuthPage(page, language).fillAndSignIn({ email: account.email, password: NEW });
    await expect(page).toHaveURL(new RegExp(`/${language}/isomers$`));

    await choose();
    await expect(page.getByText(errors.byCode.wrong_link)).toBeVisible();
    await expectAccessible(page);
    forgiveFailedCalls(consoleIsSilent);
  });

  test(`${language}: the countdown survives a reload; then password, email and sessions are changed`, async ({
    page,
    app,
    playwright,
  }) => {
    const text = SECURITY[language];
    const account = freshAccount();
    await registered(page, account);
    await page.setViewportSize(PHONE);
    const screen = new AccountPage(page, language);
    await screen.open();
    await screen.codeWasSent();
    await page.reload();
    const waiting = fill(words.verification.resendIn_other, { count: '\\d+' });
    await expect(page.getByRole('button', { name: new RegExp(`^${waiting}$`) })).toBeDisabled();
    await page.getByLabel(words.verification.code).fill('12345');
    await page.getByRole('button', { name: words.verification.submit, exact: true }).click();
    await expect(page.getByText(words.verification.missingInput)).toBeVisible();
    await screen.verify(await app.codeFor(account.email));

    const other = await playwright.request.newContext({
      baseURL: app.url,
      extraHTTPHeaders: { 'user-agent': FIREFOX },
    });
    await other.post('/auth/login', { data: account });
    await page.reload();
    const device = text.sessions.on('Firefox', 'Linux');
    await page.getByRole('button', { name: text.sessions.endOf(device) }).click();
    await expect(page.getByText(text.sessions.ended)).toBeVisible();
    await expect(page.getByText(device)).toHaveCount(0);
    expect((await other.get('/auth/me')).status()).toBe(401);
    await other.dispose();

    const form = (summary: string) =>
      page.getByRole('group').filter({ has: page.getByText(summary, { exact: true }).first() });
    const password = form(text.password.open);
    await password.locator('summary').click();
    await password.getByLabel(text.password.old, { exact: true }).fill(account.password);
    await password.getByLabel(text.password.new, { exact: true }).fill(NEW);
    await password.getByRole('button', { name: text.password.submit }).click();
    await expect(page.getByText(text.password.done)).toBeVisible();

    const moved = `moved-${account.email}`;
    const email = form(text.email.open);
    await email.locator('summary').click();
    await email.getByLabel(text.email.new, { exact: true }).fill(moved);
    await email.getByLabel(text.email.password, { exact: true }).fill(NEW);
    await email.getByRole('button', { name: text.email.submit }).click();
    await expect(page.getByText(text.email.sent(moved))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await email.getByLabel(words.verification.code).fill(await app.codeFor(moved));
    await email.getByRole('button', { name: text.email.confirm, exact: true }).click();
    await expect(page.getByText(text.email.done)).toBeVisible();
    await expect(page.getByRole('region', { name: words.profile }).getByText(moved)).toBeVisible();
  });
}
