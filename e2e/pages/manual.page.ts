import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Language } from '@elucida/messages/catalogue/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAwake } from '../support/check-page.ts';
import { fill, WORDS } from '../support/words.ts';

/** /manual */
export class ManualPage {
  readonly #page: Page;
  readonly #language: Language;
  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  get #words() {
    return WORDS[this.#language].manual;
  }

  async open(): Promise<void> {
    await this.#page.goto(`/${this.#language}/manual`);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.#words.heading);
    await expectAwake(this.#page);
  }

  /** The page can be used: its code has taken over what the server drew. */
  async awake(): Promise<void> {
    await expectAwake(this.#page);
  }

  /** Chooses a zip archive of a spectrometer's files. */
  async bringArchive(buffer: Buffer): Promise<void> {
    await this.#page
      .locator('input[type=file][accept*=zip]')
      .setInputFiles({ name: 'ester.zip', mimeType: 'application/zip', buffer });
  }

  /** Pastes where nothing has the focus, as Ctrl+V does. */
  async pasteAnywhere(text: string): Promise<void> {
    await this.#paste(text, 'document.body');
  }

  /** Pastes into the cell that has the focus. */
  async pasteIntoCell(text: string): Promise<void> {
    await this.#paste(text, 'document.activeElement');
  }

  async #paste(text: string, where: string): Promise<void> {
    await this.#page.evaluate(
      `(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', ${JSON.stringify(text)});
        const paste = { clipboardData, bubbles: true, cancelable: true };
        ${where}.dispatchEvent(new ClipboardEvent('paste', paste));
      })()`,
    );
  }

  formula(): Locator {
    return this.#page.getByRole('textbox', { name: WORDS[this.#language].formula.label });
  }

  grids(): Locator {
    return this.#page.getByRole('grid');
  }

  /** Adds a block and types its rows; the focus is in its first cell. */
  async typePeaks(type: SpectrumType, rows: readonly (readonly string[])[]): Promise<void> {
    const before = await this.grids().count();
    await this.#page
      .getByRole('button', {
        name: fill(this.#words.add, { technique: WORDS[this.#language].common.technique[type] }),
        exact: true,
      })
      .click();
    const grid = this.grids().nth(before);
    for (const [row, cells] of rows.entries()) {
      const first = grid.locator(`input[data-row="${row}"][data-column="0"]`);
      await expect(first).toBeFocused();
      for (const [column, text] of cells.entries()) {
        if (column > 0) await this.#page.keyboard.press('Tab');
        await this.#page.keyboard.type(text);
      }
      if (row < rows.length - 1) await this.#page.keyboard.press('Enter');
    }
  }

  async run(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.run, exact: true }).click();
  }

  result(): Locator {
    return this.#page.getByRole('article', { name: WORDS[this.#language].result.label });
  }
}
