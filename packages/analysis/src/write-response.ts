import type { AnalysisResponse, CandidateItem, FormulaHintItem } from '@elucida/contract/analysis';
import { explain } from '@elucida/engine/explanation/explain';
import type { Statement } from '@elucida/engine/statements/statement';
import type { Candidate, FormulaHint, Identification } from '@elucida/engine/identification';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { candidateSpinSystem } from '@elucida/engine/techniques/proton/simulation/candidate-spin-system';
import { writeSpinSystem } from '@elucida/spectra/simulation/wire-spin-system';
import { writeConfiguration } from './write-configuration.ts';
import { writeEvidence } from './evidence/write-evidence.ts';
import type { AnalysisJob, ReportLanguage } from './job.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { ImageOutcome } from './read-images.ts';
import { peakWarnings, writePeakWarning } from './report/write-peak-checks.ts';
import { writePoint, writePoints } from './report/write-points.ts';
import { writeReport } from './report/write-report.ts';
import { writeWarning } from './report/write-warning.ts';

interface Answered {
  readonly job: Omit<AnalysisJob, 'images'>;
  readonly identification: Identification;
  readonly prepared: PreparedJob;
  readonly predictor: ShiftPredictor;
  readonly elapsedMs: number;
}

const nameOf = ({ names }: Pick<Candidate, 'names'>, lang: ReportLanguage) =>
  names?.[lang] ?? names?.en ?? null;

const hintItem = (hint: FormulaHint, lang: ReportLanguage): FormulaHintItem => ({
  formula: hint.formula,
  smiles: hint.smiles,
  name: nameOf(hint, lang),
  names: hint.names && { ...hint.names },
});

interface Said {
  readonly toldApart: Statement | undefined;
  readonly spectra: PreparedJob['request']['spectra'];
  readonly lang: ReportLanguage;
}

function candidateItem(candidate: Candidate, { toldApart, spectra, lang }: Said): CandidateItem {
  const { rank, smiles, confidence, proposedBy, evidence, scoreByTechnique } = candidate;
  const spins = candidateSpinSystem(candidate, spectra);
  return {
    rank,
    smiles,
    confidence,
    name: nameOf(candidate, lang),
    names: candidate.names && { ...candidate.names },
    proposed_by: [...proposedBy],
    evidence: evidence.map(writeEvidence),
    score_by_technique: { ...scoreByTechnique } as Record<string, number>,
    ...(toldApart && { told_apart: writePoint('rivals', [toldApart], lang) }),
    ...(spins && { h1_spins: writeSpinSystem(spins) }),
  };
}

/** What was read from each image, for `raw_vision`. */
function vision(outcomes: readonly ImageOutcome[]) {
  return outcomes.map((outcome) => {
    if (!outcome.ok) return { file: outcome.file, unreadable: outcome.reason };
    const { spectrum, typeFrom, typeProbability, axis, plot, marks, foreign, warnings } =
      outcome.reading;
    return {
      file: outcome.file,
      type: spectrum.type,
      type_from: typeFrom,
      type_probability: Number(typeProbability.toFixed(3)),
      axis,
      plot,
      peaks: spectrum.peaks,
      marks,
      foreign,
      warnings,
    };
  });
}

/** The ranking behind the answer, for `raw_evidence`. */
function ranking({ candidates, search, noneOfThese, reason }: Identification) {
  return {
    search,
    none_of_these: noneOfThese,
    reason: reason ?? null,
    ranking: candidates.map(
      ({ rank, smiles, score, confidence, scoreByTechnique, proposedBy }) => ({
        rank,
        smiles,
        score,
        confidence,
        score_by_technique: scoreByTechnique,
        proposed_by: proposedBy,
      }),
    ),
  };
}

/** Writes the analysis response of contract §2, its text in the job's language. */
export function writeResponse({
  job,
  identification,
  prepared,
  predictor,
  elapsedMs,
}: Answered): AnalysisResponse {
  const {
    request: { spectra },
    outcomes,
    warnings,
  } = prepared;
  const {
    verdict,
    candidates,
    configuration,
    formula,
    formulaHint,
    noneOfThese,
    reason,
    search,
    setAside,
    unexplained,
  } = identification;
  const [best] = candidates;
  const explanation = explain({ identification, spectra, predictor });
  const checks = peakWarnings(job.spectra);
  const identified = verdict === 'identified' && best !== undefined;
  return {
    status: identified ? 'ok' : 'inconclusive',
    molecular_formula: formula.hill,
    elapsed_ms: elapsedMs,
    nombre_molecula: identified ? nameOf(best, job.lang) : null,
    informacion: writeReport(explanation, job.lang),
    smiles: identified ? best.smiles : null,
    confidence: best?.confidence ?? 0,
    candidates: candidates.map((candidate, i) =>
      candidateItem(candidate, { toldApart: explanation.toldApart[i], spectra, lang: job.lang }),
    ),
    spectra: spectra.map(
      ({ type, source, metadata, peaks, trace, plane, image, picture, corrected }) => ({
        type,
        source: source ?? 'typed',
        metadata: { ...metadata },
        peaks: peaks.map((peak) => ({ ...peak })),
        ...(trace && { trace }),
        ...(plane && { plane }),
        ...(image !== undefined && { image }),
        ...(picture && { picture }),
        ...(corrected && { corrected }),
      }),
    ),
    warnings: [
      ...warnings.map((warning) => writeWarning(warning, job.lang)),
      ...checks.map((check) => writePeakWarning(check, job.lang)),
    ],
    warning_codes: [...warnings, ...checks].map(({ code, values }) => ({
      code,
      values: { ...values },
    })),
    lang: job.lang,
    ...(reason !== undefined && { reason }),
    ...(setAside.length > 0 && { set_aside: [...setAside] }),
    ...(formulaHint && { formula_hint: hintItem(formulaHint, job.lang) }),
    ...(configuration && { relative_configuration: writeConfiguration(configuration) }),
    none_of_these: noneOfThese,
    unexplained: unexplained.map(([spectrum, peak]) => [spectrum, peak]),
    report: writePoints(explanation, job.lang),
    reasons: explanation.reasons.map((point) => writePoint(point[0].technique!, point, job.lang)),
    search: { ...search },
    ...(job.includeRaw && { raw_vision: vision(outcomes), raw_evidence: ranking(identification) }),
  };
}
