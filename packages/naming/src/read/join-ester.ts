import { CannotBuild, type Building } from './building.ts';
import { buildLevel } from './build-level.ts';
import type { ClassWord } from './class-words.ts';
import { areEquivalent } from './equivalent.ts';
import { atomAt, type Fragment } from './fragment.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import type { NamePart } from './name-part.ts';
import { buildWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';
import type { Level } from './tree.ts';

/**
 * Esters and salts: `ethyl acetate`, `dimethyl malonate`, `1-ethyl 3-methyl …dioate`, `ethylene
 * diacetate`, `sodium benzoate`, `… acid methyl ester`. Gives the acid.
 */
export function joinEster(building: Building, parts: readonly NamePart[]): Fragment {
  const reads = parts.filter((part) => part.is === 'read').map((part) => part.word as ReadWord);
  const classes = parts.filter((part) => part.is === 'class').map((part) => part.word as ClassWord);
  const acids = reads.filter((word) => word.kind === 'ate' || word.kind === 'ic');
  const radicals = reads.filter((word) => word.kind === 'radical');
  if (acids.length !== 1 || acids.length + radicals.length !== reads.length)
    throw new CannotBuild('one acid wanted');
  const hydrogens = classes.reduce(
    (sum, word) => sum + (word.is === 'hydrogen' ? word.count : 0),
    0,
  );
  const cations = classes.filter((word) => word.is === 'cation');
  if (
    classes.some(
      (word) =>
        word.is !== 'hydrogen' && word.is !== 'cation' && word.is !== 'acid' && word.is !== 'ester',
    )
  )
    throw new CannotBuild('class words');
  const copies = acidCopies(acids[0]);
  if (copies > 1)
    return joinManyAcids(building, acids[0], copies, radicals, cations.length + hydrogens);
  const acid = buildWord(building, acids[0]);
  if (acid.frees.length > 0) throw new CannotBuild('free valences');
  const open = [...acid.acidic];
  let sure = true;
  const placed = radicals.map((word) => ({ word, ...ownLocant(word, acid) }));
  const total = placed.reduce((sum, { word, locants }) => sum + (locants?.length ?? word.count), 0);
  for (const { word, locants, level } of placed.sort(
    (a, b) => Number(b.locants !== null) - Number(a.locants !== null),
  )) {
    for (let k = 0; k < (locants?.length ?? word.count); k++) {
      const radical = buildLevel(building, level, word.strict);
      const target = locants ? locatedAcid(building, acid, locants[k], open) : open[0];
      if (target === undefined) throw new CannotBuild('more esters than acid groups');
      // One kind of radical everywhere, or acid groups that are all alike.
      if (!locants && open.length > 1 && !(placed.length === 1 && total === acid.acidic.length))
        sure &&= areEquivalent(building, open);
      if (
        radical.frees.length === 2 &&
        radical.frees[0].order === 1 &&
        open.length >= 2 &&
        total * 2 === acid.acidic.length
      ) {
        // A cyclic ester: ethylene carbonate.
        building.bond(open.shift()!, radical.frees[0].atom, 1);
        building.bond(open.shift()!, radical.frees[1].atom, 1);
        continue;
      }
      if (radical.frees.length !== 1 || radical.frees[0].order !== 1)
        throw new CannotBuild('ester radical');
      building.bond(target, radical.frees[0].atom, 1);
      if (open.includes(target)) open.splice(open.indexOf(target), 1);
      else open.shift();
    }
  }
  if (!sure) throw new CannotBuild('which acid group is not stated');
  closeAcid(
    building,
    acid,
    open,
    hydrogens,
    cations,
    classes.some((word) => word.is === 'acid') || (cations.length === 0 && radicals.some(isMono)),
  );
  return acid;
}

function closeAcid(
  building: Building,
  acid: Fragment,
  open: readonly number[],
  hydrogens: number,
  cations: readonly ClassWord[],
  isAcid: boolean,
): void {
  const negative = isAcid ? [] : open.slice(hydrogens);
  if (hydrogens > open.length) throw new CannotBuild('hydrogens');
  for (const atom of negative) building.charge[atom] -= 1;
  let positive = 0;
  for (const cation of cations)
    if (cation.is === 'cation') positive += cation.charge * cation.count;
  if (cations.length === 0) return;
  let factor = 1;
  if (positive !== negative.length) {
    if (
      cations.length !== 1 ||
      cations[0].is !== 'cation' ||
      cations[0].count !== 1 ||
      negative.length % positive !== 0
    )
      throw new CannotBuild('charges do not balance');
    factor = negative.length / positive;
  }
  for (const cation of cations)
    if (cation.is === 'cation')
      for (let k = 0; k < cation.count * factor; k++) addPiece(building, pieceOf(cation.notation));
  if (acid.acidic.length === 0) throw new CannotBuild('no acid');
}

/**
 * Locants right before an ester's radical say to which acid group it goes: `1-ethyl 4-methyl`,
 * `S-methyl`, `O,O-diethyl`.
 */
function ownLocant(
  word: ReadWord,
  acid: Fragment,
): { locants: readonly string[] | null; level: Level } {
  if (
    word.elsewhere &&
    word.places &&
    (!word.level || acid.acidic.length > 1 || /^[OSN]/.test(word.places[0]))
  ) {
    if (word.places.length !== word.count) throw new CannotBuild('number of locants');
    return { locants: word.places, level: word.elsewhere };
  }
  if (!word.level) throw new CannotBuild('locants');
  return { locants: null, level: word.level };
}

function locatedAcid(
  building: Building,
  acid: Fragment,
  locant: string,
  open: number[],
): number | undefined {
  const numbered = /^[OS](\d+)/.exec(locant);
  if (numbered) {
    const target = locatedAcid(building, acid, numbered[1], open);
    if (target !== undefined && locant[0] === 'O' && building.element[target] === 16)
      return hydroxyForm(building, acid, target, open);
    return target !== undefined && building.element[target] === (locant[0] === 'O' ? 8 : 16)
      ? target
      : undefined;
  }
  if (locant[0] === 'O' && !open.some((atom) => building.element[atom] === 8))
    return hydroxyForm(building, acid);
  if (/^S\d*$/.test(locant) && !open.some((atom) => building.element[atom] === 16))
    return sulfanylForm(building, acid, open);
  if (/^[OS]/.test(locant))
    return open.find((atom) => building.element[atom] === (locant[0] === 'O' ? 8 : 16));
  const at = atomAt(building, acid, locant);
  // The acid oxygen whose carbon is at the locant, or bonded to it.
  return open.find((oxygen) =>
    building.neighbours[oxygen].some(
      (carbon) => carbon === at || building.neighbours[carbon].includes(at),
    ),
  );
}

/** Turns a thio acid's C(=O)SH into C(=S)OH; gives the oxygen. */
export function hydroxyForm(
  building: Building,
  acid: Fragment,
  at?: number,
  open?: number[],
): number {
  const sulfur = at ?? acid.acidic.find((atom) => building.element[atom] === 16);
  if (sulfur === undefined) throw new CannotBuild('no thio acid');
  const carbon = building.neighbours[sulfur][0];
  const oxygen = building.neighbours[carbon].find(
    (atom, k) => building.element[atom] === 8 && building.orders[carbon][k] === 2,
  );
  if (oxygen === undefined) throw new CannotBuild('no thio acid');
  building.setOrder(carbon, sulfur, 2);
  building.setOrder(carbon, oxygen, 1);
  acid.acidic.splice(acid.acidic.indexOf(sulfur), 1, oxygen);
  if (open?.includes(sulfur)) open.splice(open.indexOf(sulfur), 1, oxygen);
  return oxygen;
}

/** Turns a free C(=S)OH or P(=S)OH into C(=O)SH or P(=O)SH; gives the sulfur. */
function sulfanylForm(building: Building, acid: Fragment, open: number[]): number {
  for (const oxygen of open) {
    if (building.element[oxygen] !== 8 || building.neighbours[oxygen].length !== 1) continue;
    const centre = building.neighbours[oxygen][0];
    const sulfur = building.neighbours[centre].find(
      (atom, k) => building.element[atom] === 16 && building.orders[centre][k] === 2,
    );
    if (sulfur === undefined) continue;
    building.setOrder(centre, sulfur, 1);
    building.setOrder(centre, oxygen, 2);
    acid.acidic.splice(acid.acidic.indexOf(oxygen), 1, sulfur);
    open.splice(open.indexOf(oxygen), 1, sulfur);
    return sulfur;
  }
  throw new CannotBuild('no thio acid');
}

/** `monomethyl phthalate`: the other acid group is free. */
const isMono = ({ level, count }: ReadWord): boolean =>
  count === 1 && level?.units.length === 1 && level.units[0].multiplied;

function acidCopies(word: ReadWord): number {
  return word.kind === 'ate' ? word.count : 1;
}

/** `ethylene diacetate`, `propane-1,2-diyl dibenzoate`: one acid for each free valence. */
function joinManyAcids(
  building: Building,
  acid: ReadWord,
  copies: number,
  radicals: readonly ReadWord[],
  others: number,
): Fragment {
  if (radicals.length !== 1 || radicals[0].count !== 1 || others > 0)
    throw new CannotBuild('one radical wanted');
  const radical = buildWord(building, radicals[0]);
  const frees = radical.frees.flatMap((free) =>
    Array.from({ length: free.order }, () => free.atom),
  );
  if (frees.length !== copies) throw new CannotBuild('free valences');
  for (const atom of frees) {
    const one = buildWord(building, acid);
    if (one.acidic.length !== 1) throw new CannotBuild('acid groups');
    building.bond(atom, one.acidic[0], 1);
  }
  return radical;
}
