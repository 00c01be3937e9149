import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import { firstIssueSentence, inputIssues } from '../input/input-issues.ts';

/** Parses with a zod schema; throws `invalid_input` naming every issue. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  part: string,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const errors = inputIssues(result.error.issues, { part, data });
  throw new DomainError('invalid_input', { detail: firstIssueSentence(errors), errors });
}

/** Fastify's validation by the contract's schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    try {
      return { value: parseInput(schema, data, httpPart ?? 'body') };
    } catch (error) {
      return { error: error as Error };
    }
  };

/**
 * Answers are typed by the same schemas; they document and are checked by the tests, and cost
 * nothing at run time.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = () => (data) =>
  JSON.stringify(data);
