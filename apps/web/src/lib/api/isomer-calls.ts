import type { IsomerNotes } from '@elucida/contract/isomers';
import type { ShownIsomers } from '@elucida/contract/shown-isomers';
import type { Language } from '@elucida/messages/catalogue/language';
import { request, send } from './request.ts';

export interface IsomersAsked {
  readonly name: string;
  readonly language: Language;
}

const body = ({ name, language }: IsomersAsked, offset = 0) => ({ name, lang: language, offset });

/** POST /isomers: a page of the guide, from row `offset` on. Throws `ApiError`. */
export const fetchIsomers = (
  asked: IsomersAsked,
  { offset, signal }: { offset: number; signal?: AbortSignal },
): Promise<ShownIsomers> =>
  request('/isomers', {
    method: 'POST',
    body: body(asked, offset),
    schema: async () => (await import('@elucida/contract/shown-isomers')).shownIsomersSchema,
    ...(signal ? { signal } : {}),
  });

/** The guide's first page as a file, printed or as a table. Throws `ApiError`. */
export const fetchIsomersFile = async (
  asked: IsomersAsked,
  type: 'application/pdf' | 'text/csv',
): Promise<Blob> =>
  (await send('/isomers', { method: 'POST', body: body(asked), accept: type })).blob();

/**
 * POST /isomers/notes: what an AI model would look at in the first rows of the guide. Throws
 * `ApiError`.
 */
export const fetchIsomerNotes = ({ name, language }: IsomersAsked): Promise<IsomerNotes> =>
  request('/isomers/notes', {
    method: 'POST',
    body: { name, lang: language },
    schema: async () => (await import('@elucida/contract/isomers')).isomerNotesSchema,
  });
