import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readFacts, type SpectralFacts } from '@elucida/engine/constraints/spectral-facts';
import type { EngineData } from '@elucida/engine/identify';
import { makeJudge } from '@elucida/engine/judging/judge';
import { TERMS } from '@elucida/engine/judging/terms';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { predictorOfScore } from '@elucida/prediction/predictor-for';
import type { BenchCase } from '../cases/bench-case.ts';

export interface Examined {
  readonly facts: SpectralFacts;
  /** Term vectors in the order of `smiles`. */
  readonly terms: readonly Float64Array[];
}

/** Terms of some molecules under the spectra of a case, by the judge as it is now. */
export function termsOf(
  test: Pick<BenchCase, 'formula' | 'spectra'>,
  smiles: readonly string[],
  { predictor }: EngineData,
): Examined {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.formula} is no formula`);
  const facts = readFacts(parsed.formula, test.spectra);
  const judge = makeJudge({
    facts,
    predictor: predictorOfScore(parsed.formula, test.spectra, predictor),
  });
  return {
    facts,
    terms: smiles.map((text) => {
      const graph = graphFromSmiles(text);
      const terms = new Float64Array(TERMS.length);
      judge.byNetwork({ graph, perception: perceive(graph) }, terms);
      return terms;
    }),
  };
}
