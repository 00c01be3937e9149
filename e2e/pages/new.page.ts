import type { Language } from '@elucida/messages/catalogue/language';
import { expect, type Page } from '@playwright/test';
import { expectAwake } from '../support/check-page.ts';
import type { Image } from '../support/case-images.ts';
import { WORDS } from '../support/words.ts';

/** An analysis may wait for the one before it on a small machine. */
const ANALYSIS_MS = 120_000;

/** /new */
export class NewPage {
  readonly #page: Page;
  readonly #language: Language;
  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  get #words() {
    return WORDS[this.#language].analyze;
  }

  async open(): Promise<void> {
    await this.#page.goto(`/${this.#language}/new`);
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.#words.heading);
    await expectAwake(this.#page);
  }

  async choose(images: readonly Image[]): Promise<void> {
    await this.#page
      .getByLabel(this.#words.pickerLabel)
      .setInputFiles(
        images.map(({ name, bytes }) => ({ name, mimeType: 'image/png', buffer: bytes })),
      );
    for (const { name } of images)
      await expect(this.#page.getByText(name, { exact: true })).toBeVisible();
  }

  /** Drops one file on the page, as from a folder of the desktop. */
  async drop(name: string, bytes: Buffer): Promise<void> {
    await this.#page.evaluate(
      `(() => {
        const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (c) => c.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], ${JSON.stringify(name)}));
        const drop = { dataTransfer, bubbles: true, cancelable: true };
        document.querySelector('main').dispatchEvent(new DragEvent('drop', drop));
      })()`,
    );
  }

  async giveFormula(formula: string): Promise<void> {
    await this.#page
      .getByRole('textbox', { name: WORDS[this.#language].formula.label })
      .fill(formula);
  }

  async analyze(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.submit, exact: true }).click();
  }

  /** The list of stages is shown and gets on to a later stage. */
  async stagesMove(): Promise<void> {
    const { stages } = WORDS[this.#language];
    const list = this.#page.getByRole('region', { name: stages.label });
    await expect(list).toBeVisible();
    await expect(list.locator('li').first().locator('svg'), 'the first stage is done').toBeVisible({
      timeout: ANALYSIS_MS,
    });
  }

  /** Ends on history. */
  async succeeds(): Promise<void> {
    await this.#page.waitForURL(`**/${this.#language}/history`, { timeout: ANALYSIS_MS });
  }
}
