import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { allTechniques } from '../techniques/registry.ts';
import { nameAmmonium } from '../salts/ammonium-evidence.ts';
import { nameAnion } from '../salts/anion-evidence.ts';
import type { Salt } from '../salts/salt.ts';

/** The evidence on a molecule where the sample is its salt. */
export const evidenceOfSalt = (
  evidence: readonly Evidence[],
  molecule: Molecule,
  { salt, facts }: { readonly salt: Salt; readonly facts: SpectralFacts },
): Evidence[] =>
  allTechniques().reduce<Evidence[]>(
    (named, { type, ofSalt }) => {
      const own = facts[type];
      return ofSalt === null || own === null
        ? named
        : ofSalt(named, molecule, { facts: own, acidic: salt.acidic });
    },
    nameAnion(nameAmmonium(evidence, molecule.graph, salt), molecule.graph, salt),
  );
