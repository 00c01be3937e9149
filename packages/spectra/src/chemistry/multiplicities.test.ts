import { describe, expect, test } from 'vitest';
import {
  MULTIPLICITIES,
  neighboursOf,
  normaliseMultiplicity,
  printedMultiplicity,
  readMultiplicity,
  splittingBy,
} from './multiplicities.ts';

describe('as chemists write it', () => {
  test.each(MULTIPLICITIES.map((code) => [code]))('%s is itself, also as printed', (code) => {
    expect(normaliseMultiplicity(code)).toBe(code);
    expect(normaliseMultiplicity(printedMultiplicity(code))).toBe(code);
  });

  test.each([
    ['br. s', 'br-s'],
    ['br s', 'br-s'],
    ['brs', 'br-s'],
    ['bs', 'br-s'],
    ['br.s.', 'br-s'],
    ['broad s', 'br-s'],
    ['broad singlet', 'br-s'],
    ['s, br', 'br-s'],
    ['s br.', 'br-s'],
    ['br', 'br-s'],
    ['bd', 'br-d'],
    ['br t', 'br-t'],
    ['bm', 'br-m'],
    ['sept.', 'sept'],
    ['hept', 'sept'],
    ['h', 'sept'],
    ['spt', 'sept'],
    ['quin', 'quint'],
    ['p', 'quint'],
    ['pent', 'quint'],
    ['quintet', 'quint'],
    ['sxt', 'sext'],
    ['hex', 'sext'],
    ['Singlet', 's'],
    ['quartet', 'q'],
    ['M', 'm'],
    ['app t', 't'],
    ['app. q', 'q'],
    ['multiplet', 'm'],
  ])('%s → %s', (text, code) => expect(normaliseMultiplicity(text)).toBe(code));

  test.each([
    ['dd', ['d', 'd'], [1, 1]],
    ['ddd', ['d', 'd', 'd'], [1, 1, 1]],
    ['dt', ['d', 't'], [1, 2]],
    ['td', ['t', 'd'], [2, 1]],
    ['tt', ['t', 't'], [2, 2]],
    ['dq', ['d', 'q'], [1, 3]],
    ['qd', ['q', 'd'], [3, 1]],
    ['dsept', ['d', 'sept'], [1, 6]],
    ['tdd', ['t', 'd', 'd'], [2, 1, 1]],
    ['dm', ['d', 'm'], [1, null]],
    ['doublet of doublets', ['d', 'd'], [1, 1]],
    ['doublet of triplets', ['d', 't'], [1, 2]],
    ['br dd', ['d', 'd'], [1, 1]],
    ['oct', ['oct'], [7]],
    ['non', ['non'], [8]],
  ])('%s is compound', (text, splittings, neighbours) => {
    const shape = readMultiplicity(text)!;
    expect(shape.splittings).toEqual(splittings);
    expect(shape.code).toBeNull();
    expect(neighboursOf(shape)).toEqual(neighbours);
  });

  test.each([
    ['xyz'],
    [''],
    ['sd'],
    ['md'],
    ['2H'],
    ['J'],
    ['CH3'],
    ['d'.repeat(1e5)],
    ['bromide'],
  ])('%.12s is none', (text) => expect(readMultiplicity(text)).toBeNull());
});

test('lines and neighbours', () =>
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(splittingBy)).toEqual([
    's',
    'd',
    't',
    'q',
    'quint',
    'sext',
    'sept',
    'm',
  ]));
