import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

test('the worked example and a filled manual page pass axe in both themes and fit 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/history');
  await page.getByRole('button', { name: WORDS.en.history.demoShow }).click();
  await expect(page.getByRole('article', { name: WORDS.en.result.label })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/en/manual');
  for (const technique of Object.values(WORDS.en.common.technique))
    await page.getByRole('button', { name: `Add ${technique}`, exact: true }).click();
  await page.keyboard.type('-9');
  await expect(page.getByText('2D NMR row 1: ¹H shift out of range (−5 to 20).')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
