import type { ModelQuestion } from '../model-question.ts';
import type { Prompt } from './prompt.ts';
import { propose } from './propose.ts';
import { secondLook } from './second-look.ts';

/** The prompt of a question's round. */
export const promptFor = ({ look }: ModelQuestion): Prompt => (look === undefined ? propose : secondLook);
