import type { AnalysisResponse } from '@elucida/contract/analysis';
import { itemsOf } from '@elucida/spectra/statements/nothing-found';
import { z } from 'zod';

/** What `identify_molecule` answers: the analysis without what fills a model's context. */
export const identificationSchema = z.object({
  status: z.enum(['ok', 'inconclusive']),
  formula: z.string(),
  /** Of the answer; null where the evidence does not single one out. */
  smiles: z.string().nullable(),
  name: z.string().nullable(),
  /** Calibrated probability that the first candidate is right. */
  confidence: z.number(),
  /** Probability that the truth is none of the candidates. */
  none_of_these: z.number(),
  candidates: z.array(
    z.object({
      rank: z.number(),
      smiles: z.string(),
      name: z.string().nullable(),
      confidence: z.number(),
      told_apart: z.string().nullable(),
    }),
  ),
  reasons: z.array(z.string()),
  against: z.array(z.string()),
  settle: z.array(z.string()),
  warnings: z.array(z.string()),
  /** URIs of resources of this session. */
  report: z.string(),
  plots: z.array(z.string()),
});

/** `id`: of the kept report; `notes`: what of the question was not used. */
export function writeIdentification(
  response: AnalysisResponse,
  { id, notes }: { readonly id: string; readonly notes: readonly string[] },
): z.infer<typeof identificationSchema> {
  const section = (name: string): string[] =>
    itemsOf(
      (response.report ?? []).filter((point) => point.section === name),
      ({ codes }) => codes,
    ).map(({ text }) => text);
  return {
    status: response.status,
    formula: response.molecular_formula,
    smiles: response.smiles,
    name: response.nombre_molecula,
    confidence: response.confidence,
    none_of_these: response.none_of_these ?? 0,
    candidates: response.candidates.map(({ rank, smiles, name, confidence, told_apart }) => ({
      rank,
      smiles,
      name,
      confidence,
      told_apart: told_apart?.text ?? null,
    })),
    reasons: (response.reasons ?? []).map(({ text }) => text),
    against: [...section('against'), ...section('unexplained')],
    settle: section('settle'),
    warnings: [...response.warnings, ...notes],
    report: `elucida://reports/${id}`,
    plots: response.spectra.map((_, i) => `elucida://reports/${id}/spectra/${i + 1}.svg`),
  };
}
