import { structureSvg } from '@elucida/molecules/structure-svg';
import { bondsByEnds, type DrawnAtoms } from '@elucida/spectra/plotting/correlation-arcs';
import { numberPlaces } from './number-places.ts';

export type Shape =
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly width: number;
    }
  | { readonly kind: 'polygon'; readonly points: readonly (readonly [number, number])[] }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly r: number }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    };

/** A molecule's drawing as shapes, in units whose bonds are 24 long. */
export interface StructurePicture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Middles of the atoms in the order of the SMILES, and the bonds between them. */
  readonly atoms: DrawnAtoms['atoms'];
  readonly bonds: DrawnAtoms['bonds'];
  /** Where the number of each atom (0-based, in the order of the SMILES) is written: its middle. */
  readonly numbers: readonly { readonly atom: number; readonly x: number; readonly y: number }[];
}

/** An end of the invisible area over a bond. */
const endOf = (area: Attributes, end: '1' | '2') => ({
  x: Number(area[`x${end}`]),
  y: Number(area[`y${end}`]),
});

/** Room around the drawing for the numbers at its rim. */
const RIM = 9;

type Attributes = Readonly<Record<string, string>>;
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * One element of the drawing; the invisible areas over atoms and bonds, which only a pointer needs,
 * are none.
 */
function shapeOf(name: string, a: Attributes, content: string): Shape | null {
  if (a['opacity'] === '0') return null;
  const number = (key: string) => Number(a[key]);
  if (name === 'line')
    return {
      kind: 'line',
      x1: number('x1'),
      y1: number('y1'),
      x2: number('x2'),
      y2: number('y2'),
      width: number('stroke-width'),
    };
  if (name === 'text')
    return {
      kind: 'text',
      x: number('x'),
      y: number('y'),
      size: number('font-size'),
      text: unescaped(content),
    };
  if (name === 'circle') return { kind: 'dot', x: number('cx'), y: number('cy'), r: number('r') };
  if (name === 'polygon')
    return {
      kind: 'polygon',
      points: (a['points'] ?? '')
        .trim()
        .split(/\s+/)
        .map((pair) => pair.split(',').map(Number) as [number, number]),
    };
  return null;
}

/**
 * Draws a SMILES by way of the engine's SVG, whose few kinds of elements are read back as shapes;
 * null where it cannot be drawn.
 */
export function structurePicture(smiles: string): StructurePicture | null {
  const drawn = structureSvg(smiles);
  if (!drawn.ok) return null;
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(drawn.svg)?.[1] ?? '0 0 1 1')
    .split(' ')
    .map(Number) as [number, number, number, number];
  const shapes: Shape[] = [];
  const atoms: { x: number; y: number }[] = [];
  const marked: Attributes[] = [];
  for (const [, name, tag, content] of drawn.svg.matchAll(
    /<(line|text|circle|polygon)\b([^>]*?)\/?>([^<]*)/g,
  )) {
    const attributes = attributesOf(tag!);
    if (attributes['data-atom'] !== undefined)
      atoms[Number(attributes['data-atom'])] = {
        x: Number(attributes['cx']),
        y: Number(attributes['cy']),
      };
    if (attributes['data-bond'] !== undefined) marked.push(attributes);
    const shape = shapeOf(name!, attributes, content!);
    if (shape !== null) shapes.push(shape);
  }
  const dx = RIM - left,
    dy = RIM - top;
  const moved = shapes.map((shape): Shape => {
    if (shape.kind === 'line')
      return {
        ...shape,
        x1: shape.x1 + dx,
        y1: shape.y1 + dy,
        x2: shape.x2 + dx,
        y2: shape.y2 + dy,
      };
    if (shape.kind === 'polygon')
      return { ...shape, points: shape.points.map(([x, y]) => [x + dx, y + dy]) };
    return { ...shape, x: shape.x + dx, y: shape.y + dy };
  });
  const lines = shapes.filter((shape) => shape.kind === 'line'),
    texts = shapes.filter((shape) => shape.kind === 'text');
  const numbers = numberPlaces({ atoms, lines, texts }).map((place) => ({
    ...place,
    x: place.x + dx,
    y: place.y + dy,
  }));
  return {
    width: width + 2 * RIM,
    height: height + 2 * RIM,
    shapes: moved,
    atoms: atoms.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    bonds: bondsByEnds(
      atoms,
      marked.map((area) => [endOf(area, '1'), endOf(area, '2')] as const),
    ),
    numbers,
  };
}
