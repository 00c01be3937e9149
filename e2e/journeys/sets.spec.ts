import { loadPracticeText } from '@elucida/messages/pages/practice-text';
import { loadSetsText } from '@elucida/messages/pages/sets-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { verified } from './accounts.ts';

const TEXTS = await inEveryLanguage(loadSetsText);
const PRACTICE = await inEveryLanguage(loadPracticeText);

/** A student in a browser of their own, at a problem of the set. */
async function enter(
  browser: Browser,
  link: string,
  { name, language }: { name: string; language: keyof typeof TEXTS },
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expectAwake(page);
  const text = TEXTS[language];
  await page.getByLabel(text.solve.name).fill(name);
  await page.getByRole('button', { name: text.solve.begin }).click();
  await expect(page.getByText(text.solve.as(name))).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: /^2/ }).click();
  await expect(page.getByRole('heading', { name: text.one.problem('2') })).toBeVisible();
  return page;
}

for (const language of LANGUAGES)
  test(`${language}: a teacher makes a set, two students answer, and who did what is seen and saved`, async ({
    page,
    app,
    browser,
    consoleIsSilent,
  }) => {
    const text = TEXTS[language];
    const practice = PRACTICE[language];
    await verified(page, app);
    await page.goto(`/${language}/practice`);
    await expectAwake(page);
    await page.getByRole('link', { name: practice.teachers }).click();
    await page.getByLabel(text.make.title).fill('Week 3');
    await page.getByLabel(text.make.dueAt).fill('2126-12-24');
    await page
      .getByText(`${practice.problem('12')} ·`)
      .first()
      .click();
    await page.getByLabel(text.make.own).fill('CCO.O');
    await page.getByRole('button', { name: text.make.submit }).click();
    await expect(page.getByText(text.make.refused('CCO.O'))).toBeVisible();
    await page.getByLabel(text.make.own).fill('CCCC(=O)OCC');
    await expectAccessible(page);
    await page.getByRole('button', { name: text.make.submit }).click();
    await expect(page.getByText(text.one.noAnswers)).toBeVisible();
    const link = await page.getByLabel(text.one.link).inputValue();

    const ada = await enter(browser, link, { name: 'Ada', language });
    expect(await ada.content()).not.toMatch(/butyrate|butanoate|CCCC\(OCC\)=O/u);
    const answer = async (student: Page, structure: string, said: string) => {
      await student.getByLabel(practice.solve.structure, { exact: true }).fill(structure);
      await student.getByRole('button', { name: practice.solve.check, exact: true }).click();
      await expect(student.getByText(said)).toBeVisible();
    };
    await answer(ada, 'CCCCOC(C)=O', practice.solve.outcome.wrong);
    await ada.getByRole('button', { name: practice.solve.hint.band }).click();
    await answer(ada, 'CCCC(=O)OCC', practice.solve.outcome.solved);
    await expect(ada.getByText(text.solve.done('1', '2'))).toBeVisible();
    await ada.setViewportSize({ width: 320, height: 844 });
    await ada.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
    const ben = await enter(browser, link, { name: '=Ben', language });
    await answer(ben, 'CCCCOC(C)=O', practice.solve.outcome.wrong);

    await page.reload();
    await expectAwake(page);
    await expect(page.getByText(text.one.solved('2', '1'))).toBeAttached();
    await expect(page.getByText(text.one.tried('1', '0'))).toBeAttached();
    await expect(page.getByText(text.one.times('2'))).toBeVisible();
    await expect(page.getByText(text.one.mistakes.places)).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.one.csv }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toMatch(/^Ada,2,[^,]+,1,\d{4}-[^,]+,2,band,places,CCCCOC\(C\)=O,structure,$/);
    // No formula for a spreadsheet.
    expect(lines[4]).toMatch(/^'=Ben,2,/);

    for (const as of ['moodle', 'qti'] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text.one[as] }).click(),
      ]);
      await expect(page.getByText(text.one.exported('2'))).toBeVisible();
      const bytes = await readFile(await file.path());
      if (as === 'moodle') {
        const xml = bytes.toString('utf8');
        expect(xml.match(/<question type="multichoice">/g)).toHaveLength(2);
        // A plot is a picture with its curve, and not an empty one.
        const [, plot = ''] = /encoding="base64">([^<]+)</.exec(xml) ?? [];
        expect(Buffer.from(plot, 'base64').toString('utf8')).toMatch(/^<svg[\s\S]*<path/);
      } else expect(bytes.subarray(0, 2).toString()).toBe('PK');
    }
    await expectAccessible(page);

    const printed = page.evaluate('new Promise((resolve) => { window.print = () => resolve(); })');
    await page.getByRole('button', { name: text.one.print }).click();
    await printed;
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('heading', { name: `Week 3 · ${text.one.solutions}` }),
    ).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: text.one.remove('Ada') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text.one.delete, exact: true })
      .click();
    await expect(page.getByRole('rowheader', { name: 'Ada' })).toHaveCount(0);
    await page.getByRole('button', { name: text.one.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.one.withdraw }).click();
    await expect(page.getByText(text.none)).toBeVisible();
    await ben.goto(link);
    await expect(ben.getByText(text.solve.absent)).toBeVisible();
    await ada.context().close();
    await ben.context().close();
    // Chromium reports the refusals of the molecule and of the withdrawn link.
    forgiveFailedCalls(consoleIsSilent);
  });
