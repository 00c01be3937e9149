import type { Language } from '@elucida/messages/catalogue/language';
import { loadAskedText, type AskedText } from '@elucida/messages/pages/asked-text';
import { askedDocument, type Asked } from '@elucida/spectra/manual-payload/asked';
import { ApiError, type FieldError } from '../lib/api/api-error.ts';

interface Sent {
  readonly asked: Asked;
  readonly formula: string;
  readonly language: Language;
}

/**
 * What the server refused about the structures and fragments asked about, a sentence each in the
 * page's language (its own are English); null where it refused something else.
 */
export async function refusedAsked(error: unknown, sent: Sent): Promise<string | null> {
  const fields = error instanceof ApiError ? error.fields : [];
  if (!fields.some(({ loc }) => loc[1] === 'structures' || loc[1] === 'fragments')) return null;
  const text = await loadAskedText(sent.language);
  const sentences = fields.flatMap((field) => sentenceOf(field, sent, text) ?? []);
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** The line that a refusal is about: in the order in which they were sent. */
function lineOf(loc: FieldError['loc'], asked: Asked): string | undefined {
  const { structures, fragments } = askedDocument(asked);
  if (loc[1] === 'structures') return structures?.[Number(loc[2])];
  if (loc[1] !== 'fragments') return undefined;
  return fragments?.[loc[2] === 'absent' ? 'absent' : 'present'][Number(loc[3])];
}

function sentenceOf({ loc, type }: FieldError, sent: Sent, text: AskedText): string | null {
  const line = lineOf(loc, sent.asked);
  if (line === undefined) return null;
  const formula = sent.formula.trim();
  if (type === 'wrong-formula') return text.wrongFormula(line, formula);
  if (type === 'parts-differ') return text.partsDiffer(line);
  if (type === 'fragments-differ') return text.fragments.differs(line);
  if (type === 'fragment-too-large') return text.fragments.tooLarge(line, formula);
  if (type !== 'unreadable') return null;
  return loc[1] === 'fragments' ? text.fragments.unread(line) : text.unread(line);
}
