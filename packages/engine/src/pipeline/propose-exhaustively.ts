import { generateIsomers } from '../candidates/generator/generate-isomers.ts';
import { generationLimits } from '../constraints/generation-limits.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { colourKey } from '../molecules/fingerprint.ts';
import { copyGraph, type MolecularGraph } from '../molecules/graph.ts';
import { perceiveInto } from '../molecules/perceive.ts';
import { emptyPerception } from '../molecules/perception.ts';
import type { Task } from '../stages.ts';
import { BudgetSpent, workBudget } from './work-budget.ts';

/** Most isomers that are all judged; beyond, the guided search takes over. */
const MOST_ISOMERS = 20_000;
/** The same where there is no spectrum to judge them by. */
const MOST_WITHOUT_SPECTRA = 3_000;
/**
 * Kekulé forms and isomers that symmetry rules out come on top; of the development cases none that
 * could be listed to its end had more than 20,000 with them.
 */
const MOST_VISITED = 25_000;
/**
 * Checkpoints of a first pass that only counts: counting is several times faster than perceiving
 * what has to be given up afterwards.
 */
const COUNTING_CHECKPOINTS = 60;
/** Checkpoints of the generator (one each few hundred steps) before it is given up as too large. */
const MOST_CHECKPOINTS = 600;
/** Above this size even listing skeletons takes longer than searching. */
const MOST_ATOMS = 14;

/**
 * Every plausible isomer within the spectra's limits, each once; null where there are too many to
 * judge them all.
 */
export function proposeExhaustively(facts: SpectralFacts, task: Task): MolecularGraph[] | null {
  if (facts.formula.heavyAtoms > MOST_ATOMS) return null;
  const { carbonClasses, ...constraints } = generationLimits(facts);
  const most = facts.techniques.length === 0 ? MOST_WITHOUT_SPECTRA : MOST_ISOMERS;
  const generate = (checkpoints: number, visit: (graph: MolecularGraph) => boolean) =>
    generateIsomers(
      {
        formula: facts.formula,
        mode: 'chemical',
        filters: 'plausible',
        constraints,
        task: workBudget(task, checkpoints),
        limit: MOST_VISITED,
      },
      visit,
    );
  const found: MolecularGraph[] = [];
  const seen = new Set<number>();
  const perception = emptyPerception(facts.formula.heavyAtoms);
  try {
    if (areTooMany(() => generate(COUNTING_CHECKPOINTS, () => true))) return null;
    const { complete } = generate(MOST_CHECKPOINTS, (graph) => {
      perceiveInto(graph, perception);
      const key = colourKey(perception);
      if (seen.has(key)) return true;
      seen.add(key);
      const classes = countCarbonClasses(graph, perception.symmetryClass);
      if (carbonClasses && (classes < carbonClasses.min! || classes > carbonClasses.max!))
        return true;
      found.push(copyGraph(graph));
      return found.length <= most;
    });
    return complete ? found : null;
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether a count came to its limit; one that came to no end does not tell. */
function areTooMany(count: () => { complete: boolean }): boolean {
  try {
    return !count().complete;
  } catch (error) {
    if (error instanceof BudgetSpent) return false;
    throw error;
  }
}

function countCarbonClasses(
  { atomCount, element }: MolecularGraph,
  symmetryClass: Uint8Array,
): number {
  const classes = new Set<number>();
  for (let a = 0; a < atomCount; a++) if (element[a] === 6) classes.add(symmetryClass[a]);
  return classes.size;
}
