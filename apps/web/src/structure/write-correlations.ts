import {
  arrowHead,
  bondsByEnds,
  correlationArcs,
  type ArcPoint,
  type CorrelationArc,
  type DrawnAtoms,
  type DrawnEvidence,
} from '@elucida/spectra/plotting/correlation-arcs';
import type { PairPart } from '@elucida/spectra/techniques/technique';

/** Atoms and bonds of a server-made drawing, from its invisible marks; null when it has none. */
export function drawnAtoms(svg: SVGSVGElement): DrawnAtoms | null {
  const atoms: ArcPoint[] = [];
  for (const mark of svg.querySelectorAll('[data-atom]'))
    atoms[Number(mark.getAttribute('data-atom'))] = {
      x: Number(mark.getAttribute('cx')),
      y: Number(mark.getAttribute('cy')),
    };
  if (atoms.length === 0) return null;
  const endOf = (mark: Element, end: '1' | '2'): ArcPoint => ({
    x: Number(mark.getAttribute(`x${end}`)),
    y: Number(mark.getAttribute(`y${end}`)),
  });
  const lines = [...svg.querySelectorAll('[data-bond]')].map(
    (mark) => [endOf(mark, '1'), endOf(mark, '2')] as const,
  );
  return { atoms, bonds: bondsByEnds(atoms, lines) };
}

export interface DrawnCorrelations {
  readonly drawn: PairPart['drawn'];
  readonly evidence: readonly DrawnEvidence[];
}

const number = (value: number) => value.toFixed(2);
const at = ({ x, y }: ArcPoint) => `${number(x)} ${number(y)}`;

/**
 * Draws cross peaks into a structure (`correlationArcs`), each as a group with `data-peak`. Returns what
 * takes them away.
 */
export function writeCorrelations(
  svg: SVGSVGElement,
  { drawn, evidence }: DrawnCorrelations,
): () => void {
  const drawing = drawnAtoms(svg);
  if (drawing === null) return () => {};
  const make = (name: string, attributes: Readonly<Record<string, string>>): Element => {
    const element = document.createElementNS(svg.namespaceURI!, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const layer = make('g', { class: 'correlations', fill: 'none' });
  layer.append(
    ...correlationArcs(drawn, evidence, drawing).map((arc) => {
      const group = make('g', {
        'data-peak': String(arc.peak),
        class: `${arc.against ? 'against' : 'found'} ${arc.shape}`,
      });
      group.append(...partsOf(arc, make));
      return group;
    }),
  );
  // Below the letters of atoms, above the bonds that it may thicken.
  svg.prepend(layer);
  return () => layer.remove();
}

function partsOf(
  { shape, from, bend, to, usual }: CorrelationArc,
  make: (name: string, attributes: Readonly<Record<string, string>>) => Element,
): Element[] {
  const line = make('path', {
    d: shape === 'bond' ? `M${at(from)} L${at(to)}` : `M${at(from)} Q${at(bend)} ${at(to)}`,
    ...(usual ? {} : { 'stroke-dasharray': '3 2.5' }),
  });
  const head = (tip: ArcPoint) =>
    make('polygon', {
      points: arrowHead(tip, bend)
        .map(({ x, y }) => `${number(x)},${number(y)}`)
        .join(' '),
    });
  if (shape === 'bond') return [line];
  return shape === 'arrow' ? [line, head(to)] : [line, head(from), head(to)];
}
