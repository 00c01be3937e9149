import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { HistoryPage } from '../pages/history.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { verified } from './accounts.ts';
import { CASE, caseImages } from '../support/case-images.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

for (const language of LANGUAGES) {
  test(`${language}: an image says what was recognised in it, is corrected, analysed, and opens in history`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language];
    await verified(page, app);
    const [, carbon] = await caseImages();
    const screen = new NewPage(page, language);
    await screen.open();
    await expect(page.getByText(words.analyze.freeLimit)).toBeVisible();
    await screen.choose([carbon!]);
    const card = page.getByRole('listitem', {
      name: fill(words.analyze.card.label, { index: 1, name: carbon!.name }),
    });
    await expect(card.getByText(/^δ −10(?:[.,]\d)?–220(?:[.,]\d)? ppm$/)).toBeVisible({
      timeout: 60_000,
    });
    const technique = words.common.technique.C13NMR;
    await expect(card.getByRole('combobox')).toContainText(
      fill(words.analyze.card.recognised, { technique }),
    );
    await card.getByRole('combobox').selectOption('C13NMR');
    await card.getByText(words.analyze.card.correctAxis).click();
    await card.getByRole('textbox', { name: words.analyze.card.left }).fill('220');
    await card.getByRole('textbox', { name: words.analyze.card.right }).fill('-10');
    await screen.giveFormula(CASE.formula);
    await screen.analyze();
    await screen.succeeds();
    await new HistoryPage(page, language).opensOnResult(1);
    await expect(
      page.getByRole('status').filter({ hasText: words.history.newResult.split('{{')[0]! }),
    ).toHaveCount(1);
  });
}

test('cancelling an analysis leads back to the images and gives the analysis back; Cancel goes home', async ({
  page,
  app,
}) => {
  await verified(page, app);
  const [, carbon] = await caseImages();
  const screen = new NewPage(page, 'en');
  await screen.open();
  await screen.choose([carbon!]);
  await screen.giveFormula('C12H16O3');
  await screen.analyze();
  await page.getByRole('button', { name: 'Cancel the analysis' }).click();
  await expect(page.getByText('Analysis cancelled.')).toBeVisible();
  await expect(page.getByText(carbon!.name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('a card is gone with its image, and files that are not images are refused by name', async ({
  page,
  app,
}) => {
  await verified(page, app);
  const [, carbon, infrared] = await caseImages();
  const screen = new NewPage(page, 'en');
  await screen.open();
  await screen.choose([carbon!, infrared!]);
  await expect(
    page.getByText('The Free plan allows 1 image per analysis. Remove all but one.'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Remove ${carbon!.name}` }).click();
  await expect(page.getByText(carbon!.name, { exact: true })).toHaveCount(0);
  await expect(
    page.getByText('The Free plan allows 1 image per analysis. Remove all but one.'),
  ).toHaveCount(0);
  await page
    .getByLabel('Choose images (PNG or JPEG)')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('“notes.txt” is not a PNG or JPEG image.')).toBeVisible();
});
