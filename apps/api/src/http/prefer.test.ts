import { expect, test } from 'vitest';
import { preferenceOf } from './prefer.ts';

test.each([
  [undefined, { waitS: null, respondAsync: false }],
  ['wait=30', { waitS: 30, respondAsync: false }],
  ['respond-async, wait=10', { waitS: 10, respondAsync: true }],
  ['Wait = "5"; x', { waitS: 5, respondAsync: false }],
  ['wait=99999', { waitS: 120, respondAsync: false }],
  ['wait=-1, wait=soon', { waitS: null, respondAsync: false }],
])('%s', (prefer, expected) => expect(preferenceOf({ headers: { prefer } })).toEqual(expected));
