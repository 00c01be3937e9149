import { CLEAVAGE_KINDS, type CleavageKind } from '../../evidence/cleavages.ts';

/** Bit of each kind. */
export const KIND_BIT = Object.fromEntries(
  CLEAVAGE_KINDS.map((kind, i) => [kind, (1 << i) >>> 0]),
) as Readonly<Record<CleavageKind, number>>;

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
export type StabilityKind = (typeof STABILITY_KINDS)[number];
