import type { ConfiguredModel } from '@elucida/models/configured-model';
import { estimateTokens } from '@elucida/models/estimate-tokens';
import type { ModelQuestion } from '@elucida/models/model-question';
import { costOf, parsePrices } from '@elucida/models/prices';
import { UsageError } from '@elucida/cli/options';

const thousands = (tokens: number) =>
  `${Math.round(tokens / 1000)},000`.replace(/^0,000$/, 'under 1,000');

/**
 * What asking these questions once is likely to take, a line a model. Second looks can at most
 * double it; what a recording holds already is not asked again.
 */
export function estimateCost(
  questions: readonly ModelQuestion[],
  models: readonly ConfiguredModel[],
  priceList: string | undefined,
): string[] {
  const prices = parsePrices(priceList ?? '');
  if (prices === null)
    throw new UsageError(
      'AI_PRICES must be provider:model=input/output, in US dollars for a million tokens, separated by commas',
    );
  const usage = questions
    .map((question) => estimateTokens(question))
    .reduce(
      (sum, { input, output }) => ({ input: sum.input + input, output: sum.output + output }),
      { input: 0, output: 0 },
    );
  return models.map(({ provider, model }) => {
    const cost = costOf(usage, prices.get(`${provider}:${model}`));
    const price = cost === null ? 'AI_PRICES names no price' : `about $${cost.toFixed(2)}`;
    return (
      `${provider}:${model}: ${questions.length} calls, about ${thousands(usage.input)} ` +
      `tokens in and ${thousands(usage.output)} out, ${price}; second looks at most ` +
      'double it'
    );
  });
}
