import {
  isomerNotesRequestSchema,
  isomerNotesSchema,
  type IsomerNotes,
  type IsomersResponse,
} from '@elucida/contract/isomers';
import type { ModelReply } from '@elucida/contract/models';
import { MODEL_BOUNDS } from '@elucida/models/bounds';
import type { ConfiguredModel } from '@elucida/models/configured-model';
import type { IsomerQuestion } from '@elucida/models/model-question';
import type { Ask } from '@elucida/models/panel';
import { readNotes } from '@elucida/models/read-notes';
import { ISOMER_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { makeGuide } from '../make-guide.ts';
import { DAY_MS } from '../../periods.ts';

export interface NotesByModels {
  /** A before B; empty where none is configured. */
  readonly models: readonly ConfiguredModel[];
  askFor(userId: string): Ask;
}

const notesOf = (user: string): Limit => ({
  key: `isomer-notes:${user}`,
  max: ISOMER_BOUNDS.notesPerDay,
  windowMs: DAY_MS,
});

/** The first model that answers; the next is asked where one fails. Null where there is none. */
async function askInTurn(
  question: IsomerQuestion,
  { models, ask, signal }: { models: readonly ConfiguredModel[]; ask: Ask; signal: AbortSignal },
): Promise<ModelReply | null> {
  const deadline = performance.now() + MODEL_BOUNDS.notesMs;
  let last: ModelReply | null = null;
  for (const model of models) {
    last = (await ask(model, question, { signal, deadline })).reply;
    if (last.failure === null || performance.now() >= deadline) break;
  }
  return last;
}

/**
 * What the model is sent of a guide's rows: structures and our names for them; nothing that a
 * person wrote.
 */
const questionOf = (
  { formula, isomers }: IsomersResponse,
  lang: IsomerQuestion['lang'],
): IsomerQuestion => ({
  task: 'isomer-notes',
  lang,
  formula,
  isomers: isomers.map(({ smiles, name }, id) => ({ id, smiles, name })),
});

async function writeNotes(
  { provider, model, failure, cached, raw }: ModelReply,
  {
    question,
    guide,
    context,
  }: { question: IsomerQuestion; guide: IsomersResponse; context: Context },
): Promise<IsomerNotes> {
  const noted = readNotes(failure === null ? raw : null, question).map(({ id, claims }) => ({
    isomer: guide.isomers[id]!,
    claims,
  }));
  const { formula, lang } = question;
  const checked = await context.isomers.run(
    'check-notes',
    { formula, lang, isomers: noted },
    { limitMs: ISOMER_BOUNDS.limitMs },
  );
  return { provider, model, failure, cached, ...checked };
}

/**
 * POST /isomers/notes: what an AI model would look at to tell the rows of a guide apart, for
 * whoever asks for it. Its statements are checked against the prediction;
 * those that hold are written in our words, the others counted. The guide itself is never changed
 * by it.
 */
export const noteIsomers =
  ({ models, askFor }: NotesByModels): Feature =>
  (api, context) => {
    api.post(
      '/isomers/notes',
      {
        config: { access: 'verified' },
        schema: { body: isomerNotesRequestSchema, response: { 200: isomerNotesSchema } },
      },
      async (request, reply) => {
        const user = userOf(request);
        if (models.length === 0) throw new DomainError('not_found');
        const wait = await hit(context, notesOf(user.id));
        if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
        const signal = AbortSignal.any([disconnectSignal(request, reply), context.closing]);
        // From here on its thread works, and a provider is waited for.
        request.endTurn();
        const guide = await makeGuide(request.body, context);
        const question = questionOf(guide, request.body.lang);
        const answered = await askInTurn(question, { models, ask: askFor(user.id), signal }).catch(
          (error: unknown) => {
            throw signal.aborted ? new DomainError('busy') : error;
          },
        );
        return writeNotes(answered!, { question, guide, context });
      },
    );
  };
