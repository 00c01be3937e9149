const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'line',
  'polyline',
  'polygon',
  'circle',
  'ellipse',
  'rect',
  'text',
  'tspan',
  'title',
  'desc',
]);

/**
 * An SVG text as an element that can be put into the page: only shapes and words, no script, style,
 * link or event attribute. The drawings come from our own server; this keeps that a detail. Null
 * when it is no SVG.
 */
export function safeSvg(text: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return null;
  for (const element of [...root.querySelectorAll('*'), root]) {
    if (!ELEMENTS.has(element.localName)) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      if (/^on/i.test(name) || name === 'style' || /href$/i.test(name) || /url\(/i.test(value))
        element.removeAttribute(name);
      // Colour means a technique or a state here, and red on a dark page is hard to read: hetero
      // atoms take the ink too.
      else if ((name === 'fill' || name === 'stroke') && value !== 'none')
        element.setAttribute(name, 'currentColor');
    }
  }
  return document.importNode(root, true) as unknown as SVGSVGElement;
}
