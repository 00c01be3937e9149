import type { Spectrum } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { ANALYSIS_STATUSES } from './analysis-status.ts';
import { errorBodySchema } from './errors.ts';
import { INPUT_MESSAGES } from './input-messages.ts';
import { DEFAULT_LANGUAGE, languageSchema, type Language } from './languages.ts';
import { ASKED_MAX, PAYLOAD_MAX, SMILES_MAX } from './limits.ts';
import { acceptedWorkSchema } from './accepted-work.ts';
import { manualSpectrumSchema } from './manual-payload.ts';

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

/** POST /verifications and /v1/verifications. */
export const verificationRequestSchema = z.object({
  structure: z
    .string(INPUT_MESSAGES.structure)
    .trim()
    .min(1, INPUT_MESSAGES.structure)
    .max(SMILES_MAX),
  spectra: z.array(manualSpectrumSchema).max(PAYLOAD_MAX.spectra).default([]),
  formula: z.string().trim().min(1).max(PAYLOAD_MAX.formula).optional(),
  byproducts: byproductsSchema.optional(),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});
export type VerificationRequest = z.output<typeof verificationRequestSchema>;

/** A verification that was accepted. Times are ISO 8601 in UTC. */
export const verificationRecordSchema = z.object({
  id: z.string(),
  status: z.enum(ANALYSIS_STATUSES),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** When it is deleted; null while it is open. */
  kept_until: z.string().nullable(),
  /** Whether it counts against the day: false once its count was given back. */
  counted: z.boolean(),
  structure: z.string(),
  /** Of the sample. */
  formula: z.string(),
  /** Null until it is done. */
  result: verificationSchema.nullable(),
  /** Why it failed. */
  error: errorBodySchema.extend({ status: z.number().int() }).nullable(),
});
export type VerificationRecord = z.infer<typeof verificationRecordSchema>;

/** What POST /verifications answers: the verification, or the id of one that has not ended. */
export const verificationAnswerSchema = z.union([verificationSchema, acceptedWorkSchema]);
