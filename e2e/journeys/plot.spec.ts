import { loadPlotToolsText } from '@elucida/messages/catalogue/plot-tools-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { ManualPage } from '../pages/manual.page.ts';
import { axeFindings } from '../support/axe.ts';
import { downloads } from '../support/downloads.ts';
import { protonRecording } from '../support/recording.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

const TOOLS = await inEveryLanguage(loadPlotToolsText);

/** /manual with a recorded ¹H spectrum of ethyl acetate, opened from its file. */
async function openRecording(page: Page, language: Language): Promise<void> {
  const manual = new ManualPage(page, language);
  await manual.open();
  await page.locator('input[type=file][accept*=jdx]').setInputFiles({
    name: 'a.jdx',
    mimeType: 'text/plain',
    buffer: Buffer.from(protonRecording()),
  });
  await expect(page.getByText(WORDS[language].plot.curve.recorded)).toBeVisible();
}
const plotOf = (page: Page) => page.getByRole('slider');
const drawing = (page: Page) => plotOf(page).locator('> svg');

/** The two ends of the line "shown from … to …"; null where the whole spectrum is seen. */
async function seen(page: Page, language: Language): Promise<readonly [number, number] | null> {
  const words = WORDS[language].plot.seen.replace(/\{\{\w+\}\}/g, '(−?[\\d.,]+)');
  const line = await plotOf(page).locator('xpath=following-sibling::p[1]').textContent();
  const found = new RegExp(words).exec(line ?? '');
  const number = (text: string) => Number(text.replace('−', '-').replace(',', '.'));
  return found ? [number(found[1]!), number(found[2]!)] : null;
}

/** Ppm that are seen; Infinity where the whole spectrum is. */
async function widthOf(page: Page, language: Language): Promise<number> {
  const ends = await seen(page, language);
  return ends === null ? Infinity : ends[0] - ends[1];
}

for (const language of LANGUAGES) {
  test(`a recorded spectrum is enlarged, moved and kept, by keys and by mouse, in ${language}`, async ({
    page,
  }) => {
    await openRecording(page, language);
    const tools = TOOLS[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(button(tools.zoomIn)).toBeVisible();
    expect(await seen(page, language)).toBeNull();

    // By keys: to the quartet, nearer around it, along the axis, and back.
    await plotOf(page).focus();
    await page.keyboard.press('Home');
    await expect(plotOf(page)).toHaveAttribute(
      'aria-valuetext',
      language === 'en' ? /4\.1/ : /4,1/,
    );
    for (let press = 0; press < 8; press++) await page.keyboard.press('+');
    await page.keyboard.press('Escape');
    await expect.poll(() => widthOf(page, language)).toBeLessThan(0.6);
    const near = (await seen(page, language))!;
    expect(near[0]).toBeGreaterThan(4.12);
    expect(near[1]).toBeLessThan(4.12);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await seen(page, language))![0]).toBeLessThan(near[0]);
    await page.keyboard.press('0');
    await expect.poll(() => seen(page, language)).toBeNull();

    // By mouse: what is dragged across is seen; the wheel goes on from there.
    const box = (await drawing(page).boundingBox())!;
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + 0.55 * box.width, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.75 * box.width, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => seen(page, language)).not.toBeNull();
    const dragged = (await seen(page, language))!;
    expect(dragged[0] - dragged[1]).toBeLessThan(3.2);
    await plotOf(page).focus();
    await page.mouse.wheel(0, -240);
    await expect.poll(() => widthOf(page, language)).toBeLessThan(dragged[0] - dragged[1]);

    // By buttons, which are all that a switch or a voice needs.
    await button(tools.reset).click();
    await expect.poll(() => seen(page, language)).toBeNull();
    const path = () =>
      drawing(page).locator('path[stroke="currentColor"]').first().getAttribute('d');
    const low = await path();
    await button(tools.taller).click();
    await expect.poll(path).not.toBe(low);
    await button(tools.help).click();
    await expect(page.getByText(tools.keys.wheel.does)).toBeVisible();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);

    const svg = await downloads(page, () => button(tools.svg).click());
    expect(svg.file.suggestedFilename()).toBe('h1-spectrum.svg');
    const text = svg.bytes.toString();
    expect(text).toContain('<path');
    expect(text).not.toContain('var(--');
    const png = await downloads(page, () => button(tools.png).click());
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  });
}

test('the wheel scrolls the page until the plot is meant; the full screen shows it alone', async ({
  page,
}) => {
  await openRecording(page, 'en');
  await expect(page.getByRole('button', { name: TOOLS.en.screen, exact: true })).toBeVisible();
  await drawing(page).hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(0);
  expect(await seen(page, 'en')).toBeNull();

  const before = (await drawing(page).boundingBox())!.height;
  await page.getByRole('button', { name: TOOLS.en.screen, exact: true }).click();
  await expect
    .poll(async () => (await drawing(page).boundingBox())!.height)
    .toBeGreaterThan(before);
  await plotOf(page).focus();
  await page.keyboard.press('f');
  await expect.poll(async () => (await drawing(page).boundingBox())!.height).toBe(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('two fingers enlarge, and one then moves', async ({ page }) => {
    await openRecording(page, 'en');
    await expect(page.getByRole('button', { name: TOOLS.en.zoomIn, exact: true })).toBeVisible();
    await drawing(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await drawing(page).boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: shares.map((share, id) => ({ id, x: x + share * width, y: y + height / 3 })),
      });
    await touch('touchStart', 0.6);
    await touch('touchStart', 0.6, 0.7);
    await touch('touchMove', 0.5, 0.8);
    await touch('touchMove', 0.4, 0.9);
    await touch('touchEnd');
    await expect.poll(() => seen(page, 'en')).not.toBeNull();
    const near = (await seen(page, 'en'))!;
    expect(near[0] - near[1]).toBeLessThan(6);
    await touch('touchStart', 0.7);
    await touch('touchMove', 0.6);
    await touch('touchMove', 0.4);
    await touch('touchEnd');
    await expect.poll(async () => (await seen(page, 'en'))![0]).toBeLessThan(near[0]);
  });
});
