import { loadAskedText } from '@elucida/messages/pages/asked-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { ManualPage } from '../pages/manual.page.ts';
import { axeFindings } from '../support/axe.ts';
import { DRAWING, drawBond } from '../support/drawing.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';
import { verified } from './accounts.ts';

const ASKED = await inEveryLanguage(loadAskedText);

/** The carbonyl carbon of ethyl acetate, which the diol has nothing for. */
const CARBONYL: Readonly<Record<Language, string>> = { en: '171.1', es: '171,1', eu: '171,1' };

for (const language of LANGUAGES) {
  test(`${language}: structures asked about are understood, kept, and given their verdicts`, async ({
    page,
    app,
    consoleIsSilent,
  }) => {
    const text = ASKED[language];
    const words = WORDS[language];
    await verified(page, app);
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.formula().fill('C4H8O2');
    await page.getByText(words.manual.isItThis, { exact: true }).click();
    const field = page.getByRole('textbox', { name: text.label });
    await field.fill('ethyl acetate\nOC1CCC1O\nCCO');
    const echo = page.getByRole('list', { name: text.echo });
    await expect(echo.getByRole('img')).toHaveCount(3);
    await expect(echo.getByText(text.otherFormula('CCO', 'C2H6O', 'C4H8O2'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await manual.typePeaks('C13NMR', [['171.1'], ['60.4'], ['21.0'], ['14.2']]);
    await manual.typePeaks('H1NMR', [
      ['4.12', '2', 'q'],
      ['2.04', '3', 's'],
      ['1.26', '3', 't'],
    ]);
    await manual.run();
    await expect(page.getByText(text.wrongFormula('CCO', 'C4H8O2'), { exact: true })).toBeVisible();

    forgiveFailedCalls(consoleIsSilent);

    await page.reload();
    await manual.awake();
    await expect(field).toHaveValue('ethyl acetate\nOC1CCC1O\nCCO');
    await field.fill('ethyl acetate\nOC1CCC1O');
    await expect(echo.getByRole('img')).toHaveCount(2);
    await drawFragment(page, language);
    await manual.run();
    const verdicts = page.getByRole('region', { name: text.heading });
    await expect(verdicts.getByText(text.place(1), { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(verdicts.getByText(text.first)).toBeVisible();
    await expect(verdicts.getByText(text.behind, { exact: true })).toBeVisible();
    await expect(verdicts.getByText(text.evidence.unexplained(CARBONYL[language]))).toBeVisible();
    await expect(
      manual.result().getByText(words.result.yours, { exact: true }).first(),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

/** Draws C–C as a fragment that is known to be present, and opens it again. */
async function drawFragment(page: Page, language: Language): Promise<void> {
  const text = ASKED[language];
  const words = DRAWING[language];
  const present = page.getByRole('textbox', { name: text.fragments.present });
  const use = page.getByRole('button', { name: words.use.fragment });
  await page.getByRole('button', { name: text.fragments.draw }).first().click();
  await expect(page.getByRole('region', { name: words.heading.fragment })).toBeFocused();
  await use.click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await drawBond(page, language);
  expect(await axeFindings(page)).toEqual([]);
  await use.click();
  await expect(present).toHaveValue('CC');
  await expect(present).toBeFocused();
  await page.getByRole('button', { name: `${text.redraw}: CC` }).click();
  await use.click();
  await expect(present).toHaveValue('CC');
}

test('where the code of a part cannot be fetched, the page stays and says so', async ({
  page,
  app,
  consoleIsSilent,
}) => {
  const words = WORDS.en;
  await verified(page, app);
  const manual = new ManualPage(page, 'en');
  await manual.open();
  await manual.formula().fill('C4H8O2');
  await page.route('**/assets/asked-form-*.js', (route) => route.abort());
  await page.getByText(words.manual.isItThis, { exact: true }).click();
  await expect(page.getByText(words.common.partMissing)).toBeVisible();
  await expect(manual.formula()).toHaveValue('C4H8O2');
  // The browser and React report the module that is missing, and nothing else.
  const rest = consoleIsSilent
    .splice(0)
    .filter((line) => !/Failed to (?:load resource|fetch dynamically imported)/.test(line));
  consoleIsSilent.push(...rest);
});
