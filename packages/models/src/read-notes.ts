import type { ModelClaim } from '@elucida/contract/models';
import { ANSWER_BOUNDS } from './bounds.ts';
import type { IsomerQuestion } from './model-question.ts';
import { isomerNotesSchema } from './prompts/isomer-notes.ts';
import { boundClaim, readJson } from './read-answer.ts';

/** What a model says of each isomer that it was asked about, cut to what is of use. */
export function readNotes(
  raw: string | null,
  { isomers }: IsomerQuestion,
): { readonly id: number; readonly claims: readonly ModelClaim[] }[] {
  const read = isomerNotesSchema.safeParse(readJson(raw ?? ''));
  const claims = new Map(
    (read.success ? read.data.notes : []).map((note) => [note.id, note.claims]),
  );
  return isomers.flatMap(({ id }) =>
    claims.has(id)
      ? [{ id, claims: claims.get(id)!.slice(0, ANSWER_BOUNDS.notes).map(boundClaim) }]
      : [],
  );
}
