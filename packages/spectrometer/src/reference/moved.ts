import type { Axis } from '../recorded/axis.ts';
import type { Spectrum1D, Spectrum2D } from '../recorded/recordings.ts';
import type { PlaneReference } from './found-reference.ts';

const movedAxis = (axis: Axis, shift: number): Axis => ({ ...axis, first: axis.first + shift });

/** A spectrum whose shifts are larger by some ppm. */
export const movedSpectrum = <Spectrum extends Spectrum1D>(
  spectrum: Spectrum,
  shift: number,
): Spectrum => ({ ...spectrum, axis: movedAxis(spectrum.axis, shift) });

/** Ppm by which the spectra of one dimension moved, by nucleus. */
export type Shifts = Readonly<Record<string, number>>;

/** A plane whose axes of these nuclei are moved. */
export const movedPlane = (plane: Spectrum2D, shifts: Shifts): Spectrum2D => ({
  ...plane,
  direct: movedAxis(plane.direct, shifts[plane.direct.nucleus] ?? 0),
  indirect: movedAxis(plane.indirect, shifts[plane.indirect.nucleus] ?? 0),
});

/** Shifts below these, ppm, change no peak's place in a plane: nothing has to be asked. */
const SLIGHT: Readonly<Record<string, number>> = { '1H': 0.005, '13C': 0.05 };

/**
 * A plane with the axes moved that agree with their spectra as recorded. `agreement`: how many of its cross peaks lie
 * on signals of the moved spectra; the axes that keep most of them on signals are moved, all where it makes no
 * difference.
 */
export function placedPlane(
  plane: Spectrum2D,
  { shifts, agreement }: { shifts: Shifts; agreement: (plane: Spectrum2D) => number },
): { plane: Spectrum2D; reference: PlaneReference | null } {
  const nuclei = [...new Set([plane.direct.nucleus, plane.indirect.nucleus])].filter(
    (nucleus) => (shifts[nucleus] ?? 0) !== 0,
  );
  if (nuclei.length === 0) return { plane, reference: null };
  const sure = nuclei.filter((nucleus) => Math.abs(shifts[nucleus]!) <= (SLIGHT[nucleus] ?? 0));
  let sets: string[][] = [sure];
  for (const nucleus of nuclei.filter((each) => !sure.includes(each)))
    // With it first: of sets that agree as well the one that moves most counts.
    sets = [...sets.map((set) => [...set, nucleus]), ...sets];
  const placed = sets.map((set) => ({
    set,
    plane: movedPlane(plane, Object.fromEntries(set.map((nucleus) => [nucleus, shifts[nucleus]!]))),
  }));
  let best = placed[0]!;
  if (placed.length > 1) {
    let most = -1;
    for (const each of placed) {
      const count = agreement(each.plane);
      if (count > most) [best, most] = [each, count];
    }
  }
  return {
    plane: best.plane,
    reference: {
      moved: best.set.map((nucleus) => ({ nucleus, shift: shifts[nucleus]! })),
      stayed: nuclei.filter((nucleus) => !best.set.includes(nucleus)),
    },
  };
}
