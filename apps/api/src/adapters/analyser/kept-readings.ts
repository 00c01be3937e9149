import type { JobImage } from '@elucida/analysis/job';
import type { ReadingResult } from '@elucida/reading/spectrum-reading';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** Of a reading that is the same for every formula. */
const ANY = 'any';

/**
 * Whether a reading depends on the formula: integrals are counted for it, and it tells the lines of solvents from
 * the molecule's. Both is so of shifts alone, and of no refusal.
 */
const isByFormula = (result: ReadingResult): boolean =>
  result.ok && techniqueOf(result.reading.spectrum.type).axis.unit === 'ppm';

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

  /** `formula` in Hill order, where it is known. */
  find(key: string, formula: string | undefined): ReadingResult | undefined {
    for (const place of [`${key} ${ANY}`, `${key} ${formula}`]) {
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
    { formula, result }: { formula: string | undefined; result: ReadingResult },
  ): void {
    const place = `${key} ${isByFormula(result) ? formula : ANY}`;
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
