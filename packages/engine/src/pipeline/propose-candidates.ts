import { fragmentFilter } from '../candidates/fragment-filter.ts';
import type { Learned } from '../candidates/source.ts';
import { SOURCES } from '../candidates/sources.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Identification, IdentifyRequest } from '../identification.ts';
import type { Judge } from '../judging/judge.ts';
import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import type { Task } from '../stages.ts';
import { Finalists, type Contender } from './finalists.ts';

interface ProposeInput extends Learned {
  readonly request: IdentifyRequest;
  readonly facts: SpectralFacts;
  readonly judge: Judge;
  /** What was found before, to find more; empty as a rule. */
  readonly finalists: Finalists;
  readonly task: Task;
}

/** Molecules of a source between two progress reports; of one that comes on slowly, fewer. */
const REPORT_EVERY = 1000,
  LOOK_EVERY = 20,
  SHARE_WORTH_A_REPORT = 0.02;
/** How far the stage has come before the first source that works for long. */
const BEGUN = 0.1;

/**
 * Asks the sources in turn and keeps those of their molecules that named sources put forward or
 * that their first score likes best, within the fragments asked for. The first source that covers
 * every plausible isomer is the last asked.
 */
export function proposeCandidates({
  request,
  facts,
  judge,
  pieces,
  proposer,
  neighbours,
  annealingThreads,
  finalists,
  task,
}: ProposeInput): Identification['search'] {
  const report = progressReporter(finalists, task);
  const faultsOf = fragmentFilter(request.fragments);
  const named: MolecularGraph[] = [];
  let search: Omit<Identification['search'], 'considered'> = { method: 'library', complete: false };
  task.progress('propose', BEGUN / 2);
  for (const source of SOURCES) {
    const proposals = source.propose({
      request,
      facts,
      judge,
      pieces,
      proposer,
      neighbours,
      annealingThreads,
      named,
      task,
    });
    if (proposals.covers === 'none') continue;
    let count = 0;
    let reported = 0;
    for (const proposal of proposals) {
      task.checkpoint();
      const { graph, perception } = proposal;
      if (faultsOf && faultsOf({ graph, perception: perception ?? perceive(graph) }) > 0) continue;
      if (!source.competes) named.push(copyGraph(proposal.graph));
      finalists.offer(proposal, judge.byTables);
      if (++count % LOOK_EVERY !== 0) continue;
      const share = proposals.share();
      if (count % REPORT_EVERY !== 0 && share - reported < SHARE_WORTH_A_REPORT) continue;
      reported = share;
      report(BEGUN + (1 - BEGUN) * share);
    }
    search = { method: source.method, complete: proposals.covers === 'all' };
    if (search.complete) break;
  }
  report(1);
  return { ...search, considered: finalists.considered };
}

/** Reports how many molecules were considered and, when it changes, which one leads. */
function progressReporter(finalists: Finalists, task: Task): (fraction: number) => void {
  let reported: Contender | null = null;
  return (fraction) => {
    const { considered, leader } = finalists;
    task.progress('propose', fraction, { key: 'candidates-considered', values: { considered } });
    // A first ranking is known long before the last candidate: users see where it goes.
    if (leader === reported || leader === null) return;
    reported = leader;
    task.progress('propose', fraction, {
      key: 'leading-candidate',
      values: { smiles: canonicalSmiles(leader.graph) },
    });
  };
}
