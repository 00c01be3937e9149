import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';

/** What makes a molecular ion strong or weak, one bit each. */
export const STABILITY_KINDS = [
  'aromatic',
  'fused',
  'alcohol',
  'branched',
  'amine-alkyl',
  'ether',
  'carbonyl',
  'halide-alkyl',
  'nitro-alkyl',
  'ring',
  'conjugated',
  'chain',
  'acid',
] as const;
type StabilityKind = (typeof STABILITY_KINDS)[number];

const GROUPS_OF: Readonly<Record<StabilityKind, readonly Group[]>> = {
  aromatic: ['aromatic', 'arene-penta', 'arene-tetra'],
  fused: ['arene-fused'],
  alcohol: ['alcohol-primary', 'alcohol-secondary', 'alcohol-tertiary'],
  branched: ['tert-butyl', 'methyl-geminal'],
  'amine-alkyl': ['amine-primary', 'amine-secondary', 'amine-tertiary'],
  ether: ['ether', 'acetal'],
  carbonyl: ['ketone', 'aldehyde', 'ester', 'amide-primary', 'amide-secondary', 'amide-tertiary'],
  'halide-alkyl': ['chloro-alkyl', 'bromo-alkyl', 'iodo'],
  'nitro-alkyl': ['nitro-alkyl', 'nitrate', 'nitrite'],
  ring: ['ring-5', 'ring-6'],
  conjugated: ['diene-conjugated', 'ketone-conjugated', 'ester-conjugated', 'aldehyde-conjugated'],
  chain: ['methylene-chain-4'],
  acid: ['carboxylic-acid'],
};
const INDICES = STABILITY_KINDS.map((kind) => GROUPS_OF[kind].map((group) => GROUP_INDEX[group]));

/** Bits of `STABILITY_KINDS` that hold for a molecule. */
export function stabilityBits(groups: GroupCounts): number {
  let bits = 0;
  for (let i = 0; i < INDICES.length; i++)
    for (const g of INDICES[i])
      if (groups[g] > 0) {
        bits |= 1 << i;
        break;
      }
  return bits;
}
