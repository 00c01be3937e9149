import type { InputIssue } from '@elucida/contract/errors';
import { INPUT_MESSAGES } from '@elucida/contract/input-messages';
import type { z } from 'zod';
import { BODY_BOUNDS } from '../bounds/requests.ts';

type Issue = z.core.$ZodIssue;

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

function kindOf(issue: Issue, data: unknown): string {
  if (valueAt(data, issue.path) === undefined) return 'missing';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'string_too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'string_too_long' : 'too_big';
    case 'invalid_format':
      return issue.format === 'email' ? 'value_error' : 'invalid_format';
    case 'invalid_value':
    case 'invalid_union':
      return 'literal_error';
    default:
      return issue.code;
  }
}

/**
 * Zod's issues as the contract's `errors`, the first hundred: `loc` starts with the part of the
 * request, `type` is a stable kind.
 */
export function inputIssues(
  issues: readonly Issue[],
  { part, data }: { part: string; data: unknown },
): InputIssue[] {
  return issues.slice(0, BODY_BOUNDS.issuesMax).map((issue) => ({
    loc: [part, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))],
    msg: issue.message,
    type: kindOf(issue, data),
  }));
}

const WHOLE: ReadonlySet<string> = new Set(Object.values(INPUT_MESSAGES));

/** `spectra.0.type: …`, for a sentence that points at the place; sentences that name it stand alone. */
export function firstIssueSentence([first]: readonly InputIssue[]): string | undefined {
  if (first === undefined) return undefined;
  const place = first.loc.slice(1).join('.');
  return place === '' || WHOLE.has(first.msg) ? first.msg : `${place}: ${first.msg}`;
}
