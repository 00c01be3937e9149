import type { Language } from '@elucida/messages/catalogue/language';
import type { Asked } from '@elucida/spectra/manual-payload/asked';
import { askedDocument, type AskedDocument } from '@elucida/spectra/manual-payload/asked';
import type { QueryClient } from '@tanstack/react-query';
import { namesQuery } from './names-query.ts';

/**
 * What is asked as a request holds it: structures typed by name or SMILES as SMILES. What cannot be
 * looked up is sent as typed: the server refuses it at its place before the analysis is accepted.
 * Fragments are sent as typed, since their brackets mean something. Throws `ApiError`.
 */
export async function resolveAsked(
  asked: Asked,
  { client, language }: { client: QueryClient; language: Language },
): Promise<AskedDocument> {
  const { structures, ...rest } = askedDocument(asked);
  if (structures === undefined) return rest;
  const resolved = structures.map(async (line) => {
    const { structure } = await client.fetchQuery(namesQuery(line, language));
    return structure?.smiles ?? line;
  });
  return { ...rest, structures: await Promise.all(resolved) };
}
