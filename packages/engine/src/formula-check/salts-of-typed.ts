import { COMPANIONS } from '@elucida/spectra/formula/companions';
import type { Formula } from '@elucida/spectra/formula/formula';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import { candidateEvidence } from '../judging/candidate-evidence.ts';
import { makeJudge } from '../judging/judge.ts';
import { TERMS } from '../judging/terms.ts';
import { byScore } from '../pipeline/judge-finalists.ts';
import type { FoundAsTyped } from '../pipeline/doubt.ts';
import type { Judged } from '../pipeline/judged.ts';
import { nameAmmonium } from '../salts/ammonium-evidence.ts';
import { predictAsSalt } from '../salts/predict-as-salt.ts';
import type { Salt } from '../salts/salt.ts';
import { canFormSalt } from '../salts/write-salt.ts';
import type { Neighbour } from './neighbour.ts';
import type { Means } from './means.ts';

/** Candidates that are judged as salts: the spectra of a salt and of its molecule differ little. */
const LOOKED_AT = 20;
/**
 * What a line of NH⁺ is worth that the free base leaves over, log units: the judge does not score
 * hydrogens that are not the base's. About what a foreign line costs.
 */
const AMMONIUM_SHOWN = 6;

/** The hydrochloride and the sodium salt of a molecule of this formula, with the text of each. */
function saltsWith(formula: Formula): { text: string; salt: Salt }[] {
  const { counts, charge, hill, parts } = formula;
  if (charge !== 0 || parts) return [];
  const acid = { core: formula, companions: ['[Na+]'], acidic: 1 };
  const base = { core: formula, companions: [COMPANIONS.ClH], acidic: 0 };
  return [
    ...(counts.N ? [{ text: `${hill}·HCl`, salt: base }] : []),
    ...(counts.O && counts.H
      ? [{ text: formulaFromCounts({ ...counts, H: counts.H - 1, Na: 1 }).hill, salt: acid }]
      : []),
  ];
}

/** A counter-ion left out: the candidates as the salts that they can form. */
export function saltsOfTyped({ judged, facts }: FoundAsTyped, means: Means): Neighbour[] {
  return saltsWith(means.request.formula).flatMap(({ text, salt }): Neighbour[] => {
    const predictor = predictAsSalt(salt, means.predictor);
    const judge = makeJudge({ facts, predictor });
    const showsAmmonium = (each: Judged): boolean =>
      nameAmmonium(candidateEvidence(each, facts, predictor), each.graph, salt).some(
        ({ code }) => code === 'ammonium-hydrogen',
      );
    const asSalts = judged
      .slice(0, LOOKED_AT)
      .filter(({ graph }) => canFormSalt(graph, salt))
      .map((each): Judged => {
        means.task.checkpoint();
        const terms = new Float64Array(TERMS.length);
        const score = judge.byNetwork(each, terms);
        return { ...each, score, terms };
      });
    const [best, ...others] = asSalts.sort(byScore);
    const bonus = best && showsAmmonium(best) ? AMMONIUM_SHOWN : 0;
    const ranked = best ? [{ ...best, score: best.score + bonus }, ...others] : [];
    return [{ text, slip: 'counter-ion', salt, facts, judged: ranked }];
  });
}
