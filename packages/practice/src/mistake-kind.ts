import type { MistakeKind } from '@elucida/contract/practice-set-terms';
import { asNamed } from '@elucida/engine/techniques/infrared/shown-correlations';
import { detectGroups, locateGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { BENZENES, GROUPS, type Group } from '@elucida/molecules/functional-groups/group-names';
import type { Molecule } from '@elucida/molecules/molecule';

/** Names of groups that begin so speak of the skeleton, of rings or of places, and not of a function. */
const NO_FUNCTION = new Set([
  ...[
    'arene',
    'aryl',
    'heteroaryl',
    'pyridine',
    'diazine',
    'pyrrole',
    'furan',
    'thiophene',
    'azole',
  ],
  ...[
    'methyl',
    'tert',
    'ethyl',
    'methylene',
    'methine',
    'methoxy',
    's',
    'acetyl',
    'ring',
    'aromatic',
  ],
  ...['benzyl', 'diene'],
]);
/** `n-oxide` is a function, `n-methyl` is none. */
const EXCEPTIONS: Readonly<Partial<Record<Group, string>>> = {
  'n-oxide': 'n-oxide',
  'n-methyl': '',
};

/** A group by its kind: an ester is an ester, conjugated or not. Empty for what is no function. */
function functionOf(group: Group): string {
  const [kind] = group.split('-');
  return EXCEPTIONS[group] ?? (NO_FUNCTION.has(kind) ? '' : kind);
}

const PATTERNS = GROUPS.map(
  (group) => (BENZENES as readonly Group[]).includes(group) || /aryl-ch-run/.test(group),
);

/**
 * The functions with the atoms that they are at, as text that can be compared: each once, since the table has
 * several entries for one C=O of a ring.
 */
function functionsOf(molecule: Molecule): string {
  const sites = new Set(
    locateGroups(molecule.graph, molecule.perception).flatMap(({ group, atoms }) => {
      const kind = functionOf(asNamed(group, molecule));
      return kind === '' ? [] : [`${kind} ${atoms[0]}`];
    }),
  );
  return [...sites]
    .map((site) => site.split(' ')[0])
    .sort()
    .join(',');
}

const patternsOf = (counts: Uint8Array): string =>
  [...counts].filter((_count, i) => PATTERNS[i]).join(',');

/** The atoms in rings by element, ring size and aromaticity. */
const ringsOf = ({ graph, perception }: Molecule): string =>
  [...perception.smallestRing]
    .map((size, atom) =>
      size === 0 ? '' : `${graph.element[atom]} ${size} ${perception.aromatic[atom]}`,
    )
    .filter((text) => text !== '')
    .sort()
    .join(',');

/** What is wrong with a structure of the answer's formula, the first that holds (`MISTAKES`). */
export function mistakeKind(drawn: Molecule, answer: Molecule): MistakeKind {
  const [ours, theirs] = [drawn, answer].map(({ graph, perception }) =>
    detectGroups(graph, perception),
  );
  if (functionsOf(drawn) !== functionsOf(answer)) return 'groups';
  if (ringsOf(drawn) !== ringsOf(answer)) return 'rings';
  return patternsOf(ours) === patternsOf(theirs) ? 'places' : 'pattern';
}
