import type { Words } from '../words/word.ts';
import { ION, ligandsOf, ownAtoms } from './ligands.ts';
import type { Molecule } from './molecule.ts';
import { buildSpecial } from './special-build.ts';
import type { SpecialParent } from './special-parent.ts';

const HALIDO: Readonly<Record<number, Words>> = {
  9: ['sulfurofluoridate', 'sulfurofluoridato', 'sulfurofluoridato'],
  17: ['sulfurochloridate', 'sulfurocloridato', 'sulfurokloridato'],
  35: ['sulfurobromidate', 'sulfurobromidato', 'sulfurobromidato'],
  53: ['sulfuroiodidate', 'sulfuroyodidato', 'sulfuroiodidato'],
};

/**
 * Sulfuric and sulfurous acid and their derivatives (P-67.1): sulfates, sulfites, sulfamates,
 * sulfuric diamides, sulfuryl halides.
 */
export function sulfurParent(m: Molecule, s: number): SpecialParent | null {
  const { element, charge, hydrogens } = m.graph;
  if (charge[s] !== 0 || hydrogens[s] > 0) return null;
  const ligands = ligandsOf(m, s);
  if (
    !ligands ||
    ligands.rest.length > 0 ||
    ligands.double.length === 0 ||
    ligands.double.length > 2
  )
    return null;
  if (
    ligands.double.some((x) => element[x] !== 8) ||
    ligands.acid.some(({ atom }) => element[atom] !== 8)
  )
    return null;
  const { acid, halogen, amino } = ligands;
  if (acid.length + halogen.length + amino.length !== 2) return null;
  const words =
    ligands.double.length === 2
      ? sulfuric(m, ligands)
      : acid.length === 2
        ? {
            acid: W('sulfurous', 'sulfuroso', 'sulfuroso'),
            anion: W('sulfite', 'sulfito', 'sulfito'),
          }
        : halogen.length === 2
          ? { halide: W('thionyl', 'tionilo', 'tionilo') }
          : null;
  if (!words) return null;
  const rank =
    acid.length > 0
      ? acid.some(({ behind }) => behind === ION)
        ? 30
        : acid.some(({ behind }) => behind >= 0)
          ? 265
          : 165
      : halogen.length > 0
        ? 365
        : 465;
  return {
    rank,
    center: s,
    own: [s, ...ownAtoms(ligands)],
    build: () =>
      buildSpecial(m, { center: s, ligands, words, sites: amino, free: amino.length, letter: 'S' }),
  };
}

const W = (en: string, es: string, eu: string): Words => [en, es, eu];

function sulfuric(
  m: Molecule,
  {
    acid,
    halogen,
    amino,
  }: { acid: readonly unknown[]; halogen: readonly number[]; amino: readonly number[] },
): { amide?: Words; acid?: Words; anion?: Words; halide?: Words } {
  if (acid.length === 2)
    return {
      acid: W('sulfuric', 'sulfúrico', 'sulfuriko'),
      anion: W('sulfate', 'sulfato', 'sulfato'),
    };
  if (acid.length === 1 && amino.length === 1)
    return {
      acid: W('sulfamic', 'sulfámico', 'sulfamiko'),
      anion: W('sulfamate', 'sulfamato', 'sulfamato'),
    };
  if (acid.length === 1) {
    const anion = HALIDO[m.graph.element[halogen[0]]];
    return {
      acid: [
        anion[0].replace(/ate$/, 'ic'),
        anion[1].replace(/idato$/, 'ídico'),
        anion[2].replace(/ato$/, 'iko'),
      ],
      anion,
    };
  }
  if (amino.length === 2) return { amide: W('sulfuric', 'sulfúrico', 'sulfuriko') };
  return {
    halide:
      amino.length === 1
        ? W('sulfamoyl', 'sulfamoílo', 'sulfamoilo')
        : W('sulfuryl', 'sulfurilo', 'sulfurilo'),
  };
}
