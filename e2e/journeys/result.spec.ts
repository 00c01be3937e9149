import type { Page } from '@playwright/test';
import type { Language } from '@elucida/messages/catalogue/language';
import { ManualPage } from '../pages/manual.page.ts';
import { verified } from './accounts.ts';
import { axeFindings } from '../support/axe.ts';
import { expectDrawn } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

/** Ethyl acetate's carbons and hydrogens, typed and analysed; the page shows its result. */
async function analyse(page: Page, language: Language): Promise<void> {
  const manual = new ManualPage(page, language);
  await manual.open();
  await manual.formula().fill('C4H8O2');
  await manual.typePeaks('C13NMR', [['171.1'], ['60.4'], ['21.0'], ['14.2']]);
  await manual.typePeaks('H1NMR', [
    ['4.12', '2', 'q'],
    ['2.04', '3', 's'],
    ['1.26', '3', 't'],
  ]);
  await page.getByRole('button', { name: WORDS[language].manual.run, exact: true }).click();
  await expect(page.getByRole('article', { name: WORDS[language].result.label })).toBeVisible({
    timeout: 60_000,
  });
}

const atoms = (page: Page, language: Language, name: string) =>
  page.getByRole('group', { name: fill(WORDS[language].result.atomsOf, { name }) });

test(
  'an atom finds its peak and a peak its atoms, by mouse and by keyboard; ' +
    'candidates are compared and copied',
  async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await verified(page, app);
    await analyse(page, 'en');
    const structure = atoms(page, 'en', 'ethyl acetate');
    const plot = page.getByRole('article').getByRole('slider');

    await structure.getByRole('button', { name: /^C4: ¹³C NMR 171\.1/ }).click();
    await expect(plot).toHaveAttribute('aria-valuetext', /^δ 171\.1 .*predicted/);
    await page.keyboard.press('ArrowRight');
    await expect(
      structure.getByRole('button', { name: /^C5: ¹³C NMR 21\.0, ¹H NMR 2\.04/ }),
    ).toBeFocused();
    await expect(plot).toHaveAttribute('aria-valuetext', /^δ 21\.0/);

    await page.getByRole('article').getByRole('tab', { name: '¹H NMR' }).click();
    await expect(plot).toHaveAttribute('aria-valuetext', /^δ 2\.04/);
    await plot.focus();
    await page.keyboard.press('Home');
    await expect(plot).toHaveAttribute('aria-valuetext', /^δ 4\.12/);
    await expect(structure.getByRole('button', { pressed: true })).toHaveAccessibleName(/^C2: /);

    await page.getByRole('article').getByText(WORDS.en.plot.table).click();
    await page
      .getByRole('article')
      .getByRole('row')
      .getByRole('button', { name: 'C1', exact: true })
      .click();
    await expect(plot).toHaveAttribute('aria-valuetext', /^δ 1\.26/);

    await page
      .getByRole('article')
      .getByRole('button', { name: WORDS.en.result.showPrediction })
      .nth(1)
      .click();
    await expect(structure).toHaveCount(0);
    await page
      .getByRole('article')
      .getByRole('button', { name: WORDS.en.result.showPrediction })
      .first()
      .click();

    for (const [what, content] of [
      [WORDS.en.result.copySmiles, /^CCOC\(C\)=O$/],
      [WORDS.en.result.copyMolfile, /V2000[^]*M {2}END/],
      [WORDS.en.result.copySvg, /^<svg /],
    ] as const) {
      await page
        .getByRole('button', { name: WORDS.en.result.copyMenu, exact: true })
        .first()
        .click();
      await page.getByRole('menuitem', { name: what, exact: true }).click();
      await expect(page.getByText(fill(WORDS.en.result.copiedWhat, { what }))).toBeVisible();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(content);
    }
    await page.getByRole('button', { name: WORDS.en.result.copyMenu, exact: true }).first().click();
    await page.getByRole('menuitem', { name: WORDS.en.result.copyPng, exact: true }).click();
    await expect(
      page.getByText(fill(WORDS.en.result.copiedWhat, { what: WORDS.en.result.copyPng })),
    ).toBeVisible();
    expect(
      await page.evaluate<string[]>('navigator.clipboard.read().then(([item]) => item.types)'),
    ).toEqual(['image/png']);
  },
);

test('a spectrum of another substance is named, and the other one orders the candidates', async ({
  page,
  app,
}) => {
  await verified(page, app);
  const manual = new ManualPage(page, 'en');
  await manual.open();
  await manual.formula().fill('C4H8O2');
  await manual.typePeaks('C13NMR', [['153.1'], ['130.1'], ['130.0'], ['115.1'], ['20.5']]);
  await manual.typePeaks('H1NMR', [
    ['4.12', '2', 'q'],
    ['2.04', '3', 's'],
    ['1.26', '3', 't'],
  ]);
  await manual.run();
  await expect(manual.result()).toBeVisible({ timeout: 60_000 });
  await expect(
    manual
      .result()
      .getByText(fill(WORDS.en.result.inconclusiveBecause.contradiction, { technique: '¹³C NMR' })),
  ).toBeVisible();
  await expect(
    manual.result().getByText(/No isomer of C₄H₈O₂ explains the ¹³C NMR spectrum/),
  ).toBeAttached();
  await expect(
    manual.result().getByRole('heading', { name: WORDS.en.result.candidates, exact: true }),
  ).toBeVisible();
  await expect(manual.result().getByText('ethyl acetate').first()).toBeVisible();
});

for (const [language, name] of [
  ['en', 'ethyl acetate'],
  ['es', 'acetato de etilo'],
  ['eu', 'etil azetatoa'],
] as const) {
  test(`the result is whole and accessible in ${language}, on a telephone too`, async ({
    page,
    app,
  }) => {
    await verified(page, app);
    await analyse(page, language);
    await expect(atoms(page, language, name)).toBeVisible();
    const { result } = WORDS[language];
    for (const heading of [
      result.why,
      result.spectra,
      result.candidates,
      result.against,
      result.unexplained,
      result.settle,
    ])
      await expect(
        page.getByRole('heading', { level: 3, name: heading, exact: true }),
      ).toBeVisible();
    await expectDrawn(page);
    expect(await axeFindings(page, { within: 'article' })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(
      await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBeLessThanOrEqual(0);
  });
}
