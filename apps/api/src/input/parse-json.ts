import type { InputIssue } from '@elucida/contract/errors';
import { parse } from 'secure-json-parse';
import type { z } from 'zod';
import { inputIssues } from './input-issues.ts';

/** A body that is not what was asked for: `issues` point at the places where it is JSON at all. */
export interface RefusedText {
  readonly ok: false;
  readonly code: 'malformed_json' | 'invalid_input';
  readonly issues: readonly InputIssue[];
}
export type ReadText<Value> = { readonly ok: true; readonly value: Value } | RefusedText;

export const invalid = (issues: readonly InputIssue[]): RefusedText => ({
  ok: false,
  code: 'invalid_input',
  issues,
});

/** Parses a body as the framework does: no prototypes from outside; an empty body is not a body. */
export function parseJson<Schema extends z.ZodType>(
  bytes: Uint8Array,
  schema: Schema,
): ReadText<z.output<Schema>> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  let data: unknown;
  try {
    data =
      text === '' ? undefined : parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    return { ok: false, code: 'malformed_json', issues: [] };
  }
  const parsed = schema.safeParse(data);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : invalid(inputIssues(parsed.error.issues, { part: 'body', data }));
}
