import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { modelReplySchema } from '@elucida/contract/models';
import { z } from 'zod';
import type { Ask, ModelCall } from './panel.ts';
import { requestKey } from './request-key.ts';

const count = z.number().nullable();
/**
 * One line of a recording: one call. It holds no key and no request, so that it can be handed on;
 * the request is known by its hash.
 */
const lineSchema = z.object({
  key: z.string(),
  recorded_at: z.string(),
  reply: modelReplySchema,
  usage: z.object({ input: count, output: count }),
  attempts: z.number(),
});

function readLines(file: string): Map<string, ModelCall> {
  const calls = new Map<string, ModelCall>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const parsed = lineSchema.safeParse(JSON.parse(line));
    if (!parsed.success) throw new TypeError(`${file}, line ${index + 1}, is not a recorded reply`);
    calls.set(parsed.data.key, parsed.data);
  }
  return calls;
}

/**
 * Answers from a recording alone; no request leaves the machine. A call that was not recorded
 * rejects.
 */
export function replay(file: string): Ask {
  const calls = readLines(file);
  return async (model, question) => {
    const { id } = model;
    const call = calls.get(requestKey(model, question));
    if (call === undefined)
      throw new Error(
        `${file} holds no reply of ${model.provider}:${model.model} to this question; record it with a live run`,
      );
    return { ...call, reply: { ...call.reply, id } };
  };
}

/**
 * Asks, and appends what came to a recording. What it holds already is not asked again, failures
 * excepted.
 */
export function record(file: string, ask: Ask): Ask {
  const calls = readLines(file);
  return async (model, question, options) => {
    const key = requestKey(model, question);
    const known = calls.get(key);
    if (known !== undefined && known.reply.failure === null)
      return { ...known, reply: { ...known.reply, id: model.id } };
    const call = await ask(model, question, options);
    calls.set(key, call);
    const { reply, usage, attempts } = call;
    appendFileSync(
      file,
      `${JSON.stringify({ key, recorded_at: new Date().toISOString(), reply, usage, attempts })}\n`,
    );
    return call;
  };
}
