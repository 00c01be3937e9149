import { solventNamed } from '../chemistry/solvent-names.ts';
import { deuteriumPattern, type Solvent } from '../chemistry/solvents.ts';
import { noiseOf, type Noise } from '../noise.ts';
import type { DrawnLine } from '../simulation/proton-spectrum.ts';
import type { RecordedTrace, Spectrum } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { TRACE_POINTS, writeTrace } from '../traces/write-trace.ts';
import { plotDomain } from './plot-domain.ts';
import { plotPeaks } from './plot-peaks.ts';
import { tracePoints } from './trace.ts';

/** Standard deviation of the noise, a share of the tallest line. */
const NOISE = { '1H': 0.003, '13C': 0.012, none: 0.003 } as const;
/** Width of a decoupled ¹³C line at half its height, ppm: 3 Hz at 100 MHz. */
const CARBON_WIDTH = 0.03;
/** Areas of what else a ¹H tube holds, in hydrogens of the sample. */
const RESIDUAL = 0.35,
  WATER = 0.5,
  TMS = 0.4;
/** Width of the water signal at half its height, ppm. */
const WATER_WIDTH = 0.02;
/** Height of a solvent's tallest ¹³C line, in those of a carbon: there is much of it, and it relaxes slowly. */
const SOLVENT_CARBON = 1.2;
/** Transmittance between bands, and what the strongest band takes of it. */
const CLEAR = 0.97,
  DEEPEST = 0.85;
/** A line adds to points within so many widths. */
const REACH = 60;
const IR_POINTS = 4_000;

/** Lines of solvent, water and TMS next to the sample's. */
function foreignLines(
  nucleus: '1H' | '13C',
  solvent: Solvent | undefined,
  lineOf: (ppm: number, area: number) => DrawnLine[],
  mhz: number,
): DrawnLine[] {
  if (solvent === undefined) return [];
  if (nucleus === '1H')
    return [
      ...solvent.h1.flatMap(({ ppm }) => lineOf(ppm, RESIDUAL)),
      { ppm: solvent.water, intensity: WATER, width: WATER_WIDTH },
      ...lineOf(0, TMS),
    ];
  return [
    ...solvent.c13.flatMap(({ ppm, lines, j_hz }) => {
      const pattern = deuteriumPattern(lines);
      const most = Math.max(...pattern);
      return pattern.map((share, k) => ({
        ppm: ppm + ((k - (lines - 1) / 2) * j_hz) / mhz,
        intensity: (SOLVENT_CARBON * CARBON_WIDTH * share) / most,
        width: CARBON_WIDTH,
      }));
    }),
    { ppm: 0, intensity: CARBON_WIDTH / 2, width: CARBON_WIDTH },
  ];
}

/** Lorentzian lines over a range at even distances, with noise. */
function lorentzians(
  lines: readonly DrawnLine[],
  [left, right]: readonly [number, number],
  noise: () => number,
): { x: Float64Array; y: Float64Array } {
  const step = (right - left) / (TRACE_POINTS - 1);
  const x = Float64Array.from({ length: TRACE_POINTS }, (_, k) => left + k * step);
  const y = new Float64Array(TRACE_POINTS);
  for (const { ppm, intensity, width } of lines) {
    if (width <= 0) continue;
    const middle = (ppm - left) / step,
      reach = Math.abs((REACH * width) / step);
    const last = Math.min(TRACE_POINTS - 1, Math.ceil(middle + reach));
    for (let k = Math.max(0, Math.floor(middle - reach)); k <= last; k++)
      y[k] += intensity / width / (1 + ((x[k]! - ppm) / (width / 2)) ** 2);
  }
  const top = y.reduce((highest, value) => Math.max(highest, value), 0);
  return { x, y: y.map((value) => value + noise() * top) };
}

/**
 * What an instrument would draw of a listed spectrum, as a trace: ¹H with its splittings, ¹³C with equal
 * lines, solvent, water and TMS, noise; IR as transmittance. The same list gives the same trace. Null for other
 * techniques, and for a spectrum without peaks. Shifts of solvents: `chemistry/solvents`; widths and areas
 * are usual ones, not measured.
 */
export function instrumentTrace(spectrum: Spectrum): RecordedTrace | null {
  const { type, peaks, metadata } = spectrum;
  const { plot, nucleus } = techniqueOf(type);
  const drawn = plotPeaks({ type, peaks: peaks.map((peak) => ({ ...peak })) });
  if (drawn.length === 0) return null;
  const noise = noiseOf(JSON.stringify(peaks));
  const domain = plotDomain(
    type,
    drawn.map(({ x }) => x),
  );
  if (nucleus === '1H' || nucleus === '13C') {
    const conditions = { ...metadata };
    const { frequency_mhz: mhz = 100, solvent } = conditions as {
      frequency_mhz?: number;
      solvent?: string;
    };
    const lineOf = (ppm: number, area: number): DrawnLine[] =>
      plot.linesOf?.({ delta_ppm: ppm, int: area, mult: 's' }, conditions) ?? [];
    const own =
      plot.linesOf === null
        ? drawn.map(({ x }) => ({ ppm: x, intensity: CARBON_WIDTH, width: CARBON_WIDTH }))
        : peaks.flatMap((peak) => plot.linesOf!({ ...peak }, conditions) ?? []);
    const foreign = foreignLines(nucleus, solventNamed(solvent), lineOf, mhz);
    const curve = lorentzians([...own, ...foreign], domain, () => NOISE[nucleus] * noise.normal());
    return writeTrace(curve, { ordinate: 'intensity' });
  }
  return plot.transmittance ? transmittanceOf(spectrum, domain, noise) : null;
}

function transmittanceOf(
  { type, peaks }: Spectrum,
  domain: readonly [number, number],
  noise: Noise,
): RecordedTrace | null {
  const drawn = plotPeaks({ type, peaks: peaks.map((peak) => ({ ...peak })) });
  const points = tracePoints(type, { peaks: drawn, domain, samples: IR_POINTS });
  return writeTrace(
    {
      x: Float64Array.from(points, ([x]) => x),
      y: Float64Array.from(points, ([, y]) => CLEAR - DEEPEST * y + NOISE.none * noise.normal()),
    },
    { ordinate: 'transmittance' },
  );
}
