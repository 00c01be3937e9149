import {
  DESCRIBE_PER_MINUTE,
  describeFieldsSchema,
  describeFormSchema,
  imageDescriptionsSchema,
} from '@elucida/contract/images';
import { AnalysisCancelled, AnalysisTimeout, QueueFull } from '../../adapters/analyser/analyser.ts';
import { ImageRefused } from '../../adapters/image-refused.ts';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { refusedImage } from '../../http/upload/check-image.ts';
import { checkPlan, imagesOf } from './images-of.ts';
import { readUpload } from '../../http/upload/read-upload.ts';
import { parseInput } from '../../http/validation.ts';

const BUSY_RETRY_S = 15;
const describedBy = (userId: string): Limit => ({
  key: `describe:${userId}`,
  max: DESCRIBE_PER_MINUTE,
  windowMs: 60_000,
});

/** What the pool's errors mean to a caller; anything else is the server's fault. */
function answered(error: unknown): unknown {
  if (error instanceof QueueFull || error instanceof AnalysisCancelled)
    return new ApiError('busy', { retryAfterS: BUSY_RETRY_S });
  if (error instanceof ImageRefused) return refusedImage(error);
  return error instanceof AnalysisTimeout
    ? new ApiError('analysis_timeout', { retryAfterS: 60 })
    : error;
}

/**
 * POST /images/describe: what is recognised in each image, before anything is analysed or counted.
 */
export const describeImages: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: {
      consumes: ['multipart/form-data'],
      body: describeFormSchema,
      response: { 200: imageDescriptionsSchema },
    },
    // The schema documents the form; it is checked once the form is read.
    validatorCompiler: () => () => true,
  } as const;
  api.post('/images/describe', options, async (request, reply) => {
    const user = userOf(request);
    const wait = await hit(context, describedBy(user.id));
    if (wait !== null) throw new ApiError('rate_limited', { retryAfterS: wait });
    const upload = await readUpload(request);
    checkPlan(user, upload.files);
    const images = await imagesOf(upload, parseInput(describeFieldsSchema, upload.fields, 'body'));
    // What follows is waiting for the reader of images, in a queue of its own.
    request.endTurn();
    try {
      return await context.analyser.describe(images, { signal: disconnectSignal(request, reply) });
    } catch (error) {
      throw answered(error);
    }
  });
};
