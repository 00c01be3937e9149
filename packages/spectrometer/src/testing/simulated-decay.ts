import type { Complex, Fid, Fid2D, Quadrature } from '../recorded/recordings.ts';

/** A line that a simulated decay holds. */
export interface SimulatedLine {
  readonly ppm: number;
  readonly height: number;
}

/** Random numbers of a normal distribution, the same for the same seed (mulberry32, Box and Muller). */
export function normalNumbers(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

interface Conditions {
  readonly nucleus: string;
  readonly mhz: number;
  readonly widthHz: number;
  readonly centre: number;
  readonly points: number;
  /** Width of the lines, Hz. */
  readonly lineHz: number;
  /** Phase by which all is off, degrees. */
  readonly phase?: number;
  /** Points before the decay begins. */
  readonly delay?: number;
  /** Standard deviation of the noise of one point. */
  readonly noise?: number;
  readonly seed?: number;
}

/** A decay of these lines, as a receiver records it. */
export function simulatedDecay(lines: readonly SimulatedLine[], conditions: Conditions): Fid {
  const { nucleus, mhz, widthHz, centre, points, lineHz, phase = 0, delay = 0 } = conditions;
  const normal = normalNumbers(conditions.seed ?? 1);
  const noise = conditions.noise ?? 0;
  const decay = { re: new Float64Array(points), im: new Float64Array(points) };
  for (let k = 0; k < points; k++) {
    const seconds = (k - delay) / widthHz;
    let [re, im] = [0, 0];
    if (seconds >= 0)
      for (const { ppm, height } of lines) {
        const angle = -2 * Math.PI * (ppm - centre) * mhz * seconds + (phase * Math.PI) / 180;
        const size = height * Math.exp(-Math.PI * lineHz * seconds);
        re += size * Math.cos(angle);
        im += size * Math.sin(angle);
      }
    decay.re[k] = re + noise * normal();
    decay.im[k] = im + noise * normal();
  }
  return { kind: 'fid', ...decay, nucleus, mhz, widthHz, centre, delay };
}

const negative = ({ re, im }: Complex): Complex => ({
  re: re.map((value) => -value),
  im: im.map((value) => -value),
});

/** A pair of shifts that a simulated plane correlates. */
export interface SimulatedPair {
  readonly direct: number;
  readonly indirect: number;
  readonly height: number;
}

/** What a dimension of a simulated plane is off by, degrees: everywhere, and in addition over its width. */
export interface PhaseError {
  readonly zero: number;
  readonly first: number;
}
const NO_ERROR: PhaseError = { zero: 0, first: 0 };

interface PlaneConditions {
  readonly quadrature: Quadrature;
  readonly rows?: number;
  readonly noise?: number;
  readonly off?: { readonly direct: PhaseError; readonly indirect: PhaseError };
}

/** The decays of a plane of ¹H and ¹³C with these pairs, sampled in one of the ways of the second dimension. */
export function simulatedPlane(
  pairs: readonly SimulatedPair[],
  {
    quadrature,
    rows = 128,
    noise = 0,
    off = { direct: NO_ERROR, indirect: NO_ERROR },
  }: PlaneConditions,
): Fid2D {
  const direct = { nucleus: '1H', mhz: 500, widthHz: 5000, centre: 5 };
  const indirect = { nucleus: '13C', mhz: 125.7, widthHz: 20_000, centre: 80 };
  const points = 512;
  const normal = normalNumbers(7);
  // A sampling that begins late by a share of the dwell time turns the spectrum by as much over its width.
  const late = (which: 'direct' | 'indirect') =>
    off[which].first / 360 / { direct, indirect }[which].widthHz;
  const start = (which: 'direct' | 'indirect') => (off[which].zero * Math.PI) / 180;
  const rowAt = (second: number, part: 'cosine' | 'sine' | 'echo' | 'anti'): Complex => {
    const row = { re: new Float64Array(points), im: new Float64Array(points) };
    for (const pair of pairs) {
      const hertz = (pair.indirect - indirect.centre) * indirect.mhz;
      const turn = start('indirect') - 2 * Math.PI * hertz * (second + late('indirect'));
      const decayed = pair.height * Math.exp(-Math.PI * 30 * second);
      const [a, b] = {
        cosine: [Math.cos(turn), 0],
        sine: [Math.sin(turn), 0],
        // Gradients choose the echo first, which turns the other way.
        echo: [Math.cos(turn), -Math.sin(turn)],
        anti: [Math.cos(turn), Math.sin(turn)],
      }[part] as [number, number];
      for (let k = 0; k < points; k++) {
        const seconds = k / direct.widthHz;
        const offset = (pair.direct - direct.centre) * direct.mhz;
        const angle = start('direct') - 2 * Math.PI * offset * (seconds + late('direct'));
        const size = decayed * Math.exp(-Math.PI * 6 * seconds);
        const [re, im] = [size * Math.cos(angle), size * Math.sin(angle)];
        row.re[k]! += a * re - b * im;
        row.im[k]! += a * im + b * re;
      }
    }
    for (let k = 0; k < points; k++) {
      row.re[k]! += noise * normal();
      row.im[k]! += noise * normal();
    }
    return row;
  };
  const isAlone = quadrature === 'TPPI' || quadrature === 'QF';
  const steps = isAlone ? rows : rows / 2;
  const step = 1 / indirect.widthHz / (quadrature === 'TPPI' ? 2 : 1);
  const series = Array.from({ length: steps }, (_, k): Complex[] => {
    const second = k * step;
    // A quarter turn more at each step: cos(a + kπ/2) is ±cos a and ±sin a in turn.
    if (quadrature === 'TPPI') {
      const row = rowAt(second, k % 2 === 0 ? 'cosine' : 'sine');
      return [k % 4 === 0 || k % 4 === 3 ? row : negative(row)];
    }
    if (quadrature === 'QF') return [rowAt(second, 'echo')];
    if (quadrature === 'Echo-Antiecho') return [rowAt(second, 'echo'), rowAt(second, 'anti')];
    const pair = [rowAt(second, 'cosine'), rowAt(second, 'sine')];
    if (quadrature === 'States-TPPI' && k % 2 === 1) return pair.map(negative);
    return pair;
  }).flat();
  return { kind: 'fid2d', rows: series, delay: 0, direct, indirect, quadrature };
}
