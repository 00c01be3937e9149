import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { reportPdf as en } from '@elucida/messages/report-pdf/en';
import { reportPdf as es } from '@elucida/messages/report-pdf/es';
import { reportPdf as eu } from '@elucida/messages/report-pdf/eu';
import { readPdf } from '@elucida/report-pdf/testing/read-pdf';
import { HistoryPage } from '../pages/history.page.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { registerAndVerify } from './accounts.ts';
import { CASE, caseImages } from '../support/case-images.ts';
import { NewPage } from '../pages/new.page.ts';
import { csvRows, downloads } from '../support/downloads.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const REPORT = { en, es, eu };

for (const language of LANGUAGES) {
  test(`${language}: the report opens in a reader, the JSON imports again, the CSV has its columns`, async ({
    page,
    app,
  }) => {
    const account = await registerAndVerify(page, app, language);
    app.admin('plan', account.email, 'basic');
    const [h1, c13] = await caseImages();
    const upload = new NewPage(page, language);
    await upload.open();
    await upload.choose([h1!, c13!]);
    await upload.giveFormula(CASE.formula);
    await upload.analyze();
    await upload.succeeds();
    const history = new HistoryPage(page, language);
    await history.opensOnResult(2);
    const words = WORDS[language].history;
    const press = (name: string) => () =>
      history.opened().getByRole('button', { name, exact: true }).click();

    await test.step('PDF', async () => {
      const { file, bytes } = await downloads(page, press(words.pdf));
      expect(file.suggestedFilename()).toMatch(/^report-.+\.pdf$/);
      const report = await readPdf(bytes);
      expect(report.language).toBe(language);
      expect(report.tagged).toBe(true);
      expect(report.title).toContain(REPORT[language].document);
      expect(report.text).toContain('C₈H₈O');
      expect(report.text).toContain('¹H NMR');
      expect(report.text).toContain('¹³C NMR');
      for (const heading of [
        REPORT[language].verdict,
        REPORT[language].experimental,
        REPORT[language].assignment,
        REPORT[language].images,
      ])
        expect(report.text).toContain(heading);
      expect(report.roles.filter((role) => role === 'Caption')).toHaveLength(2);
      expect(report.pages.length).toBeLessThanOrEqual(4);
      expect(bytes.toString('latin1')).toMatch(/\/FontFile2 \d+ 0 R/);
    });

    const result = await test.step('CSV', async () => {
      const { bytes } = await downloads(page, press(words.csv));
      const [head, ...rows] = csvRows(
        bytes.toString('utf8').replace(/^\ufeff/, ''),
        language === 'en' ? ',' : ';',
      );
      const json = (await history.downloadJson()) as { spectra: { peaks: unknown[] }[] };
      expect(rows).toHaveLength(json.spectra.flatMap(({ peaks }) => peaks).length);
      for (const row of rows) expect(row).toHaveLength(head!.length);
      return json;
    });

    await test.step('JSON', async () => {
      const manual = new ManualPage(page, language);
      await manual.open();
      await page.getByLabel(WORDS[language].manual.importJson).setInputFiles({
        name: 'result.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(result)),
      });
      await expect(manual.formula()).toHaveValue(CASE.formula);
      await expect(page.getByRole('grid')).toHaveCount(2);
      await expect(
        page.getByRole('grid').last().locator('input[data-column="0"]').first(),
      ).toHaveValue(/^\d/);
    });
  });
}
