import { expect, test } from '../support/test.ts';
import { verified } from './accounts.ts';

/** Sum of the layout shifts since the page was opened (Layout Instability, W3C). */
const SHIFTED = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 200);
})`;
/** What a badge in the header may move by when it is told whose it is. */
const NEARLY_NONE = 0.002;

for (const width of [1280, 390])
  test(`account and usage are laid out once, ${width} px wide`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    await verified(page, app);
    for (const path of ['account', 'usage']) {
      await page.goto(`/en/${path}`);
      await expect(page.getByRole('meter').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate<number>(SHIFTED)).toBeLessThan(NEARLY_NONE);
    }
  });
