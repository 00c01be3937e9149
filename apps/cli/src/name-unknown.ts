import { idOf } from './run-case.ts';
import { tidyBlocks } from '@elucida/contract/tidy-blocks';

/** A place without its numbers: the same field of other blocks and peaks is the same. */
const kindOf = (place: string): string => place.replace(/\.\d+|\s\(.*$/gu, '');

function spectraOf(line: string): unknown {
  try {
    return (JSON.parse(line) as { spectra?: unknown } | null)?.spectra;
  } catch {
    // The case's own answer says what is wrong with the line.
    return undefined;
  }
}

/**
 * Names fields of a batch's blocks that nothing reads: each where it comes first, and at the end in how many
 * cases it came. Further fields of a case, such as its answer, are never looked at.
 */
export class UnknownFields {
  readonly #cases = new Map<string, number>();

  /** Lines for standard error about a case, for the fields that come for the first time. */
  ofCase(line: string): string[] {
    const { unknown } = tidyBlocks(spectraOf(line));
    const kinds = new Map(unknown.map((place) => [kindOf(place), place]));
    return [...kinds].flatMap(([kind, place]) => {
      const before = this.#cases.get(kind) ?? 0;
      this.#cases.set(kind, before + 1);
      return before > 0
        ? []
        : [`case ${JSON.stringify(idOf(line))}: ${place} is not known and not read`];
    });
  }

  /** Lines about fields that more than one case has. */
  summary(): string[] {
    return [...this.#cases]
      .filter(([, count]) => count > 1)
      .map(([kind, count]) => `${kind} is in ${count} cases and was not read`);
  }
}
