import type { ResponseSpectrum } from '@elucida/contract/analysis';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

const WIDTH = 900,
  HEIGHT = 280,
  MARGIN = 48,
  /** Where labels begin. */
  TOP = MARGIN + 32;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const numbersOf = (peaks: ResponseSpectrum['peaks'], field: string): number[] =>
  peaks.map((peak) => Number(peak[field]));

/** A spectrum's peaks as an SVG: sticks along one axis, or the cross peaks of two. Null without a position. */
export function drawPeaks({ type, peaks }: ResponseSpectrum): string | null {
  const { pair, form } = techniqueOf(type);
  const fields = pair === null ? [form.peak[0].name] : [...pair.fields];
  const positions = fields.map((field) => numbersOf(peaks, field));
  if (peaks.length === 0 || positions.some((some) => some.some((value) => !Number.isFinite(value))))
    return null;
  // Chemical shifts and wavenumbers grow to the left, masses and wavelengths to the right.
  const grows = ['mz', 'wavelength_nm'].includes(fields[0]) ? 1 : -1;
  const scale = (values: readonly number[], from: number, to: number, direction: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max((high - low) * 0.05, 0.5);
    return (value: number): number => {
      const share = (value - low + room) / (high - low + 2 * room);
      return Number((from + (to - from) * (direction > 0 ? share : 1 - share)).toFixed(1));
    };
  };
  const x = scale(positions[0], MARGIN, WIDTH - MARGIN, grows);
  const base = HEIGHT - MARGIN;
  const marks =
    pair === null
      ? positions[0].map(
          (value) =>
            `<line x1="${x(value)}" y1="${base}" x2="${x(value)}" y2="${MARGIN + 40}"/>` +
            `<text x="${x(value)}" y="${TOP}" transform="rotate(-90 ${x(value)} ${TOP})">${value}</text>`,
        )
      : (() => {
          const y = scale(positions[1], MARGIN, base, 1);
          return positions[0].map(
            (value, i) => `<circle cx="${x(value)}" cy="${y(positions[1][i])}" r="4"/>`,
          );
        })();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">`,
    `<title>${escaped(type)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<line x1="${MARGIN}" y1="${base}" x2="${WIDTH - MARGIN}" y2="${base}" stroke="#222"/>`,
    `<g stroke="#14532d" fill="#14532d" stroke-width="1.5">`,
    marks.join('').replace(/<text/g, '<text stroke="none"'),
    '</g>',
    `<text x="${WIDTH / 2}" y="${HEIGHT - 14}" text-anchor="middle">${escaped(fields.join(' / '))}</text>`,
    '</svg>',
  ].join('');
}
