import { numberPlaces, type Box, type DrawingParts, type Stroke } from './number-places.ts';

/** Size of the digits on the screen, px, at least and at most. */
const SMALLEST = 9,
  LARGEST = 12;
/** Size of the digits by the length of a bond, where the screen leaves the choice. */
const BY_BOND = 0.45;
/** Length of a bond in a drawing that did not have to be made smaller, its units. */
const BOND = 24;
/** Width of a letter by the size of the font, in Helvetica, whose capitals stand above the line. */
const LETTER_WIDTH = 0.74,
  LETTER_HEIGHT = 0.74;

const numbersOf = (element: Element, names: readonly string[]): number[] =>
  names.map((name) => Number(element.getAttribute(name)));

function wordBox(text: Element): Box {
  const [left, line, size] = numbersOf(text, ['x', 'y', 'font-size']) as [number, number, number];
  const width = (text.textContent?.length ?? 0) * size * LETTER_WIDTH;
  return { left, right: left + width, top: line - size * LETTER_HEIGHT, bottom: line };
}

/** The edges of a wedge. */
function edges(polygon: Element): Stroke[] {
  const points = (polygon.getAttribute('points') ?? '')
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }));
  return points.map((point, i) => [point, points[(i + 1) % points.length]!] as const);
}

/** What a server-made drawing consists of; null when it has no marks of atoms. */
export function readParts(svg: SVGSVGElement): DrawingParts | null {
  const [left, top, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const marks = [...svg.querySelectorAll('[data-atom]')];
  if (!width || !height || marks.length === 0) return null;
  const atoms: DrawingParts['atoms'][number][] = [];
  for (const mark of marks) {
    const [x, y] = numbersOf(mark, ['cx', 'cy']) as [number, number];
    atoms[Number(mark.getAttribute('data-atom'))] = { x, y };
  }
  const lines = [...svg.querySelectorAll('line:not([data-bond])')].map((line): Stroke => {
    const [x1, y1, x2, y2] = numbersOf(line, ['x1', 'y1', 'x2', 'y2']) as [
      number,
      number,
      number,
      number,
    ];
    return [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
  });
  return {
    atoms,
    strokes: [...lines, ...[...svg.querySelectorAll('polygon')].flatMap(edges)],
    words: [...svg.querySelectorAll('text')].map(wordBox),
    frame: { left: left!, top: top!, right: left! + width, bottom: top! + height },
  };
}

/**
 * Writes the numbers of the atoms into a drawing, in digits that keep their size on the screen
 * however large the drawing is shown. Returns what takes them away.
 */
export function writeNumbers(svg: SVGSVGElement): () => void {
  const parts = readParts(svg);
  if (!parts) return () => {};
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('class', 'atom-numbers');
  svg.append(group);
  const { frame } = parts;
  let written = 0;
  const write = () => {
    const { width, height } = svg.getBoundingClientRect();
    const scale = Math.min(width / (frame.right - frame.left), height / (frame.bottom - frame.top));
    const px = Math.min(LARGEST, Math.max(SMALLEST, BOND * BY_BOND * scale));
    const font = scale > 0 ? px / scale : BOND * BY_BOND;
    if (Math.abs(font - written) < 0.01) return;
    written = font;
    group.setAttribute('font-size', String(font));
    group.replaceChildren(
      ...numberPlaces(parts, font).map(({ x, y }, atom) => {
        const text = document.createElementNS(group.namespaceURI!, 'text');
        text.setAttribute('x', x.toFixed(2));
        // Digits stand on the line: half of their height below the middle.
        text.setAttribute('y', (y + 0.36 * font).toFixed(2));
        text.setAttribute('text-anchor', 'middle');
        text.textContent = String(atom + 1);
        return text;
      }),
    );
  };
  write();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(write);
  observer?.observe(svg);
  return () => {
    observer?.disconnect();
    group.remove();
  };
}
