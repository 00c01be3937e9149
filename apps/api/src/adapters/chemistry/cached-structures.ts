import { createHash } from 'node:crypto';
import { STRUCTURE_BOUNDS } from '../../bounds/structures.ts';

/** A drawing or molfile as it is sent. */
export interface StructureText {
  readonly text: string;
  readonly etag: string;
}

/**
 * Keeps what was asked for last, up to a number of characters; several who ask for the same at once
 * wait for one answer.
 */
export class CachedStructures {
  readonly #kept = new Map<string, StructureText>();
  readonly #computing = new Map<string, Promise<StructureText>>();
  readonly #charsMax: number;
  #chars = 0;

  constructor(charsMax: number = STRUCTURE_BOUNDS.cacheCharsMax) {
    this.#charsMax = charsMax;
  }

  /** What is kept under a key, or what is being computed for it. */
  find(key: string): StructureText | Promise<StructureText> | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return this.#computing.get(key);
    // A Map keeps the order of insertion: the first is the one that nobody asked for the longest.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  /** Computes and keeps; a failure is not kept. */
  compute(key: string, work: () => Promise<string>): Promise<StructureText> {
    const made = work()
      .then((text) => {
        const kept = {
          text,
          etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
        };
        this.#keep(key, kept);
        return kept;
      })
      .finally(() => this.#computing.delete(key));
    this.#computing.set(key, made);
    return made;
  }

  #keep(key: string, made: StructureText): void {
    this.#kept.set(key, made);
    this.#chars += key.length + made.text.length;
    for (const [oldest, { text }] of this.#kept) {
      if (this.#chars <= this.#charsMax) return;
      this.#kept.delete(oldest);
      this.#chars -= oldest.length + text.length;
    }
  }
}
