import { expect, test } from 'vitest';
import { readSection } from '../../experimental/read-section.ts';
import { readDept } from './read-dept.ts';

test.each([
  [
    'DEPT-135 (101 MHz, CDCl3) δ CH: 129.0, 127.6; CH2: 65.4; CH3: 21.0.',
    ['129 CH', '127.6 CH', '65.4 CH2', '21 CH3'],
  ],
  ['DEPT δ 14.1 (CH3), 22.7 (CH₂), 129.0 (2 × CH)', ['14.1 CH3', '22.7 CH2', '129 CH']],
  ['DEPT-135: positive 129.0, 21.0; negative 65.4', ['129 odd', '21 odd', '65.4 CH2']],
  ['DEPT 90 (101 MHz, CDCl3): δ 129.0, 127.6', ['129 CH', '127.6 CH']],
  ['DEPT-135 δ 129,0 (CH), 65,4 (CH2)', ['129 CH', '65.4 CH2']],
  // Which side is up is nobody's rule, and lines alone say nothing.
  ['APT δ up: 65.4; down: 129.0', []],
  ['APT δ 65.4 (CH2), 140.1 (C)', ['65.4 CH2', '140.1 C']],
  ['DEPT-135 δ 129.0, 127.6', []],
  ['DEPT was recorded.', []],
])('%s', (text, lines) =>
  expect(readDept(text).map(({ shift, type }) => `${shift} ${type}`)).toEqual(lines),
);

const CARBON = '13C NMR (101 MHz, CDCl3) δ 140.9, 128.5, 127.6, 127.0, 65.3.';
const typesOf = (text: string) =>
  readSection(text).spectra.flatMap(({ peaks }) =>
    peaks.map((peak) => ('carbon_type' in peak ? peak.carbon_type : undefined)),
  );

test('a list of DEPT says what the carbons of the section are, before it or behind it', () => {
  const dept = 'DEPT-135 δ CH: 128.5, 127.6, 127.1; CH2: 65.3.';
  const types = [undefined, 'CH', 'CH', 'CH', 'CH2'];
  for (const text of [`${CARBON} ${dept}`, `${dept} ${CARBON}`]) {
    expect(typesOf(text)).toEqual(types);
    expect(readSection(text).unused).toEqual([]);
  }
});

test('what the ¹³C list states itself stays, and a list of another sample is left', () => {
  expect(
    typesOf('13C NMR (101 MHz, CDCl3) δ 140.9 (C), 65.3 (CH2). DEPT-135 δ positive 65.3, 140.9.'),
  ).toEqual(['C', 'CH2']);
  const { unused } = readSection(`${CARBON} DEPT-135 δ CH: 111.1; CH2: 44.4.`);
  expect(unused.map(({ reason }) => reason)).toEqual(['two_dimensional']);
});

test('a hundred thousand characters are read in one go', () => {
  for (const piece of ['CH: ', '12.3 (', 'CH2', '1,2,', '('])
    expect(Array.isArray(readDept(`DEPT ${piece.repeat(100_000 / piece.length)}`))).toBe(true);
});
