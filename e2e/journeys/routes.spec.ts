import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { freshAccount, verified, signInAsAdmin } from './accounts.ts';
import { AuthPage } from '../pages/auth.page.ts';
import { expectWhole } from '../support/check-page.ts';
import { ADMIN_WORDS, addressOf, ROUTES, titleOf, WIDE } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

// The longest file, and near the end: its tests, which share nothing, are dealt to both workers.
test.describe.configure({ mode: 'parallel' });

/** Width of the content in a window wide enough for either layout, in px: 72 or 90 rem. */
const CONTENT_PX = { narrow: 1_152, wide: 1_440 } as const;

for (const language of LANGUAGES) {
  for (const route of ROUTES) {
    test(`${language}: ${route} for a visitor: whole at 320 px in both themes, in its layout`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(addressOf(language, route));
      await expectWhole(page, { language, title: titleOf(language, route) });
      await page.setViewportSize({ width: 1_600, height: 900 });
      const { width } = (await page.locator('main').boundingBox())!;
      expect(width).toBe(CONTENT_PX[WIDE.includes(route) ? 'wide' : 'narrow']);
    });
  }

  test(`${language}: an unverified user is told to verify, and every screen that differs is whole`, async ({
    page,
  }) => {
    const { account, manual } = WORDS[language];
    await page.setViewportSize({ width: 390, height: 844 });
    await new AuthPage(page, language).register(freshAccount());
    await expect(page.getByText(account.verification.sent)).toBeVisible();
    await expectWhole(page, { language, title: titleOf(language, 'account') });
    for (const route of ['new', 'manual'] as const) {
      await test.step(route, async () => {
        await page.goto(addressOf(language, route));
        await expect(page.getByText(manual.notVerified).first()).toBeVisible();
        await expectWhole(page, { language, title: titleOf(language, route) });
      });
    }
  });

  test(`${language}: for a verified user every screen that differs is whole`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await verified(page, app);
    for (const route of [
      'new',
      'manual',
      'history',
      'usage',
      'account',
      'pricing',
      'admin',
    ] as const) {
      await test.step(route, async () => {
        await page.goto(addressOf(language, route));
        await expectWhole(page, { language, title: titleOf(language, route) });
      });
    }
  });

  test(`${language}: the admin has a link to the dashboard, which is whole`, async ({
    page,
    app,
  }) => {
    await signInAsAdmin(page, app, language);
    await page
      .getByRole('banner')
      .getByRole('link', { name: WORDS[language].shell.links.admin, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ADMIN_WORDS[language].heading);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectWhole(page, { language, title: ADMIN_WORDS[language].heading });
  });
}
