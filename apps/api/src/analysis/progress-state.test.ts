import { expect, test } from 'vitest';
import { after, eventsBetween, NO_PROGRESS, type ProgressState } from './progress-state.ts';

const leads = (smiles: string) => ({
  stage: 'propose' as const,
  fraction: 0.5,
  found: { key: 'leading-candidate', values: { smiles } },
});
const fact = {
  stage: 'interpret' as const,
  fraction: 1,
  found: { key: 'fact-nitrile', values: {} },
};
const over = (events: Parameters<typeof after>[1][]): ProgressState =>
  events.reduce(after, NO_PROGRESS);

test('of findings of a kind the last is kept, however long a search goes on', () => {
  const events = Array.from({ length: 500 }, (_, i) => leads('C'.repeat(i + 1)));
  const { found } = over([fact, ...events]);
  expect(found.map(({ found: { key } }) => key)).toEqual(['fact-nitrile', 'leading-candidate']);
  expect(found[1]!.found.values.smiles).toHaveLength(500);
});

test('who watches from another process hears what has changed, and nothing twice', () => {
  const seen = over([fact, leads('CC')]);
  expect(eventsBetween(seen, seen)).toEqual([]);
  const events = eventsBetween(seen, after(seen, { ...leads('CCO'), fraction: 0.6 }));
  expect(events).toEqual([
    { ...leads('CCO'), fraction: 0.6 },
    { stage: 'propose', fraction: 0.6 },
  ]);
});
