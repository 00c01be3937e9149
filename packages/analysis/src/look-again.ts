import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { ModelReply } from '@elucida/contract/models';
import { identifyAgain } from '@elucida/engine/identify-again';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import type { Carry } from './first-look.ts';
import type { AnalysisEnvironment } from './job.ts';
import { checkClaims } from './models/claims/check-claims.ts';
import { gatherMembers } from './models/gather-members.ts';
import { gatherProposals } from './models/gather-proposals.ts';
import { modelWarnings, writeModelWarning } from './models/model-warnings.ts';
import { modelsReport } from './models/models-report.ts';
import { openQuestion, type LookQuestion } from './models/open-question.ts';
import { rawAnswers } from './models/raw-answers.ts';
import { reasonProse } from './models/reason-prose.ts';
import { writeResponse } from './write-response.ts';

interface LookAgain {
  readonly carry: Carry;
  /** Of all rounds so far, failures included. */
  readonly replies: readonly ModelReply[];
  /** Whether the models were asked a second time. */
  readonly secondLook: boolean;
}

/**
 * Judges what a first look found together with what the models propose, checks what they claim, and
 * writes the response. Who proposed a structure and how sure it says it is counts for nothing.
 * Throws `Cancelled` (through the task).
 */
export function lookAgain(
  { carry, replies, secondLook }: LookAgain,
  { data, task }: Pick<AnalysisEnvironment, 'data' | 'task'>,
): { response: AnalysisResponse; question: LookQuestion; prose: ReturnType<typeof reasonProse> } {
  const { job, prepared, passes, startedAt } = carry;
  const members = gatherMembers(replies);
  const proposals = gatherProposals(replies, prepared.request.formula);
  const request = {
    ...prepared.request,
    proposals: proposals.flatMap(({ id, judgedAs }) =>
      judgedAs === null ? [] : [{ smiles: judgedAs, proposedBy: id }],
    ),
  };
  const identification = identifyAgain(request, passes, { data, task });
  const ground = {
    spectra: request.spectra,
    facts: readFacts(request.formula, request.spectra),
    predictor: data.predictor,
    lang: job.lang,
  };
  task.progress('report', 0);
  const written = writeResponse({
    job,
    identification,
    prepared,
    predictor: data.predictor,
    elapsedMs: Math.max(0, Date.now() - startedAt),
  });
  const failures = modelWarnings(members);
  const response: AnalysisResponse = {
    ...written,
    warnings: [...written.warnings, ...failures.map((each) => writeModelWarning(each, job.lang))],
    warning_codes: [...(written.warning_codes ?? []), ...failures],
    models: modelsReport({
      members,
      proposals,
      identification,
      prepared,
      secondLook,
      lang: job.lang,
      checkClaims: ({ proposal, graph }) => checkClaims(proposal.claims, graph, ground),
    }),
    ...(job.includeRaw && rawAnswers(members)),
  };
  task.progress('report', 1);
  return { response, question: openQuestion(response), prose: reasonProse(response) };
}
