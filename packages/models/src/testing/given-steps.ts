import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelReply } from '@elucida/contract/models';
import { expect } from 'vitest';
import type { Steps } from '../analyse-with-models.ts';
import type { LookQuestion, ModelQuestion } from '../model-question.ts';

const LOOK: LookQuestion = {
  formula: 'C4H8O2',
  status: 'ok',
  confidence: 0.95,
  ranking: [
    { smiles: 'CCC(=O)OC', name: 'methyl propanoate', confidence: 0.95 },
    { smiles: 'CCOC(C)=O', name: null, confidence: 0.05 },
  ],
  unexplained: [{ technique: 'C13NMR', position: 171.1 }],
};
/** What the models are asked about: one carbon of an ester. */
export const QUESTION: ModelQuestion = {
  formula: 'C4H8O2',
  lang: 'en',
  images: [],
  spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 171.1 }] }],
};

/** One reason, as the engine's report has it. */
export const PROSE = [
  {
    id: 3,
    text: '**171.1**: the carbonyl region. Only C=O of the acids and their derivatives lies there.',
  },
];

interface Seen {
  readonly replies: readonly ModelReply[];
  readonly secondLook: boolean;
}
/** Steps in the engine's place, which write down what they are given. */
export function stepsOf({
  confidence = 0.95,
  firstLookMs = 20,
  fails,
}: { confidence?: number; firstLookMs?: number; fails?: Error } = {}): Steps & {
  readonly seen: Seen[];
} {
  const question = { ...LOOK, confidence };
  const seen: Seen[] = [];
  return {
    seen,
    async firstLook(onProgress) {
      onProgress({ stage: 'propose', fraction: 0.5 });
      await sleep(firstLookMs);
      if (fails !== undefined) throw fails;
      onProgress({ stage: 'report', fraction: 1 });
      return { response: 'engine alone', carry: 'carried', question };
    },
    async again(carry, replies, { secondLook }) {
      expect(carry).toBe('carried');
      seen.push({ replies, secondLook });
      return {
        response: JSON.stringify({ look: secondLook ? 'second' : 'first' }),
        question,
        prose: PROSE,
      };
    },
  };
}
