import { loadExercisesText, type ExercisesText } from '@elucida/messages/pages/exercises-text';
import { loadPracticeText } from '@elucida/messages/pages/practice-text';
import { loadSetsText } from '@elucida/messages/pages/sets-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, forgiveFailedCalls, test } from '../support/test.ts';
import { verified } from './accounts.ts';

const TEXTS = await inEveryLanguage(loadSetsText);
const PRACTICE = await inEveryLanguage(loadPracticeText);
const EXERCISES = await inEveryLanguage(loadExercisesText);

interface Solution {
  readonly exercise?: {
    readonly signals: readonly { readonly atoms: readonly number[] }[];
    readonly steps: readonly number[];
  };
}

/** The solutions of a set, as its teacher gets them. */
const solutionsOf = async (teacher: Page): Promise<readonly Solution[]> =>
  (
    (await (
      await teacher.request.get(`/practice/sets/${teacher.url().split('/').at(-1)!}/solutions`)
    ).json()) as { solutions: Solution[] }
  ).solutions;

/** The exercise of 4-nitrobenzoic acid, whose every signal has one right answer, as the list numbers it. */
async function nitrobenzoicAcid(page: Page, words: ExercisesText): Promise<string> {
  const { exercises } = (await (await page.request.get('/practice/exercises')).json()) as {
    exercises: { kind: string; formula: string }[];
  };
  const place = exercises.findIndex(
    ({ kind, formula }) => kind === 'assignment' && formula === 'C7H5NO4',
  );
  return words.exercise(String(place + 1));
}

