import { USUAL_MHZ } from './proton-frequency.ts';
import { simulateSpectrum } from './simulate-spectrum.ts';
import type { SpectrumLine, SpinSystem } from './spin-system.ts';

/** A line as it is drawn. */
export interface DrawnLine {
  readonly ppm: number;
  /** Hydrogens. */
  readonly intensity: number;
  /** Width at half height, ppm. */
  readonly width: number;
}

/** Lines that are together, of one group of hydrogens or of several that overlap. */
export interface Multiplet {
  /** Its ends, the smaller shift first, with room for the lines' width. */
  readonly from: number;
  readonly to: number;
  /** Mean shift of its lines. */
  readonly centre: number;
  readonly hydrogens: number;
  /** 0-based heavy atoms that carry them. */
  readonly atoms: readonly number[];
}

/** A ¹H spectrum as it is drawn: lines of one width, and what its integrals go over. */
export interface ProtonSpectrum {
  readonly mhz: number;
  readonly lines: readonly DrawnLine[];
  /** Highest shift first. */
  readonly multiplets: readonly Multiplet[];
}

/** Width at half height of lines in a well-shimmed routine spectrum, Hz. */
const LINE_WIDTH_HZ = 1;
/** Lines of several groups closer than this are one, Hz. */
const SAME_HZ = 0.1;
/** Lines below this share of their group's tallest do not widen a multiplet. */
const LEAST_OF_TALLEST = 0.02;
/**
 * Room on both sides of a multiplet, Hz and in widths of its lines. Multiplets closer than that are
 * one.
 */
const ROOM_HZ = 3,
  ROOM_WIDTHS = 1;

/**
 * The simulated spectrum of a molecule. `mhz`: the proton frequency, 400 where none is declared.
 */
export function protonSpectrum(system: SpinSystem, mhz: number = USUAL_MHZ): ProtonSpectrum {
  const groups = simulateSpectrum(system, mhz).map(({ group, lines }) => {
    const {
      ppm,
      nuclei,
      copies = 1,
      atoms,
      width_hz: width = LINE_WIDTH_HZ,
    } = system.groups[group]!;
    const tallest = Math.max(...lines.map(({ intensity }) => intensity));
    const room = ROOM_HZ + ROOM_WIDTHS * width;
    const reach = reachOf(system, group) + room;
    const own = lines.filter(
      ({ hz, intensity }) =>
        Math.abs(hz - ppm! * mhz) <= reach && intensity >= LEAST_OF_TALLEST * tallest,
    );
    // In the strongest coupling a group may have no line near its shift.
    const seen = own.length > 0 ? own : lines;
    const hydrogens = nuclei * copies;
    return {
      from: (seen[0]!.hz - room) / mhz,
      to: (seen.at(-1)!.hz + room) / mhz,
      hydrogens,
      atoms,
      centre: ppm!,
      lines,
      width,
    };
  });
  return { mhz, lines: drawnLines(groups, mhz), multiplets: multipletsOf(groups) };
}

interface WideLines {
  readonly lines: readonly SpectrumLine[];
  readonly width: number;
}

/** The lines of all groups, ascending: what several lend to one line is one. */
function drawnLines(groups: readonly WideLines[], mhz: number): DrawnLine[] {
  const places = new Map<string, { hz: number; intensity: number; width: number }>();
  for (const { lines, width } of groups) {
    for (const { hz, intensity } of lines) {
      const key = `${Math.round(hz / SAME_HZ)} ${width}`;
      const known = places.get(key);
      if (known === undefined) places.set(key, { hz, intensity, width });
      else known.intensity += intensity;
    }
  }
  return [...places.values()]
    .map(({ hz, intensity, width }) => ({ ppm: hz / mhz, intensity, width: width / mhz }))
    .sort((a, b) => a.ppm - b.ppm);
}

/**
 * How far a group's lines may lie from its shift, Hz: half of all its splittings, and what second
 * order adds. Farther out are lines of its partners, to which it lends intensity.
 */
function reachOf({ groups, couplings }: SpinSystem, group: number): number {
  const own = couplings
    .filter(([a, b]) => a === group || b === group)
    .map(([a, b, hz]) => ({ hz: Math.abs(hz), nuclei: groups[a === group ? b : a]!.nuclei }));
  return (
    own.reduce((sum, { hz, nuclei }) => sum + (hz * nuclei) / 2, 0) +
    Math.max(0, ...own.map(({ hz }) => hz / 2))
  );
}

/** Groups whose lines overlap, as one multiplet each. */
function multipletsOf(groups: readonly Multiplet[]): Multiplet[] {
  const found: Multiplet[] = [];
  for (const { from, to, centre, hydrogens, atoms } of [...groups].sort(
    (a, b) => a.from - b.from,
  )) {
    const last = found.at(-1);
    if (last === undefined || from > last.to) found.push({ from, to, centre, hydrogens, atoms });
    else {
      const sum = last.hydrogens + hydrogens;
      found[found.length - 1] = {
        from: last.from,
        to: Math.max(last.to, to),
        hydrogens: sum,
        centre: (last.centre * last.hydrogens + centre * hydrogens) / sum,
        atoms: [...new Set([...last.atoms, ...atoms])],
      };
    }
  }
  return found.reverse();
}
