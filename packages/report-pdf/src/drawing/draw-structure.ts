import { arrowHead, type CorrelationArc } from '@elucida/spectra/plotting/correlation-arcs';
import { INK } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';
import type { StructurePicture } from './structure-picture.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Writes the atoms' numbers. */ readonly numbered: boolean;
  /** Cross peaks drawn on it. */
  readonly arcs?: readonly CorrelationArc[];
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
  { x, y, width, height, numbered, arcs = [] }: Place,
): void {
  const scale = scaleIn(picture, { width, height, numbered });
  const left = x + (width - picture.width * scale) / 2,
    top = y + (height - picture.height * scale) / 2;
  const X = (value: number) => left + value * scale,
    Y = (value: number) => top + value * scale;
  doc.lineCap('round').lineJoin('round');
  for (const arc of arcs) drawArc(doc, arc, { scale, X, Y });
  doc.undash().strokeColor(INK.text).fillColor(INK.text);
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

/** Widths of a curve and of a bold bond, and a dash, units of the drawing. */
const CURVE = 0.9,
  BOLD = 4,
  DASH = [3, 2.5] as const;

function drawArc(
  doc: Sheet['doc'],
  { shape, from, bend, to, usual, against }: CorrelationArc,
  {
    scale,
    X,
    Y,
  }: {
    readonly scale: number;
    readonly X: (value: number) => number;
    readonly Y: (value: number) => number;
  },
): void {
  const colour = against ? INK.against : INK.accent;
  doc
    .strokeColor(colour)
    .fillColor(colour)
    .lineWidth((shape === 'bond' ? BOLD : CURVE) * scale);
  if (usual) doc.undash();
  else doc.dash(DASH[0] * scale, { space: DASH[1] * scale });
  doc.moveTo(X(from.x), Y(from.y));
  if (shape === 'bond') doc.lineTo(X(to.x), Y(to.y)).stroke();
  else doc.quadraticCurveTo(X(bend.x), Y(bend.y), X(to.x), Y(to.y)).stroke();
  const heads = shape === 'bond' ? [] : shape === 'arrow' ? [to] : [from, to];
  for (const tip of heads)
    doc.polygon(...arrowHead(tip, bend).map(({ x, y }): [number, number] => [X(x), Y(y)])).fill();
}
