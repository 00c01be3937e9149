import type { Language } from '@elucida/messages/catalogue/language';
import type { QueryClient } from '@tanstack/react-query';
import { namesQuery } from './names-query.ts';

/**
 * The SMILES of structures typed by name or SMILES. What cannot be looked up is sent as typed: the
 * server refuses it at its place before the analysis is accepted. Throws `ApiError`.
 */
export function resolveAsked(
  lines: readonly string[],
  { client, language }: { client: QueryClient; language: Language },
): Promise<string[]> {
  return Promise.all(
    lines.map(async (line) => {
      const { structure } = await client.fetchQuery(namesQuery(line, language));
      return structure?.smiles ?? line;
    }),
  );
}
