import type { Language } from '@elucida/messages/catalogue/language';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { KEYS } from './words.ts';

/** Pixels the page can be scrolled sideways; evaluated in the page, hence as text. */
const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What moves or changes its colour by degrees; evaluated in the page, hence as text. */
const MOVING = 'document.getAnimations().length';

/**
 * The page's code has taken over what was drawn ahead. Its controls take no key, no file and no
 * focus before; a click waits of itself.
 */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

/**
 * Every structure is drawn: the server draws them one by one, and their letters are text of the
 * page.
 */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('.structure:not(:has(svg))')).toHaveCount(0);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate<number>(SIDEWAYS), 'pixels of sideways scroll').toBe(0);
}

/**
 * axe finds nothing in the page as it is. A theme changes colours alone, so in the dark one
 * only the rules on colour can find more.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectDrawn(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Nobody who asked for less motion sees any, and axe sees each colour as it stays.
    expect(await page.evaluate<number>(MOVING), 'animations in spite of reduced motion').toBe(0);
    const found = await axeFindings(page, colorScheme === 'dark' ? { tags: ['cat.color'] } : {});
    expect(found, `what axe finds, ${colorScheme}`).toEqual([]);
  }
}

/**
 * The page that is open has its title and one heading, speaks its language throughout, fits its
 * width and passes axe in both themes.
 */
export async function expectWhole(
  page: Page,
  { language, title }: { language: Language; title: string },
): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Elucida`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectAwake(page);
  await page.waitForLoadState('networkidle');
  const text = await page.locator('body').innerText();
  expect(
    KEYS.filter((key) => text.includes(key)),
    'keys without a text',
  ).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
