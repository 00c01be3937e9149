import type { SpectrumType } from '@elucida/spectra/spectrum';

/** What the words around a plot say about the technique, strongest first. */
const WORDS: readonly (readonly [RegExp, SpectrumType | 'NMR'])[] = [
  [/\b13\s?c\b|carbon[- ]?13|¹³c|\bc13\b/i, 'C13NMR'],
  [/\b1\s?h[\s-]*(nmr|spectrum)|proton nmr|¹h|\b1h\b|\bh1 ?nmr\b/i, 'H1NMR'],
  [/wave ?num|cm[-—–~ ]*[1']|cm\^|transmit|\bft-?ir\b|\bir\b|infrared/i, 'IR'],
  [/wavelen|\bnm\b|\buv\b|λ/i, 'UVVIS'],
  [/\bm\s?\/\s?z\b|mass spec|\bms\b|abundance|\bmz\b/i, 'MS'],
  [/ppm|chemical shift|δ|\bnmr\b/i, 'NMR'],
];

export interface AxisRange {
  readonly left: number;
  readonly right: number;
}

/**
 * The technique by the words around the plot, as far as the axis allows it; else by range and
 * direction of the axis; null if neither tells.
 */
export function recogniseTechnique(
  text: string,
  axis: AxisRange,
): { type: SpectrumType; from: 'labels' | 'axis' } | null {
  const byAxis = typeByAxis(axis);
  for (const [pattern, said] of WORDS) {
    if (!pattern.test(text)) continue;
    if (said === 'NMR') {
      const high = Math.max(axis.left, axis.right);
      if (high <= 400) return { type: high > 22 ? 'C13NMR' : 'H1NMR', from: 'labels' };
    } else if (possible(said, axis)) return { type: said, from: 'labels' };
  }
  return byAxis && { type: byAxis, from: 'axis' };
}

function possible(type: SpectrumType, { left, right }: AxisRange): boolean {
  const low = Math.min(left, right);
  const high = Math.max(left, right);
  if (type === 'H1NMR') return low > -20 && high <= 30;
  if (type === 'C13NMR') return low > -60 && high > 15 && high <= 300;
  if (type === 'IR') return high > 900 && high <= 15_000 && low > -500;
  if (type === 'UVVIS') return high >= 250 && high <= 3_500 && low >= 80;
  return left < right && low > -60 && low <= 1_000 && high > 20;
}

/**
 * NMR axes run right to left, up to 16 ppm for 1H and 260 for 13C; infrared reaches 1,500 cm⁻¹ and
 * more; ultraviolet starts above 150 nm; mass spectra near zero.
 */
function typeByAxis(axis: AxisRange): SpectrumType | null {
  const low = Math.min(axis.left, axis.right);
  const high = Math.max(axis.left, axis.right);
  if (axis.left > axis.right) {
    if (high <= 22 && low > -8) return 'H1NMR';
    if (high <= 300 && low > -60) return 'C13NMR';
    return high > 1_400 && high < 15_000 ? 'IR' : null;
  }
  if (low > -400 && low <= 1_000 && high >= 3_000 && high <= 5_200) return 'IR';
  if (low >= 150 && high <= 1_200) return 'UVVIS';
  return low > -60 && low <= 300 && high >= 20 && high <= 3_000 ? 'MS' : null;
}
