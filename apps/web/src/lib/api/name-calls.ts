import type { NamesResponse } from '@elucida/contract/names';
import type { Language } from '@elucida/messages/catalogue/language';
import { request } from './request.ts';

/**
 * GET /names: what a name, SMILES or InChI stands for, or names that look like it. Throws
 * `ApiError`.
 */
export const fetchNames = (
  text: string,
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<NamesResponse> =>
  request(`/names?${new URLSearchParams({ q: text, lang: language })}`, {
    schema: async () => (await import('@elucida/contract/names')).namesResponseSchema,
    ...(signal ? { signal } : {}),
  });
