// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { flattenPaths } from './flat-paths.ts';

const svgOf = (inner: string): SVGSVGElement => {
  document.body.innerHTML = `<svg>${inner}</svg>`;
  return document.querySelector('svg')!;
};

test('a stretched contour has the stretch in its points, and its line stays as wide', () => {
  const svg = svgOf(
    `<g transform="matrix(-2 0 0 0.5 100 10)" fill="none"><g stroke="red">
      <path d="M0 0L10 4L2.25 -1e-7Z" vector-effect="non-scaling-stroke"/></g></g>`,
  );
  flattenPaths(svg);
  const path = svg.querySelector('path')!;
  expect(path.getAttribute('d')).toBe('M100 10L80 12L95.5 10Z');
  expect(path.hasAttribute('vector-effect')).toBe(false);
  expect(svg.querySelector('[transform]')).toBeNull();
});

test('other drawings keep their transforms', () => {
  const inner = '<g transform="translate(3,4)"><path d="M0 0L1 1"></path></g>';
  const svg = svgOf(inner);
  flattenPaths(svg);
  expect(svg.innerHTML).toBe(inner);
});
