import { expect, test } from 'vitest';
import { modelAlone } from './model-alone.ts';
import type { Answer } from './answer.ts';

const proposal = (round: number, smiles: string, confidence: number) => ({
  round,
  smiles,
  confidence,
});
/** An answer whose candidates were judged together; only the model's own proposals count here. */
const answer = {
  id: 'ethyl acetate',
  status: 'ok',
  candidates: [{ smiles: 'CCOC(C)=O', rank: 1, confidence: 0.99 }],
  models: {
    members: [
      {
        id: 'openai',
        elapsed_ms: 1200,
        proposals: [
          proposal(1, 'CCC(=O)OC', 0.3),
          proposal(1, 'CC(=O)OC(', 0.2),
          proposal(1, 'CCOC(C)=O', 1.7),
          proposal(2, 'CCCC(=O)O', 0.9),
        ],
      },
      { id: 'anthropic', elapsed_ms: 800, proposals: [] },
    ],
  },
} as unknown as Answer;

test('a model alone: its first proposals in the order of its own confidence, cut to 0–1', () => {
  expect(modelAlone(answer, 'openai')).toEqual({
    id: 'ethyl acetate',
    status: 'ok',
    elapsed_ms: 1200,
    confidence: 1,
    candidates: [
      { smiles: 'CCOC(C)=O', rank: 1, confidence: 1 },
      { smiles: 'CCC(=O)OC', rank: 2, confidence: 0.3 },
      // What cannot be read takes its place.
      { smiles: '[He]', rank: 3, confidence: 0.2 },
    ],
  });
});

test('a model that proposed nothing is inconclusive, one that was not asked is an error', () => {
  expect(modelAlone(answer, 'anthropic').status).toBe('inconclusive');
  expect(modelAlone(answer, 'google').status).toBe('error');
});
