import { INK } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';
import type { StructurePicture } from './structure-picture.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Writes the atoms' numbers. */ readonly numbered: boolean;
}

/** Points a unit of the drawing may have at most: bonds are 24 units long, letters 14 high. */
const LARGEST = { numbered: 1.05, plain: 0.62 } as const;
const NUMBER_SIZE = 6;
/** The drawing reckons with a wider face than ours. */
const LETTERS = 1.08;

/** Points a unit at which a picture fits a box, never larger than print. */
export const scaleIn = (
  { width, height }: StructurePicture,
  box: Pick<Place, 'width' | 'height' | 'numbered'>,
): number =>
  Math.min(LARGEST[box.numbered ? 'numbered' : 'plain'], box.width / width, box.height / height);

/** Draws a structure into a box, in the middle, never enlarged beyond the size of print. */
export function drawStructure(
  { doc }: Sheet,
  picture: StructurePicture,
  { x, y, width, height, numbered }: Place,
): void {
  const scale = scaleIn(picture, { width, height, numbered });
  const left = x + (width - picture.width * scale) / 2,
    top = y + (height - picture.height * scale) / 2;
  const X = (value: number) => left + value * scale,
    Y = (value: number) => top + value * scale;
  doc.lineCap('round').lineJoin('round').strokeColor(INK.text).fillColor(INK.text);
  for (const shape of picture.shapes) {
    if (shape.kind === 'line')
      doc
        .moveTo(X(shape.x1), Y(shape.y1))
        .lineTo(X(shape.x2), Y(shape.y2))
        .lineWidth(shape.width * scale)
        .stroke();
    else if (shape.kind === 'polygon')
      doc.polygon(...shape.points.map(([px, py]) => [X(px), Y(py)])).fill();
    else if (shape.kind === 'dot') doc.circle(X(shape.x), Y(shape.y), shape.r * scale).fill();
    else
      doc
        .font('regular')
        .fontSize(shape.size * LETTERS * scale)
        .text(shape.text, X(shape.x), Y(shape.y), { lineBreak: false, baseline: 'alphabetic' });
  }
  if (!numbered) return;
  const size = Math.min(NUMBER_SIZE, Math.max(3.5, 9 * scale));
  doc.font('regular').fontSize(size).fillColor(INK.second);
  for (const { atom, x: nx, y: ny } of picture.numbers) {
    const text = String(atom + 1);
    doc.text(text, X(nx) - doc.widthOfString(text) / 2, Y(ny) + size * 0.33, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}
