/** Structures that one analysis takes (contract §2). */
export const MOST_ASKED = 20;

const allLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/**
 * The structures of "Is it this?", one a line: blank lines and lines typed twice left out, and cut
 * after the twentieth.
 */
export const askedLines = (text: string): string[] => allLines(text).slice(0, MOST_ASKED);

/** Whether more are typed than `askedLines` takes. */
export const hasMoreAsked = (text: string): boolean => allLines(text).length > MOST_ASKED;
