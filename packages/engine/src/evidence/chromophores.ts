/** Chromophores the rules know, as a closed list. */
export const CHROMOPHORES = [
  'diene',
  'enone',
  'unsaturated-acid',
  'aryl-carbonyl',
  'arene',
  'arene-auxochrome',
  'aryl-vinyl',
  'aryl-nitrile',
  'fused-arene',
  'heteroarene',
  'carbonyl',
  'nitro',
  'nitro-aryl',
  'azo',
  'nitroso',
  'quinone',
  'thiocarbonyl',
  'iodide',
] as const;
export type Chromophore = (typeof CHROMOPHORES)[number];
