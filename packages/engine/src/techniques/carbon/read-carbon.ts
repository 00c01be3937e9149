import { CARBON_SOLVENTS, solventLines } from './carbon-solvents.ts';
import { splitDoubleStrokes } from '../../page/trace/double-strokes.ts';
import { plotPeaks, shoulders, tipOf } from '../../page/trace/plot-signal.ts';
import type { C13Peak } from '@elucida/spectra/spectrum';
import type { PlotPeak, PlotSignal, Seen } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/** Smallest peak: pixels, times the noise, share of the tallest. */
const MIN_PX = 3;
const MIN_NOISE = 6;
const MIN_SHARE = 0.012;

/**
 * CDCl3 in 13C: 77.16 ppm (Fulmer et al., Organometallics 2010, 29, 2176), three equal lines by
 * coupling to one deuterium, 32 Hz apart.
 */
const CHLOROFORM_PPM = 77.16;
const CHLOROFORM_RANGE_PPM = 0.6;

/**
 * Lines of a 13C spectrum. `toPpm` maps a position from the plot's left edge, in px;
 * `printedSolvent` is one named next to the plot.
 */
export function readCarbon(
  mask: TraceMask,
  signal: PlotSignal,
  { toPpm, printedSolvent }: { toPpm: (x: number) => number; printedSolvent: string | null },
): { peaks: Seen<C13Peak>[]; solvent: string | null } {
  const tallest = Math.max(...signal.height);
  const threshold = Math.max(MIN_PX, MIN_NOISE * signal.noisePx, MIN_SHARE * tallest);
  const maxima = [
    ...plotPeaks(mask, signal, (h) => Math.max(threshold, 0.1 * h)),
    ...shoulders(signal, threshold),
  ].sort((a, b) => a.x - b.x);
  const lines = splitDoubleStrokes(mask, signal, maxima).map((at) => ({ at, ppm: toPpm(at.x) }));
  const solvent = solventOf(lines, printedSolvent);
  const reference =
    lines.length > 2
      ? lines.filter((l) => Math.abs(l.ppm) < 0.2 && !solvent.lines.includes(l))
      : [];
  const peaks = lines
    .filter((l) => !solvent.lines.includes(l) && !reference.includes(l))
    .map(({ at, ppm }) => ({
      at: tipOf(signal, at),
      peak: { delta_ppm: Math.round(ppm * 100) / 100 },
    }));
  return { peaks, solvent: solvent.name };
}

/** How near to its shift the unresolved line of a solvent lies. */
const UNRESOLVED_PPM = 0.3;

/**
 * Deuterochloroform first, whose triplet is known also where its middle line is drawn into the
 * others; then the first solvent whose pattern is there.
 */
function solventOf<Line extends { at: PlotPeak; ppm: number }>(
  lines: readonly Line[],
  printed: string | null,
): { name: string | null; lines: readonly Line[] } {
  const chloroform = chloroformTriplet(lines);
  if (chloroform.length) return { name: 'CDCl3', lines: chloroform };
  for (const solvent of CARBON_SOLVENTS) {
    const own = solventLines(lines, solvent);
    if (own.length) return { name: solvent.name, lines: own };
  }
  // Too narrow a pattern to be resolved is one line; where the solvent is printed next to the plot,
  // that line is the solvent's.
  const named = CARBON_SOLVENTS.find((s) => s.name === printed);
  const near = named ? lines.filter((l) => Math.abs(l.ppm - named.ppm) <= UNRESOLVED_PPM) : [];
  return near.length === 1 ? { name: printed, lines: near } : { name: null, lines: [] };
}

/**
 * The solvent's lines if they lie symmetrically about its shift: three equally high and equally
 * far apart, or the outer two where the middle
 * one is drawn into them; a single line at 77 ppm is the compound's.
 */
function chloroformTriplet<Line extends { at: PlotPeak; ppm: number }>(
  lines: readonly Line[],
): Line[] {
  const near = lines.filter((l) => Math.abs(l.ppm - CHLOROFORM_PPM) < CHLOROFORM_RANGE_PPM);
  for (const size of [3, 2]) {
    for (let i = 0; i + size <= near.length; i++) {
      const own = near.slice(i, i + size);
      const heights = own.map((l) => l.at.height);
      const span = Math.abs(own[0]!.ppm - own.at(-1)!.ppm);
      const middle = (own[0]!.ppm + own.at(-1)!.ppm) / 2;
      const centred = size === 2 || Math.abs(own[1]!.ppm - middle) < 0.12 * span;
      if (
        centred &&
        Math.abs(middle - CHLOROFORM_PPM) < 0.25 &&
        span > 0.3 &&
        span < 1.3 &&
        Math.min(...heights) > 0.6 * Math.max(...heights)
      )
        return own;
    }
  }
  return [];
}
