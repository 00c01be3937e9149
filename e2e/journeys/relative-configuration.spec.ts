import { loadAnalysesText } from '@elucida/messages/pages/analyses-text';
import { loadConfigurationText } from '@elucida/messages/pages/configuration-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import { readPdf } from '@elucida/report-pdf/testing/read-pdf';
import type { Page } from '@playwright/test';
import { ManualPage } from '../pages/manual.page.ts';
import { expectAccessible, expectDrawn, expectNoSidewaysScroll } from '../support/check-page.ts';
import { downloads } from '../support/downloads.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';
import { registerAndVerify } from './accounts.ts';

const TEXT = await inEveryLanguage(loadConfigurationText);
const ANALYSES = await inEveryLanguage(loadAnalysesText);
const ANALYSIS_MS = 120_000;

/** trans-2-Methylcyclohexanol: its carbinol hydrogen says how OH and CH₃ lie to each other. */
const TRANS = {
  formula: 'C7H14O',
  proton:
    '1H NMR (400 MHz, CDCl3) δ 3.11 (td, J = 9.6, 4.4 Hz, 1H), 1.95 (m, 1H), 1.74 (m, 2H), 1.63 (m, 1H), ' +
    '1.24 (m, 4H), 1.01 (d, J = 6.4 Hz, 3H), 0.98 (m, 1H)',
  carbon: '13C NMR (101 MHz, CDCl3) δ 76.5, 40.3, 35.6, 33.7, 25.7, 25.2, 18.6',
};
/** Ephedrine: its centres are in a chain, and stay open. */
const EPHEDRINE = {
  formula: 'C10H15NO',
  proton:
    '1H NMR (400 MHz, CDCl3) δ 7.30 (m, 5H), 4.76 (d, J = 3.9 Hz, 1H), 2.75 (qd, J = 6.5, 3.9 Hz, 1H), ' +
    '2.45 (s, 3H), 0.83 (d, J = 6.5 Hz, 3H)',
  carbon: '13C NMR (101 MHz, CDCl3) δ 141.6, 128.1, 127.0, 126.1, 73.0, 60.3, 34.0, 14.1',
};

/** Types both spectra of a compound and analyses them; the section about its configuration. */
async function analyse(page: Page, language: Language, { formula, proton, carbon }: typeof TRANS) {
  const manual = new ManualPage(page, language);
  await manual.open();
  await manual.formula().fill(formula);
  await manual.typePeaks('H1NMR', [['']]);
  await manual.pasteIntoCell(proton);
  await manual.typePeaks('C13NMR', [['']]);
  await manual.pasteIntoCell(carbon);
  await manual.run();
  await expect(manual.result()).toBeVisible({ timeout: ANALYSIS_MS });
  const found = section(page, language);
  await expect(found).toBeVisible();
  return found;
}
const section = (page: Page, language: Language) =>
  page.getByRole('region', { name: TEXT[language].heading, exact: true });

for (const language of LANGUAGES) {
  const text = TEXT[language];
  const own = ANALYSES[language];
  test(`${language}: a configuration is stated, drawn, shared and printed`, async ({
    page,
    app,
    browser,
  }) => {
    await registerAndVerify(page, app, language);
    const found = await analyse(page, language, TRANS);
    await expect(found).toContainText(text.complete);
    await expect(found).toContainText(text.mirror);
    await expectDrawn(page);
    // One wedge, and one made of hashes.
    await expect(found.locator('.structure polygon')).not.toHaveCount(0);

    await test.step('a reason marks its atom, by keyboard too', async () => {
      const lit = found.locator('.atom-lit');
      await expect(lit).toHaveCount(0);
      const reason = found.getByRole('table').getByRole('button');
      await expect(reason).toHaveCount(1);
      await reason.focus();
      await expect(lit).toHaveAttribute('data-atom', '6');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(reason).toHaveAttribute('aria-pressed', 'true');
      await expect(lit).toHaveAttribute('data-atom', '6');
    });

    await test.step('the diastereomers are drawn once they are asked for', async () => {
      await found.getByText(text.diastereomers).click();
      await expect(found.getByRole('listitem').getByRole('img')).toHaveCount(2);
    });

    await test.step('on a telephone', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 860 });
    });

    await page.getByRole('link', { name: own.ownPage, exact: true }).click();
    await expect(section(page, language)).toBeVisible();
    await test.step('printed', async () => {
      await page.getByRole('button', { name: own.actions.files, exact: true }).click();
      const { bytes } = await downloads(page, () =>
        page.getByRole('button', { name: WORDS[language].history.pdf, exact: true }).click(),
      );
      const report = await readPdf(bytes);
      expect(report.text).toContain(text.heading);
      expect(report.text.split(text.complete)).toHaveLength(2);
      expect(report.alts.filter((alt) => alt.includes('C[C@H]1CCCC[C@@H]1O'))).toHaveLength(1);
    });
    await test.step('shared with a stranger', async () => {
      await page.getByRole('button', { name: own.share.heading, exact: true }).click();
      await page.getByRole('button', { name: own.share.create }).click();
      const link = await page.getByRole('textbox', { name: own.share.link }).inputValue();
      const stranger = await browser.newPage();
      await stranger.goto(link);
      const there = section(stranger, language);
      await expect(there).toContainText(text.complete);
      await expect(there.getByRole('table').getByRole('button')).toHaveCount(1);
      await expectAccessible(stranger);
      await stranger.close();
    });
  });
}

test('centres of a chain stay open: the report says so, and both diastereomers are at hand', async ({
  page,
  app,
}) => {
  await registerAndVerify(page, app, 'en');
  const found = await analyse(page, 'en', EPHEDRINE);
  await expect(found).toContainText('do not decide the relative configuration');
  await expect(found.getByRole('table')).toHaveCount(0);
  await found.getByText(TEXT.en.diastereomers).click();
  await expect(found.getByRole('listitem').getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
});
