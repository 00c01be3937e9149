import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { ManualPage } from '../pages/manual.page.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

test('the draft survives a reload; a visitor cannot run it and is told why', async ({ page }) => {
  const manual = new ManualPage(page, 'en');
  await manual.open();
  await manual.formula().fill('C4H8O2');
  await manual.typePeaks('C13NMR', [['171,1'], ['60.4'], ['230']]);
  await expect(page.getByText('¹³C row 3: δ out of range (0–220).')).toBeVisible();
  await page.reload();
  await expect(manual.formula()).toHaveValue('C4H8O2');
  await expect(manual.grids().locator('input[data-row="0"][data-column="0"]')).toHaveValue('171.1');
  // A banner says it at once, and the greyed-out button when it is tried.
  await expect(page.getByText(WORDS.en.manual.mustSignIn)).toHaveCount(1);
  await page.getByRole('button', { name: WORDS.en.manual.run, exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'You must sign in to analyze. Go to Account → Sign in.',
  );
});

test('what is no JSON is refused, what was exported comes back', async ({ page }) => {
  const manual = new ManualPage(page, 'en');
  await manual.open();
  const picker = page.locator('input[type=file][accept*=json]');
  await picker.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(page.getByRole('alert')).toHaveText('Invalid JSON.');

  await manual.formula().fill('C3H6O');
  await manual.typePeaks('IR', [['1715', 's', 'C=O']]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: WORDS.en.manual.exportJson }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('manual_spectra.json');
  await page.getByRole('button', { name: WORDS.en.manual.clear }).click();
  await expect(manual.grids()).toHaveCount(0);
  await picker.setInputFiles(await file.path());
  await expect(manual.grids().locator('input[data-row="0"][data-column="2"]')).toHaveValue('C=O');
  await page.keyboard.press('Control+z');
  await expect(manual.grids()).toHaveCount(0);
});

/**
 * Ethyl acetate as a mass spectrometer and an NMR spectrometer write it, with a raw signal between.
 */
const JCAMP = `##TITLE=all
##JCAMP-DX=5.01
##DATA TYPE=LINK
##BLOCKS=3
##TITLE=masses
##JCAMP-DX=5.01
##DATA TYPE=MASS SPECTRUM
##XUNITS=M/Z
##YUNITS=RELATIVE ABUNDANCE
##XFACTOR=1
##YFACTOR=1
##NPOINTS=2
##PEAK TABLE=(XY..XY)
43, 9999
88, 500
##END=
##TITLE=raw
##JCAMP-DX=5.01
##DATA TYPE=NMR FID
##.OBSERVE NUCLEUS=^1H
##XUNITS=SECONDS
##YUNITS=ARBITRARY UNITS
##FIRSTX=0
##LASTX=1
##XFACTOR=1
##YFACTOR=1
##NPOINTS=2
##XYDATA=(X++(Y..Y))
0 1
1 2
##END=
##TITLE=carbons
##JCAMP-DX=5.01
##DATA TYPE=NMR PEAK TABLE
##.OBSERVE FREQUENCY=100.6
##.OBSERVE NUCLEUS=^13C
##XUNITS=PPM
##YUNITS=ARBITRARY UNITS
##XFACTOR=1
##YFACTOR=1
##NPOINTS=2
##PEAK TABLE=(XY..XY)
171.1, 1
60.4, 3
##END=
##END=
`;

for (const language of LANGUAGES) {
  test(`${language}: grid, text, plot and JSON follow each other; files and tables come in`, async ({
    page,
  }) => {
    const words = WORDS[language].manual;
    const technique = WORDS[language].common.technique;
    const manual = new ManualPage(page, language);
    await manual.open();
    await manual.formula().fill('C4H8O2');
    await manual.typePeaks('H1NMR', [['4,12', '2', 'q', '7,1']]);
    await expect(
      page.getByText(fill(words.block.couplingHint, { row: 1, found: '7,1', meant: '7.1' })),
    ).toBeVisible();
    const text = page.getByRole('textbox', {
      name: fill(words.block.label, { technique: technique.H1NMR, index: 1 }),
    });
    await expect(text).toHaveValue('1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.0, 1.0 Hz, 2H)');
    await text.fill(
      '1H-NMR (400 MHz, CDCl3): δ 4.12 (q, J = 7.1 Hz, 2 H), 2.04 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)',
    );
    await expect(manual.grids().locator('input[data-row="2"][data-column="3"]')).toHaveValue('7.1');
    await expect(page.getByText('"delta_ppm": 1.26')).toBeVisible();
    await text.fill('1H NMR δ 4.12 (zz, 2H)');
    await expect(
      page.getByText(fill(words.notation.unknown_multiplicity, { found: 'zz' })),
    ).toBeVisible();
    await expect(page.locator('mark')).toHaveText('zz');
    await expect(manual.grids().locator('input[data-row="2"][data-column="0"]')).toHaveValue(
      '1.26',
    );

    await page.locator('input[type=file][accept*=jdx]').setInputFiles({
      name: 'all.jdx',
      mimeType: 'chemical/x-jcamp-dx',
      buffer: Buffer.from(JCAMP),
    });
    await expect(page.getByText(fill(words.file.skipped.damaged, { name: 'raw' }))).toBeVisible();
    await expect(
      page.getByText(
        fill(words.file.read_other, { name: 'all.jdx', technique: technique.MS, count: 2 }),
      ),
    ).toBeVisible();
    await expect(manual.grids()).toHaveCount(3);
    await page.locator('input[type=file][accept*=jdx]').setInputFiles({
      name: 'bands.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('cm-1,intensity\n1741,s\n1241,s\n'),
    });
    await expect(manual.grids()).toHaveCount(4);
    await expect(page.getByRole('slider')).toHaveCount(4);

    const last = page.getByRole('region', {
      name: fill(words.block.label, { technique: technique.IR, index: 4 }),
    });
    await last.getByText(words.paste.open).click();
    await last
      .getByRole('textbox', { name: words.paste.label })
      .fill('2984\tw\nnot a band\tx\n1047\tm');
    await last.getByRole('button', { name: words.paste.apply }).click();
    await expect(last.getByRole('status')).toContainText(fill(words.paste.read_other, { n: 2 }));
    await expect(last.getByRole('status')).toContainText(
      fill(words.paste.why.no_position, { line: 2, found: 'not a band' }),
    );

    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(last.getByRole('row')).toHaveCount(3);
  });
}

test('a hundred thousand imported peaks do not freeze the page', async ({ page }) => {
  const manual = new ManualPage(page, 'en');
  await manual.open();
  const peaks = Array.from({ length: 100_000 }, (_, index) => ({
    m_z: 50 + index / 100,
    rel_int: index % 100,
  }));
  const started = Date.now();
  await page.locator('input[type=file][accept*=json]').setInputFiles({
    name: 'many.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        metadata: { molecular_formula: 'C4H8O2' },
        spectra: [{ type: 'MS', peaks }],
      }),
    ),
  });
  await expect(page.getByText('Rows 1–100 of 100,000')).toBeVisible();
  await expect(page.getByText('The strongest 500 of 100,000 peaks are drawn.')).toBeVisible();
  await expect(page.getByText(/at most 5,000 peaks per spectrum/)).toBeVisible();
  expect(Date.now() - started, 'ms until it is shown').toBeLessThan(15_000);
  await manual.grids().locator('input[data-row="99"][data-column="0"]').press('ArrowDown');
  await expect(manual.grids().locator('input[data-row="100"][data-column="0"]')).toBeFocused();
  await page.keyboard.type('51');
  await expect(manual.grids().locator('input[data-row="100"][data-column="0"]')).toHaveValue('51');
  const deep = `{"spectra":[{"type":"IR","__proto__":{"x":1},"peaks":[${'['.repeat(10_000)}${']'.repeat(10_000)}]}]}`;
  await page
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ name: 'deep.json', mimeType: 'application/json', buffer: Buffer.from(deep) });
  await expect(manual.grids()).toHaveAccessibleName('Peaks of IR spectrum 1');
});
