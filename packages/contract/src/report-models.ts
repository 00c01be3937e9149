import { z } from 'zod';
import { PAYLOAD_MAX, SMILES_MAX } from './limits.ts';
import {
  CLAIM_VERDICTS,
  MAX_MODEL_PROPOSALS,
  MODEL_FAILURES,
  PROPOSAL_VERDICTS,
} from './models.ts';
import { PROVIDERS } from './settings.ts';

/**
 * Most that is taken of `models` into a printed report: two models in two rounds, and texts of a
 * paragraph.
 */
const MAX = { members: 4, proposals: 2 * MAX_MODEL_PROPOSALS, claims: 50, text: 4_000 } as const;

const shortText = z.string().max(PAYLOAD_MAX.text);
const text = z.string().max(MAX.text);

/** What a printed report takes of `models` in a result; what is there must be of its kind. */
export const reportModelsSchema = z.object({
  state: z.enum(['asked', 'off']),
  second_look: z.boolean().default(false),
  members: z
    .array(
      z.object({
        id: shortText,
        provider: z.enum(PROVIDERS),
        model: shortText,
        failure: z.enum(MODEL_FAILURES).nullable().default(null),
        proposals: z
          .array(
            z.object({
              smiles: z.string().max(SMILES_MAX),
              name: text.nullable().default(null),
              confidence: z.number().default(0),
              verdict: z.enum(PROPOSAL_VERDICTS),
              rank: z.number().int().nullable().default(null),
              claims: z
                .array(
                  z.object({
                    verdict: z.enum(CLAIM_VERDICTS),
                    code: shortText.default(''),
                    values: z
                      .record(z.string().max(100), z.union([shortText, z.number()]))
                      .default({}),
                    text: text.default(''),
                  }),
                )
                .max(MAX.claims)
                .default([]),
            }),
          )
          .max(MAX.proposals)
          .default([]),
        overruled: text.nullable().default(null),
      }),
    )
    .max(MAX.members)
    .default([]),
});
export type ReportModels = z.output<typeof reportModelsSchema>;
