import { analyse } from '@elucida/analysis/analyse';
import { guideMaker } from '@elucida/analysis/isomers/make-guide';
import { predictMolecule } from '@elucida/analysis/isomers/predict-molecule';
import type { AnalysisEnvironment } from '@elucida/analysis/job';
import { lookUpStructure } from '@elucida/analysis/names/look-up-structure';
import { writeFailure } from '@elucida/analysis/report/write-failure';
import { verify } from '@elucida/analysis/verify/verify';
import { errors } from '@elucida/messages/catalogue/en/errors';
import type { AssistantAnswer, AssistantJob } from './job.ts';

const answer = (value: unknown): AssistantAnswer => ({ ok: true, value });
const refuse = (message: string): AssistantAnswer => ({ ok: false, message });

const didYouMean = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(', ')}?`;

/** Answers one question of an assistant. Never throws for what was asked wrongly. */
export async function answerJob(
  job: AssistantJob,
  env: AnalysisEnvironment,
): Promise<AssistantAnswer> {
  try {
    switch (job.kind) {
      case 'identify':
        return answer(await analyse({ ...job.question, images: [], includeRaw: false }, env));
      case 'verify':
        return answer(await verify(job.question, env));
      case 'predict': {
        const predicted = predictMolecule(job.question, env.data.predictor);
        if (predicted.ok) return answer(predicted.prediction);
        return refuse(`${predicted.field}: not understood.${didYouMean(predicted.suggestions)}`);
      }
      case 'name':
        return answer(await lookUpStructure(job.question.q, job.question.lang));
      case 'isomers': {
        const made = guideMaker({ predictor: env.data.predictor, task: env.task })(job.question);
        if (!made.ok) {
          const message = (errors.byCode as Readonly<Record<string, string>>)[made.code];
          return refuse(`molecule: ${message ?? made.code}${didYouMean(made.suggestions)}`);
        }
        const { formula, note, total, isomers } = made.guide;
        return answer({ formula, note, total, isomers });
      }
    }
  } catch (error) {
    const failure = writeFailure(error, job.question.lang);
    if (failure === undefined) throw error;
    return refuse(failure);
  }
}
