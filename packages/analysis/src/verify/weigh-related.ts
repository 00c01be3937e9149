import type { VerificationQuestion } from '@elucida/contract/verification';
import { weighStructures } from '@elucida/engine/formula-check/weigh-structures';
import type { Candidate } from '@elucida/engine/identification';
import { likelyByproducts } from '@elucida/molecules/reactions/likely-byproducts';
import { likelyPrecursors } from '@elucida/molecules/reactions/likely-precursors';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { AnalysisEnvironment } from '../job.ts';
import { formulaOf } from './formula-of.ts';

/**
 * How likely the sample is one related structure instead, before any spectrum: named by the person who asks,
 * or guessed by rule. Assumed: reactions that fail leave the starting material in some of ten cases, and a
 * guess is one of several.
 */
const SHARE = { given: 0.1, guessed: 0.02 } as const;
/** Guessed structures that are weighed, at most. */
const MOST_GUESSED = 24;

/** A structure of another formula that the sample may be. */
export interface RelatedStructure {
  readonly smiles: string;
  readonly probability: number;
}

interface Weighed {
  /** What is left of a probability among the isomers. */
  readonly factor: number;
  /** The likeliest first. */
  readonly related: readonly RelatedStructure[];
  /** Given by the person and not judged as single molecules: salts. */
  readonly unweighed: readonly string[];
}

/**
 * The structures of other formulas that are asked about: those given, or guessed in both directions. Isomers of the
 * structure compete with it already.
 */
function relatedOf({ structure, byproducts }: VerificationQuestion): string[] {
  const graph = graphFromSmiles(structure);
  const own = formulaOf(structure);
  const all = byproducts ?? [
    ...likelyByproducts(graph),
    ...likelyPrecursors(graph).slice(0, MOST_GUESSED),
  ];
  const met = new Set([constitutionKey(graph)]);
  return all.filter((smiles) => {
    const key = constitutionKey(graphFromSmiles(smiles));
    if (met.has(key) || formulaOf(smiles) === own) return false;
    met.add(key);
    return true;
  });
}

const readFormula = (smiles: string) => {
  const parsed = parseFormula(formulaOf(smiles));
  return parsed.ok ? [{ smiles, formula: parsed.formula }] : [];
};

/**
 * Weighs structures that the sample may be instead of an isomer: what it was made from and what it turns into.
 * They have other formulas, so that they compete only where the sample's formula is not known. The isomers
 * together count as their best one with its probability.
 */
export function weighRelated(
  question: VerificationQuestion,
  {
    best,
    spectra,
  }: { readonly best: Candidate | undefined; readonly spectra: readonly Spectrum[] },
  env: AnalysisEnvironment,
): Weighed {
  const nothing: Weighed = { factor: 1, related: [], unweighed: [] };
  if (question.formula !== undefined || best === undefined || best.confidence <= 0) return nothing;
  const own = readFormula(best.smiles);
  const asked = relatedOf(question);
  const others = asked.flatMap(readFormula);
  const means = { predictor: env.data.predictor, task: env.task };
  const [isomer = null, ...weights] = weighStructures([...own, ...others], spectra, means);
  if (own.length === 0 || isomer === null) return nothing;
  const share = question.byproducts === undefined ? SHARE.guessed : SHARE.given;
  const odds = weights.map((weight) =>
    weight === null
      ? 0
      : share * best.confidence * (1 - weight.none) * Math.exp(weight.logOdds - isomer.logOdds),
  );
  const all = odds.reduce((sum, each) => sum + each, 1);
  return {
    factor: 1 / all,
    related: others
      .map(({ smiles }, i) => ({ smiles, probability: odds[i] / all }))
      .sort((a, b) => b.probability - a.probability),
    unweighed:
      question.byproducts === undefined
        ? []
        : others.filter((_, i) => weights[i] === null).map(({ smiles }) => smiles),
  };
}
