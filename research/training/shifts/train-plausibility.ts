import { encodeTableFile } from '@elucida/prediction/data/table-format';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { environmentHashes, LEVELS } from '@elucida/prediction/environments';
import { LOG_UNITS, PLAUSIBILITY_LEVELS } from '@elucida/prediction/plausibility';
import { KeyIndex } from './key-index.ts';

const MAX_ATOMS = 256;
/** Weight of the pseudo-occurrence in which an element never seen would turn up. */
const ROOT_KINDS = 1;

/**
 * Learns how usual environments are from the constitutions of `graphs`, each counted once. Returns
 * the file's bytes.
 */
export function trainPlausibility(graphs: readonly MolecularGraph[]): Uint8Array {
  const index = new KeyIndex();
  const occurrences: number[] = [];
  const kinds: number[] = [];
  const parent: number[] = [];
  const hashes = new Uint32Array(MAX_ATOMS * LEVELS);
  const seen = new Set<number>();
  let total = 0;
  let rootKinds = ROOT_KINDS;
  for (const graph of graphs) {
    const perception = perceive(graph);
    const key = fingerprintKey(graph, perception);
    if (seen.has(key)) continue;
    seen.add(key);
    environmentHashes(graph, perception, hashes, PLAUSIBILITY_LEVELS);
    const classes = new Set<number>();
    for (let atom = 0; atom < graph.atomCount; atom++) {
      if (classes.has(perception.symmetryClass[atom])) continue;
      classes.add(perception.symmetryClass[atom]);
      total++;
      let above = -1;
      for (let level = 0; level < PLAUSIBILITY_LEVELS; level++) {
        const node = index.add(hashes[atom * LEVELS + level]);
        if (node === occurrences.length) {
          occurrences.push(0);
          kinds.push(0);
          parent.push(above);
          if (above < 0) rootKinds++;
          else kinds[above]++;
        }
        occurrences[node]++;
        above = node;
      }
    }
  }
  const keys = index.keys();
  const order = [...keys.keys()].sort((a, b) => keys[a] - keys[b]);
  const logarithm = (x: number): number => Math.max(-32768, Math.round(LOG_UNITS * Math.log(x)));
  const probability = (node: number): number => {
    const above = parent[node];
    return above < 0
      ? occurrences[node] / (total + rootKinds)
      : occurrences[node] / (occurrences[above] + kinds[above]);
  };
  return encodeTableFile({
    header: { rootNovelty: logarithm(rootKinds / (total + rootKinds)), molecules: seen.size },
    tables: {
      environments: {
        keys: Uint32Array.from(order, (node) => keys[node]),
        columns: {
          logProbability: Int16Array.from(order, (node) => logarithm(probability(node))),
          logNovelty: Int16Array.from(order, (node) =>
            logarithm(
              Math.max(kinds[node], 0.5) / (occurrences[node] + Math.max(kinds[node], 0.5)),
            ),
          ),
        },
      },
    },
  });
}
