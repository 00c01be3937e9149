import { loadPricingText } from '@elucida/messages/pages/pricing-text';
import { inEveryLanguage } from '../support/in-every-language.ts';
import type { PaidPlan } from '@elucida/contract/billing';
import { PLAN_NAMES } from '@elucida/contract/limits';
import type { Plan } from '@elucida/contract/limits';
import type { Language } from '@elucida/messages/catalogue/language';
import type { PricingText } from '@elucida/messages/pages/pricing-text';
import { expect, type Locator, type Page } from '@playwright/test';

/** The screen's words, which load with it. */
export const PRICING = await inEveryLanguage(loadPricingText);

/** /pricing */
export class PricingPage {
  readonly #page: Page;
  readonly words: PricingText;
  readonly #language: Language;
  constructor(page: Page, language: Language) {
    this.#page = page;
    this.words = PRICING[language];
    this.#language = language;
  }

  /** `at`: another address of the same server. */
  async open({ at = '' }: { at?: string } = {}): Promise<void> {
    await this.#page.goto(`${at}/${this.#language}/pricing`);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.words.heading);
  }

  card(plan: Plan): Locator {
    return this.#page.getByRole('region', { name: PLAN_NAMES[plan], exact: true });
  }

  async isOn(plan: Plan): Promise<void> {
    await expect(this.card(plan).getByText(this.words.current, { exact: true })).toBeVisible();
  }

  async upgrade(plan: PaidPlan): Promise<void> {
    await this.card(plan)
      .getByRole('button', { name: this.words.upgrade(PLAN_NAMES[plan]), exact: true })
      .click();
  }

  async openPortal(): Promise<void> {
    await this.#page.getByRole('button', { name: this.words.portal, exact: true }).click();
  }
}
