import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { loadPrivacyText } from '@elucida/messages/catalogue/privacy-text';
import { verified } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const TEXT = await inEveryLanguage(loadPrivacyText);
const { en: privacy } = TEXT;

test('a user takes a copy of the data, deletes the account, and cannot sign in again', async ({
  page,
  app,
}) => {
  const { email, password } = await verified(page, app);
  await page.goto('/en/account');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: privacy.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^elucida-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile((await file.path())!, 'utf8'))).toMatchObject({
    account: { email, plan: 'free' },
    history: [],
  });

  await page.getByRole('button', { name: privacy.delete }).click();
  const dialog = page.getByRole('dialog', { name: privacy.ask });
  await dialog.getByLabel(privacy.password).fill(password);
  await dialog.getByRole('button', { name: privacy.confirm }).click();
  await expect(page.getByText(privacy.deleted)).toBeVisible();
  await page.getByRole('button', { name: privacy.leave }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: WORDS.en.shell.signIn }),
  ).toBeVisible();
  expect(
    await page.request
      .post('/api/auth/login', { data: { email, password } })
      .then((response) => response.status()),
  ).toBe(401);
});

for (const language of LANGUAGES) {
  const words = TEXT[language];
  test(`${language}: the question before deleting fits 320 px and passes axe in both themes`, async ({
    page,
    app,
  }) => {
    await verified(page, app);
    await page.goto(`/${language}/account`);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: words.delete }).click();
    await expect(page.getByRole('dialog', { name: words.ask })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words.keep }).click();
    await expect(page.getByRole('button', { name: words.delete })).toBeFocused();
  });
}
