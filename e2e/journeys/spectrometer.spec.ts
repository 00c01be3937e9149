import { loadPlotToolsText } from '@elucida/messages/catalogue/plot-tools-text';
import { loadProcessingText } from '@elucida/messages/pages/processing-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { csvRows, downloads } from '../support/downloads.ts';
import { ETHYL_ACETATE, ETHYL_ACETATE_MORE, ETHYL_ACETATE_TGZ } from '../support/ester-files.ts';
import { WORDS } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

const TEXT = await inEveryLanguage(loadProcessingText);
const TOOLS = await inEveryLanguage(loadPlotToolsText);

for (const language of LANGUAGES) {
  test(`${language}: decays of a spectrometer, read, one left out and taken again, to the molecule`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].manual.file.experiments;
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.formula().fill('C4H8O2');
    await manual.bringArchive(ETHYL_ACETATE);
    const experiments = page.getByRole('group', { name: words.title });
    await expect(experiments.getByRole('checkbox')).toHaveCount(2, { timeout: 30_000 });
    await expect(manual.grids()).toHaveCount(2);
    await expect(manual.grids().nth(0).locator('input[data-row="0"]').nth(2)).toHaveValue('q');
    await experiments.getByRole('checkbox').nth(1).uncheck();
    await expect(manual.grids()).toHaveCount(1);
    await expect(experiments.getByText(words.excluded)).toBeVisible();
    await experiments.getByRole('checkbox').nth(1).check();
    await expect(manual.grids()).toHaveCount(2);
    // One signal is split on the spectrum, and that is undone.
    const { correct, undo } = WORDS[language].manual;
    await page.getByRole('slider').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: correct.split }).click();
    await expect(manual.grids().nth(0).locator('input[data-column="0"]')).toHaveCount(4);
    await expect(manual.grids().nth(0).locator('input[data-row="0"]').nth(1)).toHaveValue(
      /^(1|1\.0\d+|0\.99\d*)$/,
    );
    await page.getByRole('button', { name: undo, exact: true }).click();
    await expect(manual.grids().nth(0).locator('input[data-row="0"]').nth(2)).toHaveValue('q');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await manual.run();
    await expect(manual.result()).toContainText(/acetate|acetato|azetatoa/iu, { timeout: 60_000 });
  });
}

for (const language of LANGUAGES) {
  test(`${language}: a decay is processed by hand, by keyboard; its peaks are taken, and undone`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].manual;
    const text = TEXT[language];
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.formula().fill('C4H8O2');
    await manual.bringArchive(ETHYL_ACETATE);
    await expect(manual.grids()).toHaveCount(2, { timeout: 30_000 });
    const shift = manual.grids().nth(0).locator('input[data-row="0"]').first();
    const before = await shift.inputValue();
    await page
      .getByRole('button', { name: words.file.experiments.processing })
      .first()
      .press('Enter');
    const panel = page.getByRole('region', { name: text.title('¹H') });
    const zero = panel.getByRole('slider', { name: text.phase.zero });
    await expect(zero).toBeEnabled({ timeout: 30_000 });
    const found = Number(await zero.inputValue());
    await zero.press('ArrowRight');
    await zero.press('ArrowRight');
    await expect(panel.getByRole('spinbutton', { name: text.phase.zero })).toHaveValue(
      String(found + 2),
    );
    await panel.getByRole('button', { name: text.undo }).press('Enter');
    await expect(zero).toHaveValue(String(found));
    await panel.getByRole('spinbutton', { name: text.reference.by }).fill('0.1');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: text.use }).press('Enter');
    await expect(panel.getByText(text.used(3))).toBeVisible({ timeout: 30_000 });
    await expect(shift).toHaveValue(String(Number((Number(before) + 0.1).toFixed(3))));
    await panel.getByRole('button', { name: text.close }).press('Enter');
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(shift).toHaveValue(before);
  });
}

for (const language of LANGUAGES) {
  test(`${language}: a folder packed as .tgz is dropped on /new, and its experiments are listed`, async ({
    page,
    app,
  }) => {
    await registerAndVerify(page, app, language);
    const start = new NewPage(page, language);
    await start.open();
    await start.giveFormula('C4H8O2');
    await start.drop('ester.tgz', ETHYL_ACETATE_TGZ);
    const words = WORDS[language].manual.file.experiments;
    const list = page.getByRole('group', { name: words.title });
    await expect(list.getByRole('checkbox')).toHaveCount(2, { timeout: 30_000 });
    for (const name of ['¹H', '¹³C'])
      await expect(
        list.getByRole('button', { name: `${words.processing}: ${name}`, exact: true }),
      ).toBeVisible();
  });
}

