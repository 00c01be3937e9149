import { SECTIONS, type Section } from '@elucida/spectra/statements/sections';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { byTechnique } from '@elucida/spectra/techniques/registry';
import type { Candidate, Identification } from '../identification.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { predictorFor } from '@elucida/prediction/predictor-for';
import { explainedCandidate, type ExplainedCandidate } from '../statements/explained-candidate.ts';
import { pickReasons } from './pick-reasons.ts';
import { stateAgainst, stateOpen, stateUnexplained } from './state-against.ts';
import { stateFacts } from './state-facts.ts';
import { stateMethod } from './state-method.ts';
import { separations, stateRivals } from './state-rivals.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { stateSettling } from './state-settling.ts';
import { stateVerdict } from './state-verdict.ts';
import { isRarelyTaken, tautomersOfFirst } from './tautomers-of-first.ts';
import type { Explanation, Statement } from '../statements/statement.ts';

interface ExplainInput {
  readonly identification: Identification;
  readonly spectra: readonly Spectrum[];
  readonly predictor: ShiftPredictor;
}

/**
 * Explains a judgement from its evidence: each statement carries the observation, the prediction
 * and what is behind it, so that a chemist can check it. No statement has another source than the
 * judgement itself.
 */
export function explain({
  identification,
  spectra,
  predictor: anySolvent,
}: ExplainInput): Explanation {
  const { candidates, formula, search } = identification;
  const predictor = predictorFor(formula, spectra, anySolvent);
  const best = candidates.length > 0 ? explainedCandidate(candidates[0]) : undefined;
  const judged = best !== undefined && spectra.some(({ peaks }) => peaks.length > 0);
  const tautomers = tautomersOfFirst(candidates);
  // Forms that do not exist in measurable amount take no part in an exchange that NMR averages.
  const exchanging = tautomers.map(
    (isTautomer, i) => isTautomer && !isRarelyTaken(candidates[0], candidates[i]),
  );
  const weighed = withoutSetAside(identification);
  const toldApart = judged ? separations(weighed, tautomers) : candidates.map(() => undefined);
  const shifts = spectra.some(({ type }) => techniqueOf(type).shifts !== null);
  const sections: Record<Section, readonly Statement[]> = {
    ...(Object.fromEntries(SECTIONS.map((section) => [section, []])) as unknown as Record<
      Section,
      readonly Statement[]
    >),
    verdict: stateVerdict(identification, exchanging),
    facts: stateFacts(formula, spectra, best),
    ...(judged &&
      evidenceSections(
        best,
        candidates,
        spectra,
        identification.reason === 'poor-fit' || identification.reason === 'out-of-reach',
      )),
    ...noReasons(identification),
    ...(judged && { rivals: stateRivals(weighed, toldApart) }),
    settle:
      search.complete && candidates.length <= 1
        ? []
        : stateSettling({ ...identification, tautomers, exchanging }, spectra, predictor),
    method: stateMethod(identification, best, {
      spectra: judged ? spectra : [],
      shifts,
      tautomers: shifts && exchanging.includes(true),
    }),
  };
  return {
    sections,
    reasons: judged ? pickReasons(explainedCandidate(weighed[0]), sections, weighed) : [],
    toldApart,
  };
}

/**
 * What tells a structure, among the candidates answered or not, from the first candidate; undefined
 * for the first itself and where nothing was compared.
 */
export function tellFromFirst(
  identification: Identification,
  rival: Candidate,
  spectra: readonly Spectrum[],
): Statement | undefined {
  const [best] = identification.candidates;
  if (
    best === undefined ||
    best.smiles === rival.smiles ||
    spectra.every(({ peaks }) => peaks.length === 0)
  )
    return undefined;
  const candidates = withoutSetAside({ ...identification, candidates: [best, rival] });
  return separations(candidates, tautomersOfFirst(candidates))[1];
}

/**
 * The candidates with the evidence that ordered them: spectra that were set aside tell none apart.
 */
function withoutSetAside({ candidates, setAside }: Identification): readonly Candidate[] {
  if (setAside.length === 0) return candidates;
  const counts = (technique: string) => !setAside.some((each) => each === technique);
  return candidates.map((candidate) => ({
    ...candidate,
    evidence: candidate.evidence.filter(({ technique }) => counts(technique)),
    scoreByTechnique: Object.fromEntries(
      Object.entries(candidate.scoreByTechnique).filter(([technique]) => counts(technique)),
    ),
  }));
}

/**
 * Spectra that were set aside are not a reason for the answer; what contradicts it in them is
 * under its own heading.
 */
function noReasons({ setAside }: Identification): Partial<Record<Section, readonly Statement[]>> {
  return Object.fromEntries(setAside.map((technique) => [technique, []]));
}

function evidenceSections(
  best: ExplainedCandidate,
  candidates: readonly Candidate[],
  spectra: readonly Spectrum[],
  fitsPoorly: boolean,
): Record<SpectrumType | 'against' | 'open' | 'unexplained', readonly Statement[]> {
  return {
    ...byTechnique(({ type }) => techniqueOf(type).state(best, spectra)),
    against: stateAgainst(best, { fitsPoorly, candidates }),
    open: stateOpen(best),
    unexplained: stateUnexplained(best),
  };
}
