import { fingerprint } from '../../molecules/fingerprint.ts';
import type { MolecularGraph } from '../../molecules/graph.ts';
import { perceive } from '../../molecules/perceive.ts';
import { stereoFromSmiles, type StereoStructure } from '../../molecules/stereo.ts';
import { parseName, type ParsedName } from '../read/parse-name.ts';
import { settleStereo } from '../read/settle-stereo.ts';
import type { Tongue } from '../words/word.ts';

/** What the project's own parser makes of a name. */
export type ReadBack = 'same' | 'different' | 'unreadable';

/**
 * Reads a name back and compares the constitutions, whatever their atom order and Kekulé form (fingerprints of 64 bits), and the configurations where the
 * structure has any.
 */
export function readBack(name: string, tongue: Tongue, graph: MolecularGraph, stereo?: StereoStructure): ReadBack {
  const read = parseName(name, tongue);
  if (!read) return 'unreadable';
  if (read.graph.atomCount !== graph.atomCount) return 'different';
  const a = fingerprint(read.graph, perceive(read.graph)), b = fingerprint(graph, perceive(graph));
  if (a.high !== b.high || a.low !== b.low) return 'different';
  return !stereo || stereo.atoms.size + stereo.bonds.size === 0 || sameStereo(read, stereo) ? 'same' : 'different';
}

/** What has no descriptor cannot come back: then the others are compared, as many of each kind. */
function sameStereo({ building, graph }: ParsedName, stereo: StereoStructure): boolean {
  const { smiles, dropped } = settleStereo(building, graph);
  if (dropped) return false;
  const back = stereoFromSmiles(smiles);
  if (stereo.complete) return back.key === stereo.key;
  const labels = (of: StereoStructure): string => [...of.atoms.values(), ...of.bonds.values()].sort().join('');
  return labels(back) === labels(stereo);
}
