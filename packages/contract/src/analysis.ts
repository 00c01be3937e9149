import { PICTURED_TYPES, SPECTRUM_SOURCES, SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { SECTIONS } from '@elucida/spectra/statements/sections';
import { z } from 'zod';
import { STAGES } from './analysis-events.ts';
import { fragmentsSchema, structuresSchema } from './asked.ts';
import { INPUT_MESSAGES } from './input-messages.ts';
import { jsonField } from './json-field.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { ASKED_MAX, MAX_IMAGES, PAYLOAD_MAX, SMILES_MAX, SPECTRA_FIELD_MAX } from './limits.ts';
import { pictureSchema } from './picture.ts';
import { planeSchema } from './plane.ts';
import { modelsReportSchema, wordingSchema } from './models.ts';
import { spinSystemSchema } from './spin-system.ts';
import { relativeConfigurationSchema } from './relative-configuration.ts';
import { searchFromSchema, searchSecondsSchema } from './search-time.ts';
import { traceSchema } from './trace.ts';
import { warningCodeSchema } from './warning-codes.ts';

export const spectrumTypeSchema = z.enum(SPECTRUM_TYPES);

/**
 * One piece of evidence for or against a candidate. `atoms` index the heavy atoms of its SMILES,
 * from 0.
 */
export const evidenceSchema = z.looseObject({
  technique: spectrumTypeSchema,
  atoms: z.array(z.number().int()),
  /** In the technique's unit: ppm, cm⁻¹, nm or m/z. */
  observed: z.number().optional(),
  predicted: z.number().optional(),
  sd: z.number().optional(),
  /** How many measured molecules the prediction rests on. */
  observations: z.number().int().optional(),
  verdict: z.enum(['for', 'against', 'neutral']),
  /** 0-based peak of the technique's spectrum in `spectra`. */
  peak: z.number().int().optional(),
  /** The rule, as a closed code with its values. */
  code: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Contribution to the score in log units. */
  weight: z.number().optional(),
});
export type EvidenceItem = z.infer<typeof evidenceSchema>;

/**
 * What a sentence says, in no language: its kind (spectra/statements) and the values it holds. Kept
 * with the sentence, so that it can be written in another language later.
 */
export const statementSchema = z.looseObject({
  kind: z.string(),
  values: z.record(z.string(), z.unknown()),
});
export type WireStatement = z.infer<typeof statementSchema>;

/**
 * One point of the report: a sentence or a few that belong together, with the facts behind them.
 */
export const reportPointSchema = z.looseObject({
  section: z.enum(SECTIONS),
  /** What it says, as closed codes, one a sentence: the same in every language. */
  codes: z.array(z.string()),
  /** Markdown in the report's language. */
  text: z.string(),
  technique: spectrumTypeSchema.optional(),
  /** 0-based peaks of the technique's spectrum that it speaks of. */
  peaks: z.array(z.number().int()).optional(),
  /** 0-based heavy atoms of the first candidate's SMILES. */
  atoms: z.array(z.number().int()).optional(),
  /** The technique that it asks to be recorded: the measurement that would settle it. */
  measure: spectrumTypeSchema.optional(),
  /** What its sentences say, one a code; absent in results of older versions. */
  statements: z.array(statementSchema).optional(),
});
export type ReportPoint = z.infer<typeof reportPointSchema>;

export const candidateSchema = z.looseObject({
  rank: z.number().int().min(1),
  name: z.string().nullable(),
  /** Its names by language, where it has any; absent in results of older versions. */
  names: z.partialRecord(languageSchema, z.string()).nullable().optional(),
  smiles: z.string(),
  confidence: z.number().min(0).max(1),
  /** library, generator, search, tautomer, you (the user), or an AI provider's id. */
  proposed_by: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  /** Share of the score by technique (and `prior`), in log units. */
  score_by_technique: z.record(z.string(), z.number()).optional(),
  /** What tells it from the first candidate, in the report's language; absent for the first. */
  told_apart: reportPointSchema.optional(),
  /** Its predicted ¹H spin system, where a ¹H spectrum was judged. */
  h1_spins: spinSystemSchema.optional(),
});
export type CandidateItem = z.infer<typeof candidateSchema>;

/** A formula next to the one asked, and the ordinary molecule of it that explains the spectra. */
const formulaHintSchema = z.looseObject({
  /** Hill order. */
  formula: z.string(),
  smiles: z.string(),
  name: z.string().nullable(),
  /** Its names by language, where it has any. */
  names: z.partialRecord(languageSchema, z.string()).nullable().optional(),
});
export type FormulaHintItem = z.infer<typeof formulaHintSchema>;

/** A spectrum as read or typed; peaks have the fields of manual mode. */
export const responseSpectrumSchema = z.looseObject({
  type: spectrumTypeSchema,
  source: z.enum(SPECTRUM_SOURCES),
  metadata: z.record(z.string(), z.unknown()).optional(),
  peaks: z.array(z.record(z.string(), z.unknown())),
  /** The curve that the peaks were read or picked from. */
  trace: traceSchema.optional(),
  /** The same of two dimensions. */
  plane: planeSchema.optional(),
  /** Place of its image among those of the analysis, from 0. */
  image: z.number().int().min(0).optional(),
  /** Where it lies in that image, px. */
  picture: pictureSchema.optional(),
  /** A person corrected what was read from that image. */
  corrected: z.boolean().optional(),
});
export type ResponseSpectrum = z.infer<typeof responseSpectrumSchema>;

/**
 * The answer of an analysis (contract §2). Raw output (`raw_vision`, `raw_evidence`, and of each AI
 * model `raw_<id>`, a text a round or null) passes through.
 */
export const analysisResponseSchema = z.looseObject({
  status: z.enum(['ok', 'inconclusive']),
  /** Hill order. */
  molecular_formula: z.string(),
  nombre_molecula: z.string().nullable(),
  elapsed_ms: z.number(),
  /** Markdown. */
  informacion: z.string(),
  smiles: z.string().nullable(),
  /** Calibrated probability that the first candidate is right, 0–1. */
  confidence: z.number().min(0).max(1),
  candidates: z.array(candidateSchema),
  spectra: z.array(responseSpectrumSchema),
  warnings: z.array(z.string()),
  /** What `warnings` say, one for each, in no language; absent in results of older versions. */
  warning_codes: z.array(warningCodeSchema).optional(),
  /** The language of its texts; absent in results of older versions. */
  lang: languageSchema.optional(),
  /** Why it is inconclusive. */
  reason: z.string().optional(),
  /**
   * Techniques whose spectra contradict the formula, so that the others decided the order (`reason`
   * is `contradiction`).
   */
  set_aside: z.array(z.enum(SPECTRUM_TYPES)).optional(),
  /** Only where the formula is probably mistyped: the one that was probably meant. */
  formula_hint: formulaHintSchema.optional(),
  /** Only where constants or NOE bear on the relative configuration of the first candidate. */
  relative_configuration: relativeConfigurationSchema.optional(),
  /** Probability that the truth is none of the candidates. */
  none_of_these: z.number().optional(),
  /** Peaks the best candidate leaves unexplained: [spectrum, peak], from 0. */
  unexplained: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
  /** The points of `informacion`, one by one. */
  report: z.array(reportPointSchema).optional(),
  /** The five points that carry the answer. */
  reasons: z.array(reportPointSchema).optional(),
  /** How the candidates were found. */
  search: z
    .object({
      method: z.string(),
      considered: z.number(),
      complete: z.boolean(),
      /**
       * How often it began; only where it was given time, went on with an earlier one, or began more
       * often than twice.
       */
      rounds: z.number().optional(),
      /** True where the time of the server ended it before it had done all it would. */
      late: z.literal(true).optional(),
    })
    .optional(),
  /** What the AI models said and what the judge made of it; absent where none is configured. */
  models: modelsReportSchema.optional(),
  /** The reasons as an AI model words them; only where the request asked for it. */
  wording: wordingSchema.optional(),
});
export type AnalysisResponse = z.infer<typeof analysisResponseSchema>;

/**
 * What specification §7 shows of an answer and no more, as a server that is not ours may give it.
 * `status` is `ok` on success.
 */
export const plainResponseSchema = z.looseObject({
  status: z.string(),
  molecular_formula: z.string(),
  nombre_molecula: z.string().nullable(),
  elapsed_ms: z.number(),
  informacion: z.string(),
});
export type PlainResponse = z.infer<typeof plainResponseSchema>;

/** An answer as the pages take it: every field, or those of the specification alone. */
export const readResponseSchema = z.union([analysisResponseSchema, plainResponseSchema]);
export type ReadResponse = AnalysisResponse | PlainResponse;

/**
 * What an AI model is doing: `retrying` waits to be asked again after an error of its provider's,
 * `wording` words the reasons of the answer.
 */
export const MODEL_STATES = ['asked', 'retrying', 'wording', 'answered', 'failed'] as const;

/** One progress event. `found` is a message key with its values. */
export const progressSchema = z.object({
  stage: z.enum(STAGES),
  fraction: z.number().min(0).max(1),
  found: z
    .object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
  /**
   * The engine's own ranking, best first: while a search that was given time goes on, and while the
   * AI models are waited for.
   */
  ranking: z
    .array(candidateSchema.pick({ rank: true, name: true, smiles: true, confidence: true }))
    .optional(),
  /** How far the AI models are. */
  models: z
    .array(z.object({ id: z.string(), state: z.enum(MODEL_STATES), round: z.number().int() }))
    .optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** Characters; one short entry a file. */
const MAX_JSON_FIELD = 2_000;
/** The same of SMILES: both lists of fragments at their longest. */
const MAX_SMILES_FIELD = 2 * ASKED_MAX * (SMILES_MAX + 10);

const imageAxisSchema = z
  .tuple([z.number(), z.number()])
  .refine(([left, right]) => left !== right, 'The two ends of an axis differ.');

/** The text fields of POST /analyze, apart from its repeated `files`. */
export const analyzeFieldsSchema = z.object({
  formula: z
    .string(INPUT_MESSAGES.formula)
    .trim()
    .min(1, INPUT_MESSAGES.formula)
    .max(PAYLOAD_MAX.formula),
  include_raw: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  /** `false`: no AI model is asked in this analysis. */
  models: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** `true`: one of the AI models words the reasons, from our facts alone. */
  polish: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** One entry a file, null where it is to be recognised. */
  image_types: jsonField(
    MAX_JSON_FIELD,
    z.array(z.enum(PICTURED_TYPES).nullable()).max(MAX_IMAGES),
  ).optional(),
  /** Structures that the user asks about: a JSON list of SMILES. */
  structures: jsonField(MAX_SMILES_FIELD, structuresSchema).optional(),
  /** Fragments that constrain the candidates: JSON, `{present: [SMILES], absent: [SMILES]}`. */
  fragments: jsonField(MAX_SMILES_FIELD, fragmentsSchema).optional(),
  /** Seconds that the search goes on for at least. */
  search_seconds: z.coerce.number().pipe(searchSecondsSchema).optional(),
  /** What an earlier search of the same question found: JSON, `{structures: [SMILES], rounds}`. */
  search_from: jsonField(MAX_SMILES_FIELD, searchFromSchema).optional(),
  /**
   * Manual blocks next to the files, as JSON (contract §2). A block with `image` is what that file shows as a
   * person corrected it, and the file is not read. Checked apart: it may be long.
   */
  spectra: z.string().max(SPECTRA_FIELD_MAX).optional(),
  /** One `[left, right]` a file, in the technique's unit, null where it is to be read. */
  image_axes: jsonField(
    MAX_JSON_FIELD,
    z.array(imageAxisSchema.nullable()).max(MAX_IMAGES),
  ).optional(),
});
/** The repeated `files` of a form. */
export const filesSchema = z
  .array(z.string().meta({ format: 'binary' }))
  .min(1)
  .max(MAX_IMAGES);
/** The whole form of POST /analyze, as the documentation shows it. */
export const analyzeFormSchema = analyzeFieldsSchema.extend({ files: filesSchema });
export type AnalyzeFields = z.output<typeof analyzeFieldsSchema>;
