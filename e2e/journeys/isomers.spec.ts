import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { readPdf } from '@elucida/report-pdf/testing/read-pdf';
import { verified } from './accounts.ts';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { csvRows, downloads } from '../support/downloads.ts';
import { DRAWING, drawBond } from '../support/drawing.ts';
import { GUIDE_MS } from '../support/patience.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

const NAMED = {
  en: ['propan-2-ol', 'propan-1-ol', 'ethyl methyl ether'],
  es: ['propan-2-ol', 'propan-1-ol', 'etil metil éter'],
  eu: ['propan-2-ola', 'propan-1-ola', 'etil metil eterra'],
} as const;

for (const language of LANGUAGES) {
  test(`${language}: a name becomes a table, a drawing, a comparison, a CSV and a PDF`, async ({
    page,
    app,
  }) => {
    const account = await verified(page, app);
    app.admin('plan', account.email, 'basic');
    const { isomers: words, history, result, common } = WORDS[language];
    await page.goto(`/${language}/isomers`);
    await expectAwake(page);
    const name = page.getByLabel(words.name);
    const generate = page.getByRole('button', { name: words.generate, exact: true });
    await expect(generate).toBeDisabled();
    await name.fill(NAMED[language][0]);
    await generate.click();
    const table = page.getByRole('table');

    await test.step('table', async () => {
      await expect(page.getByRole('heading', { level: 2 })).toContainText(NAMED[language][0], {
        timeout: GUIDE_MS,
      });
      // Head, propan-2-ol, propan-1-ol, ethyl methyl ether.
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(table.getByRole('row').nth(1)).toContainText(words.named);
      await expect(table.getByRole('row').nth(1)).toContainText('6H');
      await expect(table.getByRole('img', { name: /./ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('comparison', async () => {
      for (const row of [1, 2])
        await table
          .getByRole('row')
          .nth(row)
          .getByRole('button', {
            name: new RegExp(`^${fill(words.compare.chooseWhich, { name: '' }).trim()}`),
          })
          .click();
      const compared = page.getByRole('region', { name: words.compare.heading });
      await expect(
        compared.getByRole('img', { name: new RegExp(common.technique.C13NMR) }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.compare.close }).click();
    });

    await test.step('CSV and PDF', async () => {
      const csv = await downloads(page, () =>
        page.getByRole('button', { name: history.csv, exact: true }).click(),
      );
      const rows = csvRows(
        csv.bytes.toString('utf8').replace(/^\ufeff/, ''),
        language === 'en' ? ',' : ';',
      );
      expect(rows).toHaveLength(4);
      // Head; then rank, name, systematic name, further names, SMILES, known, ¹H, ¹³C, IR,
      // diagnostics.
      expect(rows.every((cells) => cells.length === 10)).toBe(true);
      expect(rows.slice(1).map(([rank, name]) => [rank, name])).toEqual([
        ['1', NAMED[language][0]],
        ['2', NAMED[language][1]],
        ['3', NAMED[language][2]],
      ]);
      const [, propan2ol] = rows;
      expect(propan2ol![4]).toBe('CC(C)O');
      expect(propan2ol![6]).toMatch(/\(sept, J = 6\.2 Hz, 1H, .*\(d, J = 6\.2 Hz, 6H, CH₃\)/);
      expect(propan2ol![7]!.split('; ')).toHaveLength(2);
      expect(propan2ol![8]).toContain('3650–3150');
      expect(propan2ol![9]).toContain(NAMED[language][1]);
      const pdf = await downloads(page, () =>
        page.getByRole('button', { name: history.pdf, exact: true }).click(),
      );
      const document = await readPdf(pdf.bytes);
      expect([document.language, document.tagged]).toEqual([language, true]);
      expect(document.text).toContain('C₃H₈O');
      // A line may be broken anywhere.
      const text = document.text.replaceAll(/\s/g, '');
      const sept = language === 'en' ? 'sept,J=6.2Hz' : 'sept,J=6,2Hz';
      for (const each of [...NAMED[language], sept, '3650–3150'])
        expect(text.toLowerCase()).toContain(each.replaceAll(' ', '').toLowerCase());
    });

    await test.step('a drawn structure', async () => {
      await page.getByRole('button', { name: words.draw }).click();
      await drawBond(page, language);
      await page.getByRole('button', { name: DRAWING[language].use.structure }).click();
      await expect(name).toHaveValue('CC');
      await generate.click();
      await expect(table.getByRole('row')).toHaveCount(2);
    });

    await test.step('on a telephone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('button', { name: result.copyMenu }).first()).toBeVisible();
    });
  });
}

test('a misspelt name is reported next to the buttons, and what was meant is offered', async ({
  page,
  app,
  consoleIsSilent,
}) => {
  await verified(page, app);
  const { isomers: words } = WORDS.en;
  await page.goto('/en/isomers?name=acetonne');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'acetone', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(words.named);
  forgiveFailedCalls(consoleIsSilent);
});
