import type { Group, Node } from './tree.ts';

const CARBON_RADICALS = new Set([
  'phenyl',
  'phenoxy',
  'benzyl',
  'phenethyl',
  'benzylidene',
  'anilino',
  'styryl',
  'cinnamyl',
  'isopropyl',
  'isobutyl',
  'sec-butyl',
  'tert-butyl',
  'vinyl',
  'allyl',
  'adamantyl',
  'methylene',
  'methylidene',
  'benzamido',
  'furfuryl',
  'morpholino',
  'piperidino',
  'piperazino',
  'pyrrolidino',
  'isopentyl',
  'neopentyl',
  'phenylazo',
  'propargyl',
  'ethynyl',
]);

/** Whether a unit is a radical that ends on carbon. */
export function isHydrocarbon(node: Node): boolean {
  if (node.is === 'level' || node.is === 'change') return false;
  if (node.is === 'radical') return CARBON_RADICALS.has(node.name);
  return node.is === 'group' && isYl(node.group);
}

const isYl = (group: Group): boolean => group.yls.length > 0 || group.suffixes.length > 0;
