import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECTRUM_TYPES } from '../spectrum.ts';
import { warningsOf } from '../testing/typed-block.ts';
import { PEAK_CHECK_CODES } from './field-rule.ts';
import { IN_ORDER_OF_REASONS, techniqueOf } from './registry.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const paired = SPECTRUM_TYPES.filter((type) => techniqueOf(type).pair !== null);

test('a technique is a folder, with its own test next to it; one holds those that join two signals', () => {
  expect(paired).not.toEqual([]);
  expect(folders).toHaveLength(SPECTRUM_TYPES.length - paired.length + 1);
  const untested = folders.filter(
    (name) => !existsSync(`${import.meta.dirname}/${name}/${name}.test.ts`),
  );
  expect(untested).toEqual([]);
});

test('the order of the reasons holds every technique once', () =>
  expect(IN_ORDER_OF_REASONS.toSorted()).toEqual(SPECTRUM_TYPES.toSorted()));

test('each warning is one technique’s own, or of those that join two signals', () => {
  const ofPairs = new Set(paired.flatMap(warningsOf));
  const others = SPECTRUM_TYPES.filter((type) => !paired.includes(type)).flatMap(warningsOf);
  expect([...others, ...ofPairs].toSorted()).toEqual(PEAK_CHECK_CODES.toSorted());
});

test('no two techniques have the same key, example or nucleus', () => {
  const techniques = SPECTRUM_TYPES.map(techniqueOf);
  for (const values of [
    techniques.map(({ key }) => key),
    techniques.map(({ notation }) => notation.example),
    techniques.flatMap(({ nucleus }) => nucleus ?? []),
  ])
    expect(new Set(values).size).toBe(values.length);
});
