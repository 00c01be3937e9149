export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Stroke = readonly [from: Point, to: Point];

/** What a drawing has that a number must not lie on. All lengths in the drawing's own units. */
export interface DrawingParts {
  /** Heavy atoms in the order of their numbers. */
  readonly atoms: readonly Point[];
  readonly strokes: readonly Stroke[];
  /** Symbols of atoms. */
  readonly words: readonly Box[];
  readonly frame: Box;
}

/** Width and height of a digit by the size of the font, of Source Sans 3 and of Helvetica. */
const DIGIT_WIDTH = 0.56,
  DIGIT_HEIGHT = 0.72;
const DIRECTIONS = 24;
/** Farthest that a number goes from its place next to the atom, and in which steps, font sizes. */
const FARTHEST = 1.75,
  STEP = 0.25;
/** Room around a number, font sizes. */
const ROOM = 0.1;
/** What a font size of a bond under a number costs, and what its whole area on a symbol does. */
const ON_BOND = 8,
  ON_WORD = 30;
/** What a number costs that is as near to another atom as to its own. */
const AMBIGUOUS = 4;
/** What a number costs that lies outside of the drawing: there may be no room. */
const OUTSIDE = 2;

const boxAt = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Length of a stroke inside a box (Liang and Barsky, ACM Trans. Graph. 1984, 3, 1). */
export function lengthInside([from, to]: Stroke, box: Box): number {
  const dx = to.x - from.x,
    dy = to.y - from.y;
  let start = 0,
    end = 1;
  for (const [step, room] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return 0;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return Math.max(0, end - start) * Math.hypot(dx, dy);
}

/**
 * Where the numbers of the atoms are written, as centres: near the atom, off bonds, symbols and one
 * another where there is room. `font` is the size of the digits in the drawing's units.
 */
export function numberPlaces(parts: DrawingParts, font: number): Point[] {
  const { atoms, frame } = parts;
  const height = font * DIGIT_HEIGHT;
  const widthOf = (atom: number) => font * DIGIT_WIDTH * String(atom + 1).length;
  const placed: (Point | undefined)[] = atoms.map(() => undefined);

  const best = (own: number): Point => {
    const atom = atoms[own]!;
    const width = widthOf(own);
    const nearest = Math.hypot(width, height) / 2 + ROOM * font;
    const reach = nearest + FARTHEST * font + width;
    const near = boxAt(atom, 2 * reach, 2 * reach);
    const strokes = parts.strokes.filter((stroke) => lengthInside(stroke, near) > 0);
    const words = [
      ...parts.words,
      ...placed.flatMap((place, other) =>
        place && other !== own ? [boxAt(place, widthOf(other), height)] : [],
      ),
    ].filter((box) => shared(box, near) > 0);
    const others = atoms.filter(
      ({ x, y }, other) => other !== own && Math.hypot(x - atom.x, y - atom.y) < 2 * reach,
    );
    const cost = (place: Point, distance: number): number => {
      const box = boxAt(place, width + 2 * ROOM * font, height + 2 * ROOM * font);
      const area = (box.right - box.left) * (box.bottom - box.top);
      let sum = distance / font;
      for (const stroke of strokes) sum += (ON_BOND * lengthInside(stroke, box)) / font;
      for (const word of words) sum += (ON_WORD * shared(word, box)) / area;
      if (others.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < distance))
        sum += AMBIGUOUS;
      return sum + OUTSIDE * (1 - shared(frame, box) / area);
    };
    let [found, lowest] = [atom, Infinity];
    for (let distance = nearest; distance <= nearest + FARTHEST * font; distance += STEP * font)
      for (let i = 0; i < DIRECTIONS; i++) {
        const angle = (2 * Math.PI * i) / DIRECTIONS;
        const place = {
          x: atom.x + distance * Math.cos(angle),
          y: atom.y + distance * Math.sin(angle),
        };
        const price = cost(place, distance);
        if (price < lowest - 1e-9) [found, lowest] = [place, price];
      }
    return found;
  };
  // Twice: the first ones were placed before the others were there.
  for (let round = 0; round < 2; round++)
    for (let atom = 0; atom < atoms.length; atom++) placed[atom] = best(atom);
  return placed as Point[];
}
