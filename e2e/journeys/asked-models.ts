import type { Language } from '@elucida/messages/catalogue/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { ManualPage } from '../pages/manual.page.ts';
import { MODEL_WORDS } from '../support/models-app.ts';

/** An analysis may wait for the one before it on a small machine. */
export const ANALYSIS_MS = 120_000;

export const theSwitch = (page: Page, language: Language) =>
  page.getByRole('checkbox', { name: MODEL_WORDS[language].ask.label });

/** Nobody is asked before the page has said so, which it can once the settings have come. */
export const saysWhoIsAsked = (page: Page, language: Language) =>
  expect(theSwitch(page, language)).toBeChecked();

/** Ethyl acetate by its ¹³C peaks, typed on /manual. */
export async function typeEthylAcetate(page: Page, language: Language): Promise<ManualPage> {
  const manual = new ManualPage(page, language);
  await manual.open();
  await saysWhoIsAsked(page, language);
  await manual.formula().fill('C4H8O2');
  await manual.typePeaks('C13NMR', [['171.1'], ['60.4'], ['21.0'], ['14.2']]);
  return manual;
}

/** The part of a result that is about the AI models. */
export const modelsPart = (result: Locator, language: Language) =>
  result.locator('section').filter({
    has: result
      .page()
      .getByRole('heading', { level: 3, name: MODEL_WORDS[language].heading, exact: true }),
  });

/** One model in it, by its name. */
export const member = (result: Locator, name: RegExp) => result.getByRole('region', { name });
