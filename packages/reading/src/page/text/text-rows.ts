import type { Component } from '../components.ts';
import type { Box } from '../raster.ts';

/** Characters that are side by side without a gap wider than a space: one word or number. */
export interface TextGroup extends Box {
  /** Centres of the marks on the base line between its characters: decimal points. */
  readonly dots: readonly number[];
}
/** A line of text: words from left to right with a common base line. */
export interface TextRow extends Box {
  readonly groups: readonly TextGroup[];
  readonly glyphHeight: number;
}

/** Smallest and largest character height, px and share of the image height. */
const MIN_GLYPH_PX = 5;
const MAX_GLYPH_SHARE = 0.08;
/** More characters than this are not the lettering of a plot. */
const MAX_GLYPHS = 3_000;
/** A gap wider than this, in character heights, separates two numbers. */
const WORD_GAP = 0.62;

const unite = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((b) => b.x0)),
  y0: Math.min(...boxes.map((b) => b.y0)),
  x1: Math.max(...boxes.map((b) => b.x1)),
  y1: Math.max(...boxes.map((b) => b.y1)),
});

/**
 * Lines of text among patches of ink, from the bottom of the image upwards. Digits are what
 * matters: marks below the base line are ignored.
 */
export function findTextRows(components: readonly Component[], imageHeight: number): TextRow[] {
  const tallest = Math.max(14, imageHeight * MAX_GLYPH_SHARE);
  const glyphs = components
    .filter((c) => {
      const h = c.y1 - c.y0;
      return h >= MIN_GLYPH_PX && h <= tallest && c.x1 - c.x0 <= 4 * h && c.area >= 5;
    })
    .sort((a, b) => b.y1 - a.y1);
  if (glyphs.length > MAX_GLYPHS) return [];
  const used = new Set<number>();
  const rows: TextRow[] = [];
  for (const seed of glyphs) {
    if (used.has(seed.id)) continue;
    const height = seed.y1 - seed.y0;
    const about = (base: number) =>
      glyphs.filter((g) => {
        const h = g.y1 - g.y0;
        return (
          !used.has(g.id) &&
          Math.abs(g.y1 - base) <= Math.max(1.5, 0.22 * height) &&
          h >= 0.6 * height &&
          h <= 1.7 * height
        );
      });
    const first = about(seed.y1);
    // The seed may be a letter that reaches below the line: the line is where most characters end.
    const row = about(first[first.length >> 1]!.y1);
    if (!row.includes(seed)) row.push(seed);
    for (const g of row) used.add(g.id);
    const heights = row.map((g) => g.y1 - g.y0).sort((a, b) => a - b);
    const glyphHeight = heights[heights.length >> 1]!;
    const box = unite(row);
    const small = components.filter(
      (c) =>
        !used.has(c.id) &&
        c.y0 >= box.y0 - 1 &&
        c.y1 <= box.y1 + 0.3 * glyphHeight &&
        c.y1 - c.y0 < 0.6 * glyphHeight &&
        c.x1 - c.x0 <= 1.2 * glyphHeight &&
        c.area >= 2,
    );
    rows.push({ ...box, glyphHeight, groups: splitWords([...row, ...small], glyphHeight) });
  }
  return rows;
}

function splitWords(glyphs: readonly Component[], height: number): TextGroup[] {
  const sorted = [...glyphs].sort((a, b) => a.x0 - b.x0);
  const words: Box[][] = [];
  let right = -Infinity;
  for (const g of sorted) {
    if (g.x0 - right > WORD_GAP * height) words.push([]);
    words.at(-1)!.push(g);
    right = Math.max(right, g.x1);
  }
  // A lone speck is dirt, not a number.
  return words
    .map((word) => ({ ...unite(word), dots: dotsIn(word, height) }))
    .filter((w) => w.y1 - w.y0 >= 0.6 * height);
}

/**
 * A decimal point is small, as wide as it is high, is on the base line, and has characters on
 * both sides.
 */
function dotsIn(word: readonly Box[], height: number): number[] {
  const base = Math.max(...word.map((c) => c.y1));
  const tall = word.filter((c) => c.y1 - c.y0 >= 0.6 * height);
  return word
    .filter((c) => {
      const [w, h] = [c.x1 - c.x0, c.y1 - c.y0];
      return (
        h <= 0.36 * height &&
        w <= 0.4 * height &&
        w <= 2 * h &&
        c.y1 >= base - 0.2 * height &&
        tall.some((t) => t.x1 <= c.x0 + 1) &&
        tall.some((t) => t.x0 >= c.x1 - 1)
      );
    })
    .map((c) => (c.x0 + c.x1) / 2);
}
