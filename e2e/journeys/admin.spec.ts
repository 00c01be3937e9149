import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { registerAndVerify, signInAsAdmin } from './accounts.ts';
import { expectWhole } from '../support/check-page.ts';
import { ADMIN_WORDS } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const { users: words, audit } = ADMIN_WORDS.en;

test(
  'an admin finds a user and changes everything; the changes are listed; the ' +
    'promoted user works until revoked',
  async ({ page, app, browser }) => {
    const context = await browser.newContext({ baseURL: app.url });
    const other = await context.newPage();
    const { email } = await registerAndVerify(other, app);
    await other.goto('/en/admin');
    await expect(
      other.getByRole('heading', { level: 1, name: ADMIN_WORDS.en.notAuthorized }),
    ).toBeVisible();
    await expect(other.getByText(WORDS.en.errors.byCode.not_admin)).toBeVisible();
    await expect(other.getByRole('link', { name: WORDS.en.shell.links.admin })).toHaveCount(0);

    await signInAsAdmin(page, app);
    await page.getByRole('link', { name: WORDS.en.shell.links.admin, exact: true }).click();
    await page.getByLabel(words.search).fill(email);
    const row = page.getByRole('row').filter({ hasText: email }).first();
    await row.getByLabel(words.planOf(email)).selectOption('pro');
    await expect(page.getByText(words.done.plan(email, 'Pro'))).toBeVisible();
    await expect(row.getByText('0 / 100')).toBeVisible();
    await row.getByRole('button', { name: words.whitelist }).click();
    await expect(row.getByText('0 / ∞')).toBeVisible();
    await row.getByRole('button', { name: words.resetDaily }).click();
    await expect(page.getByText(words.done.reset(email))).toBeVisible();
    await row.getByRole('button', { name: words.makeAdmin }).click();
    await expect(page.getByText(words.done.madeAdmin(email))).toBeVisible();
    const changes = page
      .getByRole('table', { name: audit.heading })
      .getByRole('row')
      .filter({ hasText: email });
    await expect(changes).toHaveCount(4);
    await expect(changes.last()).toContainText('Free → Pro');

    await other.reload();
    await expect(
      other.getByRole('heading', { name: ADMIN_WORDS.en.overview.heading }),
    ).toBeVisible();
    await other.getByLabel(words.onlyAdmins).check();
    await expect(other.getByRole('row').filter({ hasText: words.internal })).toHaveCount(1);
    await row.getByRole('button', { name: words.revokeAdmin }).click();
    await expect(page.getByText(words.done.revokedAdmin(email))).toBeVisible();
    await other.reload();
    await expect(
      other.getByRole('heading', { level: 1, name: ADMIN_WORDS.en.notAuthorized }),
    ).toBeVisible();
    await context.close();
  },
);

for (const language of LANGUAGES) {
  test(`${language}: the dashboard is translated, fits 320 and 1280 px and passes axe in both themes`, async ({
    page,
    app,
  }) => {
    await signInAsAdmin(page, app, language);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(`/${language}/admin`);
      await expect(
        page.getByRole('heading', { name: ADMIN_WORDS[language].users.heading }),
      ).toBeVisible();
      await expectWhole(page, { language, title: ADMIN_WORDS[language].heading });
    }
  });
}
