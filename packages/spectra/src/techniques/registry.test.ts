import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECTRUM_TYPES } from '../spectrum.ts';
import { warningsOf } from '../testing/typed-block.ts';
import { PEAK_CHECK_CODES } from './field-rule.ts';
import { IN_ORDER_OF_REASONS, techniqueOf } from './registry.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('a technique is a folder, with its own test next to it', () => {
  expect(folders).toHaveLength(SPECTRUM_TYPES.length);
  const untested = folders.filter(
    (name) => !existsSync(`${import.meta.dirname}/${name}/${name}.test.ts`),
  );
  expect(untested).toEqual([]);
});

test('the order of the reasons holds every technique once', () =>
  expect(IN_ORDER_OF_REASONS.toSorted()).toEqual(SPECTRUM_TYPES.toSorted()));

test('each warning is one technique’s own', () =>
  expect(SPECTRUM_TYPES.flatMap(warningsOf).toSorted()).toEqual(PEAK_CHECK_CODES.toSorted()));

test('no two techniques have the same key, example or nucleus', () => {
  const techniques = SPECTRUM_TYPES.map(techniqueOf);
  for (const values of [
    techniques.map(({ key }) => key),
    techniques.map(({ notation }) => notation.example),
    techniques.flatMap(({ nucleus }) => nucleus ?? []),
  ])
    expect(new Set(values).size).toBe(values.length);
});
