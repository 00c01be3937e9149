import type { TokenUsage } from './panel.ts';

/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/**
 * Prices by `provider:model`, from `openai:gpt-5=1.25/10,google:gemini-2.5-pro=1.25/10`
 * (input/output in US dollars for a million tokens).
 * Null where the text is not of that form. Providers change their prices, so that none are built
 * in.
 */
export function parsePrices(text: string): ReadonlyMap<string, Price> | null {
  const prices = new Map<string, Price>();
  for (const entry of text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const match = /^((?:openai|google|anthropic|local):\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(
      entry,
    );
    if (match === null) return null;
    prices.set(match[1]!, { input: Number(match[2]), output: Number(match[3]) });
  }
  return prices;
}

/** What a call cost in US dollars; null where the price or the tokens are not known. */
export function costOf({ input, output }: TokenUsage, price: Price | undefined): number | null {
  if (price === undefined || input === null || output === null) return null;
  return (input * price.input + output * price.output) / 1e6;
}
