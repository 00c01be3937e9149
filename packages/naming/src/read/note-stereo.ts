import type { Building } from './building.ts';
import type { Fragment } from './fragment.ts';
import { placeFront } from './place-faces.ts';
import type { StereoWord } from './token.ts';

/**
 * Notes the descriptors of a level: R, S, E, Z, cis and trans for the atoms they are stated for,
 * `rac` for the whole molecule. Others are noted as dropped.
 * `from`: the first atom of the level.
 */
export function noteStereo(
  building: Building,
  fragment: Fragment,
  word: StereoWord,
  from: number,
): void {
  const rest = { core: [...fragment.core], from, to: building.element.length };
  for (const { locant, mark } of word.marks) {
    const kind = PLAIN[mark] ?? mark;
    const atom = locant === '' ? -1 : (fragment.places.get(locant) ?? heteroOf(fragment, locant));
    if (RACEMIC.test(kind)) {
      building.racemic = true;
      if (word.marks.length > 1) building.stereoDropped = true;
    } else if (SIDES[kind] !== undefined) {
      if (!placeFront(building, fragment, { locant, side: SIDES[kind] }))
        building.stereoDropped = true;
    } else if (!SIGN.test(kind) && (!isPlaced(kind) || atom === undefined))
      building.stereoDropped = true;
    else if (isPlaced(kind))
      building.stereo.push({
        atom: atom!,
        other: fragment.places.get(nextOf(locant)) ?? -1,
        mark: kind,
        ...rest,
      });
  }
}

type Placed = 'R' | 'S' | 'E' | 'Z' | 'CIS' | 'TRANS';
const isPlaced = (mark: string): mark is Placed => /^(?:[RSEZ]|CIS|TRANS)$/.test(mark);
const PLAIN: Readonly<Record<string, string>> = { 'ALL-E': 'E', 'ALL-Z': 'Z' };
const SIDES: Readonly<Record<string, 'alpha' | 'beta'>> = {
  ALPHA: 'alpha',
  BETA: 'beta',
  A: 'alpha',
  B: 'beta',
};
const RACEMIC = /^(?:RS|SR|RAC|REL|\+-|\+\/-|-\/\+|\(\+-\)|\(\+\/-\)|DL|[RS]\*)$/;
/** The sign of rotation says nothing about the configuration. */
const SIGN = /^(?:[+-]|\(\+\)|\(-\))$/;

const heteroOf = (fragment: Fragment, locant: string): number | undefined => {
  const own = /^[nps]'*$/.test(locant)
    ? fragment.hetero.filter((entry) => entry.letter === locant[0].toUpperCase())
    : [];
  return own[locant.length - 1]?.atom;
};

function nextOf(locant: string): string {
  const match = /^(\d+)('*)$/.exec(locant);
  return match ? `${Number(match[1]) + 1}${match[2]}` : '';
}
