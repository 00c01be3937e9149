import type { Tongue } from '../words/word.ts';
import { bondToCentre } from './bond-to-centre.ts';
import { ANY_BONDS, Building, CannotBuild } from './building.ts';
import { elementInWord, type ElementInWord } from './element-words.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import { anionWord, type AnionWord } from './inorganic-anions.ts';
import { ionOf, joinIons, type Ion } from './join-salt.ts';
import { hasMetalWord } from './metal-words-in.ts';
import type { Written } from './name-parts.ts';
import { oxoRadical } from './oxo-radicals.ts';
import { buildWord, readWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';

/**
 * Binary and salt names of inorganic and organometallic compounds, in the English order of words
 * (IUPAC 2005, IR-5): `cobalt(II) chloride`, `carbon diselenide`, `dimethyltin dichloride`,
 * `ammonium sulfate`, `iron(3+)`. Halides and oxides of groups 1 and 2 are ions, those of other
 * elements have bonds. Null for other names; throws CannotBuild where the charges or bonds do not
 * fit.
 */
export function parseInorganic(words: readonly Written[], tongue: Tongue): Building | null {
  if (words.length === 1) return loneIon(words[0], tongue);
  if (words.length > 6) return null;
  const list = withHydrides(words, tongue);
  let first = list.length;
  while (first > 0 && anionWord(list[first - 1].lower, tongue)) first--;
  const anions = list.slice(first).map((word) => anionWord(word.lower, tongue)!);
  if (anions.length === 0) return organicSalt(list, tongue);
  if (first === 0) return null;
  const element = first === 1 ? elementInWord(list[0].lower, tongue) : null;
  if (
    element &&
    !element.isIon &&
    !element.element.isIonic &&
    anions.every((anion) => !anion.isMolecular)
  )
    return bonded(element, anions);
  const radical = first === 1 ? oxoRadical(list[0].lower, tongue) : undefined;
  if (radical) return filled(radical, anions);
  const centre = first === 1 && !element ? organometal(list[0], tongue) : null;
  if (centre && anions.every((anion) => anion.bonded !== '')) {
    const building = new Building();
    buildWord(building, centre);
    bondToCentre(building, building.valence.indexOf(ANY_BONDS), anions);
    return building;
  }
  const cations = list.slice(0, first).map((word) => cationOf(word, tongue));
  return cations.every((cation) => cation !== null)
    ? joinIons(cations as Ion[], anions.map(anionOf))
    : null;
}

/** Elements whose name alone is that of a compound: the noble gases are atoms. */
const NOBLE = new Set([2, 10, 18, 36, 54, 86]);

function loneIon(word: Written, tongue: Tongue): Building | null {
  const ion = elementInWord(word.lower, tongue);
  const anion = ion ? undefined : anionWord(word.lower, tongue);
  if (anion && anion.ion !== '' && !anion.isCounted) {
    const building = new Building();
    addPiece(building, pieceOf(anion.ion));
    return building;
  }
  if (
    ion &&
    NOBLE.has(ion.element.element) &&
    ion.count === 1 &&
    !ion.isIon &&
    ion.stated === null
  ) {
    const building = new Building();
    building.addAtom(ion.element.element);
    return building;
  }
  if (!ion || !ion.isIon || ion.count > 1 || ion.stated === 0) return null;
  const building = new Building();
  building.addAtom(ion.element.element, ion.stated!);
  building.valence[0] = ANY_BONDS;
  return building;
}

/** `lithium aluminium hydride`: the hydride of aluminium is the anion. */
function withHydrides(words: readonly Written[], tongue: Tongue): readonly Written[] {
  const last = words.length - 1;
  const joined = words[last - 1].lower + words[last].lower;
  return last > 1 && /^alumini?um?hydride$/.test(joined) && tongue === 0
    ? [...words.slice(0, -2), { lower: joined, cased: joined }]
    : words;
}

/** `sulfuryl fluoride`, `cyanogen chloride`: every free valence takes a group. */
function filled(notation: string, anions: readonly AnionWord[]): Building {
  const building = new Building();
  const piece = pieceOf(notation);
  const start = addPiece(building, piece);
  const places = piece.free.map((free) => start + free.atom);
  const all =
    anions.length === 1 && !anions[0].isCounted
      ? [{ ...anions[0], count: places.length / anions[0].charge }]
      : anions;
  if (
    all.some((anion) => anion.bonded === '') ||
    all.reduce((sum, anion) => sum + anion.count * anion.charge, 0) !== places.length ||
    !Number.isInteger(all[0].count)
  )
    throw new CannotBuild('number of groups');
  bondToCentre(building, places[0], all);
  return building;
}

function organometal(word: Written, tongue: Tongue): ReadWord | null {
  if (!hasMetalWord(word.lower, tongue)) return null;
  let found: ReadWord | null = null;
  readWord(word, tongue, (read) => {
    if (read.kind !== 'molecule' || !read.level || read.count > 1) return false;
    const building = new Building();
    buildWord(building, read);
    if (
      building.valence.filter((valence) => valence === ANY_BONDS).length !== 1 ||
      building.charge.some((charge) => charge !== 0)
    )
      return false;
    found = read;
    return true;
  });
  return found;
}

function bonded({ element, count, stated }: ElementInWord, anions: readonly AnionWord[]): Building {
  const isCounted = anions.every((anion) => anion.isCounted) || anions.length > 1;
  const [anion] = anions;
  const charge = stated ?? element.charge;
  let copies = anion.count;
  if (!isCounted) {
    if (charge <= 0) throw new CannotBuild('oxidation number not stated');
    // One atom of the element: more would need bridges or a lattice, of which the name says
    // nothing.
    if (charge % anion.charge !== 0 && element.element !== 1)
      return joinIons(
        [
          {
            charge,
            count,
            isCounted: count > 1,
            add: (building) => addIon(building, element.element, charge),
          },
        ],
        anions.map(anionOf),
      );
    copies = charge / anion.charge;
  } else if (
    stated !== null &&
    stated !== anions.reduce((sum, one) => sum + one.charge * one.count, 0)
  )
    throw new CannotBuild('oxidation number');
  if (count !== 1) throw new CannotBuild('several atoms');
  const building = new Building();
  if (element.element === 1) {
    if (anions.length > 1 || (anion.isCounted && anion.count > 1))
      throw new CannotBuild('hydrogens');
    addPiece(building, pieceOf(anion.bonded));
    return building;
  }
  const centre = building.addAtom(element.element);
  if (element.isMetal) building.valence[centre] = ANY_BONDS;
  bondToCentre(building, centre, anions.length > 1 ? anions : [{ ...anion, count: copies }]);
  if (!element.isMetal && building.hydrogens(centre) > 0 && !building.valence[centre])
    throw new CannotBuild('valences left');
  return building;
}

function addIon(building: Building, element: number, charge: number): void {
  building.valence[building.addAtom(element, charge)] = ANY_BONDS;
}

function anionOf(anion: AnionWord): Ion {
  if (anion.ion === '') throw new CannotBuild('no anion');
  return {
    charge: -anion.charge,
    count: anion.count,
    isCounted: anion.isCounted,
    add: (building) => void addPiece(building, pieceOf(anion.ion)),
  };
}

/**
 * `zinc acetate`, `sodium ethanolate`, `copper(2+) bis(2-methylpropanoate)`: metal or ammonium
 * ions, then one word that is an anion.
 */
function organicSalt(words: readonly Written[], tongue: Tongue): Building | null {
  const cations = words.slice(0, -1).map((word) => cationOf(word, tongue));
  if (cations.length === 0 || cations.some((cation) => cation === null)) return null;
  const last = words.at(-1)!;
  let anion: Ion | null = null;
  readWord(last, tongue, (read) => {
    const ion = ionOf(read);
    if (ion && ion.charge < 0) anion = ion;
    return anion !== null;
  });
  return anion && joinIons(cations as Ion[], [anion]);
}

const AMMONIUM: readonly RegExp[] = [
  /^(di|tri)?ammonium$/,
  /^(di|tri)?amonio$/,
  /^(di|tri)?amonioa?$/,
];

function cationOf(word: Written, tongue: Tongue): Ion | null {
  const ion = elementInWord(word.lower, tongue);
  if (ion) {
    const charge = ion.stated ?? ion.element.charge;
    return charge > 0 && ion.element.element !== 1 && ion.element.element !== 6
      ? {
          charge,
          count: ion.count,
          isCounted: ion.count > 1,
          add: (building) => addIon(building, ion.element.element, charge),
        }
      : null;
  }
  const ammonium = AMMONIUM[tongue].exec(word.lower);
  return (
    ammonium && {
      charge: 1,
      count: ammonium[1] === 'di' ? 2 : ammonium[1] === 'tri' ? 3 : 1,
      isCounted: ammonium[1] !== undefined,
      add: (building) => void addPiece(building, pieceOf('[N+1]')),
    }
  );
}
