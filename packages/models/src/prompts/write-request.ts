import type { z } from 'zod';
import type { ModelImage, Question } from '../model-question.ts';
import { isomerNotes } from './isomer-notes.ts';
import { polish } from './polish.ts';
import { promptId, type Prompt } from './prompt.ts';
import { propose } from './propose.ts';
import { secondLook } from './second-look.ts';

/** What a model is sent for a question, whatever its provider. */
export interface ModelRequest {
  /** Prompt with its version: `propose@1`. */
  readonly prompt: string;
  readonly instructions: string;
  readonly data: string;
  readonly images: readonly ModelImage[];
  /** Of its answer. */
  readonly schema: z.ZodType;
}

const written = <Asked extends Question>(
  prompt: Prompt<Asked>,
  question: Asked,
  images: readonly ModelImage[] = [],
): ModelRequest => ({
  prompt: promptId(prompt),
  instructions: prompt.instructions(question),
  data: prompt.data(question),
  images,
  schema: prompt.schema,
});

/** The request of a question, by the prompt of its kind and round. */
export function writeRequest(question: Question): ModelRequest {
  if (!('task' in question))
    return written(question.look === undefined ? propose : secondLook, question, question.images);
  return question.task === 'polish' ? written(polish, question) : written(isomerNotes, question);
}
