import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { AccountPage } from '../pages/account.page.ts';
import { HistoryPage } from '../pages/history.page.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { registerAndVerify } from './accounts.ts';
import { CASE, CASE_ROWS, caseImages } from '../support/case-images.ts';
import { expect, test } from '../support/test.ts';

interface Saved {
  readonly status: string;
  readonly molecular_formula: string;
  readonly smiles: string;
  readonly confidence: number;
  readonly image_previews?: readonly string[];
  readonly raw_vision?: unknown;
}

for (const language of LANGUAGES) {
  test(`${language}: register, verify, one image, four images, typed peaks: the same molecule`, async ({
    page,
    app,
  }) => {
    const [h1, c13, ir, ms] = await caseImages();
    let clicks = 0;
    await page.exposeFunction('countClick', () => clicks++);
    await page.addInitScript("addEventListener('click', () => countClick(), true)");
    const account = await registerAndVerify(page, app, language);
    const upload = new NewPage(page, language);
    const history = new HistoryPage(page, language);

    await test.step('one image on Free', async () => {
      await new AccountPage(page, language).startAnalysis();
      await upload.isOpen();
      await upload.choose([c13!]);
      await upload.giveFormula(CASE.formula);
      await upload.analyze();
      await upload.stagesMove();
      await upload.succeeds();
      await history.opensOnResult(1);
      expect(clicks, 'clicks from registering to the first own result').toBe(5);
    });

    let fromImages = '';
    await test.step('four images of one case on Basic', async () => {
      app.admin('plan', account.email, 'basic');
      await upload.open();
      await upload.choose([h1!, c13!, ir!, ms!]);
      await upload.giveFormula(CASE.formula);
      await upload.analyze();
      await upload.succeeds();
      await history.opensOnResult(4);
      await expect(history.entries()).toHaveCount(2);
      const saved = (await history.downloadJson()) as unknown as Saved;
      expect(saved).toMatchObject({ status: 'ok', molecular_formula: CASE.formula });
      expect(saved.image_previews).toHaveLength(4);
      expect(saved.raw_vision).toBeDefined();
      fromImages = saved.smiles;
    });

    await test.step('the same molecule from typed peaks', async () => {
      const manual = new ManualPage(page, language);
      await manual.open();
      await manual.formula().fill(CASE.formula);
      await manual.typePeaks('H1NMR', CASE_ROWS.H1NMR);
      await manual.typePeaks('C13NMR', CASE_ROWS.C13NMR);
      await manual.run();
      await expect(manual.result()).toBeVisible({ timeout: 120_000 });
      await expect(
        manual.result().locator('header').getByText(fromImages, { exact: true }),
      ).toBeVisible();
    });
  });
}
