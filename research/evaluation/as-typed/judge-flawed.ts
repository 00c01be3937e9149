import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { seededRandom } from '@elucida/engine/candidates/search/random';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import type { EngineData } from '@elucida/engine/identify';
import { assess } from '@elucida/engine/judging/confidence';
import { makeJudge } from '@elucida/engine/judging/judge';
import { TERMS } from '@elucida/engine/judging/terms';
import { perceive } from '@elucida/molecules/perceive';
import type { PredictedShifts, ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { groupOf, type BenchCase } from '../cases/bench-case.ts';
import type { CaseResult } from '../engine/run-case.ts';
import { FLAWS } from './flaws.ts';
import { hashOf, type FlawedResult } from './run-as-typed.ts';

/** Rivals judged with the truth. */
const RIVALS = 25;

/**
 * The truth and its best rivals of an earlier run, judged under each flaw. No search: a hundred
 * times faster than a run, and blind to what a flaw does to the limits of the generator and to the
 * way of a search.
 */
export function judgeFlawed(
  cases: readonly BenchCase[],
  earlier: ReadonlyMap<string, CaseResult>,
  flaws: readonly string[],
  data: EngineData,
  onResult: (result: FlawedResult) => void,
): void {
  for (const test of cases) {
    const { rivals, method } = earlier.get(test.id)!;
    const predictor = remembering(data.predictor);
    const molecules = [test.answer, ...rivals.slice(0, RIVALS)].map((smiles) => {
      const graph = graphFromSmiles(smiles);
      return { smiles, graph, perception: perceive(graph) };
    });
    for (const flaw of flaws) {
      const flawed = FLAWS[flaw](test, {
        random: seededRandom(hashOf(`${test.id} ${flaw}`)),
        data: { ...data, predictor },
      });
      const parsed = parseFormula(test.formula);
      if (flawed === null || !parsed.ok) continue;
      const started = performance.now();
      const facts = readFacts(parsed.formula, flawed.spectra);
      const judge = makeJudge({ facts, predictor });
      const judged = molecules
        .map((molecule) => {
          const terms = new Float64Array(TERMS.length);
          return { ...molecule, score: judge.byNetwork(molecule, terms), terms };
        })
        .sort((a, b) => b.score - a.score);
      const certainty = assess(judged, facts, {
        complete: method === 'exhaustive',
        onlyIsomer: false,
      });
      const milliseconds = performance.now() - started;
      onResult({
        flaw,
        id: test.id,
        group: groupOf(test),
        formula: test.formula,
        answer: test.answer,
        rank: judged.findIndex(({ smiles }) => smiles === test.answer) + 1,
        setAside: [],
        method: 'library',
        considered: judged.length,
        verdict: certainty.verdict,
        ...(certainty.reason && { reason: certainty.reason }),
        confidence: certainty.probabilities[0],
        none: certainty.none,
        milliseconds,
        cpuMilliseconds: milliseconds,
        best: judged[0].smiles,
        rivals: [],
      });
    }
  }
}

/** A predictor that keeps what it said of a molecule: the shifts do not depend on the spectra. */
function remembering(predictor: ShiftPredictor): ShiftPredictor {
  const known = new Map<MolecularGraph, Partial<Record<Nucleus, PredictedShifts>>>();
  return {
    ...predictor,
    predict: (nucleus, graph, perception) => {
      const own = known.get(graph) ?? {};
      known.set(graph, own);
      return (own[nucleus] ??= copied(predictor.predict(nucleus, graph, perception)));
    },
  };
}

/** The predictor writes into arrays of its own each time. */
const copied = (shifts: PredictedShifts): PredictedShifts => structuredClone(shifts);
