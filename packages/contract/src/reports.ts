import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { SECTIONS } from '@elucida/spectra/statements/sections';
import { z } from 'zod';
import { FIGURE_MAX, figureSchema } from './figure.ts';
import { jsonField } from './json-field.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGES, PAYLOAD_MAX, SMILES_MAX } from './limits.ts';
import { planeSchema } from './plane.ts';
import { reportModelsSchema } from './report-models.ts';
import { traceSchema } from './trace.ts';
import { warningCodeSchema } from './warning-codes.ts';

/** Bytes that the two fields of POST /export_pdf may have: a result, and its images in base64. */
export const REPORT_MAX = {
  resultBytes: 2_000_000,
  imagesBytes: 32_000_000,
  candidates: 50,
  /** The engine weighs 32 at most. */
  diastereomers: 64,
  evidence: 2_000,
  statements: 100,
  points: 500,
  warnings: 100,
  information: 200_000,
  name: 1_000,
} as const;

const shortText = z.string().max(PAYLOAD_MAX.text);
const name = z.string().max(REPORT_MAX.name).nullable();
const share = z.number().min(0).max(1);
const isFigure = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isFigure)
    : typeof value !== 'number' || Math.abs(value) <= FIGURE_MAX;
/** A peak or the metadata of a spectrum: fields of any kind, numbers that can be drawn. */
const openRecord = z
  .record(z.string(), z.unknown())
  .refine((fields) => Object.values(fields).every(isFigure), 'A number is too large.');

/** Older results have fewer fields; what is there must be of its kind. */
const reportEvidenceSchema = z.object({
  technique: z.enum(SPECTRUM_TYPES),
  atoms: z.array(z.number().int().min(0)).max(500).default([]),
  observed: figureSchema.optional(),
  predicted: figureSchema.optional(),
  sd: figureSchema.optional(),
  observations: figureSchema.int().optional(),
  verdict: z.enum(['for', 'against', 'neutral']),
  peak: z.number().int().optional(),
  code: z.string().max(100).optional(),
  values: z.record(z.string().max(100), z.union([shortText, figureSchema])).optional(),
  weight: figureSchema.optional(),
});
export type ReportEvidence = z.output<typeof reportEvidenceSchema>;

const statement = z.object({
  kind: z.string().max(100),
  values: z.record(z.string().max(100), z.unknown()),
});
/** Of a point of the report, what it is written from. */
const reportPointSchema = z.object({
  section: z.enum(SECTIONS),
  statements: z.array(statement).max(REPORT_MAX.statements).optional(),
});

const reportCandidateSchema = z.object({
  rank: z.number().int().min(1).optional(),
  name: name.default(null),
  names: z.partialRecord(languageSchema, z.string().max(REPORT_MAX.name)).nullable().optional(),
  told_apart: reportPointSchema.optional(),
  smiles: z.string().max(SMILES_MAX),
  confidence: share.optional(),
  proposed_by: z.array(shortText).max(20).default([]),
  evidence: z.array(reportEvidenceSchema).max(REPORT_MAX.evidence).default([]),
  score_by_technique: z.record(z.string().max(40), figureSchema).optional(),
});
export type ReportCandidate = z.output<typeof reportCandidateSchema>;

const reportSpectrumSchema = z.object({
  type: z.enum(SPECTRUM_TYPES),
  source: shortText.optional(),
  metadata: openRecord.default({}),
  peaks: z.array(openRecord).max(PAYLOAD_MAX.peaks).default([]),
  trace: traceSchema.optional(),
  plane: planeSchema.optional(),
});
export type ReportSpectrum = z.output<typeof reportSpectrumSchema>;

/** Of the relative configuration, what is drawn; the sentences about it are in the report. */
const reportConfigurationSchema = z.object({
  smiles: z.string().max(SMILES_MAX).nullable(),
  probability: share,
  complete: z.boolean().default(false),
  open: z
    .array(z.array(z.number().int().min(0)).min(1).max(2))
    .max(REPORT_MAX.diastereomers)
    .optional(),
  diastereomers: z
    .array(z.object({ smiles: z.string().max(SMILES_MAX), probability: share }))
    .max(REPORT_MAX.diastereomers)
    .default([]),
});
export type ReportConfiguration = z.output<typeof reportConfigurationSchema>;

/**
 * A result as POST /export_pdf takes it: an analysis response of any version, with all of its
 * fields optional. Unknown fields are left out; fields of another kind are refused.
 */
export const reportResultSchema = z.object({
  status: shortText.optional(),
  molecular_formula: shortText.default(''),
  nombre_molecula: name.default(null),
  informacion: z.string().max(REPORT_MAX.information).default(''),
  smiles: z.string().max(SMILES_MAX).nullable().default(null),
  confidence: share.optional(),
  candidates: z.array(reportCandidateSchema).max(REPORT_MAX.candidates).default([]),
  spectra: z.array(reportSpectrumSchema).max(PAYLOAD_MAX.spectra).default([]),
  warnings: z.array(z.string().max(2_000)).max(REPORT_MAX.warnings).default([]),
  warning_codes: z.array(warningCodeSchema).max(REPORT_MAX.warnings).default([]),
  report: z.array(reportPointSchema).max(REPORT_MAX.points).optional(),
  reason: shortText.optional(),
  formula_hint: z
    .object({
      formula: shortText,
      smiles: z.string().max(SMILES_MAX),
      name: name.default(null),
      names: z.partialRecord(languageSchema, z.string().max(REPORT_MAX.name)).nullable().optional(),
    })
    .optional(),
  relative_configuration: reportConfigurationSchema.optional(),
  none_of_these: share.optional(),
  set_aside: z.array(z.enum(SPECTRUM_TYPES)).max(SPECTRUM_TYPES.length).default([]),
  unexplained: z
    .array(z.tuple([z.number().int().min(0), z.number().int().min(0)]))
    .max(PAYLOAD_MAX.peaks)
    .default([]),
  search: z
    .object({ method: shortText, considered: z.number().min(0).max(1e15), complete: z.boolean() })
    .optional(),
  models: reportModelsSchema.optional(),
  /** The manual payload's, where the result holds it. */
  metadata: z
    .object({
      title: shortText.default(''),
      comments: z.string().max(PAYLOAD_MAX.comments).default(''),
    })
    .default({ title: '', comments: '' }),
});
export type ReportResult = z.output<typeof reportResultSchema>;

const base64Schema = z
  .string()
  .min(1)
  .max(Math.ceil(MAX_IMAGE_BYTES / 3) * 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'An image is base64 without the data-URL prefix.');

/** The fields of POST /export_pdf. */
export const exportPdfSchema = z.object({
  result_json: jsonField(REPORT_MAX.resultBytes, reportResultSchema),
  images_base64: jsonField(REPORT_MAX.imagesBytes, z.array(base64Schema).max(MAX_IMAGES)).default(
    [],
  ),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});
