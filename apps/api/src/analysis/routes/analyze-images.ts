import { analysisResponseSchema, analyzeFormSchema } from '@elucida/contract/analysis';
import type { Feature } from '../../http/api.ts';
import { ANSWERS } from './event-stream.ts';
import { answerAnalysis } from './answer-analysis.ts';
import { readImagesJob } from './read-images-job.ts';

/** POST /analyze: an analysis of spectrum images, with typed spectra and corrections next to them. */
export const analyzeImages: Feature = (api, context) => {
  const options = {
    config: { access: 'verified' },
    schema: {
      consumes: ['multipart/form-data'],
      produces: ANSWERS,
      body: analyzeFormSchema,
      response: { 200: analysisResponseSchema },
    },
    // The schema documents the form; it is checked once the form is read.
    validatorCompiler: () => () => true,
  } as const;
  api.post('/analyze', options, async (request, reply) => {
    const [job, about] = await readImagesJob(request, context);
    return answerAnalysis(job, { ...about, request, reply, context }) as never;
  });
};
