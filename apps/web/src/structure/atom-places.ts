/** Where an atom is in a drawing, as shares of its width and height from the top left, 0–1. */
export interface AtomPlace {
  readonly atom: number;
  readonly x: number;
  readonly y: number;
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
  const atoms = marks.map(({ atom, x, y }) => ({
    atom,
    x: (x - left!) / width,
    y: (y - top!) / height,
  }));
  return atoms.length > 0 ? { ratio: width / height, width, atoms } : null;
}
