import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readFacts, type SpectralFacts } from '../constraints/spectral-facts.ts';
import type { EngineData } from '../identify.ts';
import { makeJudge } from '../judging/judge.ts';
import { TERMS } from '../judging/terms.ts';
import { perceive } from '../molecules/perceive.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { predictorFor } from '../prediction/predictor-for.ts';
import type { BenchCase } from './cases.ts';

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
  const judge = makeJudge({ facts, predictor: predictorFor(test.spectra, predictor) });
  return {
    facts,
    terms: smiles.map((text) => {
      const graph = graphFromSmiles(text);
      const terms = new Float64Array(TERMS.length);
      judge.full({ graph, perception: perceive(graph) }, terms);
      return terms;
    }),
  };
}
