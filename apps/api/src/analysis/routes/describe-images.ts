import {
  DESCRIBE_PER_MINUTE,
  describeFieldsSchema,
  describeFormSchema,
  imageDescriptionsSchema,
} from '@elucida/contract/images';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { checkImagesPlan } from '../../billing/check-plan.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { analyserRefusal } from '../analysis-error.ts';
import { imagesOf } from './images-of.ts';
import { readUpload } from '../../http/upload/read-upload.ts';
import { parseInput } from '../../http/validation.ts';

const describedBy = (userId: string): Limit => ({
  key: `describe:${userId}`,
  max: DESCRIBE_PER_MINUTE,
  windowMs: 60_000,
});

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
    if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
    const upload = await readUpload(request);
    checkImagesPlan(user, upload.files);
    const fields = parseInput(describeFieldsSchema, upload.fields, 'body');
    const images = await imagesOf(upload, fields);
    const parsed = parseFormula(fields.formula ?? '');
    const formula = parsed.ok ? parsed.formula : undefined;
    // What follows is waiting for the reader of images, in a queue of its own.
    request.endTurn();
    try {
      return await context.analyser.describe(
        { images, formula },
        { signal: disconnectSignal(request, reply) },
      );
    } catch (error) {
      throw analyserRefusal(error) ?? error;
    }
  });
};
