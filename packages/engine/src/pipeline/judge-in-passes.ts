import { reportFacts } from '../constraints/report-facts.ts';
import { readFacts, type SpectralFacts } from '../constraints/spectral-facts.ts';
import { assess } from '../judging/confidence.ts';
import { certaintyWithDoubt, type FormulaDoubt } from '../judging/formula-doubt.ts';
import type { Salt } from '../salts/salt.ts';
import { quietly } from '../stages.ts';
import { isOnlyIsomer } from './is-only-isomer.ts';
import { judgePass, type Asked, type Pass } from './judge-pass.ts';
import { setSpectraAside, type Verdict } from './set-spectra-aside.ts';

/** All finalists of a request with their scores, best first, and how sure the judgement is. */
export interface Judgement extends Verdict {
  readonly facts: SpectralFacts;
  /** What was found and judged on the way, in order: first by all spectra. */
  readonly passes: readonly Pass[];
  /** As in the passes. */
  readonly salt?: Salt;
  /** Where something asked whether the formula is mistyped. */
  readonly doubt?: FormulaDoubt;
}

/**
 * Facts → candidates → judgement → confidence of one formula; whether it may be mistyped; and
 * without some spectra once more where they contradict it.
 */
export function judgeInPasses(asked: Asked): Judgement {
  const { request, task, asGiven = false, salt, doubtFormula } = asked;
  const facts = readFacts(request.formula, request.spectra);
  reportFacts(facts, task);

  const { pass, joined } = judgePass(asked, { facts, setAside: [], task });
  const { search } = pass;
  const passes: Pass[] = [pass];

  const certainty = assess(joined, facts, {
    complete: search.complete,
    onlyIsomer: facts.techniques.length === 0 && isOnlyIsomer(request.formula, task),
  });
  const doubt =
    doubtFormula?.({ judged: joined, certainty, facts, complete: search.complete }) ?? null;
  const first: Verdict = {
    judged: joined,
    search,
    certainty: doubt ? certaintyWithDoubt(certainty, doubt) : certainty,
    setAside: [],
  };

  const judgeWithout = (setAside: Pass['setAside']) => {
    const further = judgePass(asked, { facts, setAside, task: quietly(task) });
    passes.push(further.pass);
    return { judged: further.joined, search: further.pass.search };
  };
  // A neighbouring formula that explains all spectra leaves none to set aside.
  const again =
    asGiven || doubt?.hint ? null : setSpectraAside(first, facts, { judgeWithout, task });
  return { facts, passes, ...first, ...again, ...(salt && { salt }), ...(doubt && { doubt }) };
}
