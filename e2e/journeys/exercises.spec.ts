import { loadExercisesText } from '@elucida/messages/pages/exercises-text';
import { loadPracticeText } from '@elucida/messages/pages/practice-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAwake, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = await inEveryLanguage(loadExercisesText);
const PRACTICE = await inEveryLanguage(loadPracticeText);

interface Solution {
  readonly signals: readonly { readonly atoms: readonly number[] }[];
  readonly steps: readonly number[];
}

/** The first exercise of a kind, and its solution as the server gives it to who gives up. */
async function exerciseOf(page: Page, wanted: 'assignment' | 'mistake') {
  const { exercises } = (await (await page.request.get('/practice/exercises')).json()) as {
    exercises: { id: string; kind: string }[];
  };
  const { id } = exercises.find(({ kind }) => kind === wanted)!;
  const solution = (await (
    await page.request.get(`/practice/exercises/${id}/solution`)
  ).json()) as Solution;
  return { id, solution };
}

for (const language of LANGUAGES)
  test(`${language}: a visitor assigns signals, in the drawing and by number, and finds a mistake`, async ({
    page,
  }) => {
    const [text, practice] = [TEXTS[language], PRACTICE[language]];
    await page.goto(`/${language}/practice`);
    await page.getByRole('link', { name: practice.exercises }).click();
    await expect(page.getByRole('heading', { name: text.heading, level: 1 })).toBeVisible();
    await page
      .getByLabel(text.kind, { exact: true })
      .selectOption({ label: text.kinds.assignment });
    await expect(page).toHaveURL(/kind=assignment/);
    await expectAccessible(page);

    const { id, solution } = await exerciseOf(page, 'assignment');
    await page.goto(`/${language}/practice/exercises/${id}`);
    await expectAwake(page);
    const fields = page.locator('form').getByRole('textbox');
    await expect(fields).toHaveCount(solution.signals.length);
    const check = page.getByRole('button', { name: practice.solve.check, exact: true });
    // The first in the drawing, the others by number.
    await fields.first().focus();
    for (const atom of solution.signals[0]!.atoms)
      await page.locator(`[data-pick="${atom}"]`).click();
    await expect(fields.first()).not.toHaveValue('');
    await check.click();
    await expect(
      page.getByText(text.assignment.some('1', String(solution.signals.length))),
    ).toBeVisible();
    for (const [place, { atoms }] of solution.signals.entries())
      if (place > 0) await fields.nth(place).fill(atoms.map((atom) => atom + 1).join(' '));
    await check.click();
    await expect(page.getByText(text.assignment.solved)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 844 });
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const mistake = await exerciseOf(page, 'mistake');
    await page.goto(`/${language}/practice/exercises/${mistake.id}`);
    await expectAwake(page);
    const steps = page.getByRole('radio');
    await expect(steps.first()).toBeVisible();
    const [wrong] = mistake.solution.steps as [number];
    const isFalse = page.getByRole('button', { name: text.mistake.check });
    const right = [...Array(await steps.count()).keys()].find(
      (place) => !mistake.solution.steps.includes(place),
    )!;
    await steps.nth(right).check();
    await isFalse.click();
    await expect(page.getByText(text.mistake.right)).toBeVisible();
    await steps.nth(wrong).check();
    await isFalse.click();
    await expect(page.getByText(text.mistake.found)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: text.back }).click();
    await expect(page.getByText(practice.progress.solved('2', '150'))).toBeVisible();
  });
