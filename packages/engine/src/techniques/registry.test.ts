import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import type { Technique as OutsideTechnique } from '@elucida/spectra/techniques/technique';
import { TECHNIQUES as OUTSIDE } from '@elucida/spectra/techniques/registry';
import { expect, expectTypeOf, test } from 'vitest';
import { infrared } from './infrared/infrared.ts';
import { allTechniques, TECHNIQUES, type FactsOf } from './registry.ts';
import type { PreparedIr } from './infrared/score-infrared.ts';
import type { Misfits } from './misfits.ts';
import type { Prepared } from './prepared.ts';
import type { Technique, TechniqueFacts } from './technique.ts';

test('both registries list every technique, in the same order', () => {
  expect(Object.keys(TECHNIQUES)).toEqual(Object.keys(OUTSIDE));
  expect(Object.keys(TECHNIQUES).toSorted()).toEqual([...SPECTRUM_TYPES].toSorted());
  expect(allTechniques().map(({ type }) => type)).toEqual(Object.keys(TECHNIQUES));
});

test('the terms of all techniques have names of their own', () => {
  const terms = allTechniques().flatMap(({ score }) => Object.keys(score.weights));
  expect(new Set(terms).size).toBe(terms.length);
});

test('a technique knows the facts that it reads', () => {
  expectTypeOf<FactsOf<'IR'>>().toEqualTypeOf<Prepared<PreparedIr>>();
});

test('a technique that lacks a part does not compile', () => {
  const { cover: _, ...rest } = infrared;
  // @ts-expect-error without `cover` a peak could be passed over in silence
  const lacking: Technique<'IR', Prepared<PreparedIr>> = rest;
  expect(lacking).not.toHaveProperty('cover');
  const { settle: __, ...unsettled } = infrared;
  // @ts-expect-error without `settle` nobody is sent to record it
  expect<Technique<'IR', Prepared<PreparedIr>>>(unsettled).not.toHaveProperty('settle');
  const { shifts: ___, ...unpredicted } = infrared;
  // @ts-expect-error without `shifts` nobody knows whether atoms have predicted positions; null says so
  expect<Technique<'IR', Prepared<PreparedIr>>>(unpredicted).not.toHaveProperty('shifts');
  const { nucleus: ____, ...nameless } = OUTSIDE.H1NMR;
  // @ts-expect-error without `nucleus` no file of it is recognised
  expect<OutsideTechnique<'H1NMR'>>(nameless).not.toHaveProperty('nucleus');
  const { axis: _____, ...outside } = OUTSIDE.IR;
  // @ts-expect-error without `axis` its positions have no unit
  const unitless: OutsideTechnique<'IR'> = outside;
  expect(unitless).not.toHaveProperty('axis');
});

test('a code of evidence without its misfit does not compile', () => {
  const { 'ir-band-missing': _, ...rest } = infrared.misfits;
  // @ts-expect-error a missing band would speak against nobody
  expect<Misfits<'IR'>>(rest).not.toHaveProperty('ir-band-missing');
});

test('a registry that lacks a technique does not compile', () => {
  const { MS: _, ...rest } = TECHNIQUES;
  type Exhaustive = { readonly [Type in SpectrumType]: Technique<Type, TechniqueFacts, never> };
  // @ts-expect-error mass spectra are missing
  const lacking: Exhaustive = rest;
  expect(lacking).not.toHaveProperty('MS');
});
