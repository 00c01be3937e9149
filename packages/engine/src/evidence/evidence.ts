import type {
  CodeOfRole,
  EvidenceCode,
  EvidenceRole,
} from '@elucida/spectra/evidence/evidence-roles';
import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { EvidenceDeclaration, EvidenceValueTypes } from './declaration.ts';
import { CORRELATION_EVIDENCE } from './correlations.ts';
import { HETERO_EVIDENCE } from './heteronuclei.ts';
import { INFRARED_EVIDENCE } from './infrared.ts';
import { MASS_EVIDENCE } from './mass.ts';
import { NMR_EVIDENCE } from './nmr.ts';
import { ULTRAVIOLET_EVIDENCE } from './ultraviolet.ts';

/**
 * What a piece of evidence of each code holds. The types below are made from this table, and what
 * comes from the wire is checked against it; a code without an entry does not compile.
 */
export const EVIDENCE = {
  ...NMR_EVIDENCE,
  ...CORRELATION_EVIDENCE,
  ...HETERO_EVIDENCE,
  ...INFRARED_EVIDENCE,
  ...MASS_EVIDENCE,
  ...ULTRAVIOLET_EVIDENCE,
} as const satisfies Readonly<Record<EvidenceCode, EvidenceDeclaration>>;

type Table = typeof EVIDENCE;
/** The values of one code; undefined for codes that say all there is to say. */
export type EvidenceValues<Code extends EvidenceCode> = Code extends EvidenceCode
  ? ValuesOf<EvidenceValueTypes, Table[Code]['values']>
  : never;

interface Places {
  /** In the technique's unit: ppm, cm⁻¹, nm or m/z. */
  readonly observed: number;
  /** 0-based index of the peak in its spectrum. */
  readonly peak: number;
  readonly predicted: number;
  readonly sd: number;
  /** Measured shifts behind the prediction. */
  readonly observations: number;
}
/** A candidate that explains a peak better, and what it predicts (judging/weigh-objections.ts). */
export type Better =
  | { readonly smiles: string; readonly predicted: number; readonly sd: number }
  | { readonly smiles: string; readonly pattern: string };

interface Common extends Partial<Places> {
  /**
   * 0-based atoms of the candidate's SMILES that it concerns; empty when it concerns the whole
   * molecule.
   */
  readonly atoms: readonly number[];
  readonly verdict: 'for' | 'against' | 'neutral';
  /** Contribution to the score (log units): positive speaks for the candidate. */
  readonly weight?: number;
  /** A misfit that no other candidate explains better. */
  readonly open?: true;
  readonly better?: Better;
}

/** Codes that have values. */
export type CodeWithValues = {
  [Code in EvidenceCode]: keyof Table[Code]['values'] extends never ? never : Code;
}[EvidenceCode];

/** Evidence of the codes given; of several, one of them. */
export type EvidenceOf<Code extends EvidenceCode> = Code extends EvidenceCode
  ? Common &
      Pick<Places, Table[Code]['has'][number]> & {
        readonly code: Code;
        readonly technique: Table[Code]['technique'][number];
      } & (Code extends CodeWithValues
        ? { readonly values: EvidenceValues<Code> }
        : { readonly values?: undefined })
  : never;

/** Evidence of the codes of one role. */
export type EvidenceOfRole<Role extends EvidenceRole> = EvidenceOf<CodeOfRole<Role>>;

/**
 * One piece of evidence for or against one candidate, of whatever code. On the wire (contract §2) it
 * is written by analysis/evidence.
 */
export type Evidence = EvidenceOf<EvidenceCode>;
