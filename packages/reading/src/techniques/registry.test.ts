import { PICTURED_TYPES } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS, TECHNIQUES as OUTSIDE } from '@elucida/spectra/techniques/registry';
import { expect, test } from 'vitest';
import { infrared } from './infrared/infrared.ts';
import { allTechniques, TECHNIQUES } from './registry.ts';
import type { Technique } from './technique.ts';

test('the registry lists every technique, in the order of all registries', () => {
  expect(Object.keys(TECHNIQUES)).toEqual(Object.keys(OUTSIDE));
  expect(allTechniques().map(({ type }) => type)).toEqual(
    IN_ORDER_OF_REASONS.filter((type) => PICTURED_TYPES.some((pictured) => pictured === type)),
  );
});

test('of two techniques that words name, one is meant', () => {
  const precedences = allTechniques().map(({ precedence }) => precedence);
  expect(new Set(precedences).size).toBe(precedences.length);
});

test('a technique that lacks a part does not compile', () => {
  const { rival: _, ...rest } = infrared;
  // @ts-expect-error without `rival` nobody knows what else has such an axis; null says so
  expect<Technique<'IR'>>(rest).not.toHaveProperty('rival');
});
