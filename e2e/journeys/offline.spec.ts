import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { expectAwake } from '../support/check-page.ts';
import { addressOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

for (const language of LANGUAGES)
  test(`${language}: a visited page opens offline, another says that it cannot`, async ({
    browser,
    app,
  }) => {
    const { common, shell } = WORDS[language];
    const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const address = addressOf(language, 'faq');
    await page.goto(address);
    await expectAwake(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.getByText(shell.offline)).toHaveCount(0);
    await expect
      .poll(() =>
        page.evaluate<boolean>(
          `caches.open('pages-1').then((pages) => pages.match('${address}')).then(Boolean)`,
        ),
      )
      .toBe(true);
    // A second visit is answered through the worker, which keeps what the page is made of.
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
    await expect(page.getByText(shell.offline)).toBeVisible();
    await page.goto(addressOf(language, 'pricing'));
    await expect(page.getByText(common.notKept)).toBeVisible();
    await expect(page.getByText(shell.offline)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(shell.offline)).toHaveCount(0);
    await expect(page.getByText(common.notKept)).toHaveCount(0);
    await context.close();
  });
