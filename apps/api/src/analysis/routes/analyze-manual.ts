import { analysisResponseSchema } from '@elucida/contract/analysis';
import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { manualPayloadSchema } from '@elucida/contract/manual-payload';
import type { Feature } from '../../http/api.ts';
import { LARGE_JSON } from '../../http/read-large-json.ts';
import { ANSWERS } from './event-stream.ts';
import { answerAnalysis } from './answer-analysis.ts';
import { readManualJob } from './read-manual-job.ts';

/** POST /analyze/manual: an analysis of typed peaks. */
export const analyzeManual: Feature = (api, context) => {
  const options = {
    config: { access: 'verified', largeJson: true },
    bodyLimit: PAYLOAD_MAX.bytes,
    schema: {
      body: manualPayloadSchema,
      produces: ANSWERS,
      response: { 200: analysisResponseSchema },
    },
    ...LARGE_JSON,
  } as const;
  api.post('/analyze/manual', options, async (request, reply) => {
    const [job, about] = await readManualJob(request, context);
    return answerAnalysis(job, { ...about, request, reply, context }) as never;
  });
};
