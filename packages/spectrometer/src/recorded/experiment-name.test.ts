import { expect, test } from 'vitest';
import { editedName, twoDimensionalName } from './experiment-name.ts';

test.each([
  ['dept135', 'DEPT-135'],
  ['deptsp90', 'DEPT-90'],
  ['deptqgpsp', 'DEPTQ'],
  ['DEPT', 'DEPT'],
  ['jmod', 'APT'],
  ['apt', 'APT'],
  ['ineptrd', 'INEPT'],
  ['selnogp', '1D NOE'],
  ['seldigpzs', '1D TOCSY'],
])('%s is an edited spectrum', (program, name) => expect(editedName(program)).toBe(name));

test.each([
  'zg30',
  'zgpg30',
  'zgdc',
  'udeft',
  's2pul',
  'noesypr1d',
  'noesygppr1d',
  'cpmgpr1d',
  'zggpwg',
  '',
])('%j has all lines', (program) => expect(editedName(program)).toBeNull());

test.each([
  ['cosygpppqf', 'COSY'],
  ['hsqcetgpsisp2.2', 'HSQC'],
  ['hmbcetgpl3nd', 'HMBC'],
  ['inv4lplrnd', 'HMBC'],
  ['noesygpph', 'NOESY'],
  ['roesyphpp', 'ROESY'],
  ['mlevphpp', 'TOCSY'],
  ['ledbpgp2s', 'DOSY'],
  ['gHSQCAD', 'HSQC'],
  ['foo', 'foo'],
])('%s is %s', (program, name) => expect(twoDimensionalName(program)).toBe(name));
