import { copyGraph, emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { acidicSites, strongAcidSites } from '@elucida/molecules/protonation/acidic-sites';
import { basicSites } from '@elucida/molecules/protonation/basic-sites';
import { besideCation } from './beside-cation.ts';
import { protonsTaken } from './protons-taken.ts';
import type { Salt } from './salt.ts';

const AMMONIA = 'N';

/** A salt as it is answered. */
export interface WrittenSalt {
  /** Canonical SMILES of all parts. */
  readonly smiles: string;
  /** The molecule of the spectra, with its acidic hydrogens, atoms in the order of the SMILES … */
  readonly core: MolecularGraph;
  /** … and the atom of the SMILES that each of them is. */
  readonly places: readonly number[];
}

/**
 * Whether a molecule can give as many hydrogens as the salt's metal ions replace; an inner salt has
 * no ion, and its cation no hydrogen to give back: an amino acid is drawn neutral. Where the salt is
 * only supposed, each acid next to the molecule needs a base in it and ammonia an acid: furfural
 * takes no ammonia and a nitrile no hydrogen bromide.
 */
export function canFormSalt(graph: MolecularGraph, salt: Salt): boolean {
  const { acidic, companions } = salt;
  const isInner = acidic > 0 && companions.length === 0;
  if (isInner && [...graph.charge].some((charge, atom) => charge > 0 && graph.hydrogens[atom] > 0))
    return false;
  if (acidic > 0 && acidicSites(graph).length < acidic) return false;
  if (salt.isTyped) return true;
  if (salt.core.charge > 0 && !isOnium(graph)) return false;
  const ammonia = companions.filter((smiles) => smiles === AMMONIA).length;
  return basicSites(graph).length >= protonsTaken(salt) && strongAcidSites(graph).length >= ammonia;
}

/**
 * Whether every cation of a molecule is a quaternary one, with no hydrogen and no triple bond: what
 * is protonated is written as its base with the acid, and a nitrilium ion is not a salt to weigh out.
 */
function isOnium({ atomCount, charge, degree, hydrogens, orders }: MolecularGraph): boolean {
  for (let atom = 0; atom < atomCount; atom++) {
    if (charge[atom] <= 0) continue;
    if (hydrogens[atom] > 0) return false;
    for (let slot = atom * MAX_DEGREE; slot < atom * MAX_DEGREE + degree[atom]; slot++)
      if (orders[slot] > 2) return false;
  }
  return true;
}

/** Writes the molecule with its counter-ions. */
export function writeSalt(graph: MolecularGraph, salt: Salt): WrittenSalt {
  const drawn = copyGraph(graph);
  for (const atom of acidicSites(graph).slice(0, salt.acidic)) {
    drawn.hydrogens[atom]--;
    drawn.charge[atom]--;
  }
  const core = canonicalSmiles(drawn);
  const smiles = canonicalSmiles(graphFromSmiles([core, ...salt.companions].join('.')));
  const whole = graphFromSmiles(smiles);
  const places = partOf(whole, core);
  const alone = part(whole, places);
  if (salt.acidic > 0) {
    for (let atom = 0; atom < alone.atomCount; atom++) {
      if (alone.charge[atom] !== -1 || besideCation(alone, atom)) continue;
      alone.charge[atom] = 0;
      alone.hydrogens[atom]++;
    }
  }
  return { smiles, core: alone, places };
}

/** Atoms of the connected part that has this SMILES. */
function partOf(graph: MolecularGraph, smiles: string): number[] {
  const seen = new Set<number>();
  for (let start = 0; start < graph.atomCount; start++) {
    if (seen.has(start)) continue;
    const atoms = new Set([start]);
    for (const atom of atoms)
      for (let k = 0; k < graph.degree[atom]; k++)
        atoms.add(graph.neighbours[atom * MAX_DEGREE + k]);
    atoms.forEach((atom) => seen.add(atom));
    const places = [...atoms].sort((a, b) => a - b);
    if (canonicalSmiles(part(graph, places)) === smiles) return places;
  }
  throw new Error(`${smiles} is no part of the salt`);
}

/** The molecule of some atoms, in their order. */
function part(graph: MolecularGraph, places: readonly number[]): MolecularGraph {
  const alone = emptyGraph(places.length);
  places.forEach((place, atom) => {
    alone.element[atom] = graph.element[place];
    alone.charge[atom] = graph.charge[place];
    alone.hydrogens[atom] = graph.hydrogens[place];
    alone.degree[atom] = graph.degree[place];
    for (let k = 0; k < graph.degree[place]; k++) {
      alone.neighbours[atom * MAX_DEGREE + k] = places.indexOf(
        graph.neighbours[place * MAX_DEGREE + k],
      );
      alone.orders[atom * MAX_DEGREE + k] = graph.orders[place * MAX_DEGREE + k];
    }
  });
  return alone;
}
