import type { Language } from '@elucida/messages/catalogue/language';
import type { AskedText } from '@elucida/messages/pages/asked-text';
import { ApiError, type FieldError } from '../../lib/api/api-error.ts';
import { loadAskedText } from '../../result-view/use-asked-text.ts';

interface Asked {
  /** The structures as typed, in the order in which they were sent. */
  lines: readonly string[];
  formula: string;
  language: Language;
}

/**
 * What the server refused about the structures of "Is it this?", a sentence each in the page's
 * language (its own are English); null where it refused something else.
 */
export async function refusedStructures(error: unknown, asked: Asked): Promise<string | null> {
  const fields = error instanceof ApiError ? error.fields : [];
  if (!fields.some(({ loc }) => loc[1] === 'structures')) return null;
  const text = await loadAskedText[asked.language]();
  const sentences = fields.flatMap((field) => sentenceOf(field, asked, text) ?? []);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function sentenceOf({ loc, type }: FieldError, asked: Asked, text: AskedText): string | null {
  const line = loc[1] === 'structures' ? asked.lines[Number(loc[2])] : undefined;
  if (line === undefined) return null;
  if (type === 'wrong-formula') return text.wrongFormula(line, asked.formula.trim());
  if (type === 'parts-differ') return text.partsDiffer(line);
  return type === 'unreadable' ? text.unread(line) : null;
}
