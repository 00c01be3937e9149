import { expect, test } from 'vitest';
import { pricing as en } from './en/pricing.ts';
import { pricing as es } from './es/pricing.ts';
import { pricing as eu } from './eu/pricing.ts';
import type { PricingText } from './pricing-text.ts';
import { translated } from '../testing/translated.ts';

/** Every text of the page, its values put in. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'function'
      ? [(value as (value: string) => string)('VALUE')]
      : Object.values(value as object).flatMap(texts);
const shape = (text: PricingText) => texts(text).map((each) => each.includes('VALUE'));

test.each(translated({ es, eu }))(
  '%s has every text of the English page, with the same values, and none left in English',
  (_language, text) => {
    expect(shape(text)).toEqual(shape(en));
    const same = texts(text).filter((each) => texts(en).includes(each));
    expect(same.filter((each) => each !== 'Popular')).toEqual([]);
  },
);

test('the messages of the specification are there letter for letter', () => {
  expect(en.errors.checkout).toBe('Could not start checkout.');
  expect(en.errors.network).toBe('Network error.');
  expect(en.errors.billing(502)).toBe('Billing error 502');
  expect(en.errors.change).toBe('Could not change plan.');
  expect(en.backOnFree).toBe("You're back on Free.");
  expect([en.popular, en.testMode]).toEqual(['Popular', 'Test mode, no card is charged']);
});
