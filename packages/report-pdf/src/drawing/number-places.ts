interface Point { readonly x: number; readonly y: number }
interface Bond { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }

/** Distance of a number's middle from a bare atom and from one with a symbol, in units of the drawing (bonds are 24 long). */
const FROM_ATOM = 7;
const FROM_SYMBOL = 11.5;
/** An atom has a symbol where a text begins this close. */
const SYMBOL_NEAR = 10;
const DIRECTIONS = 16;

const angleBetween = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/**
 * Where the atoms' numbers go: beside each atom, in the direction furthest from its bonds and from the symbols near it.
 * Bonds end exactly on atoms.
 */
export function numberPlaces({ atoms, bonds, texts }: { atoms: readonly Point[]; bonds: readonly Bond[]; texts: readonly Point[] }): { atom: number; x: number; y: number }[] {
  const same = (x: number, y: number, atom: Point) => Math.hypot(x - atom.x, y - atom.y) < 1;
  return atoms.map((atom, index) => {
    const taken = bonds.flatMap(({ x1, y1, x2, y2 }) => (same(x1, y1, atom) ? [Math.atan2(y2 - y1, x2 - x1)] : same(x2, y2, atom) ? [Math.atan2(y1 - y2, x1 - x2)] : []));
    // A text is placed by its left end on the baseline: its middle is about 4 right and 5 above.
    const symbols = texts.map(({ x, y }) => ({ x: x + 4, y: y - 5 }));
    const hasSymbol = symbols.some(({ x, y }) => Math.hypot(x - atom.x, y - atom.y) < SYMBOL_NEAR);
    const distance = hasSymbol ? FROM_SYMBOL : FROM_ATOM;
    let best = { x: atom.x, y: atom.y, room: -1 };
    for (let step = 0; step < DIRECTIONS; step++) {
      const angle = (step / DIRECTIONS) * 2 * Math.PI;
      const x = atom.x + distance * Math.cos(angle), y = atom.y + distance * Math.sin(angle);
      const fromBonds = Math.min(Math.PI, ...taken.map((other) => angleBetween(angle, other)));
      const fromAtoms = Math.min(24, ...atoms.filter((other) => other !== atom).map((other) => Math.hypot(other.x - x, other.y - y)));
      const fromTexts = Math.min(16, ...symbols.filter((other) => Math.hypot(other.x - atom.x, other.y - atom.y) >= 2).map((other) => Math.hypot(other.x - x, other.y - y)));
      const room = fromBonds + fromAtoms / 24 + fromTexts / 8;
      if (room > best.room + 1e-9) best = { x, y, room };
    }
    return { atom: index, x: best.x, y: best.y };
  });
}
