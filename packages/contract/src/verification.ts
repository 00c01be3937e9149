import type { Spectrum } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import type { Language } from './languages.ts';
import { ASKED_MAX, SMILES_MAX } from './limits.ts';

const VERDICTS = ['consistent', 'inconsistent', 'open'] as const;

/** By-products that a sample may be instead, as SMILES. */
export const byproductsSchema = z.array(z.string().trim().min(1).max(SMILES_MAX)).max(ASKED_MAX);

/** A structure's verification (contract §2). Sentences are in the language asked for. */
export const verificationSchema = z.object({
  verdict: z.enum(VERDICTS),
  /** Calibrated probability that the structure is right, 0–1. */
  probability: z.number().min(0).max(1),
  /** Place among all molecules of the formula that were judged, from 1. */
  rank: z.number().int().min(1),
  /** Structures that explain the spectra better, the likeliest first. */
  better: z.array(
    z.object({ smiles: z.string(), name: z.string().nullable(), probability: z.number() }),
  ),
  for: z.array(z.string()),
  against: z.array(z.string()),
  settle: z.array(z.string()),
});
export type Verification = z.infer<typeof verificationSchema>;
export type Verdict = Verification['verdict'];

/** "Is it what I made?" */
export interface VerificationQuestion {
  /** SMILES of the structure expected. */
  readonly structure: string;
  readonly spectra: readonly Spectrum[];
  /** Of the sample; that of the structure where absent. */
  readonly formula?: string;
  /** SMILES of molecules that the sample may be instead; guessed where absent. */
  readonly byproducts?: readonly string[];
  readonly lang: Language;
}
