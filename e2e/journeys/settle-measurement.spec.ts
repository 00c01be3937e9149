import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { fill, WORDS } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

/** Vanillin; 3-hydroxy-4-methoxybenzaldehyde comes near. */
const LISTS =
  '1H NMR (400 MHz, CDCl3) δ 9.83 (s, 1H), 7.43 (dd, J = 8.0, 1.8 Hz, 1H), 7.42 (d, J = 1.8 Hz, 1H), ' +
  '7.04 (d, J = 8.0 Hz, 1H), 6.20 (s, 1H), 3.97 (s, 3H).\n' +
  '13C NMR (101 MHz, CDCl3) δ 190.9, 151.7, 147.2, 129.9, 127.5, 114.4, 108.8, 56.1.';
const HMBC = 'HMBC 3.97 → 147.2; 7.42 → 151.7, 190.9; 7.43 → 151.7, 190.9; 7.04 → 147.2, 129.9';

const ANSWER = /vanillin|vainillina|bainilina|banilina|vanilina/iu;

for (const language of LANGUAGES) {
  test(`${language}: what would settle it is entered next to what it should show, and settles it`, async ({
    page,
    app,
  }) => {
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.formula().fill('C8H8O3');
    await manual.pasteAnywhere(LISTS);
    await expect(manual.grids()).toHaveCount(2);
    await manual.run();
    const result = manual.result();
    await expect(result).toBeVisible({ timeout: 60_000 });
    await expect(result).toContainText(ANSWER);
    const technique = WORDS[language].common.technique.HMBC;
    await result
      .getByRole('button', { name: fill(WORDS[language].result.enter, { technique }) })
      .click();
    const label = fill(WORDS[language].manual.block.label, { technique, index: 3 });
    const block = page.getByRole('region', { name: label });
    await expect(block).toContainText(WORDS[language].manual.wanted);
    // The correlation that it names, in the language's figures.
    await expect(block).toContainText(language === 'en' ? '147.2' : '147,2');
    await expect(block.locator('input[data-row="0"][data-column="0"]')).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await manual.pasteIntoCell(HMBC);
    await expect(block.locator('input[data-column="0"]')).toHaveCount(7);
    await manual.run();
    await expect(manual.result()).toContainText('³J', { timeout: 60_000 });
    await expect(manual.result()).toContainText(ANSWER);
    // What it asked for is there now.
    await expect(
      manual.result().getByRole('button', {
        name: fill(WORDS[language].result.enter, { technique }),
      }),
    ).toHaveCount(0);
  });
}
