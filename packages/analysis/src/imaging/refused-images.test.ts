import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderSpectrumSvg } from '../../../../fixtures/render-spectrum.ts';
import { imageReader } from '../testing/image-reader.ts';

const { read } = imageReader();
const fromSvg = (body: string, width = 900, height = 600) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ` +
        `width="100%" height="100%" fill="#fff"/>${body}</svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('what is not a readable spectrum is refused with the reason', () => {
  const cat =
    '<ellipse cx="450" cy="360" rx="180" ry="150" fill="#c93"/><circle cx="450" ' +
    'cy="190" r="100" fill="#c93"/><path d="M370 130L350 40L420 95ZM530 130L550 ' +
    '40L480 95Z" fill="#c93"/><circle cx="415" cy="180" r="12"/><circle cx="485" ' +
    'cy="180" r="12"/><path d="M430 225Q450 245 470 225M390 215L310 200M390 225L310 ' +
    '230M510 215L590 200M510 225L590 230" fill="none" stroke="#000" ' +
    'stroke-width="3"/>';
  const frame = '<path d="M80 50H860V520H80Z" fill="none" stroke="#000"/>';
  test.each([
    ['a white page', '', 'blank'],
    ['a drawing of a cat', cat, 'no-plot'],
    [
      'a frame with a curve and no numbers',
      `${frame}<path d="M80 480L300 470L310 100L320 470L860 480" fill="none" stroke="#000"/>`,
      'no-axis',
    ],
  ])('%s', async (_, body, reason) => {
    expect(await read(await fromSvg(body))).toMatchObject({ ok: false, reason });
  });

  describe('a rising axis without words, 0 to 250', () => {
    const numbers = [0, 50, 100, 150, 200, 250]
      .map(
        (value, k) =>
          `<path d="M${80 + 156 * k} 520V528" stroke="#000"/><text x="${80 + 156 * k}" y="548" ` +
          `font-size="18" font-family="sans-serif" text-anchor="middle">${value}</text>`,
      )
      .join('');
    const axis = `<path d="M80 520H860" stroke="#000"/>${numbers}`;
    const curve =
      `${axis}<path d="M80 480L300 470L330 100L360 470L500 460L540 250L580 465L860 480" ` +
      'fill="none" stroke="#000"/>';
    const sticks =
      `${axis}<path d="M214 520V420M266 520V90M404 520V300M454 520V240M540 520V460" ` +
      'stroke="#000"/>';

    test('a curve: the person is asked, and what it may be is said', async () => {
      expect(await read(await fromSvg(curve))).toMatchObject({
        ok: false,
        reason: 'technique-doubtful',
        type: 'MS',
      });
    });

    test('it is read as what the person says', async () => {
      expect(await read(await fromSvg(curve), { type: 'UVVIS' })).toMatchObject({
        ok: true,
        reading: { typeFrom: 'caller', typeProbability: 1 },
      });
    });

    test('sticks: a mass spectrum', async () => {
      expect(await read(await fromSvg(sticks))).toMatchObject({
        ok: true,
        reading: { spectrum: { type: 'MS' }, typeFrom: 'axis' },
      });
    });
  });

  test('an axis without a trace', async () => {
    const empty = renderSpectrumSvg({ type: 'MS', peaks: [{ m_z: 100, rel_int: 0 }] });
    expect(await read(await sharp(Buffer.from(empty)).png().toBuffer())).toMatchObject({
      ok: false,
      reason: 'no-peaks',
      type: 'MS',
    });
  });

  test('noise', async () => {
    const noise = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    expect(await read(noise)).toMatchObject({ ok: false });
  });
});
