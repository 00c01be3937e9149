import type { Element, Sheet } from '../page/sheet.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing as one figure with a text for those who do not see it. Draws at the given place; does
 * not move on.
 */
export function figure(
  sheet: Sheet,
  parent: Element,
  { box, alt, draw }: { box: Box; alt: string; draw: () => void },
): void {
  const element = sheet.add(parent, 'Figure', {
    alt,
    bbox: [box.x, box.y, box.x + box.width, box.y + box.height],
  });
  element.add(() => {
    sheet.doc.save();
    draw();
    sheet.doc.restore();
  });
  element.end();
}
