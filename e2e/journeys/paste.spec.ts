import { loadFormulaProposalsText } from '@elucida/messages/pages/formula-proposals-text';
import { loadLikelyFormulasText } from '@elucida/messages/pages/likely-formulas-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { axeFindings } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

/** Benzocaine, as a paper would print it. */
const SECTION =
  'Ethyl 4-aminobenzoate (3a). White solid; mp 88–90 °C; 1H NMR (400 MHz, CDCl3) δ 7.85 (d, J = 8.7 Hz, 2H), ' +
  '6.63 (d, J = 8.7 Hz, 2H), 4.31 (q, J = 7.1 Hz, 2H), 4.08 (br s, 2H), 1.36 (t, J = 7.1 Hz, 3H); ' +
  '13C{1H} NMR (101 MHz, CDCl3) δ 166.8, 150.9, 131.6, 119.9, 113.8, 60.4, 14.5; ' +
  'IR (KBr) 3421, 1682, 1282 cm–1; HRMS (ESI) m/z: [M + H]+ calcd for C9H12NO2 166.0863; found 166.0865.';

/** Methyl 4-(methylamino)benzoate, an isomer, by its ¹H list alone. */
const ISOMER =
  '1H NMR (400 MHz, CDCl3) δ 7.87 (d, J = 8.7 Hz, 2H), 6.55 (d, J = 8.7 Hz, 2H), 4.17 (br s, 1H), 3.85 (s, 3H), ' +
  '2.88 (s, 3H)';

/** Signals of benzocaine without a formula and without a mass. */
const SIGNALS =
  '1H NMR (400 MHz, CDCl3) δ 7.85 (d, J = 8.7 Hz, 2H), 6.63 (d, J = 8.7 Hz, 2H), 4.31 (q, J = 7.1 Hz, 2H), ' +
  '4.08 (br s, 2H), 1.36 (t, J = 7.1 Hz, 3H); ' +
  '13C{1H} NMR (101 MHz, CDCl3) δ 166.8, 150.9, 131.6, 119.9, 113.8, 60.4, 14.5';

const PROPOSALS = await inEveryLanguage(loadFormulaProposalsText);
const LIKELY = await inEveryLanguage(loadLikelyFormulasText);