for (const language of LANGUAGES) {
  test(`${language}: a preset, another pivot, DEPT and a plane, by keyboard, from /new to the form`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].manual.file.experiments;
    const text = TEXT[language];
    await registerAndVerify(page, app, language);
    const start = new NewPage(page, language);
    await start.open();
    await start.giveFormula('C4H8O2');
    await page.getByLabel(WORDS[language].analyze.pickerLabel).setInputFiles({
      name: 'ester.zip',
      mimeType: 'application/zip',
      buffer: ETHYL_ACETATE_MORE,
    });
    const list = page.getByRole('group', { name: words.title });
    await expect(list.getByRole('checkbox')).toHaveCount(4, { timeout: 30_000 });
    const opened = async (name: string) => {
      await list.getByRole('button', { name: `${words.processing}: ${name}` }).press('Enter');
      const panel = page.getByRole('region', { name: text.title(name) });
      await expect(panel.getByRole('button', { name: text.again })).toBeVisible({
        timeout: 30_000,
      });
      return panel;
    };

    // ¹³C: the window for weak carbons, and a pivot that is typed; each undone by one step.
    const carbon = await opened('¹³C');
    const pivot = carbon.getByRole('spinbutton', { name: text.phase.pivot });
    await expect(pivot).toBeEnabled({ timeout: 30_000 });
    const tallest = await pivot.inputValue();
    await pivot.fill('171.1');
    await pivot.press('Tab');
    await expect(carbon.getByText(text.phase.pivotMark, { exact: true })).toBeVisible();
    const width = carbon.getByRole('spinbutton', { name: text.window.broadening });
    await carbon.getByRole('combobox', { name: text.window.preset.label }).selectOption('weak');
    await expect(width).toHaveValue('3');
    await width.press('Control+z');
    await expect(width).toHaveValue('1');
    await expect(pivot).toHaveValue('171.1');
    await carbon.getByRole('button', { name: text.undo }).press('Enter');
    await expect(pivot).toHaveValue(tallest);
    const tools = TOOLS[language];
    const curve = await downloads(page, () =>
      carbon.getByRole('button', { name: tools.csv }).press('Enter'),
    );
    expect(curve.file.suggestedFilename()).toBe('c13-spectrum.csv');
    const rows = csvRows(curve.bytes.toString('utf8'), ',');
    expect(rows[0]).toEqual([
      '13C chemical shift (ppm) at 100.6 MHz',
      'intensity (arbitrary units)',
    ]);
    expect(rows.length).toBeGreaterThan(16_384);
    await carbon.getByRole('button', { name: text.close }).press('Enter');

    // DEPT-135 turned over by hand: CH₂ is what stood for the others.
    const dept = await opened('DEPT-135');
    const zero = dept.getByRole('spinbutton', { name: text.phase.zero });
    await expect(zero).toBeEnabled({ timeout: 30_000 });
    const angle = Number(await zero.inputValue());
    await zero.fill(String(angle > 0 ? angle - 180 : angle + 180));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dept.getByRole('button', { name: text.useTypes }).press('Enter');
    await expect(dept.getByText(text.usedTypes)).toBeVisible({ timeout: 30_000 });
    await dept.getByRole('button', { name: text.close }).press('Enter');

    // HSQC with the window of its preset.
    const hsqc = await opened('HSQC');
    await hsqc.getByRole('combobox', { name: text.window.preset.label }).selectOption('hmbc');
    await expect(hsqc.getByRole('spinbutton', { name: text.plane.from })).toHaveValue('0');
    await hsqc.getByRole('button', { name: text.undo }).press('Enter');
    await expect(hsqc.getByRole('spinbutton', { name: text.plane.from })).toBeDisabled();
    await hsqc.getByRole('combobox', { name: text.plane.shape }).selectOption('2');
    await expect(hsqc.getByText(text.plane.phase.magnitude)).toBeVisible();
    await expectAccessible(page);
    await hsqc.getByRole('button', { name: text.use, exact: true }).press('Enter');
    await expect(hsqc.getByText(text.usedLater(3))).toBeVisible({ timeout: 30_000 });

    await page.getByRole('link', { name: WORDS[language].analyze.openManual }).press('Enter');
    const manual = new ManualPage(page, language);
    await expect(manual.grids()).toHaveCount(3);
    const types = manual.grids().nth(1).locator('input[data-column="2"]');
    for (const [row, type] of ['C', 'odd', 'CH2', 'CH2'].entries())
      await expect(types.nth(row)).toHaveValue(type);
    const pairs = await downloads(page, () =>
      page.getByRole('button', { name: tools.pairsCsv }).first().press('Enter'),
    );
    expect(pairs.file.suggestedFilename()).toBe('hsqc-peaks.csv');
    expect(csvRows(pairs.bytes.toString('utf8'), ',')).toHaveLength(4);
  });
}
