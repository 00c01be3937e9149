import {
  isomersRequestSchema,
  isomersResponseSchema,
  structureTextSchema,
} from '@elucida/contract/isomers';
import { INPUT_MESSAGES } from '@elucida/contract/input-messages';
import { ISOMERS_PAGE } from '@elucida/contract/limits';
import { namesQuerySchema, namesResponseSchema } from '@elucida/contract/names';
import { predictionRequestSchema, predictionSchema } from '@elucida/contract/predictions';
import { z } from 'zod';
import { ISOMER_BOUNDS } from '../../bounds/structures.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { makeGuide } from '../make-guide.ts';
import { predictMolecule } from '../predict-molecule.ts';

/** As POST /isomers, from an address; `q` is another word for `name`, as in /names. */
const isomersQuerySchema = isomersRequestSchema.extend({
  name: structureTextSchema.optional(),
  q: structureTextSchema.optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(ISOMERS_PAGE).default(ISOMERS_PAGE),
});

const missing = (field: string): DomainError =>
  new DomainError('invalid_input', {
    detail: `${field}: ${INPUT_MESSAGES.structure}`,
    errors: [{ loc: ['querystring', field], msg: INPUT_MESSAGES.structure, type: 'invalid_type' }],
  });

/** GET /v1/names, GET /v1/isomers, POST /v1/predictions. Not counted as analyses. */
export const v1Molecules: Feature = (api, context) => {
  const naming = {
    config: { access: 'key' },
    schema: { querystring: namesQuerySchema, response: { 200: namesResponseSchema } },
  } as const;
  api.get('/v1/names', naming, async (request) => {
    request.endTurn();
    const { q: text, lang } = request.query;
    return context.isomers.run(
      'look-up-structure',
      { text, lang },
      { limitMs: ISOMER_BOUNDS.limitMs },
    );
  });

  const listing = {
    config: { access: 'key' },
    schema: { querystring: isomersQuerySchema, response: { 200: isomersResponseSchema } },
  } as const;
  api.get('/v1/isomers', listing, async (request) => {
    request.endTurn();
    const { q, name = q, ...page } = request.query;
    if (name === undefined) throw missing('name');
    return (await makeGuide({ ...page, name }, context, 'querystring')) as never;
  });

  const predicting = {
    config: { access: 'key' },
    schema: { body: predictionRequestSchema, response: { 200: predictionSchema } },
  } as const;
  api.post('/v1/predictions', predicting, async (request) => {
    request.endTurn();
    return predictMolecule(request.body, context);
  });
};
