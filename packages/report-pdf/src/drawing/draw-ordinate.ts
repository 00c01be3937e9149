import { printedNumber } from '@elucida/spectra/number-format';
import type { DrawnOrdinate } from '@elucida/spectra/plotting/ordinate';
import { INK } from '../page/measures.ts';
import type { Sheet } from '../page/sheet.ts';
import { axisTicks } from './axis-ticks.ts';

/** Points: room for a vertical axis next to a plot, and its letters. */
export const ORDINATE = 34;
const SIZE = 6;

interface Place {
  readonly name: string;
  /** Writes figures with the decimal sign of the report's language. */
  readonly figures: (symbols: string) => string;
  readonly x: number;
  /** Where peaks start from, and where the tallest ends. */
  readonly foot: number;
  readonly tip: number;
}

/** The vertical axis: figures where it has a scale, and its name upwards along it. */
export function drawOrdinate(
  { doc }: Sheet,
  { values }: DrawnOrdinate,
  { name, figures, x, foot, tip }: Place,
): void {
  doc.lineWidth(0.5).strokeColor(INK.second).moveTo(x, foot).lineTo(x, tip).stroke();
  doc.font('regular').fontSize(SIZE).fillColor(INK.second);
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  if (values) {
    const [low, high] = values;
    const Y = (value: number) => foot + ((value - low) / (high - low)) * (tip - foot);
    for (const tick of axisTicks(values, 3)) {
      doc
        .moveTo(x, Y(tick))
        .lineTo(x - 2, Y(tick))
        .stroke();
      const text = figures(printedNumber(tick));
      doc.text(text, x - 3.5 - doc.widthOfString(text), Y(tick) + 2, options);
    }
  }
  const at = x - (values ? 27 : 5),
    middle = (foot + tip) / 2;
  doc.save().rotate(-90, { origin: [at, middle] });
  doc.text(name, at - doc.widthOfString(name) / 2, middle, options);
  doc.restore();
}
