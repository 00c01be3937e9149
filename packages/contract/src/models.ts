import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { PROVIDERS } from './settings.ts';

/** Structures a model may propose in one answer. */
export const MAX_MODEL_PROPOSALS = 10;

const technique = z.enum(SPECTRUM_TYPES);
/** In the technique's unit: ppm, cm⁻¹, nm or m/z. */
const position = z.number();

/**
 * What a claim speaks of. The schema is flat, with null for what does not apply: providers' strict
 * JSON schemas allow no optional fields and few unions.
 */
export const CLAIM_KINDS = ['peak', 'shift', 'multiplicity', 'count', 'group', 'name'] as const;

/**
 * One checkable statement of a model about one structure that it proposes.
 * - `peak`: the spectrum of `technique` has a peak at `position`.
 * - `shift`: the structure's `group` gives the peak at `position`.
 * - `multiplicity`: the ¹H signal at `position` is a `multiplicity` (and stands for `hydrogens`
 * hydrogens).
 * - `count`: the spectrum of `technique` has `count` signals.
 * - `group`: the structure contains `group`.
 * - `name`: the structure is called `name`.
 */
export const modelClaimSchema = z.object({
  kind: z.enum(CLAIM_KINDS),
  technique: technique.nullable(),
  position: position.nullable(),
  multiplicity: z.string().nullable(),
  hydrogens: z.number().nullable(),
  count: z.number().nullable(),
  group: z.string().nullable(),
  name: z.string().nullable(),
});
export type ModelClaim = z.infer<typeof modelClaimSchema>;

/** Peaks that a model reads from one image. */
export const modelReadingSchema = z.object({
  /** 0-based image of the request. */
  image: z.number().int().min(0),
  technique: technique.nullable(),
  peaks: z.array(
    z.object({
      position,
      multiplicity: z.string().nullable(),
      hydrogens: z.number().nullable(),
      couplings_hz: z.array(z.number()),
    }),
  ),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;

export const modelProposalSchema = z.object({
  smiles: z.string(),
  name: z.string().nullable(),
  /** What the model says of its own certainty, 0–1; shown, never used. */
  confidence: z.number(),
  /** Its reasons in prose, in the language of the request. */
  reasons: z.string(),
  claims: z.array(modelClaimSchema),
});
export type ModelProposal = z.infer<typeof modelProposalSchema>;

/** A model's structured answer. It is data: nothing in it is followed, all of it is checked. */
export const modelAnswerSchema = z.object({
  readings: z.array(modelReadingSchema),
  proposals: z.array(modelProposalSchema),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** Why a model gave no answer. */
export const MODEL_FAILURES = [
  'timeout',
  'rate-limited',
  'provider-error',
  'unreachable',
  'malformed',
  'too-large',
  'refused',
  'not-authorised',
  'daily-cap',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** What came of one call to one model. */
export const modelReplySchema = z.object({
  /**
   * Names the model in `proposed_by` and `raw_<id>`: its provider, and `<provider>_2` for the
   * second of the same provider.
   */
  id: z.string(),
  provider: z.enum(PROVIDERS),
  /** As configured, without the provider: `gpt-5`. */
  model: z.string(),
  /** 1; 2 in the second look. */
  round: z.number().int().min(1).max(2),
  failure: z.enum(MODEL_FAILURES).nullable(),
  answer: modelAnswerSchema.nullable(),
  /** The text the model really answered, for `raw_<id>`; null where nothing came. */
  raw: z.string().nullable(),
  elapsed_ms: z.number(),
  /** Taken from an earlier, equal request of the same user. */
  cached: z.boolean(),
});
export type ModelReply = z.infer<typeof modelReplySchema>;

export const CLAIM_VERDICTS = ['confirmed', 'refuted', 'not-checkable'] as const;
export const PROPOSAL_VERDICTS = ['judged', 'unreadable', 'wrong-formula', 'duplicate'] as const;

/**
 * The reasons of an analysis as an AI model words them: `wording` of its response, where that was
 * asked for. Our own are where they always are, in `report`, `reasons` and `informacion`.
 */
export const wordingSchema = z.looseObject({
  /** Who words them; as in `models`. */
  id: z.string(),
  provider: z.enum(PROVIDERS),
  model: z.string(),
  failure: z.enum(MODEL_FAILURES).nullable(),
  cached: z.boolean(),
  /**
   * Texts that say the same as the text of one of `reasons` (by its place, from 0), word by word
   * proved so; Markdown.
   */
  points: z.array(z.object({ point: z.number().int(), text: z.string() })),
  /**
   * Texts that went beyond wording, or for which that could not be proved: they are shown nowhere.
   */
  refused: z.number().int(),
  /**
   * The text that the model really answered, where raw output is asked for; null where nothing
   * came.
   */
  raw: z.string().nullable().optional(),
});
export type Wording = z.infer<typeof wordingSchema>;

/** Why a model's first structure is not the judge's, with what its sentence names. */
export const overruledSchema = z.looseObject({
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** The statement that tells the model's structure from the first. */
  apart: z.looseObject({ kind: z.string(), values: z.record(z.string(), z.unknown()) }).nullable(),
});

/**
 * What became of the models in one analysis: `models` of its response. Absent where no model is
 * configured.
 */
export const modelsReportSchema = z.object({
  /** `off`: the person switched them off for this analysis. */
  state: z.enum(['asked', 'off']),
  /** Whether the models were asked again with the judge's ranking and its open question. */
  second_look: z.boolean(),
  members: z.array(
    z.looseObject({
      id: z.string(),
      provider: z.enum(PROVIDERS),
      model: z.string(),
      /** Null where it answered (in the last round that it was asked). */
      failure: z.enum(MODEL_FAILURES).nullable(),
      elapsed_ms: z.number(),
      cached: z.boolean(),
      proposals: z.array(
        z.looseObject({
          round: z.number().int(),
          /** Canonical where it could be read, else as the model wrote it. */
          smiles: z.string(),
          name: z.string().nullable(),
          /** What the model said of its own certainty. */
          confidence: z.number(),
          reasons: z.string(),
          verdict: z.enum(PROPOSAL_VERDICTS),
          /** Rank among `candidates`; null where it is not among them. */
          rank: z.number().int().nullable(),
          claims: z.array(
            z.looseObject({
              claim: modelClaimSchema,
              verdict: z.enum(CLAIM_VERDICTS),
              /** Why, as a closed code with its values. */
              code: z.string(),
              values: z.record(z.string(), z.union([z.string(), z.number()])),
              /** The check as a sentence in the report's language, plain text. */
              text: z.string(),
            }),
          ),
        }),
      ),
      /**
       * Its reading of each image against ours (which the judge uses). Positions in the technique's
       * unit.
       */
      readings: z.array(
        z.looseObject({
          image: z.number().int(),
          technique: technique.nullable(),
          agree: z.number().int(),
          only_model: z.array(position),
          only_ours: z.array(position),
          /**
           * The model's peaks with the fields of manual mode, for whoever wants to go on with them.
           */
          peaks: z.array(z.record(z.string(), z.unknown())),
        }),
      ),
      /**
       * Where the judge put another structure before the model's first: why, in the report's
       * language, in Markdown as the points of the report.
       */
      overruled: z.string().nullable(),
      /** What `overruled` says, in no language; absent in results of older versions. */
      overruled_code: overruledSchema.nullable().optional(),
    }),
  ),
});
export type ModelsReport = z.infer<typeof modelsReportSchema>;
