import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainText, RichText } from './rich-text.tsx';

test.each([
  ['CH_3 at 1710 cm^-1', 'CH<sub>3</sub> at 1710 cm<sup>−1</sup>', 'CH₃ at 1710 cm⁻¹'],
  [
    '*J* = 7.0, **so** an ethyl',
    '<em class="pr-[0.1em]">J</em> = 7.0, <strong>so</strong> an ethyl',
    'J = 7.0, so an ethyl',
  ],
  ['^13C{^1H}', '<sup>13</sup>C{<sup>1</sup>H}', '¹³C{¹H}'],
  ['C_10H_12 <b>', 'C<sub>10</sub>H<sub>12</sub> &lt;b&gt;', 'C₁₀H₁₂ <b>'],
])('%s', (text, html, plain) => {
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(html);
  expect(plainText(text)).toBe(plain);
});
