import { loadVerifyText } from '@elucida/messages/pages/verify-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { keys as keysEn } from '@elucida/messages/catalogue/en/keys';
import { strToU8, zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { forgiveFailedCalls, expect, test } from '../support/test.ts';
import { verified } from './accounts.ts';

const TEXTS = await inEveryLanguage(loadVerifyText);
const { en } = TEXTS;
const H1 = 'δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)';
const C13 = 'δ 171.1, 60.4, 21.0, 14.2';
/** Ethyl acetate's spectra: with it, with an isomer, with no structure at all, and with none that can be read. */
const TABLE = [
  'id,structure,"1H NMR (400 MHz, CDCl3)","13C NMR (101 MHz, CDCl3)"',
  `right,CCOC(C)=O,"${H1}","${C13}"`,
  `wrong,COC(=O)CC,"${H1}","${C13}"`,
  `none,,"${H1}",`,
  `broken,CC(=O,"${H1}",`,
].join('\n');

for (const language of LANGUAGES)
  test(`${language}: a structure is verified, then a table, which is filtered and saved`, async ({
    page,
    app,
    consoleIsSilent,
  }) => {
    const text = TEXTS[language];
    await verified(page, app);
    await page.goto(`/${language}/verify`);
    await expectAwake(page);
    await page.getByLabel(text.structure).fill('COC(=O)CC');
    await page
      .getByLabel(text.section, { exact: true })
      .fill(`1H NMR (400 MHz, CDCl3) ${H1}. 13C NMR (101 MHz, CDCl3) ${C13}.`);
    await page.getByRole('button', { name: text.verify, exact: true }).click();
    await expect(page.getByRole('heading', { name: text.verdicts.inconsistent })).toBeVisible();
    await expect(page.getByRole('heading', { name: text.better })).toBeVisible();
    await expect(page.getByRole('heading', { name: text.against })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);

    await page.getByRole('tab', { name: text.table }).click();
    await page
      .getByLabel(text.file)
      .setInputFiles({ name: 'made.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
    await expect(page.getByText(text.problemAt('3', text.problems.structure))).toBeVisible();
    await page.getByRole('button', { name: text.run('3') }).click();
    const ended = text.finished({ consistent: '1', inconsistent: '1', open: '0', failed: '1' });
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.getByText(text.faults.unreadable('CC(=O'))).toBeVisible();
    await page.getByLabel(text.show).selectOption({ label: text.verdicts.inconsistent });
    await expect(page.getByRole('cell', { name: 'wrong' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'right' })).toHaveCount(0);
    await page.getByText(text.details('wrong')).click();
    await expect(page.getByRole('heading', { name: text.better })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 844 });
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.csv }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^right,CCOC\(C\)=O,consistent,0\.9/);
    expect(lines[2]).toMatch(/^wrong,COC\(=O\)CC,inconsistent,.*,CCOC\(C\)=O,/);
    // Chromium reports the refusal of the broken structure.
    forgiveFailedCalls(consoleIsSilent);
  });

test('an archive of samples is read here, verified, and printed with its drawings', async ({
  page,
  app,
}) => {
  const section = strToU8(`1H NMR (400 MHz, CDCl3) ${H1}. 13C NMR (101 MHz, CDCl3) ${C13}.`);
  const archive = zipSync({
    'week/EX-1/expected.smi': strToU8('CCOC(C)=O'),
    'week/EX-1/nmr.txt': section,
    'week/EX-2/expected.smi': strToU8('COC(=O)CC'),
    'week/EX-2/nmr.txt': section,
    'week/EX-3/expected.smi': strToU8('CCO'),
  });
  await verified(page, app);
  await page.goto('/en/verify');
  await expectAwake(page);
  await page.getByRole('tab', { name: en.table }).click();
  await page
    .getByLabel(en.file)
    .setInputFiles({ name: 'week.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await expect(page.getByText(en.problemIn('EX-3', en.problems.peaks))).toBeVisible();
  await page.getByRole('button', { name: en.run('2') }).click();
  const ended = en.finished({ consistent: '1', inconsistent: '1', open: '0', failed: '0' });
  await expect(page.getByText(ended)).toBeVisible();

  const printed = page.evaluate('new Promise((resolve) => { window.print = () => resolve(); })');
  await page.getByRole('button', { name: en.print }).click();
  await printed;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: /CCOC\(C\)=O$/ })).toBeVisible();
  await expect(page.locator('td .structure svg')).toHaveCount(2);
  await expect(page.getByText(`${en.columns.better}: ethyl acetate`)).toBeVisible();
  await expect(page.getByLabel(en.show)).toBeHidden();
});

test('a visitor is asked to sign in, and a key is made for an account on Pro', async ({
  page,
  app,
}) => {
  await page.goto('/en/verify');
  await expectAwake(page);
  await page.getByLabel(en.structure).fill('CCO');
  await page.getByRole('button', { name: en.verify, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const { email } = await verified(page, app);
  app.admin('plan', email, 'pro');
  await page.goto('/en/account');
  await expectAwake(page);
  await page.getByLabel(keysEn.name).fill('robot');
  await page.getByRole('button', { name: keysEn.create }).click();
  const key = await page.getByLabel(keysEn.key).inputValue();
  const headers = { authorization: `Bearer ${key}` };
  expect((await page.request.get('/v1/names?q=ethanol', { headers })).status()).toBe(200);
  await page.getByRole('button', { name: keysEn.withdrawOf('robot') }).click();
  await page.getByRole('button', { name: keysEn.withdraw, exact: true }).click();
  await expect(page.getByText(keysEn.withdrawn)).toBeVisible();
  expect((await page.request.get('/v1/names?q=ethanol', { headers })).status()).toBe(401);
});
