import { loadPracticeText } from '@elucida/messages/pages/practice-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { forgiveFailedCalls, expect, test } from '../support/test.ts';
import { verified } from './accounts.ts';

const TEXTS = await inEveryLanguage(loadPracticeText);
/** 2,2-Dimethylbutanal, and a ketone of its formula. */
const PROBLEM = '20631e20',
  ANSWER = 'CCC(C)(C)C=O',
  WRONG = 'CC(C)CC(C)=O';

for (const language of LANGUAGES)
  test(`${language}: a visitor chooses, is contradicted, takes two hints, solves, and it is kept`, async ({
    page,
  }) => {
    const text = TEXTS[language];
    await page.goto(`/${language}/practice`);
    await expectAwake(page);
    await page.getByLabel(text.field).selectOption({ label: text.fields.carbonyls });
    await page.getByLabel(text.level).selectOption({ label: text.levels.small });
    await expect(page).toHaveURL(/level=small/);
    await expectAccessible(page);
    await page.getByRole('button', { name: text.next }).click();
    await expect(page).toHaveURL(/practice\/[0-9a-f]{8}/);

    await page.goto(`/${language}/practice/${PROBLEM}`);
    await expectAwake(page);
    await page.waitForLoadState('networkidle');
    // Nothing that has come holds the answer.
    expect(await page.content()).not.toMatch(/dimethylbutanal|dimetilbutanal|CCC\(C\)\(C\)C=O/iu);
    const structure = page.getByLabel(text.solve.structure, { exact: true });
    const check = page.getByRole('button', { name: text.solve.check, exact: true });
    await structure.fill(WRONG);
    await check.click();
    await expect(page.getByText(text.solve.outcome.wrong)).toBeVisible();
    await expect(page.getByText(text.solve.contradictions)).toBeVisible();
    for (const kind of ['band', 'spins'] as const)
      await page.getByRole('button', { name: text.solve.hint[kind] }).click();
    await expect(page.getByText(text.solve.points('70'))).toBeVisible();
    await page.setViewportSize({ width: 320, height: 844 });
    // On a phone the spectra are far above: the one that a signal points at is shown over the page.
    await expect(page.getByText(text.solve.agreeing)).toBeVisible();
    await page.getByRole('button', { name: /^205[.,]8$/ }).focus();
    await expect(page.locator('[inert] svg:visible').first()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await structure.fill(ANSWER);
    await check.click();
    await expect(page.getByText(text.solve.outcome.solved)).toBeVisible();
    await expect(page.getByRole('region', { name: text.solve.solution })).toBeVisible();
    await page.getByRole('link', { name: text.solve.back }).click();
    await expect(page.getByText(text.progress.solved('1', '70'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(text.progress.solved('1', '70'))).toBeVisible();
  });

test('what is no structure is refused in words, and nothing is lost', async ({
  page,
  consoleIsSilent,
}) => {
  await page.goto(`/en/practice/${PROBLEM}`);
  await expectAwake(page);
  const structure = page.getByLabel(TEXTS.en.solve.structure, { exact: true });
  await structure.fill('C1CC');
  await page.getByRole('button', { name: TEXTS.en.solve.check, exact: true }).click();
  await expect(page.getByText(TEXTS.en.solve.unreadable)).toBeVisible();
  await expect(structure).toHaveValue('C1CC');
  // Chromium reports the refusal.
  forgiveFailedCalls(consoleIsSilent);
});

test('with an account, what is solved on one device is solved on the other', async ({
  page,
  app,
  browser,
}) => {
  await verified(page, app);
  await page.goto(`/en/practice/${PROBLEM}`);
  await expectAwake(page);
  await page.getByLabel(TEXTS.en.solve.structure, { exact: true }).fill(ANSWER);
  const shared = page.waitForResponse(
    (response) =>
      response.url().endsWith('/practice/progress') &&
      (response.request().postData() ?? '').includes('"points":100'),
  );
  await page.getByRole('button', { name: TEXTS.en.solve.check, exact: true }).click();
  expect((await shared).status()).toBe(200);

  const context = await browser.newContext();
  await context.addCookies(await page.context().cookies());
  const other = await context.newPage();
  await other.goto(new URL('/en/practice', page.url()).href);
  await expect(other.getByText(TEXTS.en.progress.solved('1', '100'))).toBeVisible();
  await expect(other.getByText(TEXTS.en.progress.keptWithAccount).first()).toBeVisible();
  await context.close();
});
