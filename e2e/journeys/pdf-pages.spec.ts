import { loadPdfPagesText } from '@elucida/messages/pages/pdf-pages-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { BrowserContext } from '@playwright/test';
import { NewPage } from '../pages/new.page.ts';
import { axeFindings } from '../support/axe.ts';
import { caseImages } from '../support/case-images.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';
import { verified } from './accounts.ts';

const PDF_PAGES = await inEveryLanguage(loadPdfPagesText);

/** Words on the first page, a ¹³C spectrum on the second, as Chromium prints them. */
async function printed(context: BrowserContext): Promise<Buffer> {
  const [, carbon] = await caseImages();
  const sheet = await context.newPage();
  await sheet.setContent(
    '<h1 style="break-after: page">Supporting information</h1>' +
      `<img style="width: 100%" src="data:image/png;base64,${carbon!.bytes.toString('base64')}">`,
    { waitUntil: 'load' },
  );
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}

for (const language of LANGUAGES) {
  test(`${language}: a page of a PDF becomes an image, within what the plan allows`, async ({
    page,
    context,
    app,
  }) => {
    const text = PDF_PAGES[language];
    const { analyze, common } = WORDS[language];
    await verified(page, app);
    const screen = new NewPage(page, language);
    await screen.open();
    const picker = page.locator('input').and(page.getByLabel(analyze.choosePdf));
    const choose = async (name: string, buffer: Buffer) =>
      picker.setInputFiles({ name, mimeType: 'application/pdf', buffer });

    await choose('broken.pdf', Buffer.from('not a PDF'));
    await expect(page.getByText(text.problem.unreadable('broken.pdf'))).toBeVisible();
    await page.getByRole('button', { name: text.close }).click();

    await choose('si.pdf', await printed(context));
    const pages = page.getByRole('region', { name: text.heading('si.pdf') });
    await pages.getByRole('checkbox', { name: text.page(1), exact: true }).check();
    await pages.getByRole('checkbox', { name: text.page(2), exact: true }).check();
    // Free takes one image.
    await expect(pages.getByText(text.room(1))).toBeVisible();
    await expect(pages.getByRole('button', { name: text.add(2) })).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);
    await pages.getByRole('checkbox', { name: text.page(1), exact: true }).uncheck();
    await pages.getByRole('button', { name: text.add(1) }).click();
    const card = page.getByRole('listitem', {
      name: fill(analyze.card.label, { index: 1, name: 'si-2.png' }),
    });
    await expect(card.getByRole('combobox')).toContainText(
      fill(analyze.card.recognised, { technique: common.technique.C13NMR }),
      { timeout: 60_000 },
    );
  });
}
