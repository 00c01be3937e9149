import { CODED_SPLITTINGS } from '@elucida/spectra/chemistry/multiplicities';
import { ofCode } from '../../evidence/of-code.ts';
import { isExchanging } from '../../nmr/signal-classes.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import {
  aboutEvidence,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import type { Statement } from '../../statements/statement.ts';

/** Heavy neighbours of an atom whose hydrogens couple with its own to first order. */
export function couplingNeighbours(
  { graph, perception }: ExplainedCandidate,
  atom: number,
): number[] {
  return [
    ...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom]),
  ].filter(
    (other) =>
      graph.hydrogens[other] > 0 &&
      !isExchanging(graph.element[other]) &&
      perception.symmetryClass[other] !== perception.symmetryClass[atom],
  );
}

/** Labels of neighbours, each with the atoms equivalent to it: `C4/C8, C6`. */
export function labelNeighbours(
  molecule: ExplainedCandidate,
  neighbours: readonly number[],
): string {
  const { symmetryClass } = molecule.perception;
  const classes = [...new Set(neighbours.map((atom) => symmetryClass[atom]))];
  return classes
    .map((wanted) =>
      labelAtoms(
        molecule,
        [...symmetryClass.keys()].filter((atom) => symmetryClass[atom] === wanted),
      ),
    )
    .join(', ');
}

/**
 * Why a signal is split as it is: its neighbours, when they agree with what is observed. Misfits:
 * state-against.
 */
export function stateSplitting(
  molecule: ExplainedCandidate,
  about: readonly Evidence[],
): Statement[] {
  const [item] = ofCode(about, 'multiplicity');
  if (
    item === undefined ||
    item.verdict === 'against' ||
    item.atoms.length === 0 ||
    ofCode(about, 'couplings').some(({ verdict }) => verdict === 'against')
  )
    return [];
  const { observed, expected, neighbours: count } = item.values;
  const neighbours = couplingNeighbours(molecule, item.atoms[0]);
  const neighbourAtoms = labelNeighbours(molecule, neighbours);
  if (count === 0)
    return observed === 's'
      ? [
          {
            kind: hasEquivalentNeighbour(molecule, item.atoms[0])
              ? 'splitting-equivalent'
              : 'splitting-none',
            values: {},
            ...aboutEvidence(item),
          },
        ]
      : [];
  // A pattern by the hydrogens next to it alone: with a geminal partner, a nucleus other than
  // hydrogen, or different neighbours the count is another.
  if (observed === expected && observed === CODED_SPLITTINGS[count])
    return [
      {
        kind: 'splitting-by-neighbours',
        values: {
          count,
          each: item.atoms.length > 1 ? 'each' : 'one',
          neighbourAtoms,
          observedPattern: observed,
        },
        ...aboutEvidence(item),
      },
    ];
  return observed === 'm' && item.verdict === 'for' && neighbours.length > 1
    ? [{ kind: 'splitting-multiplet', values: { neighbourAtoms }, ...aboutEvidence(item) }]
    : [];
}

/**
 * Whether an atom next to this one carries hydrogens that are equivalent to its own: both =CH of
 * stilbene, the CH2 of dioxane.
 */
function hasEquivalentNeighbour({ graph, perception }: ExplainedCandidate, atom: number): boolean {
  return [
    ...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom]),
  ].some(
    (other) =>
      graph.hydrogens[other] > 0 &&
      perception.symmetryClass[other] === perception.symmetryClass[atom],
  );
}
