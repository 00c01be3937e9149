import { loadPlotToolsText } from '@elucida/messages/catalogue/plot-tools-text';
import { loadCompareText } from '@elucida/messages/pages/compare-text';
import { loadProcessingText } from '@elucida/messages/pages/processing-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { downloads } from '../support/downloads.ts';
import { ETHYL_ACETATE_MORE, ETHYL_ACETATE_PHASED } from '../support/ester-files.ts';
import { CAFFEINE_RUN } from '../support/mass-run.ts';
import { fill, WORDS } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

const TEXT = await inEveryLanguage(loadProcessingText);
const COMPARE = await inEveryLanguage(loadCompareText);
const TOOLS = await inEveryLanguage(loadPlotToolsText);

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
    await manual.bringArchive(ETHYL_ACETATE_PHASED);
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
    // Both pivots are marked; a typed one takes its mark along.
    const mark = panel.locator('[data-mark="down"] line').first();
    await expect(panel.locator('[data-mark="across"]')).toHaveText(text.phase.pivotMark);
    const place = await mark.getAttribute('y1');
    const pivot = group.getByRole('spinbutton', { name: text.phase.pivot });
    await pivot.fill('40');
    await pivot.press('Tab');
    await expect(mark).not.toHaveAttribute('y1', place!);
    await panel.getByRole('button', { name: text.undo }).press('Enter');
    await expect(mark).toHaveAttribute('y1', place!);
    const found = Number(await zero.inputValue());
    const before = await drawn();
    // The map as a file: light in both themes, with its axes.
    await page.emulateMedia({ colorScheme: 'dark' });
    const tools = TOOLS[language];
    const save = (label: string) =>
      downloads(page, () => panel.getByRole('button', { name: label }).press('Enter'));
    const svg = await save(tools.svg);
    expect(svg.file.suggestedFilename()).toBe('hsqc-map.svg');
    const map = svg.bytes.toString('utf8');
    expect(map).toMatch(/data-contours="up" [^>]*stroke="rgb\(31, 95, 191\)"/u);
    expect(map).toContain('δC (ppm)</text>');
    expect(map).not.toContain('var(--');
    const png = await save(tools.png);
    expect(png.file.suggestedFilename()).toBe('hsqc-map.png');
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    await page.emulateMedia({ colorScheme: 'light' });
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
    await manual.bringArchive(ETHYL_ACETATE_MORE);
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

for (const language of LANGUAGES) {
  test(`${language}: the time of an LC-MS run is chosen, by keys, mouse and figures, and undone`, async ({
    page,
    app,
  }) => {
    const words = WORDS[language].manual;
    const text = TEXT[language];
    const figures = (number: string) => (language === 'en' ? number : number.replace('.', ','));
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await page.setViewportSize({ width: 390, height: 860 });
    await page
      .locator('input[type=file][accept*=mzml]')
      .setInputFiles({ name: 'tea.mzML', mimeType: 'text/xml', buffer: CAFFEINE_RUN });
    const reported = (key: 'scan' | 'scanChosen', minutes: string) =>
      page.getByText(
        fill(words.file[key], { name: 'tea.mzML', scans: '120', minutes: figures(minutes) }),
      );
    await expect(reported('scan', '2.50')).toBeVisible({ timeout: 30_000 });
    const mass = manual.grids().first().locator('input[data-row="1"]').first();
    await expect(mass).toHaveValue('195.0877');
    await page.getByRole('button', { name: `${text.run.open}: tea.mzML` }).press('Enter');
    const panel = page.getByRole('region', { name: text.run.title('tea.mzML') });
    const chromatogram = panel.getByRole('slider', { name: text.run.chromatogram });
    const status = panel.getByRole('status').first();
    const one = (scan: string, minutes: string, isUsual = false) =>
      text.run.one({ scan, of: '120', minutes: figures(minutes), isUsual });
    await expect(status).toHaveText(one('76', '2.500', true), { timeout: 30_000 });

    // By keys: one scan on, and back to the beginning of the run; one step of undo.
    await chromatogram.press('ArrowRight');
    await expect(status).toHaveText(one('77', '2.533'));
    await chromatogram.press('Home');
    await expect(status).toHaveText(one('1', '0.000'));
    await panel.getByRole('button', { name: text.undo }).press('Enter');
    await expect(status).toHaveText(one('76', '2.500', true));

    // By figures, to theobromine; what is drawn follows, and the form takes it when it is asked to.
    const time = panel.getByRole('spinbutton', { name: text.run.fields.timed.one });
    await time.fill('1');
    await expect(status).toHaveText(one('31', '1.000'));
    await expect(chromatogram).toHaveAttribute('aria-valuetext', one('31', '1.000'));
    await expect(panel.getByText(figures('181.07')).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: text.use, exact: true }).press('Enter');
    await expect(panel.getByText(text.used(3))).toBeVisible({ timeout: 30_000 });
    await expect(mass).toHaveValue('181.072');
    await expect(reported('scanChosen', '1.00')).toBeVisible();

    // A range that is dragged over with the mouse is averaged.
    await chromatogram.evaluate((plot) => plot.scrollIntoView({ block: 'center' }));
    const box = (await chromatogram.boundingBox())!;
    const at = (minutes: number) => box.x + 14 + ((box.width - 28) * minutes) / (238 / 60);
    await page.mouse.move(at(2.3), box.y + 80);
    await page.mouse.down();
    await page.mouse.move(at(2.7), box.y + 80, { steps: 4 });
    await page.mouse.up();
    await expect(status).toContainText(/(?:^|\D)1\d\D/u);
    await expect(panel.getByRole('checkbox', { name: text.run.range })).toBeChecked();
    await panel.getByRole('spinbutton', { name: text.run.fields.timed.first }).fill('2.4');
    await panel.getByRole('spinbutton', { name: text.run.fields.timed.last }).fill('2.6');
    const minutes = ['2.400', '2.600'].map(figures) as [string, string];
    await expect(status).toHaveText(text.run.mean({ count: 7, scans: ['73', '79'], minutes }));
    await panel.getByRole('button', { name: text.use, exact: true }).press('Enter');
    await expect(mass).toHaveValue('195.0877');
    const [from, to] = ['2.40', '2.60'].map(figures) as [string, string];
    await expect(
      page.getByText(fill(words.file.mean, { name: 'tea.mzML', count: '7', from, to })),
    ).toBeVisible();

    // Back to what was taken at first, and the form's own undo.
    await panel.getByRole('button', { name: text.again }).press('Enter');
    await expect(status).toHaveText(one('76', '2.500', true));
    await panel.getByRole('button', { name: text.close }).press('Enter');
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(mass).toHaveValue('181.072');
  });
}
