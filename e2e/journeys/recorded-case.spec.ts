import { loadExampleText } from '@elucida/messages/pages/example-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import type { ExampleRecord } from '@elucida/contract/examples';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import { ManualPage } from '../pages/manual.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const TEXT = await inEveryLanguage(loadExampleText);
/** An analysis may wait for the one before it on a small machine. */
const ANALYSIS_MS = 120_000;
/** A screen, a telephone, and the narrowest that there is. */
const WIDTH: Readonly<Record<Language, number>> = { en: 1280, es: 390, eu: 320 };
/** Arborinine, as each language calls it. */
const MOLECULE: Readonly<Record<Language, string>> = {
  en: '1-hydroxy-2,3-dimethoxy-10-methylacridin-9(10H)-one',
  es: '1-hidroxi-10-metil-2,3-dimetoxiacridin-9(10H)-ona',
  eu: '1-hidroxi-10-metil-2,3-dimetoxiakridin-9(10H)-ona',
};

for (const language of LANGUAGES) {
  test(`${language}: a spectrometer's folder, from the home page: read here, listed, analysed to the molecule`, async ({
    page,
    app,
  }) => {
    const text = TEXT[language];
    const { home, manual, analyze } = WORDS[language];
    await page.setViewportSize({ width: WIDTH[language], height: 844 });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/u.test(request.url()) && !request.url().startsWith(app.url))
        elsewhere.push(request.url());
    });
    await page.goto(`/${language}`);
    await page
      .getByRole('region', { name: home.live.heading })
      .getByRole('link', { name: home.live.spectrometer })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.live.spectrometer);

    const experiments = page.getByRole('group', { name: manual.file.experiments.title });
    await expect(experiments.getByRole('checkbox', { checked: true })).toHaveCount(4, {
      timeout: 60_000,
    });
    for (const name of ['¹H', '¹³C', 'DEPT-135', 'HSQC'])
      await expect(experiments.getByText(name, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const head = page.getByRole('heading', { name: MOLECULE[language], exact: true });
    await expect(head).toBeVisible({ timeout: ANALYSIS_MS });
    // The answer takes the place of the files, which can be unfolded again.
    await expect(experiments).toBeHidden();
    await page.getByText(text.files.heading).click();
    await expect(experiments).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // A reload finds the same run.
    const run = await page.evaluate<string>('history.state.usr.run');
    await page.reload();
    await expect(head).toBeVisible();
    expect(await page.evaluate<string>('history.state.usr.run')).toBe(run);

    // What this browser reads of the folder is what the server analysed.
    const answered = await page.request.get(`${app.url}/api/examples/${run}`);
    const { result } = (await answered.json()) as ExampleRecord;
    await page.getByText(text.files.heading).click();
    await expect(experiments).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: analyze.openManual }).click();
    const form = new ManualPage(page, language);
    await form.awake();
    await expect(form.formula()).toHaveValue('C16H15NO4');
    await expect(form.grids()).toHaveCount(3);
    for (const [k, { peaks }] of result!.spectra.slice(0, 2).entries()) {
      const shifts = peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm);
      const fields = form.grids().nth(k).locator('input[data-column="0"]');
      await expect(fields).toHaveCount(shifts.length);
      const typed = await fields.evaluateAll((all) =>
        all.map((field) => (field as unknown as { value: string }).value),
      );
      expect(typed.map(Number)).toEqual(shifts);
    }
    expect(elsewhere, 'requests to other servers').toEqual([]);
  });
}
