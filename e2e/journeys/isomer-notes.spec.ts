import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { freshAccount, registered, verified } from './accounts.ts';
import {
  expectAccessible,
  expectAwake,
  expectDrawn,
  expectNoSidewaysScroll,
} from '../support/check-page.ts';
import { MODEL_WORDS } from '../support/models-app.ts';
import { test } from '../support/models-test.ts';
import { GUIDE_MS } from '../support/patience.ts';
import { expect } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

/** Methyl acetate, which has few isomers, and what a note says of its ester group. */
const GUIDE = {
  en: { name: 'methyl acetate', ester: '“ester”: this isomer has it.' },
  es: { name: 'acetato de metilo', ester: '«ester»: este isómero lo tiene.' },
  eu: { name: 'metil azetatoa', ester: '«ester»: isomero honek badu.' },
} as const;

const notesOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: MODEL_WORDS[language].notes.heading });
async function openGuide(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}/isomers?name=${encodeURIComponent(GUIDE[language].name)}`);
  await expectAwake(page);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(
    WORDS[language].isomers.named,
    { timeout: GUIDE_MS },
  );
}

for (const language of LANGUAGES) {
  const { notes: words } = MODEL_WORDS[language];

  test(
    `${language}: notes on isomers, for whoever asks: what the prediction confirms, ` +
      'in our words, next to a guide that stays as it is',
    async ({ page, models }) => {
      await verified(page, models);
      await openGuide(page, language);
      const notes = notesOf(page, language);
      await expect(notes.getByText(words.sends('OpenAI, Anthropic'))).toBeVisible();
      await expectDrawn(page);
      const guide = await page.getByRole('table').innerText();
      const before = models.stub.requests.length;
      await notes.getByRole('button', { name: words.ask, exact: true }).click();
      await expect(notes.getByText(words.intro('gpt-stub-misread (OpenAI)'))).toBeVisible();
      // The stub says of each isomer that it is an ester with a methyl group and 99 carbon signals.
      await expect(
        notes.getByRole('definition').first().getByText(GUIDE[language].ester),
      ).toBeVisible();
      await expect(notes.getByText('99')).toHaveCount(0);
      const leftOut = Number(
        /(\d+)/.exec(
          (await notes.getByRole('paragraph').first().innerText()).replace(
            words.intro('gpt-stub-misread (OpenAI)'),
            '',
          ),
        )![1],
      );
      await expect(notes.getByText(words.leftOut(leftOut))).toBeVisible();
      const [sent, ...more] = models.stub.requests.slice(before);
      expect(more).toEqual([]);
      expect(sent!.text).toMatch(/^Molecular formula: C3H6O2\n0: CC\(OC\)=O \(/);
      expect(await page.getByRole('table').innerText(), 'the guide').toBe(guide);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
    },
  );

  test(`${language}: nobody is asked before the e-mail is verified, and that is said`, async ({
    page,
    models,
  }) => {
    await registered(page, freshAccount());
    const before = models.stub.requests.length;
    await openGuide(page, language);
    const notes = notesOf(page, language);
    await expect(notes.getByText(words.verifyFirst)).toBeVisible();
    await expect(notes.getByRole('button')).toHaveCount(0);
    await expect(notes.getByRole('link')).toHaveAttribute('href', `/${language}/account`);
    expect(models.stub.requests.length).toBe(before);
  });
}

test.describe('with two models that do not answer', () => {
  test.use({ pair: 'down' });

  for (const language of LANGUAGES) {
    test(`${language}: both are asked, one after the other, and the last one's failure is named`, async ({
      page,
      models,
    }) => {
      await verified(page, models);
      await openGuide(page, language);
      const { notes: words, failure } = MODEL_WORDS[language];
      const before = models.stub.requests.length;
      await notesOf(page, language).getByRole('button', { name: words.ask, exact: true }).click();
      await expect(
        notesOf(page, language).getByText(`claude-stub-refused (Anthropic): ${failure.refused}`),
      ).toBeVisible();
      expect(models.stub.requests.slice(before).map(({ provider }) => provider)).toEqual([
        'openai',
        'anthropic',
      ]);
      await expectAccessible(page);
    });
  }
});
