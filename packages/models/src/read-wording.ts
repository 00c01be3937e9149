import type { Wording } from '@elucida/contract/models';
import { polishAnswerSchema } from './prompts/polish.ts';
import type { PolishQuestion } from './model-question.ts';
import { readJson } from './read-answer.ts';
import { saysTheSame } from './wording/same-facts.ts';

/**
 * What of a model's wording may be shown: texts that say the same as ours in other words, at most
 * one a point; and how many were asked for and are not among them, though the model changed them.
 */
export function readWording(
  raw: string | null,
  { points, lang }: PolishQuestion,
): Pick<Wording, 'points' | 'refused'> {
  const read = polishAnswerSchema.safeParse(readJson(raw ?? ''));
  const texts = new Map(
    (read.success ? read.data.points : []).map(({ id, text }) => [id, text.trim()]),
  );
  const changed = points.flatMap(({ id, text }) => {
    const worded = texts.get(id);
    return worded === undefined || worded === text
      ? []
      : [{ point: id, text: worded, isSame: saysTheSame(text, worded, lang) }];
  });
  return {
    points: changed.filter(({ isSame }) => isSame).map(({ point, text }) => ({ point, text })),
    refused: changed.filter(({ isSame }) => !isSame).length,
  };
}
