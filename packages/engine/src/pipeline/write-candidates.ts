import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { coverPeaks } from '../explanation/cover-peaks.ts';
import type { Candidate, Evidence, IdentifyRequest } from '../identification.ts';
import { candidateEvidence } from '../judging/candidate-evidence.ts';
import { ranksOf } from '../judging/finalist-ranking.ts';
import { TERMS, techniqueOf } from '../judging/terms.ts';
import { WEIGHT_VECTOR } from '../judging/weights.ts';
import { lookUpLibraryWithout } from '../library/library.ts';
import { perceive } from '../molecules/perceive.ts';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '../molecules/smiles.ts';
import { nameGraph } from '../naming/name-structure.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import type { Task } from '../stages.ts';
import type { Judged } from './judged.ts';
import { predictAsTautomer } from './predict-as-tautomer.ts';

interface WriteInput {
  readonly judged: readonly Judged[];
  readonly probabilities: readonly number[];
  readonly facts: SpectralFacts;
  readonly predictor: ShiftPredictor;
  readonly request: IdentifyRequest;
  readonly task: Task;
}

/** The best candidates, as many as asked for, as they are answered: canonical SMILES, names, and evidence on the atoms of that SMILES. */
export function writeCandidates(input: WriteInput): Candidate[] {
  const write = candidateWriter(input);
  return input.judged.slice(0, input.request.top).map((_, i) => write(i));
}

/** Writes the candidate at a place (from 0) among the judged, near the top or not. */
export function candidateWriter({ judged, probabilities, request, facts, predictor, task }: WriteInput): (place: number) => Candidate {
  const ranks = ranksOf(judged.map(({ score }) => score));
  const known = request.useLibrary ? lookUpLibraryWithout(request.formula.hill, request.hide) : [];
  // Constitutions hidden from the library keep their systematic names.
  const names = new Map(known.map((compound) => [compound.key, compound.names]));
  return (place) => {
    const { graph, key, predictedAs = key, score, terms, proposedBy } = judged[place];
    task.checkpoint();
    const smiles = canonicalSmiles(graph);
    // Written and read again, so that evidence speaks of the atoms in the order of the SMILES answered.
    const written = graphFromSmiles(smiles);
    const molecule = { graph: written, perception: perceive(written) };
    const evidence = candidateEvidence(molecule, facts, predictedAs === key ? predictor : predictAsTautomer(written, predictedAs, predictor));
    return {
      rank: ranks[place], smiles, names: names.get(constitutionKey(graph)) ?? nameGraph(written, { useLibrary: false }).name, confidence: probabilities[place], score, proposedBy,
      scoreByTechnique: byTechnique(terms),
      evidence: [...evidence, ...coverPeaks(evidence, molecule, facts, request.spectra)],
    };
  };
}

function byTechnique(terms: Float64Array): Candidate['scoreByTechnique'] {
  const sums: Record<string, number> = {};
  TERMS.forEach((term, i) => {
    if (terms[i] !== 0 && WEIGHT_VECTOR[i] !== 0) sums[techniqueOf(term)] = (sums[techniqueOf(term)] ?? 0) + WEIGHT_VECTOR[i] * terms[i];
  });
  return sums;
}

/** Peaks that the evidence leaves unexplained, as [spectrum index, peak index]. */
export function unexplainedPeaks(evidence: readonly Evidence[], facts: SpectralFacts): (readonly [number, number])[] {
  const spectrumOf = { C13NMR: facts.carbon?.spectrum, H1NMR: facts.proton?.spectrum, IR: facts.ir?.spectrum, MS: facts.ms?.spectrum, UVVIS: facts.uv?.spectrum };
  return evidence.flatMap(({ code, technique, peak }) => {
    const spectrum = spectrumOf[technique];
    return /unexplained|foreign/.test(code) && peak !== undefined && spectrum !== undefined ? [[spectrum, peak] as const] : [];
  });
}
