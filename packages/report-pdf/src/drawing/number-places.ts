interface Point {
  readonly x: number;
  readonly y: number;
}
interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Drawn {
  readonly atoms: readonly Point[];
  /** Every line that is drawn, the second line of a double bond too. */
  readonly lines: readonly Segment[];
  /** Left ends of the symbols' baselines. */
  readonly texts: readonly Point[];
}

/**
 * Distance of a number's middle from a bare atom and from one with a symbol, in units of the
 * drawing (bonds are 24 long).
 */
const FROM_ATOM = 7;
const FROM_SYMBOL = 11.5;
/** An atom has a symbol where a text begins this close. */
const SYMBOL_NEAR = 10;
const DIRECTIONS = 24;
/** Distances beyond these are room enough. */
const ENOUGH = { line: 6, atom: 16, text: 10 } as const;

/** Distance of a point from a line with two ends. */
function distance({ x, y }: Point, { x1, y1, x2, y2 }: Segment): number {
  const dx = x2 - x1,
    dy = y2 - y1;
  const along = Math.max(
    0,
    Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)),
  );
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/**
 * Where the atoms' numbers go: next to each atom, in the direction with most room to lines, symbols
 * and other atoms.
 */
export function numberPlaces({
  atoms,
  lines,
  texts,
}: Drawn): { atom: number; x: number; y: number }[] {
  // A text is placed by its left end on the baseline: its middle is about 4 right and 5 above.
  const symbols = texts.map(({ x, y }) => ({ x: x + 4, y: y - 5 }));
  return atoms.map((atom, index) => {
    const away = symbols.some(({ x, y }) => Math.hypot(x - atom.x, y - atom.y) < SYMBOL_NEAR)
      ? FROM_SYMBOL
      : FROM_ATOM;
    let best = { x: atom.x, y: atom.y, room: -1 };
    for (let step = 0; step < DIRECTIONS; step++) {
      const angle = (step / DIRECTIONS) * 2 * Math.PI;
      const place = { x: atom.x + away * Math.cos(angle), y: atom.y + away * Math.sin(angle) };
      const least = (enough: number, distances: readonly number[]) =>
        Math.min(enough, ...distances) / enough;
      const room =
        2 *
          least(
            ENOUGH.line,
            lines.map((line) => distance(place, line)),
          ) +
        least(
          ENOUGH.atom,
          atoms
            .filter((other) => other !== atom)
            .map((other) => Math.hypot(other.x - place.x, other.y - place.y)),
        ) +
        least(
          ENOUGH.text,
          symbols.map((other) => Math.hypot(other.x - place.x, other.y - place.y)),
        );
      if (room > best.room + 1e-9) best = { ...place, room };
    }
    return { atom: index, x: best.x, y: best.y };
  });
}
