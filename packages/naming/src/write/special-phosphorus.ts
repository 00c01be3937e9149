import type { Words } from '../words/word.ts';
import { ATE, ended, IC, ITE, OUS, withInfixes } from './acid-infixes.ts';
import { ION, ligandsOf, ownAtoms, type Ligands } from './ligands.ts';
import { bondSum, type Molecule } from './molecule.ts';
import { buildSpecial } from './special-build.ts';
import type { SpecialParent } from './special-parent.ts';

const STEMS: readonly Words[] = [
  ['phosphor', 'fosfor', 'fosfor'],
  ['phosphon', 'fosfon', 'fosfon'],
  ['phosphin', 'fosfin', 'fosfin'],
];
const PLAIN: readonly { acid: Words; anion: Words }[] = [
  { acid: ['phosphoric', 'fosfórico', 'fosforiko'], anion: ['phosphate', 'fosfato', 'fosfato'] },
  {
    acid: ['phosphonic', 'fosfónico', 'fosfoniko'],
    anion: ['phosphonate', 'fosfonato', 'fosfonato'],
  },
  {
    acid: ['phosphinic', 'fosfínico', 'fosfiniko'],
    anion: ['phosphinate', 'fosfinato', 'fosfinato'],
  },
];
const LOWER: readonly { acid: Words; anion: Words }[] = [
  { acid: ['phosphorous', 'fosforoso', 'fosforoso'], anion: ['phosphite', 'fosfito', 'fosfito'] },
  {
    acid: ['phosphonous', 'fosfonoso', 'fosfonoso'],
    anion: ['phosphonite', 'fosfonito', 'fosfonito'],
  },
  {
    acid: ['phosphinous', 'fosfinoso', 'fosfinoso'],
    anion: ['phosphinite', 'fosfinito', 'fosfinito'],
  },
];

/**
 * Oxoacids of phosphorus and their derivatives (P-67.1): phosphates, phosphonates, phosphinates,
 * phosphites, amides, halides.
 */
export function phosphorusParent(m: Molecule, p: number): SpecialParent | null {
  const { element, charge, hydrogens } = m.graph;
  if (charge[p] !== 0) return null;
  const ligands = ligandsOf(m, p);
  if (!ligands) return null;
  const bonds = bondSum(m, p);
  const { double, acid, halogen, amino, rest } = ligands;
  const full = bonds === 5 && double.length === 1;
  if (!full && !(bonds === 3 && double.length === 0)) return null;
  const carbons = rest.length + hydrogens[p];
  const leaving = acid.length + halogen.length + amino.length;
  if (carbons > 2 || carbons + leaving !== 3 || leaving === 0) return null;
  const imido = full && element[double[0]] === 7;
  const words = wordsOf(m, ligands, { carbons, full });
  const rank =
    acid.length > 0
      ? acid.some(({ behind }) => behind === ION)
        ? 30
        : acid.some(({ behind }) => behind >= 0)
          ? 270
          : 170
      : halogen.length > 0
        ? 370
        : 470;
  const sites = imido ? [...amino, double[0]] : amino;
  return {
    rank: rank + carbons,
    center: p,
    own: [p, ...ownAtoms(ligands)],
    build: () =>
      buildSpecial(m, { center: p, ligands, words, sites, free: amino.length, letter: 'P' }),
  };
}

function wordsOf(
  m: Molecule,
  ligands: Ligands,
  { carbons, full }: { carbons: number; full: boolean },
) {
  const { acid, halogen } = ligands;
  const plain = full ? PLAIN[carbons] : LOWER[carbons];
  const simple = withInfixes(m, STEMS[carbons], ligands)[0] === STEMS[carbons][0];
  const ending = full ? { acid: IC, anion: ATE } : { acid: OUS, anion: ITE };
  if (acid.length > 0) {
    if (simple) return plain;
    const stem = withInfixes(m, STEMS[carbons], ligands);
    return { acid: ended(stem, ending.acid), anion: ended(stem, ending.anion) };
  }
  // Halides and amides are words behind the acid's name: phosphonic dichloride, phosphoric
  // triamide.
  const stem = withInfixes(m, STEMS[carbons], ligands, {
    halogen: true,
    amino: halogen.length === 0,
  });
  const acidWord = stem[0] === STEMS[carbons][0] ? plain.acid : ended(stem, ending.acid);
  if (halogen.length > 0) return { halide: acidWord, adjective: true };
  return { amide: acidWord };
}
