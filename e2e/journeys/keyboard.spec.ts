import { expectAwake } from '../support/check-page.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/**
 * Marks what has the focus as reached; answers what is wrong with it, else null. In the page, hence
 * as text.
 */
const REACH = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'left';
  if (element.dataset.reached === 'true') return 'again';
  element.dataset.reached = 'true';
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const seen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  return seen ? null : 'no focus to be seen: ' + element.outerHTML.slice(0, 200);
})()`;

/**
 * What the Tab key should reach and has not. Of a group of radio buttons it reaches one, and of
 * tabs a tab, never their list.
 */
const MISSED = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
  .filter((element) => element.tabIndex >= 0 && !element.disabled)
  .filter((element) => element.dataset.reached !== 'true')
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .filter((element) => element.type !== 'radio' && element.role !== 'tablist')
  .map((element) => element.outerHTML.slice(0, 200))`;

for (const route of ROUTES) {
  test(`${route}: the Tab key reaches everything, seen all the way, and gets out again`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf('en', route));
    await expectAwake(page);
    await page.waitForLoadState('networkidle');
    const unseen: string[] = [];
    let ended = false;
    for (let step = 0; step < 300 && !ended; step++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate<string | null>(REACH);
      ended = found === 'left' || found === 'again';
      if (found !== null && !ended) unseen.push(found);
    }
    expect(unseen).toEqual([]);
    expect(ended, 'the focus leaves the page').toBe(true);
    expect(await page.evaluate<string[]>(MISSED)).toEqual([]);
  });
}
