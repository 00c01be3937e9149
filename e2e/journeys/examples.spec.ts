import { loadExampleText } from '@elucida/messages/pages/example-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { ManualPage } from '../pages/manual.page.ts';
import { axeFindings } from '../support/axe.ts';
import { expectDrawn } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const TEXT = await inEveryLanguage(loadExampleText);
/** An analysis may wait for the one before it on a small machine. */
const ANALYSIS_MS = 120_000;
/** Butyl acetate, as each language calls it. */
const MOLECULE: Readonly<Record<Language, string>> = {
  en: 'butyl acetate',
  es: 'acetato de butilo',
  eu: 'butil azetatoa',
};

/** The run that the page's entry of the browser's history holds; evaluated in the page, hence as text. */
const runOf = (page: Page) => page.evaluate<string>('history.state.usr.run');

for (const language of LANGUAGES) {
  test(`${language}: one click on the home page, and a stranger's example is analysed live`, async ({
    page,
  }) => {
    const text = TEXT[language];
    const { home, result } = WORDS[language];
    await page.goto(`/${language}`);
    const landed = Date.now();
    await page
      .getByRole('region', { name: home.live.heading })
      .getByRole('link', { name: home.live.pictures })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.live.pictures);
    const head = page.getByRole('heading', { name: MOLECULE[language], exact: true });
    await expect(head).toBeVisible({ timeout: ANALYSIS_MS });
    process.stdout.write(`${language}: result ${Date.now() - landed} ms after the click\n`);
    await expect(page.getByText(text.live)).toHaveCount(0);
    await expectDrawn(page);
    expect(await axeFindings(page)).toEqual([]);

    // A reload finds the same run, and its result in the language of the page.
    const run = await runOf(page);
    await page.reload();
    await expect(head).toBeVisible();
    expect(await runOf(page)).toBe(run);

    await page.getByRole('link', { name: home.live.unsure }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.live.unsure);
    await expect(page.getByRole('heading', { name: result.inconclusive, exact: true })).toBeVisible(
      { timeout: ANALYSIS_MS },
    );
    await page.getByRole('button', { name: text.open }).click();
    await expect(new ManualPage(page, language).formula()).toHaveValue('C5H10O');
  });
}
