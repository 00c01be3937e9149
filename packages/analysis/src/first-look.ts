import type { AnalysisResponse } from '@elucida/contract/analysis';
import { judgeRequest } from '@elucida/engine/identify';
import { carryOf } from '@elucida/engine/identify-again';
import type { CarriedPass } from '@elucida/engine/pipeline/carry-pass';
import { writeIdentification } from '@elucida/engine/pipeline/write-identification';
import { predictorFor } from '@elucida/prediction/predictor-for';
import type { AnalysisEnvironment, AnalysisJob } from './job.ts';
import { openQuestion, type LookQuestion } from './models/open-question.ts';
import { prepareJob, type PreparedJob } from './prepare-job.ts';
import { searchingFor } from './searching-for.ts';
import { writeResponse } from './write-response.ts';

/** What looking again needs of a first look: plain data, which survives JSON. */
export interface Carry {
  /** The images are read; their bytes stay behind. */
  readonly job: Omit<AnalysisJob, 'images'>;
  readonly prepared: PreparedJob;
  /** What was found, the pass by all spectra first. */
  readonly passes: readonly CarriedPass[];
  /** When the first look began, milliseconds since 1970. */
  readonly startedAt: number;
}

export interface FirstLook {
  /** The engine's own answer, as `analyse` gives it. The relative configuration is left to the last look. */
  readonly response: AnalysisResponse;
  readonly carry: Carry;
  readonly question: LookQuestion;
}

/**
 * `analyse`, and what it takes to judge its finalists again with proposals that arrive later.
 * Throws as `analyse` does.
 */
export async function firstLook(job: AnalysisJob, env: AnalysisEnvironment): Promise<FirstLook> {
  const startedAt = Date.now();
  const prepared = await prepareJob(job, env);
  const { request } = prepared;
  const {
    data: { predictor },
    task,
  } = env;
  const judgement = judgeRequest(request, env.data, searchingFor(job.searchSeconds, task));
  const identification = writeIdentification(judgement, {
    request,
    predictor: predictorFor(request.formula, request.spectra, predictor),
    task,
  });
  const response = writeResponse({
    job,
    identification,
    prepared,
    predictor,
    elapsedMs: Date.now() - startedAt,
  });
  const { images: _, ...rest } = job;
  return {
    response,
    carry: { job: rest, prepared, passes: carryOf(judgement), startedAt },
    question: openQuestion(response),
  };
}
