import { fingerprint } from '../../molecules/fingerprint.ts';
import type { MolecularGraph } from '../../molecules/graph.ts';
import { perceive } from '../../molecules/perceive.ts';
import { stereoFromSmiles, type StereoStructure } from '../../molecules/stereo.ts';
import { parseName, type ParsedName } from '../read/parse-name.ts';
import { settleStereo } from '../read/settle-stereo.ts';
import type { Tongue } from '../words/word.ts';
import { withoutMetalHydrogens } from './parts.ts';

/** What the project's own parser makes of a name. */
export type ReadBack = 'same' | 'different' | 'unreadable';

/** Reads names of one structure back. The structure's own fingerprint is made once, and graphs already found the same are remembered. */
export type BackReader = (name: string, tongue: Tongue) => ReadBack;

/**
 * Compares what names mean with a constitution, whatever their atom order and Kekulé form (fingerprints of 64 bits), and with its configuration where
 * the structure has one.
 */
export function backReader(structure: MolecularGraph, stereo?: StereoStructure): BackReader {
  const graph = withoutMetalHydrogens(structure);
  let wanted: ReturnType<typeof fingerprint> | null = null;
  const same: MolecularGraph[] = [];
  const isRight = stereo && stereo.atoms.size + stereo.bonds.size > 0 ? stereoReader(stereo) : null;
  return (name, tongue) => {
    const parsed = parseName(name, tongue);
    if (!parsed) return 'unreadable';
    const read = withoutMetalHydrogens(parsed.graph);
    if (read.atomCount !== graph.atomCount) return 'different';
    if (!same.some((other) => isIdentical(other, read))) {
      wanted ??= fingerprint(graph, perceive(graph));
      const { high, low } = fingerprint(read, perceive(read));
      if (high !== wanted.high || low !== wanted.low) return 'different';
      same.push(read);
    }
    return !isRight || isRight(parsed) ? 'same' : 'different';
  };
}

/** Compares configurations. What has no descriptor cannot come back: then the others are compared, as many of each kind. */
function stereoReader(stereo: StereoStructure): (parsed: ParsedName) => boolean {
  const labels = (of: StereoStructure): string => [...of.atoms.values(), ...of.bonds.values()].sort().join('');
  const right = new Set<string>();
  return ({ building, graph }) => {
    const { smiles, dropped } = settleStereo(building, graph);
    if (dropped) return false;
    // Names in several languages mostly give the same SMILES, and OpenChemLib takes longest.
    if (right.has(smiles)) return true;
    const back = stereoFromSmiles(smiles);
    const isSame = stereo.complete ? back.key === stereo.key : labels(back) === labels(stereo);
    if (isSame) right.add(smiles);
    return isSame;
  };
}

/** The same atoms and bonds in the same order: names of one structure in several languages mostly give this. */
function isIdentical(a: MolecularGraph, b: MolecularGraph): boolean {
  return equal(a.element, b.element) && equal(a.charge, b.charge) && equal(a.hydrogens, b.hydrogens) && equal(a.degree, b.degree) && equal(a.neighbours, b.neighbours) && equal(a.orders, b.orders);
}

function equal(a: Uint8Array | Int8Array, b: Uint8Array | Int8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
