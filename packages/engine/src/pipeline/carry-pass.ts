import type { Judge } from '../judging/judge.ts';
import { weigh } from '../judging/judge.ts';
import { TERMS } from '../judging/terms.ts';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import type { Task } from '../stages.ts';
import { byScore } from './judge-finalists.ts';
import type { Pass } from './judge-pass.ts';
import type { Judged } from './judged.ts';
import type { outsideProposals } from '../candidates/outside-source.ts';

/**
 * A pass as plain data, so that it can wait outside the engine's thread and be judged again with
 * further proposals.
 */
export interface CarriedPass extends Pick<Pass, 'setAside' | 'search' | 'salt'> {
  readonly finalists: readonly {
    readonly smiles: string;
    readonly proposedBy: readonly string[];
    readonly firstScore: number;
    /**
     * In the order of `TERMS`: numbers keep their value in JSON, so that nothing is predicted
     * twice.
     */
    readonly terms: readonly number[];
  }[];
}

/** Takes a pass apart into plain data. */
export function packPass({ setAside, search, judged, salt }: Pass): CarriedPass {
  return {
    setAside,
    search,
    ...(salt && { salt }),
    finalists: judged.map(({ graph, proposedBy, firstScore, terms }) => ({
      smiles: canonicalSmiles(graph),
      proposedBy,
      firstScore,
      terms: [...terms],
    })),
  };
}

interface UniteInput {
  readonly proposals: ReturnType<typeof outsideProposals>;
  readonly judge: Judge;
  readonly weights: Float64Array;
  readonly task: Task;
}

/**
 * The finalists of a carried pass with further proposals among them, best first. A constitution
 * that was there already keeps its scores and gains a proposer.
 */
export function unite(
  carried: CarriedPass,
  { proposals, judge, weights, task }: UniteInput,
): Judged[] {
  const known = new Map<number, Judged>();
  for (const { smiles, proposedBy, firstScore, terms } of carried.finalists) {
    task.checkpoint();
    const values = Float64Array.from(terms);
    const molecule = moleculeOf(graphFromSmiles(smiles));
    known.set(molecule.key, {
      ...molecule,
      proposedBy: [...proposedBy],
      firstScore,
      terms: values,
      score: weigh(values, weights),
    });
  }
  for (const { graph, proposer } of proposals) {
    task.checkpoint();
    const molecule = moleculeOf(graph);
    const before = known.get(molecule.key);
    if (before === undefined) {
      const terms = new Float64Array(TERMS.length);
      known.set(molecule.key, {
        ...molecule,
        proposedBy: [proposer],
        firstScore: judge.byTables(molecule),
        score: judge.byNetwork(molecule, terms),
        terms,
      });
    } else if (!before.proposedBy.includes(proposer)) before.proposedBy.push(proposer);
  }
  return [...known.values()].sort(byScore);
}

function moleculeOf(graph: Judged['graph']): Pick<Judged, 'graph' | 'perception' | 'key'> {
  const perception = perceive(graph);
  return { graph, perception, key: colourKey(perception) };
}
