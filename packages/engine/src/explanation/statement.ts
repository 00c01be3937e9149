import type { SpectrumType } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS } from '@elucida/spectra/techniques/registry';
import type { AtomEnvironment } from './atom-environment.ts';

export interface MoleculeReference {
  readonly smiles: string;
  readonly names: Readonly<Partial<Record<'en' | 'es' | 'eu', string>>> | null;
}

/** A signal with the atoms it is assigned to: one entry of a list in a sentence. Shifts in ppm. */
export interface AssignedSignal {
  readonly observed: number;
  readonly environment: AtomEnvironment;
  /** Labels such as `C3/C5`: element and place in the SMILES, from 1. */
  readonly atoms: string;
  readonly predicted: number;
  readonly sd: number;
  /** Measured shifts behind the prediction. */
  readonly observations: number;
  /** Hydrogens of this kind under the signal, 0 where they are all of it; absent for carbons. */
  readonly protons?: number;
}

/**
 * Values named `molecule`, `rival`, `group`, `rivalGroup`, `vibration`, `environment`,
 * `otherEnvironment`, `process`,
 * `technique`, `level`, `impurity`, `…Pattern` and `chromophore` are codes or references that the
 * writer of the report turns into words.
 */
export type StatementValue = string | number | MoleculeReference | readonly AssignedSignal[];

export const STATEMENT_KINDS = [
  // verdict
  'answer',
  'only-isomer',
  'runner-up',
  'runner-up-tautomer',
  'inconclusive-no-spectra',
  'inconclusive-ambiguous',
  'inconclusive-tied',
  'inconclusive-poor-fit',
  'inconclusive-no-candidates',
  'inconclusive-out-of-reach',
  'inconclusive-contradiction',
  'inconclusive-contradiction-both',
  'best-so-far',
  'order-by-plausibility',
  'none-of-these',
  // facts
  'formula-unsaturation',
  'formula-saturated',
  'formula-salt',
  'read-from-images',
  'spectrum-left-out',
  'numbering',
  'notation',
  // 13C
  'carbon-signals-fit',
  'carbon-signals-fit-all',
  'carbon-signal',
  'carbon-carbonyl',
  'carbon-sp2',
  'carbon-hetero',
  'carbon-alkyl',
  'carbon-vague',
  'carbon-weakest',
  'carbon-repeated',
  'carbon-signals-coincide',
  'carbon-on-boron',
  'carbon-divided',
  'offset-high',
  'offset-low',
  'mixture-likely',
  // 1H
  'integrals-all',
  'integrals-exchangeable',
  'proton-signal',
  'exchangeable-signal',
  'exchangeable-hidden',
  'exchangeable-deuterated',
  'proton-divided',
  'proton-not-listed',
  'splitting-none',
  'splitting-equivalent',
  'splitting-by-neighbours',
  'splitting-multiplet',
  'coupling-shared',
  'coupling-ortho',
  'coupling-trans',
  'coupling-cis',
  'para-pattern',
  'proton-weakest',
  // IR
  'ir-band-found',
  'ir-bands-compatible',
  'ir-bands-zwitterion',
  'ir-bands-carboxylate',
  'ir-bands-c-h',
  'ir-bands-carbon-dioxide',
  'ir-bands-overtone',
  'ir-bands-fingerprint',
  // MS
  'ms-molecular-ion',
  'ms-molecular-ion-missing',
  'ms-adduct',
  'ms-adduct-exact',
  'ms-adduct-off',
  'ms-adduct-missing',
  'ms-aromatic-series',
  'ms-ion-protonated-acid',
  'ms-soft-fragments',
  'ms-isotope-pattern',
  'ms-fragment-found',
  'ms-ion-of-group',
  'ms-fragments-minor',
  'ms-peaks-isotope',
  'ms-peaks-small',
  // UV-Vis
  'uv-maximum-found',
  'uv-end-absorption',
  // against
  'carbon-off',
  'carbon-missing',
  'carbon-signals-against',
  'proton-off',
  'proton-missing',
  'splitting-misfit',
  'couplings-misfit',
  'tautomers-average',
  'ir-band-missing',
  'ir-band-foreign',
  'ir-band-lowered',
  'ir-band-raised',
  'ms-isotope-mismatch',
  'ms-fragment-missing',
  'ms-fragment-foreign',
  'uv-maximum-missing',
  'uv-maximum-foreign',
  'shift-fits-other',
  'peak-fits-other',
  'splitting-fits-other',
  'nothing-against',
  'nothing-decisive-against',
  'nothing-single-against',
  // open
  'open-points',
  // unexplained
  'unexplained-peak',
  'unexplained-protons',
  'slow-form-enol',
  'slow-form-keto',
  'ammonium-hydrogens',
  'other-solvent',
  'other-water',
  'other-reference',
  'other-impurity',
  'other-small',
  'carbon-split',
  'unexplained-told-above',
  'nothing-unexplained',
  // rivals
  'rival',
  'rival-tied',
  'rival-told-apart',
  'rival-told-apart-by-absence',
  'rival-told-apart-by-count',
  'rival-told-apart-by-splitting',
  'rival-told-apart-by-band',
  'rival-lacks-band',
  'rival-told-apart-by-fragment',
  'rival-misses-signal',
  'rival-told-apart-by-technique',
  'rival-told-apart-by-plausibility',
  'rival-inseparable',
  'rival-tautomer',
  'rival-tautomer-again',
  'rival-tautomer-minor',
  'these-inseparable',
  'rival-favoured',
  'no-rival',
  // what would settle it
  'settle-carbon-count',
  'settle-carbon-shift',
  'settle-proton-shift',
  'settle-ir-band',
  'settle-ir-position',
  'settle-ms-fragment',
  'settle-uv-band',
  'settle-uv-position',
  'settle-dept',
  'settle-hmbc',
  'settle-cosy',
  'settle-tautomers',
  'settle-carbon',
  'settle-proton',
  'settle-nothing-routine',
  'settle-not-needed',
  'settle-test-carbon',
  'settle-test-proton',
  'settle-test-formula',
  'settle-record-again',
  'settle-ultraviolet-again',
  'settle-reference',
  // method
  'method-exhaustive',
  'method-search',
  'method-library',
  'limits-stereocentres',
  'double-bond-decided',
  'limits-double-bond',
  'limits-shifts',
  'limits-tautomers',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface Statement {
  readonly kind: StatementKind;
  readonly values: Readonly<Record<string, StatementValue>>;
  /**
   * What it speaks of: the technique and 0-based peaks of its spectrum, and 0-based heavy atoms of
   * the first candidate.
   */
  readonly technique?: SpectrumType;
  readonly peaks?: readonly number[];
  readonly atoms?: readonly number[];
}

/** Sections of the report, in order; the techniques in the order a chemist argues. */
export const SECTIONS = [
  'verdict',
  'facts',
  ...IN_ORDER_OF_REASONS,
  'against',
  'open',
  'unexplained',
  'rivals',
  'settle',
  'method',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface Explanation {
  readonly sections: Readonly<Record<Section, readonly Statement[]>>;
  /**
   * The five points that carry the answer, each about one peak: a statement and those that continue
   * it.
   */
  readonly reasons: readonly (readonly Statement[])[];
  /** What tells each candidate from the first, by place in the list; nothing for the first. */
  readonly toldApart: readonly (Statement | undefined)[];
}
