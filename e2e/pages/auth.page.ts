import type { Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';
import { WORDS } from '../support/words.ts';

/** /auth */
export class AuthPage {
  readonly #page: Page;
  readonly #language: Language;
  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  async #fill(fields: { name?: string; email: string; password: string }): Promise<void> {
    const { auth } = WORDS[this.#language];
    if (fields.name !== undefined)
      await this.#page.getByLabel(auth.name, { exact: true }).fill(fields.name);
    await this.#page.getByLabel(auth.email, { exact: true }).fill(fields.email);
    await this.#page.getByLabel(auth.password, { exact: true }).fill(fields.password);
  }

  /** Ends on the account page. */
  async register(fields: { name: string; email: string; password: string }): Promise<void> {
    const { register } = WORDS[this.#language].auth;
    await this.#page.goto(`/${this.#language}/auth`);
    await this.#page.getByRole('button', { name: register.toggle }).click();
    await this.#fill(fields);
    await this.#page.getByRole('button', { name: register.submit, exact: true }).click();
    await this.#page.waitForURL(`**/${this.#language}/account`);
  }

  /** Ends on the home page. */
  async signIn(fields: { email: string; password: string }): Promise<void> {
    await this.#page.goto(`/${this.#language}/auth`);
    await this.fillAndSignIn(fields);
    await this.#page.waitForURL(new RegExp(`/${this.#language}/?$`));
  }

  /** On the page already; ends where signing in leads. */
  async fillAndSignIn(fields: { email: string; password: string }): Promise<void> {
    await this.#fill(fields);
    await this.#page
      .locator('form')
      .getByRole('button', { name: WORDS[this.#language].auth.login.submit, exact: true })
      .click();
  }
}
