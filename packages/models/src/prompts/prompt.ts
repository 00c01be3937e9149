import type { z } from 'zod';
import type { Question } from '../model-question.ts';

/**
 * What a model is asked for one purpose. Another text is another version: answers are cached and
 * recorded by it.
 */
export interface Prompt<Asked extends Question> {
  readonly name: string;
  readonly version: number;
  /** What it is for. */
  readonly purpose: string;
  /** A question and an answer that would be right, as a reader of this file sees them. */
  readonly example: { readonly question: Omit<Asked, 'images'>; readonly answer: string };
  /** How the model is to work; goes apart from the data. */
  instructions(question: Asked): string;
  /** The data. */
  data(question: Asked): string;
  /** The form of its answer. */
  readonly schema: z.ZodType;
}

export const promptId = ({ name, version }: Pick<Prompt<never>, 'name' | 'version'>): string =>
  `${name}@${version}`;
