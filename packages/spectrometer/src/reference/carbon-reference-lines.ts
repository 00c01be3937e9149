import { deuteriumPattern, type Solvent } from '@elucida/spectra/chemistry/solvents';
import type { CarbonLine } from '../picking/carbon-lines.ts';
import type { SolventShift } from './proton-reference-lines.ts';

/** The carbons of TMS and DSS: within this of zero, ppm, and no other line as near. */
const ZERO_REACH = 1.5,
  ALONE = 4;
/** How far a spectrum may be off before its solvent is not looked for, ppm. */
const REACH = 10;
/** How well the lines of a multiplet agree with the coupling of its deuterium, Hz. */
const SPACING_HZ = 2.5;
/** Factor by which a height may differ from its share of the pattern. */
const HEIGHT_OFF = 2;
/** Lines of so many that must be seen, of a carbon with one deuterium, two and three. */
const LEAST_SEEN: Readonly<Record<number, number>> = { 3: 3, 5: 5, 7: 5 };

/** Where the line of TMS or DSS is: the one line near 0 ppm. Null where there is none, or several. */
export function zeroCarbonLine(lines: readonly CarbonLine[]): number | null {
  const [line, ...more] = lines.filter(({ ppm }) => Math.abs(ppm) <= ZERO_REACH);
  if (line === undefined || more.length > 0) return null;
  const others = lines.filter((other) => other !== line && Math.abs(other.ppm - line.ppm) <= ALONE);
  return others.length === 0 ? line.ppm : null;
}

/**
 * Shifts by which a solvent's multiplets would be where they are expected, ppm, each with where its centre is: as many
 * lines as deuterium makes, at its coupling and with its heights. Single lines tell nothing.
 */
export function solventCarbonShifts(
  lines: readonly CarbonLine[],
  { solvent, mhz }: { solvent: Solvent; mhz: number },
): SolventShift[] {
  const upright = lines.filter(({ height }) => height > 0);
  return solvent.c13
    .filter((carbon) => carbon.lines > 1)
    .flatMap(({ ppm, lines: count, j_hz: hz }) => {
      const pattern = deuteriumPattern(count);
      const middle = (count - 1) / 2;
      const near = upright.filter((line) => Math.abs(line.ppm - ppm) <= REACH);
      return near.flatMap((centre) => {
        const own = pattern.flatMap((share, place) => {
          const wanted = centre.ppm + ((middle - place) * hz) / mhz;
          const expected = (centre.height * share) / pattern[middle]!;
          const line = near.find(
            (each) =>
              Math.abs(each.ppm - wanted) * mhz <= SPACING_HZ &&
              each.height <= HEIGHT_OFF * expected &&
              each.height >= expected / HEIGHT_OFF,
          );
          return line === undefined ? [] : [line];
        });
        if (own.length < LEAST_SEEN[count]!) return [];
        return [{ at: centre.ppm, shift: ppm - centre.ppm, isPattern: true }];
      });
    });
}
