import { readEvidence } from '@elucida/analysis/evidence/read-evidence';
import type { ReportCandidate, ReportConfiguration, ReportResult } from '@elucida/contract/reports';
import { explain } from '@elucida/engine/explanation/explain';
import type { Explanation } from '@elucida/engine/statements/statement';
import type { Candidate, Identification } from '@elucida/engine/identification';
import type { Evidence } from '@elucida/engine/evidence/evidence';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { readStatements } from '@elucida/analysis/translation/read-statement';
import { readSections } from '@elucida/analysis/translation/translate-result';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { candidateNames } from './molecule-names.ts';

const REASONS = [
  'no-candidates',
  'no-spectra',
  'ambiguous',
  'poor-fit',
  'out-of-reach',
  'contradiction',
  'doubtful-formula',
] as const;
const METHODS = ['exhaustive', 'search', 'both', 'library'] as const;
/** Larger molecules are beyond what the engine answers, and predicting them would take long. */
const MAX_ATOMS = 80;

/** What of an explanation is printed. */
export type Reasoning = Pick<Explanation, 'sections' | 'toldApart'>;

/**
 * The candidate as the engine knows it, with the evidence whose codes this version can explain;
 * null where its SMILES is none.
 */
function candidateOf(item: ReportCandidate, index: number): Candidate | null {
  try {
    const graph = graphFromSmiles(item.smiles);
    if (graph.atomCount === 0 || graph.atomCount > MAX_ATOMS) return null;
    const evidence = item.evidence
      .map(readEvidence)
      .filter(
        (read): read is Evidence =>
          read !== null && read.atoms.every((atom) => atom < graph.atomCount),
      );
    return {
      rank: item.rank ?? index + 1,
      smiles: item.smiles,
      names: candidateNames(item),
      confidence: item.confidence ?? 0,
      score: 0,
      scoreByTechnique: item.score_by_technique ?? {},
      proposedBy: item.proposed_by,
      evidence,
    };
  } catch {
    return null;
  }
}

/** What a result keeps of its reasoning; null where it keeps no statements that can be read. */
function keptReasoning(result: ReportResult): Reasoning | null {
  const sections = readSections(result.report);
  if (sections === null) return null;
  return {
    sections,
    toldApart: result.candidates.map(
      ({ told_apart: apart }) => readStatements(apart?.statements)?.[0],
    ),
  };
}

/**
 * The reasoning of a result as statements, so that the report can be in another language than the
 * analysis was: those that the result keeps, else stated again from its evidence. Null where it
 * does not hold what that takes: an older one, or one from elsewhere.
 */
export const reasoningOf = (
  result: ReportResult,
  means: { spectra: readonly Spectrum[]; predictor: ShiftPredictor },
): Reasoning | null => keptReasoning(result) ?? explainResult(result, means);

/**
 * The relative configuration of a result; null where it keeps no sentences about it. Those that are stated again know
 * no configuration, and would say that none is determined.
 */
export const configurationOf = (result: ReportResult): ReportConfiguration | null =>
  keptReasoning(result) === null ? null : (result.relative_configuration ?? null);

/** The reasoning of a result of an older version, stated again from its evidence. */
function explainResult(
  result: ReportResult,
  { spectra, predictor }: { spectra: readonly Spectrum[]; predictor: ShiftPredictor },
): Explanation | null {
  const parsed = parseFormula(result.molecular_formula);
  const candidates = result.candidates.map(candidateOf);
  if (!parsed.ok || result.search === undefined || candidates.includes(null)) return null;
  const { method, considered, complete } = result.search;
  const identification: Identification = {
    formula: parsed.formula,
    verdict: result.status === 'ok' ? 'identified' : 'inconclusive',
    candidates: candidates as Candidate[],
    noneOfThese: result.none_of_these ?? 0,
    ...(result.formula_hint && {
      formulaHint: {
        formula: result.formula_hint.formula,
        smiles: result.formula_hint.smiles,
        names: result.formula_hint.names ?? null,
      },
    }),
    setAside: result.set_aside,
    unexplained: result.unexplained,
    search: { method: METHODS.find((known) => known === method) ?? 'search', considered, complete },
    ...(result.status !== 'ok' && {
      reason: REASONS.find((known) => known === result.reason) ?? 'ambiguous',
    }),
  };
  try {
    return explain({ identification, spectra, predictor });
  } catch {
    // Evidence that does not fit its structure can only come from a result that was edited.
    return null;
  }
}

/** Whether the result names one molecule. An older one says so by its name alone. */
export const isIdentified = ({ status, nombre_molecula }: ReportResult): boolean =>
  status === 'ok' || (status === undefined && nombre_molecula !== null);