for (const language of LANGUAGES) {
  test(`${language}: a whole section fills the form, says what it leaves, and undoes in one step`, async ({
    page,
  }) => {
    const words = WORDS[language].manual;
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.pasteAnywhere(SECTION);
    await expect(manual.grids()).toHaveCount(4);
    await expect(manual.formula()).toHaveValue('C9H11NO2');
    await expect(page.getByText(words.section.done)).toBeVisible();
    const left = fill(words.section.unused.melting_point, { text: 'mp 88–90 °C;' });
    await expect(page.getByText(left)).toBeVisible();
    await expect(
      manual.grids().first().locator('input[data-row="0"][data-column="3"]'),
    ).toHaveValue('8.7');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect(manual.grids()).toHaveCount(0);
    await expect(manual.formula()).toHaveValue('');
    await manual.pasteAnywhere(SECTION);
    await page.getByRole('button', { name: words.section.undo }).click();
    await expect(manual.grids()).toHaveCount(0);
  });

  test(`${language}: a section for a form that has spectra asks whose they are; all can be undone`, async ({
    page,
  }) => {
    const words = WORDS[language].manual;
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.pasteAnywhere(SECTION);
    await expect(manual.grids()).toHaveCount(4);
    await manual.pasteAnywhere(ISOMER);
    const question = page.getByRole('alertdialog', { name: words.section.ask });
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: words.section.replaceAll }).click();
    await expect(manual.grids()).toHaveCount(1);
    await expect(manual.formula()).toHaveValue('C9H11NO2');
    await page.getByRole('button', { name: words.section.undo }).click();
    await expect(manual.grids()).toHaveCount(4);
    await manual.pasteAnywhere(ISOMER);
    await question.getByRole('button', { name: words.section.add }).click();
    await expect(manual.grids()).toHaveCount(5);
  });

  test(`${language}: without a mass, formulas are weighed in a thread of their own, and one is used`, async ({
    page,
  }) => {
    const words = PROPOSALS[language];
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.pasteAnywhere(SIGNALS);
    await expect(manual.grids()).toHaveCount(2);
    const thread = page.waitForEvent('worker', (worker) => /formulas/u.test(worker.url()));
    await page.getByText(WORDS[language].formula.noneYet).click();
    const closed = (await thread).waitForEvent('close');
    const formulas = page.getByRole('list', { name: words.caption }).getByRole('listitem');
    await expect(formulas.filter({ hasText: 'C9H11NO2' })).toContainText(
      words.reasons.integrals(11, 11),
    );
    await page.getByRole('button', { name: words.useThis('C9H11NO2') }).click();
    await expect(manual.formula()).toHaveValue('C9H11NO2');
    await closed;
  });

  test(`${language}: the likeliest formulas are analysed, and their answers compared`, async ({
    page,
    app,
  }) => {
    const words = LIKELY[language];
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.pasteAnywhere(SIGNALS);
    await page.getByText(WORDS[language].formula.noneYet).click();
    const compare = page.getByRole('button', { name: PROPOSALS[language].compare(3) });
    await compare.press('Enter');
    const panel = page.getByRole('region', { name: words.title });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await panel.getByRole('button', { name: words.start(3) }).press('Enter');
    await expect(panel.getByText(words.reading)).toBeVisible({ timeout: 120_000 });
    const right = panel.getByRole('listitem').filter({ hasText: /C9H11NO2/u });
    await expect(right).toContainText(/benzoca|bentzoka/iu);
    for (const formula of await panel.getByRole('listitem').all())
      await expect(formula.getByRole('link')).toHaveAttribute('href', /\/analyses\/\w/u);
    await expectNoSidewaysScroll(page);
    expect(await axeFindings(page)).toEqual([]);
    // The page is left and opened again: the answers are there, and count no second time.
    await page.goto(`/${language}/new`);
    await manual.open();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(right).toContainText(/benzoca|bentzoka/iu);
    await expect(panel.getByText(words.otherSpectra)).toHaveCount(0);
    await panel.getByRole('button', { name: words.useOf('C9H11NO2') }).press('Enter');
    await expect(manual.formula()).toHaveValue('C9H11NO2');
    await panel.getByRole('button', { name: words.close }).press('Enter');
    await manual.open();
    await expect(panel).toHaveCount(0);
  });

  test(`${language}: on /new, formulas of the peaks of a file are compared, and one is used`, async ({
    page,
    app,
  }) => {
    const words = LIKELY[language];
    await registerAndVerify(page, app, language);
    const start = new NewPage(page, language);
    await start.open();
    await page.setViewportSize({ width: 390, height: 860 });
    await start.drop('acetone.csv', Buffer.from('m/z;rel. int.\n15;20\n43;100\n58;30\n'));
    await expect(page.getByText('acetone.csv').first()).toBeVisible();
    await page.getByText(WORDS[language].formula.noneYet).click();
    const compare = page.getByRole('button', { name: PROPOSALS[language].compare(3) });
    await compare.press('Enter');
    const panel = page.getByRole('region', { name: words.title });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await panel.getByRole('button', { name: words.start(3) }).press('Enter');
    await expect(panel.getByText(words.reading)).toBeVisible({ timeout: 120_000 });
    await expectNoSidewaysScroll(page);
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('button', { name: words.useOf('C3H6O') }).press('Enter');
    await expect(page.getByRole('textbox', { name: WORDS[language].formula.label })).toHaveValue(
      'C3H6O',
    );
    // The page keeps no files: the comparison keeps their spectra, and says so until there are others.
    await start.open();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByText(words.keptFiles)).toBeVisible();
    await expect(panel.getByText(words.otherSpectra)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expect(await axeFindings(page)).toEqual([]);
    await start.drop('butanone.csv', Buffer.from('m/z;rel. int.\n43;100\n72;30\n'));
    await expect(panel.getByText(words.otherSpectra)).toBeVisible();
    await expect(panel.getByText(words.keptFiles)).toHaveCount(0);
  });

  test(`${language}: an HRMS line offers formulas, and the chosen one fills the field`, async ({
    page,
  }) => {
    const words = WORDS[language].manual;
    const manual = new ManualPage(page, language);
    await manual.open();
    await page.getByText(words.finder.open).click();
    await page
      .getByRole('textbox', { name: words.finder.mass })
      .fill('HRMS (ESI) m/z 217.0699 [M+Na]+');
    await expect(page.getByRole('combobox', { name: words.finder.ion })).toHaveValue('[M+Na]⁺');
    const use = fill(words.section.useFormula, { formula: 'C8H10N4O2' });
    await expect(page.getByRole('button', { name: use })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: use }).click();
    await expect(manual.formula()).toHaveValue('C8H10N4O2');
  });

  test(`${language}: a table of peaks dropped among images leads to the manual analysis`, async ({
    page,
  }) => {
    await page.goto(`/${language}/new`);
    const manual = new ManualPage(page, language);
    await manual.awake();
    await page.locator('input[name=files]').setInputFiles({
      name: 'bands.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('cm-1,intensity\n1741,s\n1241,s\n'),
    });
    await page.getByRole('link', { name: WORDS[language].analyze.openManual }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/manual$`, 'u'));
    await expect(manual.grids()).toHaveCount(1);
    await expect(manual.grids().locator('input[data-row="0"][data-column="0"]')).toHaveValue(
      '1741',
    );
  });
}
