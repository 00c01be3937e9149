import { fingerprint } from '../../molecules/fingerprint.ts';
import type { MolecularGraph } from '../../molecules/graph.ts';
import { perceive } from '../../molecules/perceive.ts';
import { parseName } from '../read/parse-name.ts';
import type { Tongue } from '../words/word.ts';

/** What the project's own parser makes of a name. */
export type ReadBack = 'same' | 'different' | 'unreadable';

/** Reads a name back and compares the constitutions, whatever their atom order and Kekulé form (fingerprints of 64 bits). */
export function readBack(name: string, tongue: Tongue, graph: MolecularGraph): ReadBack {
  const read = parseName(name, tongue);
  if (!read) return 'unreadable';
  if (read.graph.atomCount !== graph.atomCount) return 'different';
  const a = fingerprint(read.graph, perceive(read.graph)), b = fingerprint(graph, perceive(graph));
  return a.high === b.high && a.low === b.low ? 'same' : 'different';
}
