import type { Group, Node } from './tree.ts';

/** Alkyl and aryl, without a heteroatom at their end. */
export const PLAIN_RADICALS: ReadonlySet<string> = new Set([
  'phenyl',
  'benzyl',
  'phenethyl',
  'styryl',
  'cinnamyl',
  'isopropyl',
  'isobutyl',
  'sec-butyl',
  'tert-butyl',
  'vinyl',
  'allyl',
  'methylene',
  'methylidene',
  'isopentyl',
  'neopentyl',
  'propargyl',
  'ethynyl',
  'adamantyl',
]);
const CARBON_RADICALS: ReadonlySet<string> = new Set([
  ...PLAIN_RADICALS,
  'phenoxy',
  'benzylidene',
  'anilino',
  'benzamido',
  'furfuryl',
  'morpholino',
  'piperidino',
  'piperazino',
  'pyrrolidino',
  'phenylazo',
]);

/** Whether a unit is a radical that ends on carbon. */
export function isHydrocarbon(node: Node): boolean {
  if (node.is === 'level' || node.is === 'change') return false;
  if (node.is === 'radical') return CARBON_RADICALS.has(node.name);
  return node.is === 'group' && isYl(node.group);
}

const isYl = (group: Group): boolean => group.yls.length > 0 || group.suffixes.length > 0;
