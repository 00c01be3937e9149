import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { HistoryPage } from '../pages/history.page.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { verified } from './accounts.ts';
import { ANALYSIS_MS, member, modelsPart, theSwitch, typeEthylAcetate } from './asked-models.ts';
import { CASE, caseImages } from '../support/case-images.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { MODEL_WORDS } from '../support/models-app.ts';
import { test } from '../support/models-test.ts';
import { expect } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

for (const language of LANGUAGES) {
  const words = MODEL_WORDS[language];

  test(
    `${language}: both models next to the engine, a false claim refuted; then switched ` +
      'off, and nobody is asked',
    async ({ page, models }) => {
      await verified(page, models);
      const manual = await typeEthylAcetate(page, language);
      await expect(page.getByText(words.ask.sendsPeaks('OpenAI, Anthropic'))).toBeVisible();
      await page.getByRole('checkbox', { name: words.ask.wording }).check();
      await manual.run();
      const shown = modelsPart(manual.result(), language);
      await expect(shown).toBeVisible({ timeout: ANALYSIS_MS });
      // The reasons in a model's words, and ours a click away.
      const own = manual.result().getByRole('button', { name: words.wording.showOwn });
      await expect(own).toBeVisible();
      const shift = language === 'en' ? '171.1' : '171,1';
      const reason = manual.result().getByRole('listitem').filter({ hasText: shift }).first();
      const worded = await reason.textContent();
      await own.click();
      await expect(manual.result().getByText(words.wording.own)).toBeVisible();
      await expect(reason).not.toHaveText(worded!);
      await expect(
        member(shown, /^OpenAI gpt-stub-misread$/).getByText(words.agreed),
      ).toBeVisible();
      const overruled = member(shown, /^Anthropic claude-stub-false-claim$/);
      await expect(overruled.getByText(`${words.verdict.refuted}:`)).toBeVisible();
      await expect(overruled.locator('.notice')).toBeVisible();
      await expect(manual.result().getByText('OpenAI', { exact: false }).first()).toBeVisible();
      await expect(
        manual.result().locator('header').getByText('CCOC(C)=O', { exact: true }),
      ).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const asked = models.stub.requests.length;
      await theSwitch(page, language).uncheck();
      await expect(page.getByText(words.ask.off)).toBeVisible();
      await manual.run();
      await expect(modelsPart(manual.result(), language).getByText(words.off)).toBeVisible({
        timeout: ANALYSIS_MS,
      });
      expect(models.stub.requests.length - asked, 'calls with the models switched off').toBe(0);
      // The choice is remembered, for the other page too.
      await new NewPage(page, language).open();
      await expect(page.getByText(words.ask.off)).toBeVisible();
    },
  );
}

test('a model reads an image otherwise: the difference is shown, and its peaks open in manual analysis', async ({
  page,
  models,
}) => {
  await verified(page, models);
  const [, carbon] = await caseImages();
  const screen = new NewPage(page, 'en');
  await screen.open();
  await expect(page.getByText(MODEL_WORDS.en.ask.sendsImages('OpenAI, Anthropic'))).toBeVisible();
  const before = models.stub.requests.length;
  await screen.choose([carbon!]);
  await screen.giveFormula(CASE.formula);
  await screen.analyze();
  await screen.succeeds();
  const entry = new HistoryPage(page, 'en').opened();
  const openai = member(entry, /^OpenAI/);
  await expect(
    openai.getByText(/^0 peaks read alike; only the model reads 287\.5; only we read /),
  ).toBeVisible();
  expect(
    models.stub.requests
      .slice(before)
      .filter(({ images }) => images.length === 1)
      .map(({ provider }) => provider)
      .slice(0, 2)
      .sort(),
  ).toEqual(['anthropic', 'openai']);
  const { raw_openai: raw } = await new HistoryPage(page, 'en').downloadJson();
  expect(JSON.stringify(raw)).toContain('287.5');
  await openai.getByRole('link', { name: MODEL_WORDS.en.openPeaks }).click();
  await expect(page.getByText(MODEL_WORDS.en.peaksOpened('OpenAI'))).toBeVisible();
  await expect(new ManualPage(page, 'en').formula()).toHaveValue(CASE.formula);
  await expect(page.getByRole('grid').locator('input[data-row="0"][data-column="0"]')).toHaveValue(
    '287.5',
  );
});

for (const language of LANGUAGES) {
  test(`${language}: home, legal, FAQ and about say who is asked`, async ({ page }) => {
    const { common, home } = WORDS[language];
    await page.goto(`/${language}`);
    const marks = page.getByRole('region', { name: home.worksWith });
    await expect(marks.getByRole('listitem').filter({ hasText: common.inUse })).toHaveText([
      `OpenAI${common.inUse}`,
      `Anthropic${common.inUse}`,
    ]);
    await expect(marks.getByText(home.worksWithInUse)).toBeVisible();
    await page.goto(`/${language}/legal#privacy-analyses`);
    await expect(page.locator('#privacy-analyses').getByText('(OpenAI, Anthropic)')).toBeVisible();
    await page.goto(`/${language}/faq`);
    await page.locator('#privacy details').nth(1).locator('summary').click();
    await expect(
      page.locator('#privacy details').nth(1).getByText('(OpenAI, Anthropic)'),
    ).toBeVisible();
    await expect(page.locator('#privacy').getByText(MODEL_WORDS[language].ask.label)).toBeVisible();
  });
}
