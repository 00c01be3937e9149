/**
 * Kinds of ion, one bit each. The first group says where the charge stays after a single bond is
 * cut, the second what leaves, the third are rearrangements (Silverstein, ch. 1; McLafferty &
 * Tureček, Interpretation of Mass Spectra, ch. 8–9). Order is part of the learned table.
 */
export const CLEAVAGE_KINDS = [
  'acylium',
  'benzylic',
  'allylic',
  'alpha-nitrogen',
  'alpha-oxygen',
  'alpha-sulfur',
  'tertiary',
  'secondary',
  'primary',
  'methyl',
  'aryl',
  'vinyl',
  'hetero-cation',
  'loses-bromine-or-iodine',
  'loses-chlorine',
  'loses-oxygen-radical',
  'loses-acyl',
  'loses-alkyl',
  'loses-methyl',
  'loses-nitrogen-radical',
  'hydrogen-gained',
  'hydrogen-lost',
  'elimination',
  'mclafferty',
  'retro-diels-alder',
  'carbon-monoxide-loss',
  'hydrogen-cyanide-loss',
  'nitro-loss',
  'characteristic-ion',
  'second-step',
  'ring-cut',
] as const;
export type CleavageKind = (typeof CLEAVAGE_KINDS)[number];
