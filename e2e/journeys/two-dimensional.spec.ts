import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { registerAndVerify } from './accounts.ts';
import { ManualPage } from '../pages/manual.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { fill, WORDS } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

/** Vanillin: HMBC from the methoxy group says where it is. */
const CARBONS = ['190.9', '151.7', '147.2', '129.9', '127.5', '114.4', '108.8', '56.1'];
const HSQC = [
  ['9.83', '190.9'],
  ['7.43', '127.5'],
  ['7.42', '108.8'],
  ['7.04', '114.4'],
  ['3.97', '56.1'],
];
const HMBC = 'HMBC 3.97 → 147.2; 7.42 → 151.7; 7.43 → 151.7; 7.04 → 147.2; 9.83 → 127.5, 108.8';

const ANSWER = /vanillin|vainillina|bainilina|banilina|vanilina/iu;

for (const language of LANGUAGES) {
  test(`${language}: HSQC typed and HMBC pasted, the map and the sentences`, async ({
    page,
    app,
  }) => {
    await registerAndVerify(page, app, language);
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.formula().fill('C8H8O3');
    await manual.typePeaks(
      'C13NMR',
      CARBONS.map((shift) => [shift]),
    );
    await manual.typePeaks('HSQC', HSQC);
    await manual.typePeaks('HMBC', [['']]);
    await manual.pasteIntoCell(HMBC);
    await expect(manual.grids().nth(2).locator('input[data-column="0"]')).toHaveCount(6);
    await manual.run();
    const result = manual.result();
    await expect(result).toBeVisible({ timeout: 60_000 });
    await expect(result).toContainText(ANSWER);
    await expect(result).toContainText('³J');
    await result.getByRole('tab', { name: WORDS[language].common.technique.HMBC }).click();
    await expect(
      result.getByRole('img', {
        name: fill(WORDS[language].plot.label, {
          technique: WORDS[language].common.technique.HMBC,
        }),
      }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
