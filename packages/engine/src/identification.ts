import type { Language } from '@elucida/spectra/languages';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { ConfigurationAnswer } from './configuration/configuration-of.ts';
import type { Evidence } from './evidence/evidence.ts';

/** Parts that the molecule is known to have, and parts that it is known to lack, as SMILES. */
export interface AskedFragments {
  readonly present: readonly string[];
  readonly absent: readonly string[];
}

/** What the engine is asked. */
export interface IdentifyRequest {
  readonly formula: Formula;
  readonly spectra: readonly Spectrum[];
  /** Number of candidates to answer, best first. */
  readonly top: number;
  /** Same seed, same request: same answer. */
  readonly seed: number;
  /** Off: no use of the library of known molecules or anything that memorises whole molecules. */
  readonly useLibrary: boolean;
  /** SMILES of constitutions removed from the library for this request. */
  readonly hide: readonly string[];
  /** SMILES proposed from outside (AI models), judged like all others. */
  readonly proposals?: readonly { smiles: string; proposedBy: string }[];
  /**
   * SMILES of structures that the user asks about: judged like all others, and answered wherever
   * they come.
   */
  readonly structures?: readonly string[];
  /** No molecule without those present, or with those absent, comes into question. */
  readonly fragments?: AskedFragments;
  /** An earlier search of the same question, which this one goes on with. */
  readonly from?: SearchedBefore;
}

/** What an earlier search of a question came to. */
export interface SearchedBefore {
  /**
   * SMILES of what it found: a search begins there, and they are judged with what it finds. Those
   * of another formula are passed over.
   */
  readonly structures: readonly string[];
  /** How often it began; the random numbers of those rounds are not drawn again. */
  readonly rounds: number;
}

/**
 * Who proposed a candidate: one of `OWN_PROPOSERS` (candidates/sources.ts), `USER`, or an AI
 * provider's id.
 */
export type Proposer = string;

export interface Candidate {
  /** 1-based; ties share a rank. */
  readonly rank: number;
  /** Canonical SMILES; `atoms` in the evidence index its heavy atoms in order of appearance. */
  readonly smiles: string;
  /** Names by language where known. */
  readonly names: Readonly<Partial<Record<Language, string>>> | null;
  /** Calibrated probability that this candidate is right, 0–1. */
  readonly confidence: number;
  /** Log score of the judge; differences matter, not the value. */
  readonly score: number;
  /** Share of the score by technique, so that a bar a technique can be drawn. */
  readonly scoreByTechnique: Readonly<Partial<Record<SpectrumType | 'prior', number>>>;
  readonly proposedBy: readonly Proposer[];
  readonly evidence: readonly Evidence[];
}

/** The formula that was probably meant, with the molecule that explains the spectra. */
export interface FormulaHint {
  /** Hill order; of a salt whose acid was left out in two parts (`C9H13N·HCl`). */
  readonly formula: string;
  readonly smiles: string;
  readonly names: Candidate['names'];
}

export interface Identification {
  readonly formula: Formula;
  readonly verdict: 'identified' | 'inconclusive';
  /** Why it is inconclusive, as a closed code. */
  readonly reason?:
    | 'no-candidates'
    | 'no-spectra'
    | 'ambiguous'
    | 'poor-fit'
    | 'out-of-reach'
    | 'contradiction'
    | 'doubtful-formula';
  readonly candidates: readonly Candidate[];
  /**
   * Techniques whose spectra contradict the formula, so that the others decided the order of the
   * candidates (reason `contradiction`).
   */
  readonly setAside: readonly SpectrumType[];
  /** Probability that the truth is none of the candidates. */
  readonly noneOfThese: number;
  /** Only where a neighbouring formula explains the spectra with an ordinary molecule. */
  readonly formulaHint?: FormulaHint;
  /**
   * What constants and NOE say of the relative configuration of the first candidate; absent where they say nothing
   * of it.
   */
  readonly configuration?: ConfigurationAnswer;
  /** Those asked for, where any were. */
  readonly fragments?: AskedFragments;
  /** How the candidates were found. */
  readonly search: {
    readonly method: 'exhaustive' | 'search' | 'both' | 'library';
    readonly considered: number;
    /** True when every plausible isomer was considered. */
    readonly complete: boolean;
    /**
     * How often the search began, earlier searches of the question included. Only where it was
     * given time, goes on with one, or began more often than twice.
     */
    readonly rounds?: number;
    /** The caller's time ended it before it had done all it would. */
    readonly late?: true;
  };
  /**
   * Peaks of the input that the best candidate leaves unexplained: [spectrum index, peak index].
   */
  readonly unexplained: readonly (readonly [number, number])[];
}
