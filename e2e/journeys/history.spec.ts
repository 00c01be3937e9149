import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { verified } from './accounts.ts';
import { axeFindings } from '../support/axe.ts';
import { expectDrawn } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const ESTER = {
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: '=ethyl acetate',
  elapsed_ms: 900,
  informacion: '**ethyl acetate**',
  smiles: 'CCOC(C)=O',
  confidence: 0.9,
  warnings: [],
  candidates: [
    {
      rank: 1,
      name: 'ethyl acetate',
      smiles: 'CCOC(C)=O',
      confidence: 0.9,
      proposed_by: ['generator'],
      evidence: [],
    },
  ],
  spectra: [
    { type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }] },
  ],
};
const KETONE = {
  ...ESTER,
  molecular_formula: 'C4H8O',
  nombre_molecula: 'butan-2-one',
  smiles: 'CCC(C)=O',
  confidence: 0.5,
  spectra: [{ type: 'IR', source: 'typed', peaks: [{ wavenumber_cm1: 1715, intensity: 's' }] }],
};

async function save(
  page: Page,
  results: readonly { molecular_formula: string; nombre_molecula: string }[],
): Promise<void> {
  for (const result of results) {
    const response = await page.request.post('/api/history', {
      data: {
        formula: result.molecular_formula,
        nombre_molecula: result.nombre_molecula,
        result_json: result,
      },
    });
    expect(response.status()).toBe(200);
  }
}
/** The first report of a server waits for its thread to start. */
const DOWNLOAD_MS = 90_000;

async function download(page: Page, name: string) {
  const saving = page.waitForEvent('download', { timeout: DOWNLOAD_MS });
  await page.getByRole('button', { name, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const language of LANGUAGES) {
  test(`${language}: figures, plan, details, exports, comparison and deletion`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].history;
    const account = await verified(page, app);
    await save(page, [ESTER, KETONE]);
    await page.goto(`/${language}/history`);
    const list = page.getByRole('region', { name: words.list });
    // An open entry has headings of its own below its first line.
    const names = list.locator('> ul > li > div:first-child').getByRole('heading', { level: 3 });
    await expect(names).toHaveText(['butan-2-one', '=ethyl acetate']);
    const figures = page.getByRole('region', { name: words.counters.label });
    await expect(figures.locator('dd').first()).toHaveText('2');
    await expect(figures).toContainText('80');
    await expect(figures).toContainText('70');
    await expect(page.getByText(words.freeDays.replace('{{days}}', '30'))).toBeVisible();

    await test.step('CSV is for Basic and Pro', async () => {
      await page.getByRole('button', { name: words.csvAll }).click();
      await expect(page.getByText(words.csvPlans)).toBeVisible();
      app.admin('plan', account.email, 'basic');
      await page.reload();
      const all = await download(page, words.csvAll);
      expect(all.name).toMatch(/^history-.*\.csv$/);
      expect([...all.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(all.bytes.toString()).toContain("'=ethyl acetate");
      await expect(page.getByText(words.freeDays.replace('{{days}}', '30'))).toHaveCount(0);
    });

    await test.step('details: JSON, CSV, PDF', async () => {
      await list.getByRole('button', { name: words.details }).last().click();
      const json = await download(page, words.download);
      expect(JSON.parse(json.bytes.toString())).toMatchObject({
        nombre_molecula: '=ethyl acetate',
      });
      expect((await download(page, words.csv)).bytes.toString()).toContain('171');
      const report = await download(page, words.pdf);
      expect(report.name).toBe('report-ethyl-acetate.pdf');
      expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('two side by side', async () => {
      for (const box of await list.getByRole('checkbox', { name: words.compare.choose }).all())
        await box.check();
      const panel = page.getByRole('region', { name: words.compare.heading });
      await expect(panel.locator('thead th')).toHaveCount(2);
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      await page.waitForLoadState('networkidle');
      await expectDrawn(page);
      expect(await axeFindings(page)).toEqual([]);
      await panel.getByRole('button', { name: words.compare.close }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('deleting asks first', async () => {
      await list.getByRole('button', { name: `${words.remove}: butan-2-one` }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.removeNo }).click();
      await expect(names).toHaveCount(2);
      await list.getByRole('button', { name: `${words.remove}: butan-2-one` }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.removeYes }).click();
      await expect(names).toHaveText(['=ethyl acetate']);
    });
  });
}

test('a page of fifty offers more, the last one says there are no more', async ({ page, app }) => {
  const account = await verified(page, app);
  app.admin('plan', account.email, 'pro');
  await save(
    page,
    Array.from({ length: 51 }, () => ESTER),
  );
  await page.goto('/en/history');
  const entries = page
    .getByRole('region', { name: 'Past analyses' })
    .getByRole('heading', { level: 3 });
  await expect(entries).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(entries).toHaveCount(51);
  await expect(page.getByText('No more analyses.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Figures' }).locator('dd').first()).toHaveText(
    '51',
  );
});
