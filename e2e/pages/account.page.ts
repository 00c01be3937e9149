import type { Language } from '@elucida/messages/catalogue/language';
import { expect, type Page } from '@playwright/test';
import { WORDS } from '../support/words.ts';

/** /account */
export class AccountPage {
  readonly #page: Page;
  readonly #language: Language;
  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  async open(): Promise<void> {
    await this.#page.goto(`/${this.#language}/account`);
  }

  async codeWasSent(): Promise<void> {
    await expect(
      this.#page.getByText(WORDS[this.#language].account.verification.sent),
    ).toBeVisible();
  }

  async verify(code: string): Promise<void> {
    const { verification } = WORDS[this.#language].account;
    await this.#page.getByLabel(verification.code).fill(code);
    await this.#page.getByRole('button', { name: verification.submit, exact: true }).click();
    await expect(this.#page.getByText(verification.verified)).toBeVisible();
  }

  /** Verified; ends on /new. */
  async startAnalysis(): Promise<void> {
    const { verification } = WORDS[this.#language].account;
    await this.#page
      .getByRole('region', { name: verification.heading })
      .getByRole('link', { name: verification.start, exact: true })
      .click();
  }
}
