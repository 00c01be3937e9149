import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import {
  BENZENES,
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';
import { isGroupOfQuinone } from '@elucida/molecules/functional-groups/quinone';
import { arylCarbonylMaximum } from './uv-aryl-carbonyl.ts';
import { arylVinylMaxima } from './uv-aryl-conjugation.ts';
import type { Chromophore } from '../../evidence/chromophores.ts';
import type { ExpectedMaximum } from './uv-maximum.ts';
import { benzopyranoneMaxima } from './uv-benzopyranones.ts';
import { nitroareneMaxima } from './uv-nitroarene.ts';
import { donorOn, isInSixRing } from './uv-ring-positions.ts';
import { conjugatedMaxima } from './uv-woodward.ts';

/**
 * Maxima of single groups, nm: the primary and secondary bands of substituted benzenes and n→π*
 * bands after Silverstein, Spectrometric Identification (5th ed., ch. 7), and Pretsch (UV/Vis
 * chapter); fused and hetero rings after the same tables.
 */
const BY_GROUP: readonly (readonly [
  groups: readonly Group[],
  chromophore: Chromophore,
  nm: number,
  sd: number,
  strong: boolean,
])[] = [
  [BENZENES, 'arene', 263, 8, false],
  [BENZENES, 'arene', 207, 6, false],
  [['phenol', 'phenol-chelated'], 'arene-auxochrome', 275, 8, true],
  [['ether-aryl'], 'arene-auxochrome', 272, 8, true],
  [['phenol', 'phenol-chelated', 'ether-aryl'], 'arene-auxochrome', 216, 7, false],
  [['aniline-primary'], 'arene-auxochrome', 283, 10, true],
  [['aniline-primary'], 'arene-auxochrome', 232, 8, true],
  [['aniline-secondary', 'aniline-tertiary'], 'arene-auxochrome', 250, 9, true],
  [['nitrile-conjugated'], 'aryl-nitrile', 226, 9, true],
  [['nitro-alkyl'], 'nitro', 274, 8, false],
  [['arene-fused'], 'fused-arene', 275, 14, true],
  [['arene-fused'], 'fused-arene', 221, 8, true],
  [['pyridine', 'diazine'], 'heteroarene', 258, 10, true],
  [['pyrrole', 'furan', 'azole'], 'heteroarene', 212, 9, true],
  [['thiophene'], 'heteroarene', 233, 8, true],
  [
    ['ketone', 'ketone-ring-4', 'ketone-ring-5', 'ketone-ring-6', 'ketone-ring-large'],
    'carbonyl',
    281,
    9,
    false,
  ],
  [['aldehyde'], 'carbonyl', 292, 8, false],
  [
    ['ketone-conjugated', 'aldehyde-conjugated', 'ketone-aryl', 'aldehyde-aryl'],
    'carbonyl',
    318,
    14,
    false,
  ],
  [['ketone-diaryl'], 'aryl-carbonyl', 252, 7, true],
  [['ketone-diaryl'], 'carbonyl', 336, 12, false],
  [['quinone'], 'quinone', 246, 9, true],
  [['diketone-1,3'], 'enone', 272, 8, true],
  [['diketone-1,2'], 'carbonyl', 420, 40, false],
  [
    [
      'ester',
      'carboxylic-acid',
      'amide-primary',
      'amide-secondary',
      'amide-tertiary',
      'lactone-5',
      'lactone-6',
    ],
    'carbonyl',
    208,
    7,
    false,
  ],
  // Azobenzene: π→π* 318, n→π* 440 nm; azoalkanes n→π* near 345 nm.
  [['azo'], 'azo', 345, 20, false],
  [['azo'], 'azo', 318, 12, false],
  [['azo'], 'azo', 440, 20, false],
  [['nitroso'], 'nitroso', 300, 15, true],
  [['thiocarbonyl'], 'thiocarbonyl', 250, 15, true],
  [['iodo'], 'iodide', 257, 6, false],
];

/**
 * Lists the absorption maxima between 200 and 800 nm that the molecule's chromophores should show;
 * empty when it has none.
 */
export function expectedMaxima(
  graph: MolecularGraph,
  perception: Perception,
  groups: GroupCounts,
): ExpectedMaximum[] {
  const maxima = [
    ...conjugatedMaxima(graph, perception),
    ...arylCarbonylMaximum(graph, perception),
    ...arylVinylMaxima(graph, perception),
    ...nitroareneMaxima(graph, perception),
    ...benzopyranoneMaxima(graph, perception),
    ...anilideMaximum(graph, perception),
  ];
  const hasArene = groups[GROUP_INDEX.aromatic] > 0;
  const isDonated = areDonorsGivenAway(graph, perception, maxima);
  for (const [names, chromophore, nm, sd, strong] of BY_GROUP) {
    if ((chromophore === 'arene-auxochrome' || chromophore === 'aryl-nitrile') && !hasArene)
      continue;
    if (names.some((group) => groups[GROUP_INDEX[group]] > 0))
      maxima.push({
        // The C=O of a pyranone absorbs where that of a quinone does, and is none.
        chromophore:
          chromophore === 'quinone' && !isGroupOfQuinone(graph, perception) ? 'enone' : chromophore,
        nm,
        sd,
        strong: strong && !(isDonated && chromophore === 'arene-auxochrome'),
        atoms: [],
      });
  }
  return maxima;
}

/**
 * Whether every donor on a benzene ring pushes into a nitro group on it: such a donor has given its
 * own bands away, and nobody should miss them.
 */
function areDonorsGivenAway(
  graph: MolecularGraph,
  perception: Perception,
  maxima: readonly ExpectedMaximum[],
): boolean {
  const givenAway = new Set(
    maxima
      .filter(({ chromophore, atoms }) => chromophore === 'nitro-aryl' && atoms.length > 2)
      .map(({ atoms }) => atoms[2]),
  );
  if (givenAway.size === 0) return false;
  for (let a = 0; a < graph.atomCount; a++)
    if (
      isInSixRing(graph, perception, a) &&
      !givenAway.has(a) &&
      donorOn(graph, perception, a) !== 0
    )
      return false;
  return true;
}

/** Acetanilide 242 nm, paracetamol 249 (Pretsch, UV/Vis). */
const ANILIDE = 244;

/** An acylated nitrogen on a benzene ring. */
function anilideMaximum(graph: MolecularGraph, perception: Perception): ExpectedMaximum[] {
  for (let n = 0; n < graph.atomCount; n++) {
    if (graph.element[n] !== 7 || perception.aromatic[n]) continue;
    let isOnBenzene = false;
    let isAcylated = false;
    for (let slot = n * MAX_DEGREE, end = slot + graph.degree[n]; slot < end; slot++) {
      const b = graph.neighbours[slot];
      isOnBenzene ||= isInSixRing(graph, perception, b);
      for (let beyond = b * MAX_DEGREE; beyond < b * MAX_DEGREE + graph.degree[b]; beyond++)
        isAcylated ||=
          graph.element[b] === 6 &&
          !perception.aromatic[b] &&
          graph.orders[beyond] === 2 &&
          graph.element[graph.neighbours[beyond]] === 8;
    }
    if (isOnBenzene && isAcylated)
      return [{ chromophore: 'arene-auxochrome', nm: ANILIDE, sd: 7, strong: true, atoms: [n] }];
  }
  return [];
}
