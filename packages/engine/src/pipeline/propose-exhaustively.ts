import { generateIsomers } from '../candidates/generator/generate-isomers.ts';
import { generationLimits } from '../constraints/generation-limits.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { colourKey } from '../molecules/fingerprint.ts';
import { copyGraph, type MolecularGraph } from '../molecules/graph.ts';
import { perceive } from '../molecules/perceive.ts';
import type { Task } from '../stages.ts';
import { BudgetSpent, workBudget } from './work-budget.ts';

/** Most isomers that are all judged; beyond, the guided search takes over. */
const MOST_ISOMERS = 20_000;
/** The same where there is no spectrum to judge them by. */
const MOST_WITHOUT_SPECTRA = 3_000;
/** Kekulé forms and isomers that symmetry rules out come on top. */
const MOST_VISITED = 80_000;
/** Checkpoints of the generator (one each few hundred steps) before it is given up as too large. */
const MOST_CHECKPOINTS = 600;
/** Above this size even listing skeletons takes longer than searching. */
const MOST_ATOMS = 14;

/** Every plausible isomer within the spectra's limits, each once; null where there are too many to judge them all. */
export function proposeExhaustively(facts: SpectralFacts, task: Task): MolecularGraph[] | null {
  if (facts.formula.heavyAtoms > MOST_ATOMS) return null;
  const { carbonClasses, ...constraints } = generationLimits(facts);
  const most = facts.techniques.length === 0 ? MOST_WITHOUT_SPECTRA : MOST_ISOMERS;
  const found: MolecularGraph[] = [];
  const seen = new Set<number>();
  try {
    const { complete } = generateIsomers(
      { formula: facts.formula, mode: 'chemical', filters: 'plausible', constraints, task: workBudget(task, MOST_CHECKPOINTS), limit: MOST_VISITED },
      (graph) => {
        const perception = perceive(graph);
        const key = colourKey(perception);
        if (seen.has(key)) return true;
        seen.add(key);
        const classes = countCarbonClasses(graph, perception.symmetryClass);
        if (carbonClasses && (classes < carbonClasses.min! || classes > carbonClasses.max!)) return true;
        found.push(copyGraph(graph));
        return found.length <= most;
      },
    );
    return complete ? found : null;
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof RangeError) return null;
    throw error;
  }
}

function countCarbonClasses({ atomCount, element }: MolecularGraph, symmetryClass: Uint8Array): number {
  const classes = new Set<number>();
  for (let a = 0; a < atomCount; a++) if (element[a] === 6) classes.add(symmetryClass[a]);
  return classes.size;
}
