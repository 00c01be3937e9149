import { expect, test } from 'vitest';
import { estimateCost } from './estimate-cost.ts';

test('a live run is estimated before it is made', () => {
  const question = { formula: 'C4H8O2', spectra: [], images: [], lang: 'en' as const };
  const [priced, unknown] = estimateCost(
    [question, question],
    [
      { id: 'openai', provider: 'openai', model: 'gpt-5' },
      { id: 'local', provider: 'local', model: 'qwen' },
    ],
    'openai:gpt-5=1.25/10',
  );
  expect(priced).toMatch(
    /^openai:gpt-5: 2 calls, about \d+,000 tokens in and 12,000 out, about \$0\.1\d; second looks at most double it$/,
  );
  expect(unknown).toContain('AI_PRICES names no price');
});
