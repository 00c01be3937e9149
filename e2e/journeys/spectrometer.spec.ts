import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import { processing as en } from '@elucida/messages/pages/en/processing';
import { processing as es } from '@elucida/messages/pages/es/processing';
import { processing as eu } from '@elucida/messages/pages/eu/processing';
import type { ProcessingText } from '@elucida/messages/pages/processing-text';
import { zipSync } from 'fflate';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { WORDS } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

const TEXT: Readonly<Record<Language, ProcessingText>> = { en, es, eu };

/** Lines of a ¹H or ¹³C spectrum: shift and height. */
type Lines = readonly (readonly [ppm: number, height: number])[];
const split = (ppm: number, pattern: readonly number[], height: number): Lines =>
  pattern.map((share, k) => [
    ppm + ((k - (pattern.length - 1) / 2) * 7.1) / 400,
    (height * share) / pattern.reduce((a, b) => a + b, 0),
  ]);

/** A decay as Bruker's spectrometers write it: pairs of integers, a line above the middle turning counter-clockwise. */
function decay(lines: Lines, { mhz, width, middle }: Record<'mhz' | 'width' | 'middle', number>) {
  const points = new Int32Array(2 * 16_384);
  for (let k = 0; k < points.length / 2; k++) {
    const seconds = k / width;
    const fading = 2e5 * Math.exp(-Math.PI * 1.2 * seconds);
    let [re, im] = [0, 0];
    for (const [ppm, height] of lines) {
      const angle = 2 * Math.PI * (ppm - middle) * mhz * seconds + 0.7;
      re += height * Math.cos(angle);
      im += height * Math.sin(angle);
    }
    points[2 * k] = Math.round(fading * re + 300 * Math.sin(k * 12.9898));
    points[2 * k + 1] = Math.round(fading * im + 300 * Math.cos(k * 78.233));
  }
  return new Uint8Array(points.buffer);
}

const text = (parameters: Record<string, string | number>): Uint8Array =>
  new TextEncoder().encode(
    Object.entries(parameters)
      .map(([name, value]) => `##$${name}= ${value}\n`)
      .join(''),
  );
const acqus = (nucleus: string, mhz: number, width: number, middle: number, program: string) =>
  text({
    NUC1: `<${nucleus}>`,
    PULPROG: `<${program}>`,
    SOLVENT: '<CDCl3>',
    TD: 32_768,
    SW_h: width,
    BF1: mhz,
    O1: middle * mhz,
    SFO1: mhz + (middle * mhz) / 1e6,
    SW: width / mhz,
    BYTORDA: 0,
    DTYPA: 0,
  });

/** Ethyl acetate as decays of ¹H and ¹³C. */
const ETHYL_ACETATE = Buffer.from(
  zipSync({
    'ester/1/acqus': acqus('1H', 400, 6000, 5, 'zg30'),
    'ester/1/fid': decay(
      [...split(4.12, [1, 3, 3, 1], 2), [2.04, 3], ...split(1.26, [1, 2, 1], 3)],
      { mhz: 400, width: 6000, middle: 5 },
    ),
    'ester/2/acqus': acqus('13C', 100.6, 24_000, 100, 'zgpg30'),
    'ester/2/fid': decay(
      [
        [171.1, 1],
        [60.4, 3],
        [21, 3],
        [14.2, 3],
      ],
      { mhz: 100.6, width: 24_000, middle: 100 },
    ),
  }),
);

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
