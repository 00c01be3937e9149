/** Where an atom is in a drawing, as shares of its width and height from the top left, 0–1. */
export interface AtomPlace {
  readonly atom: number;
  readonly x: number;
  readonly y: number;
  /** Unit vector away from the atom's bonds, where a number does not cross them. */
  readonly away: readonly [x: number, y: number];
}

export interface AtomPlaces {
  /** Width of the drawing by its height. */
  readonly ratio: number;
  /** Width of the drawing in its own units, in which a bond is about 24 long. */
  readonly width: number;
  readonly atoms: readonly AtomPlace[];
}

/** Reads where the atoms are from the marks of a server-made drawing; null when it has none. */
export function atomPlaces(svg: SVGSVGElement): AtomPlaces | null {
  const [left, top, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  if (!width || !height) return null;
  const marks = [...svg.querySelectorAll('[data-atom]')].map((mark) => ({
    atom: Number(mark.getAttribute('data-atom')),
    x: Number(mark.getAttribute('cx')),
    y: Number(mark.getAttribute('cy')),
  }));
  const bonds = [...svg.querySelectorAll('[data-bond]')].map(
    (mark) =>
      ['x1', 'y1', 'x2', 'y2'].map((name) => Number(mark.getAttribute(name))) as [
        number,
        number,
        number,
        number,
      ],
  );
  const atoms = marks.map(({ atom, x, y }) => ({
    atom,
    x: (x - left!) / width,
    y: (y - top!) / height,
    away: awayFrom(x, y, bonds),
  }));
  return atoms.length > 0 ? { ratio: width / height, width, atoms } : null;
}

/** Two marks at the same place, drawing units. */
const SAME = 0.6;

/** The middle of the widest gap between the bonds of the atom at a place. */
function awayFrom(
  x: number,
  y: number,
  bonds: readonly (readonly [number, number, number, number])[],
): readonly [number, number] {
  const near = (a: number, b: number) => Math.abs(a - x) < SAME && Math.abs(b - y) < SAME;
  const angles = bonds
    .flatMap(([x1, y1, x2, y2]) =>
      near(x1, y1)
        ? [Math.atan2(y2 - y, x2 - x)]
        : near(x2, y2)
          ? [Math.atan2(y1 - y, x1 - x)]
          : [],
    )
    .sort((a, b) => a - b);
  if (angles.length === 0) return [0, -1];
  let widest = 0,
    middle = 0;
  angles.forEach((angle, i) => {
    const next = i + 1 < angles.length ? angles[i + 1]! : angles[0]! + 2 * Math.PI;
    if (next - angle > widest + 0.05) [widest, middle] = [next - angle, (next + angle) / 2];
  });
  return [Math.cos(middle), Math.sin(middle)];
}
