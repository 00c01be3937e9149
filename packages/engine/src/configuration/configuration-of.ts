import type { FreeElements } from '@elucida/molecules/diastereomers';
import { basedOn, type DecidingContact, type DecidingCoupling } from './based-on.ts';
import { relationOf } from './decide-elements.ts';
import { relativeConfiguration, type ConfigurationInput } from './relative-configuration.ts';

/** What is said of the relative configuration of an answer. Atoms are those of its SMILES. */
export interface ConfigurationAnswer {
  /** SMILES of what is stated, without the rest; null where nothing is. Mirror images are not told apart. */
  readonly smiles: string | null;
  /** Of what is stated, or of the likeliest diastereomer. */
  readonly probability: number;
  /** Nothing of the relative configuration is left open. */
  readonly complete: boolean;
  /** Centres and double bonds that diastereomers differ by, and those stated. */
  readonly elements: FreeElements;
  readonly stated: FreeElements;
  /** Likeliest first. */
  readonly diastereomers: readonly { readonly smiles: string; readonly probability: number }[];
  readonly couplings: readonly DecidingCoupling[];
  readonly contacts: readonly DecidingContact[];
}

const NOTHING: FreeElements = { centres: [], bonds: [] };

/**
 * What constants and NOE say of the relative configuration of a molecule, stated where a signal or a contact can be
 * named that says so; null where nothing bears on it (`relativeConfiguration`).
 */
export function configurationOf(input: ConfigurationInput): ConfigurationAnswer | null {
  const weighed = relativeConfiguration(input);
  if (weighed === null) return null;
  const { diastereomers, elements, decided } = weighed;
  const common = {
    elements,
    diastereomers: diastereomers.map(({ diastereomer: { smiles }, probability }) => ({
      smiles,
      probability,
    })),
  };
  const like =
    decided &&
    diastereomers.find(
      ({ diastereomer }) => relationOf(diastereomer, decided.elements) === decided.relation,
    );
  const reasons = decided && like ? basedOn(weighed, decided, like) : null;
  if (!decided || !reasons || reasons.couplings.length + reasons.contacts.length === 0)
    return {
      ...common,
      smiles: null,
      probability: diastereomers[0].probability,
      complete: false,
      stated: NOTHING,
      couplings: [],
      contacts: [],
    };
  return {
    ...common,
    smiles: decided.smiles,
    probability: decided.probability,
    complete: decided.complete,
    stated: decided.elements,
    ...reasons,
  };
}
