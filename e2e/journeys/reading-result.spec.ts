import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { verified } from './accounts.ts';
import {
  expectAccessible,
  expectAwake,
  expectDrawn,
  expectNoSidewaysScroll,
} from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';
import { fill, WORDS } from '../support/words.ts';

/** Ethyl acetate in CDCl3: Fulmer et al., Organometallics 29 (2010) 2176. */
const ETHYL_ACETATE = {
  metadata: { molecular_formula: 'C4H8O2' },
  spectra: [
    {
      type: 'H1NMR',
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
        { delta_ppm: 2.05, int: 3, mult: 's' },
        { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
      ],
    },
    {
      type: 'C13NMR',
      peaks: [171.36, 60.49, 21.04, 14.19].map((delta_ppm) => ({ delta_ppm })),
    },
  ],
};
const NAMES = { en: 'ethyl acetate', es: 'acetato de etilo', eu: 'etil azetatoa' } as const;

/** Runs and shares an analysis of the account that is signed in. */
async function sharedResult(page: Page): Promise<{ id: string; token: string }> {
  const answer = await page.request.post('/analyze/manual', { data: ETHYL_ACETATE });
  expect(answer.status()).toBe(200);
  const id = answer.headers()['analysis-id']!;
  const shared = await page.request.post(`/analyses/${id}/share`);
  const { url } = (await shared.json()) as { url: string };
  return { id, token: url.split('/').at(-1)! };
}

const result = (page: Page, language: Language) =>
  page.getByRole('article', { name: WORDS[language].result.label });

/** Figures with a decimal sign, in the order of their size; locants of names (`2,4-`) are none. */
async function figures(page: Page, language: Language): Promise<number[]> {
  const text = await result(page, language).innerText();
  const sign = language === 'en' ? '\\.' : ',';
  const figure = new RegExp(`(?<![\\d.,-])\\d+${sign}\\d+(?![\\d.,-]*\\d|-)`, 'g');
  return [...text.matchAll(figure)]
    .map(([found]) => Number(found.replace(',', '.')))
    .sort((a, b) => a - b);
}

/** The parts of a result come one after another: its figures once there are many and no more come. */
async function settledFigures(page: Page, language: Language): Promise<number[]> {
  let last: number[] = [];
  await expect(async () => {
    const before = last;
    last = await figures(page, language);
    expect(last.length).toBeGreaterThan(20);
    expect(last).toEqual(before);
  }).toPass({ intervals: [500], timeout: 60_000 });
  return last;
}

test('a finished result follows the switch of language: names and sentences change, figures stay', async ({
  page,
  app,
}) => {
  await verified(page, app);
  const { id, token } = await sharedResult(page);
  const reasons: string[] = [];
  const read: number[][] = [];
  await page.goto(`/en/analyses/${id}`);
  for (const [place, language] of LANGUAGES.entries()) {
    if (place > 0) {
      const from = WORDS[LANGUAGES[place - 1]!];
      const name = fill(from.shell.switchTo, { language: from.common.languageName[language] });
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/analyses/${id}$`));
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[language]);
    await expectAwake(page);
    await expectDrawn(page);
    await page.waitForLoadState('networkidle');
    read.push(await settledFigures(page, language));
    reasons.push(await result(page, language).innerText());
  }
  expect(new Set(reasons).size).toBe(LANGUAGES.length);
  for (const each of read.slice(1)) expect(each).toEqual(read[0]);

  for (const address of [`analyses/${id}`, `shared/${token}`])
    for (const language of LANGUAGES)
      await test.step(`${language}/${address.split('/')[0]!}: whole at 320 px in both themes`, async () => {
        await page.setViewportSize({ width: 320, height: 844 });
        await page.goto(`/${language}/${address}`);
        await expect(result(page, language)).toBeVisible();
        await expectAwake(page);
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
});

for (const language of LANGUAGES)
  test(`${language}: the theme that was chosen survives a reload, and ? opens the sheet of keys`, async ({
    page,
  }) => {
    const { shell } = WORDS[language];
    await page.goto(`/${language}/faq`);
    await expectAwake(page);
    const switchTo = (now: 'system' | 'light' | 'dark', next: 'light' | 'dark') =>
      page.getByRole('button', {
        name: fill(shell.theme.switch, { now: shell.theme[now], next: shell.theme[next] }),
      });
    await switchTo('system', 'light').click();
    await switchTo('light', 'dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAwake(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: shell.shortcuts.heading });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(shell.shortcuts.names.manual).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
