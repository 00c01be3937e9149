import type { Salt } from './salt.ts';

const STRONG_ACID = /^(Cl|Br|I|F|O.*[SPN].*|OCl.*|OC\(=O\)C\(F\).*)$/;

/** How many strong acids are next to the molecule: each gives a hydrogen to an amine. */
export const protonsTaken = ({ companions }: Salt): number =>
  companions.filter((smiles) => STRONG_ACID.test(smiles)).length;
