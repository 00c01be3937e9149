import type { ModelQuestion } from '../model-question.ts';

/** What a model is told for one purpose. Another text is another version: answers are cached and recorded by it. */
export interface Prompt {
  readonly name: string;
  readonly version: number;
  /** What it is for. */
  readonly purpose: string;
  /** A question and an answer that would be right, as a reader of this file sees them. */
  readonly example: { readonly question: Omit<ModelQuestion, 'images'>; readonly answer: string };
  /** How the model is to work; goes apart from the data. */
  instructions(question: ModelQuestion): string;
  /** The data. */
  data(question: ModelQuestion): string;
}

export const promptId = ({ name, version }: Prompt): string => `${name}@${version}`;
