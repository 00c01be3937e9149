import type { OcrWord } from './ocr-port.ts';

interface Piece {
  readonly text: string;
  readonly confidence: number;
  readonly x0: number;
  readonly x1: number;
}

const centre = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2;

/**
 * The recognised characters whose centres lie between two positions, from left to right.
 * Recognition knows the order of a word's characters better than their places, so that the order
 * holds, and a word that lies between the positions is taken whole. Where recognition offers two
 * characters for one place (it does at gaps), the surer one counts. `dots` are places where a
 * decimal point was seen, in case recognition passed over it.
 */
export function textBetween(
  words: readonly OcrWord[],
  x0: number,
  x1: number,
  dots: readonly number[] = [],
): string {
  const inside = (s: { x0: number; x1: number }) => centre(s) >= x0 && centre(s) <= x1;
  const slack = 0.1 * (x1 - x0);
  const pieces: Piece[] = [...words]
    .sort((a, b) => a.box.x0 - b.box.x0)
    .flatMap((w) => {
      const symbols = w.symbols?.length
        ? w.symbols
        : [{ text: w.text, confidence: w.confidence, x0: w.box.x0, x1: w.box.x1 }];
      return w.box.x0 >= x0 - slack && w.box.x1 <= x1 + slack ? symbols : symbols.filter(inside);
    });
  const overlap = (a: Piece, b: Piece) =>
    Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.6 * Math.min(a.x1 - a.x0, b.x1 - b.x0);
  const sure = pieces.filter(
    (s) => !pieces.some((o) => o !== s && o.confidence > s.confidence && overlap(o, s)),
  );
  if (sure.some((s) => s.text.includes('.'))) return sure.map((s) => s.text).join('');
  return withPoints(sure, dots)
    .map((s) => s.text)
    .join('');
}

/** Puts each decimal point after the characters that lie left of it. */
function withPoints(pieces: readonly Piece[], dots: readonly number[]): Piece[] {
  const out = [...pieces];
  for (const x of dots) {
    const before = out.filter((p) => centre(p) < x).length;
    out.splice(before, 0, { text: '.', confidence: 100, x0: x, x1: x });
  }
  return out;
}
