import type { Words } from '../words/word.ts';
import { ATE, ended, IC, withInfixes } from './acid-infixes.ts';
import { ION, ligandsOf, ownAtoms, type Ligands } from './ligands.ts';
import type { Molecule } from './molecule.ts';
import { buildSpecial } from './special-build.ts';
import type { SpecialParent } from './special-parent.ts';

const CARBON: Words = ['carbon', 'carbon', 'karbon'],
  CARBAM: Words = ['carbam', 'carbam', 'karbam'];

/**
 * Carbonic acid and its derivatives (P-65.2, P-66.1.6): carbonates, carbamates, ureas, guanidines,
 * carbonochloridates and their thio and imido analogues.
 */
export function carbonicParent(m: Molecule, c: number): SpecialParent | null {
  const { element, degree, hydrogens } = m.graph;
  if (degree[c] !== 3 || hydrogens[c] !== 0) return null;
  const ligands = ligandsOf(m, c);
  if (!ligands || ligands.double.length !== 1 || ligands.rest.length > 0) return null;
  const [x] = ligands.double;
  const { amino, acid, halogen } = ligands;
  const imido = element[x] === 7;
  const free = amino.length;
  const sites = imido ? [...amino, x] : amino;
  const rank =
    acid.length > 0
      ? acid.some(({ behind }) => behind === ION)
        ? 30
        : acid.some(({ behind }) => behind >= 0)
          ? 250
          : 150
      : halogen.length > 0
        ? 350
        : 430;
  const words = wordsOf(m, ligands);
  return (
    words && {
      rank,
      center: c,
      own: [c, ...ownAtoms(ligands)],
      build: () => buildSpecial(m, { center: c, ligands, words, sites, free, letter: '' }),
    }
  );
}

function wordsOf(
  m: Molecule,
  ligands: Ligands,
): { body?: Words; acid?: Words; anion?: Words; halide?: Words; adjective?: boolean } | null {
  const { element } = m.graph;
  const [x] = ligands.double;
  const e = element[x];
  const { amino, acid, halogen } = ligands;
  if (amino.length === 2) {
    const body: Words =
      e === 8
        ? ['urea', 'urea', 'urea']
        : e === 16
          ? ['thiourea', 'tiourea', 'tiourea']
          : e === 34
            ? ['selenourea', 'selenourea', 'selenourea']
            : ['guanidine', 'guanidina', 'guanidina'];
    return { body };
  }
  const stem =
    amino.length === 1
      ? withInfixes(m, CARBAM, ligands, { amino: true, halogen: true })
      : withInfixes(m, CARBON, ligands, { halogen: halogen.length === 2 });
  if (acid.length > 0) {
    const accented: Words | undefined =
      stem[1] === 'carbon'
        ? ['carbonic', 'carbónico', 'karboniko']
        : stem[1] === 'carbam'
          ? ['carbamic', 'carbámico', 'karbamiko']
          : undefined;
    return { acid: accented ?? ended(stem, IC), anion: ended(stem, ATE) };
  }
  if (halogen.length === 0) return null;
  if (amino.length === 1) return { halide: ended(stem, ['oyl', 'oílo', 'oilo']) };
  return {
    adjective: e === 7,
    halide:
      e === 8
        ? ['carbonyl', 'carbonilo', 'karbonilo']
        : e === 16
          ? ['carbonothioyl', 'carbonotioílo', 'karbonotioilo']
          : ['carbonimidic', 'carbonimídico', 'karbonimidiko'],
  };
}
