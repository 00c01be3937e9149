import { expect, test } from 'vitest';
import { trueOf, type ServerFacts } from './by-settings.ts';
import { faq as en } from './en/faq.ts';
import { faq as es } from './es/faq.ts';
import { faq as eu } from './eu/faq.ts';
import { translated } from '../testing/translated.ts';

const SERVERS: readonly ServerFacts[] = [
  { aiProviders: null, billing: 'test' },
  { aiProviders: 'OpenAI, Google', billing: 'stripe' },
  { aiProviders: null, billing: 'off' },
];

test.each([['en', en] as const, ...translated({ es, eu })])(
  '%s has six groups of three different questions, all answered',
  (_language, { groups }) => {
    expect(Object.keys(groups)).toEqual([
      'start',
      'analysis',
      'quota',
      'billing',
      'privacy',
      'troubleshooting',
    ]);
    for (const { questions } of Object.values(groups)) expect(questions).toHaveLength(3);
    const all = Object.values(groups).flatMap(({ questions }) => questions);
    expect(new Set(all.map(({ question }) => question)).size).toBe(18);
    for (const facts of SERVERS)
      expect(
        new Set(all.map(({ answer }) => trueOf(facts, answer).trim()).filter(Boolean)).size,
      ).toBe(18);
  },
);

const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);

test.each(translated({ es, eu }))(
  '%s states the same figures as English',
  (_language, { groups }) => {
    const of = (all: typeof groups, facts: ServerFacts) =>
      Object.values(all).flatMap(({ questions }) =>
        questions.map(({ answer }) => figures(trueOf(facts, answer))),
      );
    for (const facts of SERVERS) expect(of(groups, facts)).toEqual(of(en.groups, facts));
  },
);
