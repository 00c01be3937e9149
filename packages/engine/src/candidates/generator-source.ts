import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { colourKey } from '@elucida/molecules/fingerprint';
import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { perceiveInto } from '@elucida/molecules/perceive';
import { emptyPerception } from '@elucida/molecules/perception';
import { generateIsomers } from '@elucida/generator/generate-isomers';
import { generationLimits } from './generation-limits.ts';
import { OUT_OF_REACH, proposalsOf, type CandidateSource, type SourceContext } from './source.ts';

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

/** Every plausible isomer within the spectra's limits, each once, where all can be judged. */
export const generatorSource: CandidateSource = {
  name: 'generator',
  method: 'exhaustive',
  competes: true,
  propose(context) {
    const isomers = listIsomers(context);
    return isomers === null
      ? OUT_OF_REACH
      : proposalsOf(
          isomers.map((graph) => ({ graph, proposer: 'generator' })),
          'all',
        );
  },
};

/** Null where there are too many to judge them all: which are left out would be chance. */
function listIsomers({
  facts,
  task,
}: Pick<SourceContext, 'facts' | 'task'>): MolecularGraph[] | null {
  if (facts.formula.heavyAtoms > MOST_ATOMS) return null;
  const { carbonClasses, ...constraints } = generationLimits(facts);
  const most = mostIsomers(facts);
  const generate = (checkpoints: number, visit: (graph: MolecularGraph) => boolean) =>
    generateIsomers(
      {
        formula: facts.formula,
        mode: 'chemical',
        filters: 'plausible',
        constraints,
        task,
        checkpoints,
        limit: MOST_VISITED,
      },
      visit,
    );
  const { ended } = generate(COUNTING_CHECKPOINTS, () => true);
  // A count whose work was spent before its end leaves open how many there are.
  if (ended !== 'complete' && ended !== 'work-spent') return null;
  const found: MolecularGraph[] = [];
  const seen = new Set<number>();
  const perception = emptyPerception(facts.formula.heavyAtoms);
  const listed = generate(MOST_CHECKPOINTS, (graph) => {
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
  return listed.ended === 'complete' ? found : null;
}

const mostIsomers = ({ techniques }: SpectralFacts): number =>
  techniques.length === 0 ? MOST_WITHOUT_SPECTRA : MOST_ISOMERS;

function countCarbonClasses(
  { atomCount, element }: MolecularGraph,
  symmetryClass: Uint8Array,
): number {
  const classes = new Set<number>();
  for (let a = 0; a < atomCount; a++) if (element[a] === 6) classes.add(symmetryClass[a]);
  return classes.size;
}
