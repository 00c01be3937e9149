import type { MolecularGraph } from '@elucida/molecules/graph';
import { decompose } from '../generator/decompose.ts';
import type { RoughScore } from '../rough/rough-score.ts';
import { draftFrom } from './draft.ts';
import type { Assembly } from './whole-starts.ts';

/** Ways to join a set of parts that are weighed for one molecule. */
const WAYS = 6;

/** An assembly that joins its parts in several ways and answers the one that a rough score likes best. */
export const bestAssembly =
  (assembly: Assembly, rough: RoughScore): Assembly =>
  (random) => {
    let best: MolecularGraph | null = null;
    let highest = -Infinity;
    for (let way = 0; way < WAYS; way++) {
      const graph = assembly(random);
      const molecule = graph && decompose(graph);
      if (molecule === null) continue;
      const score = rough(draftFrom(molecule));
      if (score <= highest) continue;
      [best, highest] = [graph, score];
    }
    return best;
  };
