import { formulaDoubter } from './formula-check/doubt-formula.ts';
import type { Candidate, Identification, IdentifyRequest } from './identification.ts';
import type { EngineData } from './identify.ts';
import { weighObjections } from './judging/weigh-objections.ts';
import { packPass, unite, type CarriedPass } from './pipeline/carry-pass.ts';
import { judgeInPasses, type Judgement } from './pipeline/judge-in-passes.ts';
import type { Asked, Find } from './pipeline/judge-pass.ts';
import { askedOfSalt } from './pipeline/judge-salts.ts';
import { outsideProposals } from './candidates/outside-source.ts';
import { candidateWriter, placesAnswered } from './pipeline/write-candidates.ts';
import { addConfiguration } from './pipeline/add-configuration.ts';
import { writeIdentification } from './pipeline/write-identification.ts';
import { predictorFor, predictorOfScore } from '@elucida/prediction/predictor-for';
import { isLate, type Task } from './stages.ts';

/** What a first judgement found, as plain data. */
export const carryOf = ({ passes }: Judgement): CarriedPass[] => passes.map(packPass);

/**
 * Judges the finalists of a first judgement together with `request.proposals`, without a new
 * search: nothing that was found is lost, so that a proposal can only add. `carried`: of the same
 * request without proposals, the pass by all spectra first. Without proposals the outcome is that
 * of the first judgement.
 */
export function judgeAgain(
  request: IdentifyRequest,
  carried: readonly CarriedPass[],
  { data, task }: { data: EngineData; task: Task },
): Judgement {
  const predictor = predictorOfScore(request.formula, request.spectra, data.predictor);
  const find: Find = ({ request, setAside, judge, weights, task }) => {
    // A contradiction that only a proposal brings to light was not searched for: then the first
    // finalists are weighed without the spectrum.
    const pass = carried.find((one) => [...one.setAside].join() === setAside.join()) ?? carried[0];
    const judged = unite(pass, { proposals: outsideProposals(request), judge, weights, task });
    return {
      judged,
      search: {
        ...pass.search,
        considered: Math.max(pass.search.considered, judged.length),
        complete: pass.search.complete && pass.setAside.length === setAside.length,
      },
    };
  };
  const asked: Asked = {
    request,
    predictor,
    find,
    task: fromJudging(task),
    doubtFormula: formulaDoubter({ request, predictor, task }),
  };
  const salt = carried[0]?.salt;
  return judgeInPasses(salt ? askedOfSalt(asked, salt) : asked);
}

/** Facts and candidates were reported by the first judgement: progress does not run backwards. */
const fromJudging = (task: Task): Task => ({
  progress: (stage, ...rest) => {
    if (stage === 'judge' || stage === 'report') task.progress(stage, ...rest);
  },
  checkpoint: () => task.checkpoint(),
  isLate: () => isLate(task),
});

export interface SecondIdentification extends Identification {
  /**
   * What became of the proposals, each constitution once, best first: those beyond the candidates
   * answered too.
   */
  readonly proposed: readonly Candidate[];
}

/** `judgeAgain` with the answer's text. Throws only what `task.checkpoint` throws. */
export function identifyAgain(
  request: IdentifyRequest,
  carried: readonly CarriedPass[],
  { data, task }: { data: EngineData; task: Task },
): SecondIdentification {
  const predictor = predictorFor(request.formula, request.spectra, data.predictor);
  const judgement = judgeAgain(request, carried, { data, task });
  const { spectra, seed } = request;
  const identification = addConfiguration(
    writeIdentification(judgement, { request, predictor, task }),
    { spectra, seed, task },
  );
  const proposers = new Set<string>((request.proposals ?? []).map(({ proposedBy }) => proposedBy));
  const {
    judged,
    facts,
    setAside,
    certainty: { probabilities, none },
  } = judgement;
  const writer = candidateWriter({
    judged,
    probabilities,
    request,
    facts,
    predictor,
    task,
    ...(judgement.salt && { salt: judgement.salt }),
  });
  const write = (place: number): Candidate => {
    const [first, candidate] = [
      { ...identification.candidates[0], compound: judged[0].compound },
      { ...writer(place), compound: judged[place].compound },
    ];
    const { compound: _, ...written } = candidate;
    return { ...written, evidence: weighObjections([first, candidate], { none, setAside })[1] };
  };
  const answered = placesAnswered(judged, request.top);
  const proposed = judged.flatMap(({ proposedBy }, i) =>
    proposedBy.some((proposer) => proposers.has(proposer))
      ? [identification.candidates[answered.indexOf(i)] ?? write(i)]
      : [],
  );
  return { ...identification, proposed };
}
