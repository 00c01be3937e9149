import type { Skill } from '@elucida/contract/practice-terms';
import { ofCode } from '@elucida/engine/evidence/of-code';
import type { H1Peak } from '@elucida/spectra/spectrum';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import type { PreparedProblem } from './judge-drawn.ts';

const CARBON = 6,
  OXYGEN = 8;
/** Signals with a coupling constant that a student has to join. */
const COUPLED = 2;

/** Whether a carbon is doubly bonded to an atom that `isWanted`, outside aromatic rings. */
function hasDouble({ graph, perception }: Molecule, isWanted: (element: number) => boolean) {
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (graph.element[atom] !== CARBON) continue;
    const first = atom * MAX_DEGREE;
    for (let slot = first; slot < first + graph.degree[atom]; slot++)
      if (
        graph.orders[slot] >= 2 &&
        perception.aromaticBond[slot] === 0 &&
        isWanted(graph.element[graph.neighbours[slot]])
      )
        return true;
  }
  return false;
}

/**
 * What solving a problem takes: a carbonyl group to be recognised; an aromatic ring and where its
 * substituents are; hydrogens to be joined by their couplings; rings and multiple bonds of carbon beside those.
 */
export function skillsOf({ problem, answer }: PreparedProblem): Skill[] {
  const { perception } = answer;
  const isAromatic = perception.aromatic.some((each) => Number(each) === 1);
  const coupled = new Set(
    ofCode(answer.candidate.evidence, 'proton-assignment').flatMap(({ technique, peak }) => {
      const listed = problem.spectra.find(({ type }) => type === technique)?.peaks[peak];
      return ((listed as H1Peak | undefined)?.j_hz ?? []).length > 0 ? [peak] : [];
    }),
  );
  const hasRing = perception.smallestRing.some(
    (size, atom) => size > 0 && Number(perception.aromatic[atom]) === 0,
  );
  const has: Readonly<Record<Skill, boolean>> = {
    carbonyls: hasDouble(answer, (element) => element === OXYGEN),
    aromatics: isAromatic,
    couplings: coupled.size >= COUPLED,
    unsaturation: hasRing || hasDouble(answer, (element) => element !== OXYGEN),
  };
  return (Object.keys(has) as Skill[]).filter((skill) => has[skill]);
}
