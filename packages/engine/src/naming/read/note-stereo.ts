import type { Building } from './building.ts';
import type { Fragment } from './fragment.ts';
import type { StereoWord } from './token.ts';

/** Keeps R, S, E and Z of located atoms and bonds; everything else is noted as dropped. */
export function noteStereo(building: Building, fragment: Fragment, word: StereoWord): void {
  for (const { locant, mark } of word.marks) {
    const atom = locant === '' ? undefined : fragment.places.get(locant);
    if ((mark === 'R' || mark === 'S') && atom !== undefined) building.stereo.push({ atom, other: -1, mark });
    else if ((mark === 'E' || mark === 'Z') && atom !== undefined) building.stereo.push({ atom, other: -1, mark });
    else if (mark === 'R' || mark === 'S' || mark === 'E' || mark === 'Z') building.stereo.push({ atom: -1, other: fragment.core[0] ?? -1, mark });
    else building.stereoDropped = true;
  }
}
