import { readFile } from 'node:fs/promises';
import type { Language } from '@elucida/messages/catalogue/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { WORDS } from '../support/words.ts';

/** /history */
export class HistoryPage {
  readonly #page: Page;
  readonly #language: Language;
  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  get #words() {
    return WORDS[this.#language].history;
  }

  /** Past analyses, newest first. */
  entries(): Locator {
    return this.#page.getByRole('region', { name: this.#words.list }).locator('> ul > li');
  }

  /** The entry whose details are open. */
  opened(): Locator {
    return this.entries().filter({
      has: this.#page.getByRole('button', { name: this.#words.hide }),
    });
  }

  /** The first entry is open and its previews are drawn. */
  async opensOnResult(previews: number): Promise<void> {
    await expect(this.opened()).toHaveCount(1);
    await expect(
      this.opened().getByRole('article', { name: WORDS[this.#language].result.label }),
    ).toBeVisible();
    await expect(this.opened().locator('img')).toHaveCount(previews);
  }

  async downloadJson(): Promise<Record<string, unknown>> {
    const download = this.#page.waitForEvent('download');
    await this.opened().getByRole('button', { name: this.#words.download }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    return JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  }
}
