import type { AtomCounts } from '@elucida/spectra/formula/formula';
import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';

/** Ions that tables list for a group. */
export interface ListedIons {
  readonly group: Group;
  readonly ions: readonly AtomCounts[];
  /** What the molecule must hold as well; the group alone where it is left out. */
  readonly also?: (counts: AtomCounts, groups: GroupCounts) => boolean;
}

const atLeast = (groups: GroupCounts, group: Group, count: number): boolean =>
  groups[GROUP_INDEX[group]] >= count;

/**
 * Ions that rearrangements of a group give whatever the rest of the molecule (E. Pretsch, P.
 * Bühlmann, M. Badertscher, Structure Determination of Organic Compounds, 5th ed., ch. 8, table
 * "Fragment ions"; F. W. McLafferty, F. Tureček, Interpretation of Mass Spectra, 4th ed., table A.6).
 * Aryl phosphines: D. H. Williams, R. S. Ward, R. G. Cooks, J. Am. Chem. Soc. 90 (1968) 966
 * (9-phosphafluorenyl, m/z 183).
 */
export const LISTED_IONS: readonly ListedIons[] = [
  {
    group: 'phosphate',
    ions: [
      { H: 4, O: 4, P: 1 },
      { H: 2, O: 3, P: 1 },
      { H: 3, O: 3, P: 1 },
      { H: 2, O: 2, P: 1 },
      { O: 1, P: 1 },
    ],
    also: ({ O = 0 }) => O >= 3,
  },
  {
    group: 'phosphate',
    ions: [
      { H: 4, O: 3, P: 1, S: 1 },
      { H: 2, O: 2, P: 1, S: 1 },
      { H: 4, O: 2, P: 1, S: 2 },
      { P: 1, S: 1 },
    ],
    also: ({ S = 0 }) => S > 0,
  },
  ...(['phosphine', 'phosphine-oxide'] as const).map((group): ListedIons => ({
    group,
    ions: [
      { C: 12, H: 8, P: 1 },
      { C: 6, H: 5, P: 1 },
      { C: 6, H: 4, P: 1 },
      { C: 12, H: 10, P: 1 },
      { C: 12, H: 8 },
    ],
    also: (_, groups) => atLeast(groups, 'arene-mono', 2),
  })),
  {
    group: 'silyl-ether',
    ions: [
      { C: 3, H: 9, Si: 1 },
      { C: 2, H: 7, O: 1, Si: 1 },
      { C: 1, H: 5, O: 1, Si: 1 },
      { C: 2, H: 7, Si: 1 },
      { C: 1, H: 3, Si: 1 },
    ],
  },
  {
    group: 'silyl-ether',
    ions: [
      { C: 5, H: 15, O: 1, Si: 2 },
      { C: 4, H: 13, O: 2, Si: 2 },
    ],
    also: ({ Si = 0 }) => Si >= 2,
  },
  {
    group: 'silyl-ether',
    ions: [
      { C: 5, H: 15, O: 3, Si: 3 },
      { C: 3, H: 9, O: 4, Si: 3 },
    ],
    also: ({ Si = 0 }) => Si >= 3,
  },
  {
    group: 'silane',
    ions: [
      { C: 3, H: 9, Si: 1 },
      { C: 2, H: 7, Si: 1 },
      { C: 1, H: 5, Si: 1 },
      { C: 1, H: 3, Si: 1 },
    ],
  },
  {
    group: 'trifluoromethyl',
    ions: [
      { C: 1, F: 3 },
      { C: 1, F: 2 },
      { C: 1, F: 1 },
      { C: 1, H: 1, F: 2 },
    ],
  },
  {
    group: 'difluoro',
    ions: [
      { C: 2, F: 4 },
      { C: 2, F: 5 },
      { C: 3, F: 5 },
      { C: 3, F: 7 },
      { C: 4, F: 7 },
      { C: 1, F: 3 },
      { C: 1, H: 1, F: 2 },
      { C: 2, H: 3, F: 2 },
      { C: 3, H: 3, F: 2 },
    ],
    also: ({ F = 0 }) => F >= 4,
  },
  {
    group: 'thiophene',
    ions: [
      { C: 1, H: 1, S: 1 },
      { C: 2, H: 2, S: 1 },
      { C: 3, H: 1, S: 1 },
      { C: 5, H: 5, S: 1 },
      { C: 3, H: 3 },
    ],
  },
  {
    group: 'furan',
    ions: [
      { C: 5, H: 5, O: 1 },
      { C: 4, H: 4, O: 1 },
      { C: 4, H: 5 },
      { C: 3, H: 3 },
    ],
  },
  {
    group: 'pyrrole',
    ions: [
      { C: 5, H: 6, N: 1 },
      { C: 4, H: 5, N: 1 },
      { C: 3, H: 3 },
    ],
  },
  {
    group: 'pyridine',
    ions: [
      { C: 6, H: 6, N: 1 },
      { C: 5, H: 5, N: 1 },
      { C: 5, H: 4, N: 1 },
      { C: 4, H: 4 },
      { C: 4, H: 3 },
      { C: 4, H: 2 },
      { C: 3, H: 3 },
    ],
  },
  ...(['phenol', 'ether-aryl'] as const).map((group): ListedIons => ({
    group,
    ions: [
      { C: 3, H: 3, O: 1 },
      { C: 5, H: 5, O: 1 },
      { C: 6, H: 5, O: 1 },
      { C: 6, H: 6, O: 1 },
      { C: 6, H: 7, O: 1 },
      { C: 7, H: 7, O: 1 },
    ],
  })),
  ...(['aniline-primary', 'aniline-secondary', 'aniline-tertiary'] as const).map(
    (group): ListedIons => ({
      group,
      ions: [
        { C: 5, H: 6 },
        { C: 5, H: 5 },
        { C: 6, H: 6, N: 1 },
        { C: 6, H: 7, N: 1 },
        { C: 7, H: 8, N: 1 },
      ],
    }),
  ),
  {
    group: 'ester-conjugated',
    ions: [
      { C: 8, H: 5, O: 3 },
      { C: 8, H: 7, O: 4 },
    ],
    also: (_, groups) =>
      atLeast(groups, 'ester-conjugated', 2) && atLeast(groups, 'arene-ortho', 1),
  },
  {
    group: 'nitro-aryl',
    ions: [
      { N: 1, O: 1 },
      { C: 6, H: 4 },
      { C: 6, H: 5 },
    ],
  },
  {
    group: 'sulfide',
    ions: [
      { C: 1, H: 3, S: 1 },
      { C: 2, H: 5, S: 1 },
      { C: 1, H: 1, S: 1 },
    ],
  },
  {
    group: 'thiol',
    ions: [
      { C: 1, H: 3, S: 1 },
      { C: 2, H: 5, S: 1 },
      { H: 2, S: 1 },
    ],
  },
];
