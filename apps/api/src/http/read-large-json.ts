import type { FastifyRequest } from 'fastify';
import type { TextJobs } from '../adapters/texts/jobs.ts';
import type { ReadText } from '../input/parse-json.ts';
import type { Texts } from '../adapters/texts/texts.ts';
import type { InputOf, OutputOf } from '../adapters/threads/job.ts';
import { DomainError } from '../domain-error.ts';
import { firstIssueSentence } from '../input/input-issues.ts';

type Readers = {
  [
    Name in keyof TextJobs as InputOf<TextJobs[Name]> extends Uint8Array ? Name : never
  ]: TextJobs[Name];
};
type ValueOf<Read> = Read extends { readonly ok: true; readonly value: infer Value }
  ? Value
  : never;

/**
 * For routes with `largeJson`: their schema documents the body, which a thread checks.
 */
export const LARGE_JSON = { validatorCompiler: () => () => true } as const;

/**
 * The checked body of a route with `largeJson`. Throws `malformed_json` or `invalid_input`, naming
 * every issue.
 */
export async function readLargeJson<Name extends keyof Readers>(
  request: FastifyRequest,
  { reader, texts }: { reader: Name; texts: Texts },
): Promise<ValueOf<OutputOf<Readers[Name]>>> {
  const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
  const read = await (texts.run(reader, bytes as never, bytes.length) as Promise<
    ReadText<ValueOf<OutputOf<Readers[Name]>>>
  >);
  if (read.ok) return read.value;
  throw new DomainError(
    read.code,
    read.code === 'malformed_json'
      ? {}
      : { detail: firstIssueSentence(read.issues), errors: read.issues },
  );
}
