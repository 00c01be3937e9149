import { noCoupling, readCoupling } from '../judging/coupling.ts';
import { isExchanging } from '../judging/signal-classes.ts';
import type { Evidence } from '../identification.ts';
import { MAX_DEGREE } from '../molecules/graph.ts';
import { aboutEvidence, labelAtoms, type ExplainedCandidate } from './explained-candidate.ts';
import type { Statement } from './statement.ts';

/** Heavy neighbours of an atom whose hydrogens couple with its own to first order. */
export function couplingNeighbours({ graph, perception }: ExplainedCandidate, atom: number): number[] {
  return [...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom])]
    .filter((other) => graph.hydrogens[other] > 0 && !isExchanging(graph.element[other]) && perception.symmetryClass[other] !== perception.symmetryClass[atom]);
}

/** Labels of neighbours, each with the atoms equivalent to it: `C4/C8, C6`. */
export function labelNeighbours(molecule: ExplainedCandidate, neighbours: readonly number[]): string {
  const { symmetryClass } = molecule.perception;
  const classes = [...new Set(neighbours.map((atom) => symmetryClass[atom]))];
  return classes.map((wanted) => labelAtoms(molecule, [...symmetryClass.keys()].filter((atom) => symmetryClass[atom] === wanted))).join(', ');
}

/** Why a signal is split as it is: its neighbours, when they agree with what is observed. Misfits: state-against. */
export function stateSplitting(molecule: ExplainedCandidate, about: readonly Evidence[]): Statement[] {
  const item = about.find(({ code }) => code === 'multiplicity');
  if (item === undefined || item.verdict === 'against' || item.atoms.length === 0) return [];
  const observedPattern = String(item.values?.observed);
  const [atom] = item.atoms;
  const coupling = noCoupling();
  readCoupling(molecule.graph, molecule.perception, atom, coupling);
  const neighbours = couplingNeighbours(molecule, atom);
  const values = { observedPattern, atoms: labelAtoms(molecule, item.atoms), neighbourAtoms: labelNeighbours(molecule, neighbours), count: coupling.neighbours, each: item.atoms.length > 1 ? 'each' : 'one' };
  const expected = ['s', 'd', 't', 'q', 'quint', 'sext', 'sept'][coupling.neighbours];
  if (coupling.neighbours === 0) return observedPattern === 's' ? [{ kind: 'splitting-none', values, ...aboutEvidence(item) }] : [];
  if (observedPattern === expected && !coupling.secondOrder) return [{ kind: 'splitting-by-neighbours', values, ...aboutEvidence(item) }];
  return observedPattern === 'm' && item.verdict === 'for' && coupling.groups > 1 ? [{ kind: 'splitting-multiplet', values, ...aboutEvidence(item) }] : [];
}
