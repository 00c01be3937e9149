import { AccountPage } from '../pages/account.page.ts';
import { AuthPage } from '../pages/auth.page.ts';
import { freshAccount, registered } from './accounts.ts';
import { startApp } from '../support/running-app.ts';
import { expect, test as base } from '@playwright/test';
import type { RunningApp } from '../support/running-app.ts';

/** A server of this file's own: its limits are used up and in the end it is stopped. */
const test = base.extend<object, { own: RunningApp }>({
  own: [
    // Playwright reads a fixture's needs from this pattern: it needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const post = (own: RunningApp, path: string, body: unknown) =>
  fetch(own.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('accounts, verification, feedback and quota in the server’s own words, at its limits and without it', async ({
  browser,
  own,
}) => {
  const context = await browser.newContext({ baseURL: own.url });
  const page = await context.newPage();
  const account = freshAccount();

  await test.step('registering: what the server refuses', async () => {
    await post(own, '/auth/register', { ...account, email: 'taken@example.org' });
    await page.goto('/en/auth');
    await page.getByRole('button', { name: 'I am new here' }).click();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('taken@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'An account with this email already exists. Sign in instead.',
    );
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('signing in: wrong, then too often', async () => {
    await page.goto('/en/auth');
    const signIn = async () => {
      await page.getByLabel('Email').fill('taken@example.org');
      await page.getByLabel('Password', { exact: true }).fill('wrong horse');
      await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    };
    await signIn();
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
    for (const field of ['Email', 'Password'])
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    // Both fields are marked, each with the specification's hint.
    for (const hint of [
      'Check your email format or try a different address.',
      'Verify your password (minimum length or correctness).',
    ])
      await expect(page.getByText(hint)).toBeVisible();
    for (let tries = 0; tries < 10; tries++)
      await post(own, '/auth/login', { email: 'taken@example.org', password: 'wrong horse' });
    await signIn();
    await expect(page.getByRole('alert')).toHaveText(
      'Too many failed sign-ins. Please wait before trying again.',
    );
  });

  await test.step('the code: sent, too soon, missing, wrong, too often', async () => {
    await new AuthPage(page, 'en').register(account);
    await expect(page.getByText('Code sent to your email.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
    await page.reload();
    // The countdown goes on, and no code is asked for in vain.
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
    const check = page.getByRole('button', { name: 'Verify', exact: true });
    await check.click();
    await expect(
      page.getByText('Enter your email and 6-digit code.', { exact: true }),
    ).toBeVisible();
    const right = await own.codeFor(account.email);
    const wrong = right === '111111' ? '222222' : '111111';
    await page.getByLabel('6-digit code').fill(wrong);
    await check.click();
    await expect(
      page.getByText('The code is wrong or has expired. Check it or request a new one.', {
        exact: true,
      }),
    ).toBeVisible();
    for (let tries = 0; tries < 4; tries++)
      await post(own, '/auth/verify', { email: account.email, code: wrong });
    await check.click();
    await expect(
      page.getByText('Too many wrong codes. Please request a new one.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('a code asked for by a page that does not know yet', async () => {
    await page.goto('/en');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
    own.admin('verify', account.email);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByText('Your email is already verified.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your email is verified. You can run analyses.')).toBeVisible();
    await expect(page.getByLabel('6-digit code')).toHaveCount(0);
  });

  const about = await context.newPage();
  const box = about.getByLabel('Your message');
  const send = about.getByRole('button', { name: 'Send feedback' });
  await test.step('feedback: empty, sent, too often', async () => {
    await about.goto('/en/about#feedback');
    await send.click();
    await expect(about.getByText('Please write something first.', { exact: true })).toBeVisible();
    await box.fill('Fine work');
    await send.click();
    await expect(about.getByText('Thanks! Your feedback was sent.', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('');
    for (let sent = 1; sent < 5; sent++) await post(own, '/feedback', { message: 'Again' });
    await box.fill('Once more');
    await send.click();
    await expect(
      about.getByText('Error: Too many requests. Please wait before trying again.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(box).toHaveValue('Once more');
  });

  const usage = await context.newPage();
  await usage.goto('/en/usage');
  await expect(usage.getByText('Server time')).toBeVisible();
  const auth = await context.newPage();
  await auth.goto('/en/auth');
  await auth.getByLabel('Email').fill(account.email);
  await auth.getByLabel('Password', { exact: true }).fill(account.password);
  const another = await browser.newContext({ baseURL: own.url });
  const unverified = await another.newPage();
  await registered(unverified, freshAccount());
  const theirs = new AccountPage(unverified, 'en');
  await unverified.clock.install();
  await theirs.open();
  await theirs.codeWasSent();
  // The minute passes in the browser alone: the server says how much is left of it.
  await unverified.clock.fastForward(61_000);
  await unverified.getByRole('button', { name: 'Send a new code', exact: true }).click();
  await expect(unverified.getByText(/^Please wait \d+ s before requesting again\.$/)).toBeVisible();
  await expect(
    unverified.getByRole('button', { name: /^Send a new code in \d+ s$/ }),
  ).toBeDisabled();
  await unverified.clock.fastForward(61_000);

  await test.step('with the server down', async () => {
    await own.stop();
    await send.click();
    await expect(
      about.getByText('Error: Network error. Please try again.', { exact: true }),
    ).toBeVisible();
    await usage.getByRole('button', { name: 'Refresh' }).click();
    await expect(
      usage.getByText('Network error. Please try again.', { exact: true }),
    ).toBeVisible();
    await auth.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(auth.getByRole('alert')).toHaveText('Network error. Please try again.');
    await unverified.getByRole('button', { name: 'Send a new code' }).click();
    await expect(
      unverified.getByText('Network error. Please try again.', { exact: true }),
    ).toBeVisible();
    await unverified.getByLabel('6-digit code').fill('123456');
    await unverified.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(
      unverified.getByText('Network error. Please try again.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('signing out all the same: out, and out after a reload', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/en/auth');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('elucida_signed_in');
  });
  await another.close();
  await context.close();
});
