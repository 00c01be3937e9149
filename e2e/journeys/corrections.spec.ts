import { loadImagePeaksText } from '@elucida/messages/pages/image-peaks-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { renderSpectrumPng } from '../../fixtures/render-spectrum.ts';
import { HistoryPage } from '../pages/history.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { verified } from './accounts.ts';
import { CASE, type Image } from '../support/case-images.ts';
import { expectAccessible, expectAwake } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

const TEXT = await inEveryLanguage(loadImagePeaksText);
const ON_ITS_PAGE = /\/analyses\/[0-9a-f-]+$/;
/** An analysis may wait for the one before it on a small machine. */
const ANALYSIS_MS = 120_000;
const METHYL_PPM = 26.6;
/** Two of the six lines are drawn as one. */
const READ = CASE.spectra[1].peaks.length - 1;

/** ¹³C of acetophenone with the methyl line where it is not: as an image is misread. */
async function misreadCarbon(): Promise<Image> {
  const peaks = CASE.spectra[1].peaks.map((peak) =>
    peak.delta_ppm === METHYL_PPM ? { ...peak, delta_ppm: 45 } : peak,
  );
  return { name: 'c13.png', bytes: await renderSpectrumPng({ type: 'C13NMR', peaks }) };
}

/** The field of the methyl line's shift: the last of the table, lines being read from the left. */
const methylField = (page: Page, language: Language) =>
  page
    .getByRole('table', { name: TEXT[language].table })
    .getByRole('textbox', { name: WORDS[language].manual.fields.delta_ppm })
    .last();

const openPeaks = (page: Page, language: Language) =>
  page.getByRole('button', { name: WORDS[language].analyze.card.openPeaks }).click();

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const text = TEXT[language];

  test(`${language}: a misread peak, corrected over the image, changes the answer`, async ({
    page,
    app,
  }) => {
    await verified(page, app);
    const screen = new NewPage(page, language);
    await screen.open();
    await screen.choose([await misreadCarbon()]);
    await screen.giveFormula(CASE.formula);
    await expect(page.getByText(fill(words.analyze.card.peaks_other, { count: READ }))).toBeVisible(
      {
        timeout: 60_000,
      },
    );
    await screen.analyze();
    await page.waitForURL(ON_ITS_PAGE);
    await page.waitForURL(`**/${language}/new`, { timeout: ANALYSIS_MS });
    await expect(
      page.getByRole('heading', { name: words.result.inconclusive, exact: true }),
    ).toBeVisible();

    await openPeaks(page, language);
    const mark = page.getByRole('slider', { name: text.peak(READ) });
    await expect(mark).toHaveAttribute('aria-valuetext', /^4[45]/);
    // By keyboard it moves over the image, towards smaller shifts.
    await page.getByRole('slider', { name: text.peak(1) }).focus();
    await page.keyboard.press('End');
    await expect(mark).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(mark).toHaveAttribute('aria-valuetext', /^4[0-4]/);
    await methylField(page, language).fill(String(METHYL_PPM));
    await expect(mark).toHaveAttribute('aria-valuetext', /^26\.6/);
    await expect(page.getByText(words.analyze.card.corrected, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await screen.analyze();
    await screen.succeeds();
    await new HistoryPage(page, language).opensOnResult(1);
    await expect(page.getByText(/acetophenone|acetofenona|azetofenona/i).first()).toBeVisible();
  });
}

test('on the page of an analysis: a peak is removed over the image and it runs again', async ({
  page,
  app,
}) => {
  await verified(page, app);
  const screen = new NewPage(page, 'en');
  await screen.open();
  await screen.choose([await misreadCarbon()]);
  await screen.giveFormula(CASE.formula);
  await screen.analyze();
  await page.waitForURL(ON_ITS_PAGE);
  const first = page.url();
  await page.waitForURL('**/en/new', { timeout: ANALYSIS_MS });
  await page.goto(first);
  await expectAwake(page);
  await openPeaks(page, 'en');
  await expect(page.getByRole('slider', { name: TEXT.en.peak(1), exact: true })).toBeVisible();
  await methylField(page, 'en').fill(String(METHYL_PPM));
  await expectAccessible(page);
  await page.getByRole('button', { name: TEXT.en.again.run }).click();
  await page.waitForURL((url) => ON_ITS_PAGE.test(url.href) && url.href !== first);
  await expect(page.getByRole('heading', { level: 1, name: 'acetophenone' })).toBeVisible({
    timeout: ANALYSIS_MS,
  });
  await expect(page.getByText('read from the image, corrected by hand').first()).toBeVisible();
});

test('typed peaks are judged together with an image', async ({ page, app }) => {
  await verified(page, app);
  const screen = new NewPage(page, 'en');
  await screen.open();
  await screen.choose([await misreadCarbon()]);
  await screen.giveFormula(CASE.formula);
  await page.getByRole('button', { name: WORDS.en.analyze.typedAdd }).click();
  await page.getByRole('button', { name: TEXT.en.typed.add(WORDS.en.common.technique.MS) }).click();
  await page
    .getByRole('textbox', { name: TEXT.en.typed.label(WORDS.en.common.technique.MS) })
    .fill('120 (30), 105 (100), 77 (80), 43 (20)');
  await expect(page.getByText('4 peaks', { exact: true })).toBeVisible();
  await screen.analyze();
  await page.waitForURL(ON_ITS_PAGE);
  const url = page.url();
  await page.waitForURL((now) => now.href !== url, { timeout: ANALYSIS_MS });
  await page.goto(url);
  await expectAwake(page);
  for (const technique of [WORDS.en.common.technique.MS, WORDS.en.common.technique.C13NMR])
    await expect(page.getByRole('tab', { name: technique })).toBeVisible();
});
