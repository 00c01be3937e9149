import { solventNamed } from '@elucida/spectra/chemistry/solvent-names';
import type { Solvent } from '@elucida/spectra/chemistry/solvents';
import type { CarbonLine } from './carbon-lines.ts';

/** How far a ¹³C spectrum may be off its reference, ppm. */
const OFF = 1.2;
/** The same of a single line, which no spacing confirms. */
const OFF_ALONE = 0.4;
/** How well the lines of a solvent's multiplet agree with its coupling, Hz. */
const SPACING_HZ = 2.5;

/** Lines that a solvent's carbon of this many lines shows when most of it drowns in noise. */
const leastShown = (lines: number): number => (lines <= 3 ? lines : 3);

/** The lines of a solvent's carbons: as many as deuterium makes, at its coupling, near where they are expected. */
export function solventCarbonLines(
  lines: readonly CarbonLine[],
  { solvent, mhz }: { solvent: string | undefined; mhz: number },
): CarbonLine[] {
  return (solventNamed(solvent)?.c13 ?? []).flatMap((carbon) =>
    multipletIn(lines, { carbon, mhz }),
  );
}

function multipletIn(
  all: readonly CarbonLine[],
  { carbon, mhz }: { carbon: Solvent['c13'][number]; mhz: number },
): readonly CarbonLine[] {
  const lines = all.filter(({ height }) => height > 0);
  const { ppm, lines: count, j_hz: hz } = carbon;
  const near = lines.filter((line) => Math.abs(line.ppm - ppm) <= OFF + (count * hz) / mhz / 2);
  let best: readonly CarbonLine[] = [];
  let bestScore = 0;
  for (const line of near)
    for (let place = 0; place < count; place++) {
      // This line as that place of the multiplet: where are the others?
      const centre = line.ppm - (((count - 1) / 2 - place) * hz) / mhz;
      if (Math.abs(centre - ppm) > (count === 1 ? OFF_ALONE : OFF)) continue;
      const own = Array.from({ length: count }, (_, k) => {
        const wanted = centre + (((count - 1) / 2 - k) * hz) / mhz;
        return near
          .filter((each) => Math.abs(each.ppm - wanted) * mhz <= SPACING_HZ)
          .sort((a, b) => b.height - a.height)[0];
      }).filter((each) => each !== undefined);
      const score = own.length - Math.abs(centre - ppm);
      if (own.length >= leastShown(count) && score > bestScore) {
        bestScore = score;
        best = own;
      }
    }
  return best;
}

/** Where the residual hydrogens of a solvent are expected, and their multiplicity. */
export const residualProtons = (
  solvent: string | undefined,
): readonly { ppm: number; mult: string }[] => solventNamed(solvent)?.h1 ?? [];

/** Where the water of a solvent is expected, ppm; none of an unknown solvent. */
export function waterShifts(solvent: string | undefined): readonly number[] {
  const water = solventNamed(solvent)?.water;
  return water === undefined ? [] : [water];
}

/** Whether a solvent exchanges its deuterium with the hydrogens on oxygen and nitrogen, which vanish then. */
export const takesHydrogens = (solvent: string | undefined): boolean =>
  ['water', 'methanol'].includes(solventNamed(solvent)?.effect ?? '');
