import type { JobImage } from '@elucida/analysis/job';
import type { ReadingResult } from '@elucida/engine/reading/spectrum-reading';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** Hydrogens of a formula matter to what is read only where integrals are counted for it. */
const ANY = 'any';

/** Whether a reading depends on the formula. A refusal does not. */
const isCounted = (result: ReadingResult): boolean =>
  result.ok &&
  techniqueOf(result.reading.spectrum.type).form.peak.some(({ name }) => name === 'int');

/**
 * What was read of images, by their content and what the user said about them: an image is described before its
 * analysis is asked for, and need not be read twice. The longest unused are forgotten first. Nothing of it is
 * written anywhere, and a reading answers none but who sends the same image.
 */
export class KeptReadings {
  readonly #kept = new Map<string, string>();
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /** Of an image whose bytes are still there. */
  async keyOf({ bytes, type, axis }: JobImage): Promise<string> {
    const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
    return `${Buffer.from(hash).toString('base64url')} ${type ?? ''} ${axis?.join() ?? ''}`;
  }

  find(key: string, hydrogens: number | undefined): ReadingResult | undefined {
    for (const place of [`${key} ${ANY}`, `${key} ${hydrogens}`]) {
      const found = this.#kept.get(place);
      if (found === undefined) continue;
      this.#kept.delete(place);
      this.#kept.set(place, found);
      return JSON.parse(found) as ReadingResult;
    }
    return undefined;
  }

  keep(
    key: string,
    { hydrogens, result }: { hydrogens: number | undefined; result: ReadingResult },
  ): void {
    const place = `${key} ${isCounted(result) ? hydrogens : ANY}`;
    const text = JSON.stringify(result);
    this.#characters += text.length - (this.#kept.get(place)?.length ?? 0);
    this.#kept.delete(place);
    this.#kept.set(place, text);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#characters <= this.#maxCharacters) return;
      this.#kept.delete(oldest);
      this.#characters -= length;
    }
  }
}
