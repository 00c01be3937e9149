import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import { plotTools as toolsEn } from '@elucida/messages/catalogue/en/plot-tools';
import { plotTools as toolsEs } from '@elucida/messages/catalogue/es/plot-tools';
import { plotTools as toolsEu } from '@elucida/messages/catalogue/eu/plot-tools';
import type { CompareText } from '@elucida/messages/pages/compare-text';
import { compare as compareEn } from '@elucida/messages/pages/en/compare';
import { compare as compareEs } from '@elucida/messages/pages/es/compare';
import { compare as compareEu } from '@elucida/messages/pages/eu/compare';
import { processing as en } from '@elucida/messages/pages/en/processing';
import { processing as es } from '@elucida/messages/pages/es/processing';
import { processing as eu } from '@elucida/messages/pages/eu/processing';
import type { ProcessingText } from '@elucida/messages/pages/processing-text';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { csvRows, downloads } from '../support/downloads.ts';
import {
  ETHYL_ACETATE,
  ETHYL_ACETATE_MORE,
  ETHYL_ACETATE_PHASED,
  ETHYL_ACETATE_TGZ,
} from '../support/ester-files.ts';
import { fill, WORDS } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

const TEXT: Readonly<Record<Language, ProcessingText>> = { en, es, eu };
const COMPARE: Readonly<Record<Language, CompareText>> = {
  en: compareEn,
  es: compareEs,
  eu: compareEu,
};
const TOOLS: Readonly<Record<Language, typeof toolsEn>> = {
  en: toolsEn,
  es: toolsEs,
  eu: toolsEu,
};

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
    await page.locator('input[type=file][accept*=zip]').setInputFiles({
      name: 'ester.zip',
      mimeType: 'application/zip',
      buffer: ETHYL_ACETATE,
    });
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
    await page.locator('input[type=file][accept*=zip]').setInputFiles({
      name: 'ester.zip',
      mimeType: 'application/zip',
      buffer: ETHYL_ACETATE,
    });
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

for (const language of LANGUAGES) {
  test(`${language}: an HSQC is phased by hand, by keyboard; its contours follow, and it is undone`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].manual.file.experiments;
    const text = TEXT[language];
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await page.setViewportSize({ width: 390, height: 860 });
    await page.locator('input[type=file][accept*=zip]').setInputFiles({
      name: 'ester.zip',
      mimeType: 'application/zip',
      buffer: ETHYL_ACETATE_PHASED,
    });
    const open = page.getByRole('button', { name: `${words.processing}: HSQC` });
    await expect(open).toBeVisible({ timeout: 30_000 });
    await open.press('Enter');
    const panel = page.getByRole('region', { name: text.title('HSQC') });
    const group = panel.getByRole('group', { name: text.plane.phase.indirect('¹³C') });
    const zero = group.getByRole('slider', { name: text.phase.zero });
    await expect(zero).toBeEnabled({ timeout: 30_000 });
    await expect(panel.getByRole('group', { name: text.plane.phase.direct('¹H') })).toBeVisible();
    const contours = panel.locator('[data-contours] path');
    const drawn = () => contours.evaluateAll((paths) => paths.map((p) => p.getAttribute('d')));
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(0);
    const found = Number(await zero.inputValue());
    const before = await drawn();
    const typed = group.getByRole('spinbutton', { name: text.phase.zero });
    // Half a turn: what pointed up points down, and no pair is left of an HSQC without editing.
    await typed.fill(String(found > 0 ? found - 180 : found + 180));
    await typed.press('Tab');
    await expect.poll(drawn).not.toEqual(before);
    await panel.getByRole('button', { name: text.use, exact: true }).press('Enter');
    await expect(panel.getByText(text.noPeaks)).toBeVisible({ timeout: 30_000 });
    await panel.getByRole('button', { name: text.undo }).press('Enter');
    await expect(zero).toHaveValue(String(found));
    await expect.poll(drawn).toEqual(before);
    await zero.press('ArrowRight');
    await expect(typed).toHaveValue(/\d/u);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: text.use, exact: true }).press('Enter');
    await expect(panel.getByText(text.used(3))).toBeVisible({ timeout: 30_000 });
  });
}

for (const language of LANGUAGES) {
  test(`${language}: ¹³C and DEPT-135 stand one above the other on one axis, and are overlaid, by keyboard`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].manual;
    const text = COMPARE[language];
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await page.setViewportSize({ width: 390, height: 860 });
    await page.locator('input[type=file][accept*=zip]').setInputFiles({
      name: 'ester.zip',
      mimeType: 'application/zip',
      buffer: ETHYL_ACETATE_MORE,
    });
    const open = page.getByRole('button', {
      name: fill(words.file.experiments.compare, { nucleus: '¹³C' }),
    });
    await expect(open).toBeVisible({ timeout: 30_000 });
    await open.press('Enter');
    const panel = page.getByRole('region', { name: text.title('¹³C') });
    const curves = panel.locator('[data-curve]');
    await expect(curves).toHaveCount(2, { timeout: 30_000 });
    await expect(curves.nth(1).locator('text')).toHaveText('DEPT-135');
    const plot = panel.getByRole('group', { name: text.title('¹³C') });
    const tools = TOOLS[language];
    const save = async (label: string) => {
      const { file, bytes } = await downloads(page, () =>
        panel.getByRole('button', { name: label }).press('Enter'),
      );
      return { name: file.suggestedFilename(), bytes };
    };
    // Files are light in both themes: ¹³C takes the first colour of the light one.
    await page.emulateMedia({ colorScheme: 'dark' });
    const stacked = await save(tools.svg);
    expect(stacked.bytes.toString('utf8')).toContain('stroke="rgb(31, 95, 191)"');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(stacked.name).toBe('c13-spectra.svg');
    expect(stacked.bytes.toString('utf8')).toContain('>DEPT-135</text>');
    await plot.press('+');
    await expect(panel.getByRole('status').filter({ hasText: /\d/u })).toBeVisible();
    await plot.press('0');
    await expect(panel.getByRole('status').filter({ hasText: /\d/u })).toHaveCount(0);
    await panel.getByRole('radio', { name: text.stacked }).press('ArrowRight');
    await expect(panel.getByRole('radio', { name: text.overlaid })).toBeChecked();
    await expect(curves.nth(1).locator('text')).toHaveCount(0);
    const overlaid = await save(tools.png);
    expect(overlaid.name).toBe('c13-spectra.png');
    // PNG, as its first bytes say.
    expect(overlaid.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    const named = await save(tools.svg);
    expect(named.bytes.toString('utf8')).toMatch(/<g data-file-only=""(?![^>]*display)/u);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByRole('checkbox', { name: 'DEPT-135' }).press('Space');
    await expect(curves).toHaveCount(1);
  });
}
