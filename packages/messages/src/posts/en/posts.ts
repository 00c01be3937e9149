import type { PostText } from '../post.ts';
import { fidToAnswer } from './fid-to-answer.ts';
import { formulaFirst } from './formula-first.ts';
import { preparingSpectra } from './preparing-spectra.ts';
import { readingConfidence } from './reading-confidence.ts';
import { twoDimensional } from './two-dimensional.ts';

export const posts = {
  'preparing-spectra': preparingSpectra,
  'formula-first': formulaFirst,
  'reading-confidence': readingConfidence,
  'two-dimensional': twoDimensional,
  'fid-to-answer': fidToAnswer,
} satisfies Record<string, PostText>;