for (const language of LANGUAGES)
  test(`${language}: a set of a structure, an assignment and a mistake, from teacher to student and back`, async ({
    page,
    app,
    browser,
    consoleIsSilent,
  }) => {
    const text = TEXTS[language];
    const practice = PRACTICE[language];
    const words = EXERCISES[language];
    await verified(page, app);
    await page.goto(`/${language}/practice/sets`);
    await expectAwake(page);
    await page.getByLabel(text.make.title, { exact: true }).fill('Week 4');
    const form = page.locator('form');
    // The collection's exercises are another list: what was ticked in the first stays.
    await form
      .getByText(`${practice.problem('12')} ·`)
      .first()
      .click();
    await form
      .getByLabel(text.make.kind, { exact: true })
      .first()
      .selectOption({ label: text.kinds.assignment });
    await form.getByRole('checkbox', { name: await nitrobenzoicAcid(page, words) }).check();
    await expect(form.getByText(text.make.chosen('2'), { exact: false }).first()).toBeVisible();
    const own = page.getByLabel(text.make.own);
    await own.fill('ClC(Cl)(Cl)Cl');
    await page
      .getByLabel(text.make.kindOf('ClC(Cl)(Cl)Cl'))
      .selectOption({ label: text.kinds.mistake });
    await page.getByRole('button', { name: text.make.submit }).click();
    // One signal is no exercise: the molecule is named.
    await expect(page.getByText(text.make.refusedFor('ClC(Cl)(Cl)Cl', ''))).toBeVisible();
    await own.fill('methyl propanoate');
    await page
      .getByLabel(text.make.kindOf('methyl propanoate'))
      .selectOption({ label: text.kinds.mistake });
    await expectAccessible(page);
    await page.getByRole('button', { name: text.make.submit }).click();
    await expect(page.getByText(text.one.noAnswers)).toBeVisible();
    const link = await page.getByLabel(text.one.link).inputValue();
    const [, assignment, mistake] = await solutionsOf(page);

    const ada = await (await browser.newContext()).newPage();
    /** All that the server told the student, to look for answers in. */
    const told: string[] = [];
    ada.on('response', (response) => {
      if (response.url().includes('/practice/shared/') && response.request().method() === 'GET')
        void response.text().then(
          (body) => told.push(body),
          // The page itself, which is streamed.
          () => {},
        );
    });
    await ada.goto(link);
    await expectAwake(ada);
    await ada.getByLabel(text.solve.name).fill('Ada');
    await ada.getByRole('button', { name: text.solve.begin }).click();
    const go = (number: string) =>
      ada
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${number}`, 'u') })
        .click();
    await go('2');
    const fields = ada.locator('form').getByRole('textbox');
    const { signals } = assignment!.exercise!;
    await expect(fields).toHaveCount(signals.length);
    await expect(ada.getByText(words.kinds.assignment)).toBeVisible();
    // Nobody gives up in a set, and no solution is asked for.
    await expect(ada.getByRole('button', { name: practice.solve.giveUp })).toHaveCount(0);
    const check = ada.getByRole('button', { name: practice.solve.check, exact: true });
    const write = (place: number, atoms: readonly number[]) =>
      fields.nth(place).fill(atoms.map((atom) => atom + 1).join(' '));
    const strange = signals.find(({ atoms }) => atoms[0] !== signals[0]!.atoms[0])!;
    await write(0, strange.atoms);
    await check.click();
    await expect(ada.getByText(words.assignment.some('0', String(signals.length)))).toBeVisible();
    for (const [place, { atoms }] of signals.entries()) await write(place, atoms);
    await check.click();
    await expect(ada.getByText(words.assignment.solved)).toBeVisible();
    await expect(ada.getByText(text.solve.done('1', '3'))).toBeVisible();
    await ada.setViewportSize({ width: 320, height: 844 });
    await ada.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);

    await go('3');
    const steps = ada.getByRole('radio');
    await expect(steps.first()).toBeVisible();
    const isFalse = ada.getByRole('button', { name: words.mistake.check });
    const { steps: wrong } = mistake!.exercise!;
    const right = [...Array(await steps.count()).keys()].find((place) => !wrong.includes(place))!;
    await steps.nth(right).check();
    await isFalse.click();
    await expect(ada.getByText(words.mistake.right)).toBeVisible();
    await steps.nth(wrong[0]!).check();
    await isFalse.click();
    await expect(ada.getByText(words.mistake.found)).toBeVisible();
    await expect(ada.getByText(text.solve.done('2', '3'))).toBeVisible();
    await expectNoSidewaysScroll(ada);
    await expectAccessible(ada);
    expect(told.length).toBeGreaterThan(3);
    for (const body of told.filter((each) => each.startsWith('{')))
      expect(body).not.toMatch(/"wrong"|"seed"|"key"|"id"|"solution"|"exchangeable"/u);

    await page.reload();
    await expectAwake(page);
    await expect(page.getByText(text.one.solved('2', '0'))).toHaveCount(2);
    await expect(page.getByText(text.one.wrongAtoms)).toBeVisible();
    await expect(page.getByText(text.one.takenForFalse)).toBeVisible();
    await expectAccessible(page);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.one.csv }).click(),
    ]);
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
    expect(
      lines.slice(1).map((line) => /,(structure|assignment|mistake),/u.exec(line)?.[1]),
    ).toEqual(['structure', 'assignment', 'mistake']);
    expect(lines[2]).toMatch(/ ppm.*: [A-Z]/u);
    expect(lines[3]).toMatch(new RegExp(`,step ${right + 1}$`, 'u'));

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.one.moodle }).click(),
    ]);
    await expect(page.getByText(text.one.exported('3'))).toBeVisible();
    const xml = await readFile(await file.path(), 'utf8');
    expect(xml.match(/<question type="matching">/gu)).toHaveLength(1);
    expect(xml.match(/<question type="multichoice">/gu)).toHaveLength(2);
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.one.qti }).click(),
    ]);
    expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK');

    const printed = page.evaluate('new Promise((resolve) => { window.print = () => resolve(); })');
    await page.getByRole('button', { name: text.one.print }).click();
    await printed;
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('heading', { name: new RegExp(text.kinds.mistake, 'u') }).first(),
    ).toBeVisible();
    await expect(page.getByText(text.one.askFalse)).toBeVisible();
    await expect(page.getByText(text.one.askAtoms)).toBeVisible();
    await expect(page.getByText(`(${words.mistake.isFalse})`).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await ada.context().close();
    // Chromium reports the refusal of the molecule.
    forgiveFailedCalls(consoleIsSilent);
  });
