import type { Words } from '../words/word.ts';
import { ION, ligandsOf, ownAtoms } from './ligands.ts';
import type { Molecule } from './molecule.ts';
import { buildSpecial } from './special-build.ts';
import type { SpecialParent } from './special-parent.ts';

const WORDS: readonly { acid: Words; anion: Words }[] = [
  { acid: ['boric', 'bórico', 'boriko'], anion: ['borate', 'borato', 'borato'] },
  { acid: ['boronic', 'borónico', 'boroniko'], anion: ['boronate', 'boronato', 'boronato'] },
  { acid: ['borinic', 'borínico', 'boriniko'], anion: ['borinate', 'borinato', 'borinato'] },
];

/** Boric, boronic and borinic acids and esters (P-67.1, P-68.1.4). */
export function boronParent(m: Molecule, b: number): SpecialParent | null {
  const { element, charge, hydrogens } = m.graph;
  if (charge[b] !== 0) return null;
  const ligands = ligandsOf(m, b);
  if (!ligands || ligands.double.length + ligands.halogen.length + ligands.amino.length > 0)
    return null;
  const { acid, rest } = ligands;
  const carbons = rest.length + hydrogens[b];
  if (
    acid.length === 0 ||
    carbons > 2 ||
    acid.length + carbons !== 3 ||
    acid.some(({ atom }) => element[atom] !== 8)
  )
    return null;
  const rank =
    (acid.some(({ behind }) => behind === ION)
      ? 30
      : acid.some(({ behind }) => behind >= 0)
        ? 280
        : 180) + carbons;
  return {
    rank,
    center: b,
    own: [b, ...ownAtoms(ligands)],
    build: () =>
      buildSpecial(m, {
        center: b,
        ligands,
        words: WORDS[carbons],
        sites: [],
        free: 0,
        letter: '',
      }),
  };
}
