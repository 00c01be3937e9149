// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

test('only shapes and words are left, in the colour of the text', () => {
  const svg = safeSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><a ' +
      'href="#"><path d="M0 0"/></a><text fill="rgb(255,13,13)" style="x" ' +
      'onclick="x()">O</text><circle data-atom="0" fill="none"/></svg>',
  )!;
  expect(svg.outerHTML).not.toMatch(/script|onload|onclick|style|href|rgb/);
  expect(svg.querySelector('text')?.getAttribute('fill')).toBe('currentColor');
  expect(svg.querySelector('[data-atom]')?.getAttribute('fill')).toBe('none');
});

test('what is no SVG is refused', () => expect(safeSvg('<html></html>')).toBeNull());
