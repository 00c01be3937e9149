/** Hundredths of a px. */
const round = (place: number) => Math.round(place * 100) / 100;

/** A stretch and a shift along both axes, as `contour-paths` writes it. */
const STRETCH = /^matrix\((\S+) 0 0 (\S+) (\S+) (\S+)\)$/u;
/** A point of a path of straight lines. */
const POINT = /([ML])(\S+) ([^MLZ]+)/gu;

/**
 * Paths whose lines are as wide as they are drawn, whatever stretches them (`vector-effect`), with the stretch in their
 * points instead: other programs do not know that property, and would stretch the lines too.
 */
export function flattenPaths(svg: SVGSVGElement): void {
  const groups = new Set<Element>();
  for (const path of svg.querySelectorAll('path[vector-effect]')) {
    path.removeAttribute('vector-effect');
    const group = path.closest('g[transform]');
    const stretch = STRETCH.exec(group?.getAttribute('transform') ?? '')
      ?.slice(1)
      .map(Number);
    if (group === null || stretch === undefined) continue;
    groups.add(group);
    const [a, d, e, f] = stretch as [number, number, number, number];
    const points = (path.getAttribute('d') ?? '').replace(
      POINT,
      (_, command: string, x: string, y: string) =>
        `${command}${round(a * Number(x) + e)} ${round(d * Number(y) + f)}`,
    );
    path.setAttribute('d', points);
  }
  for (const group of groups) group.removeAttribute('transform');
}
