import { expect, test } from 'vitest';
import { printedSolvent } from './printed-solvent.ts';

test.each([
  ['13C NMR (100 MHz, CDC13)', 'CDCl3'],
  ['SOLVENT CDCI3 NS 16', 'CDCl3'],
  ['1H NMR, DMS0-d6', 'DMSO-d6'],
  ['400 MHz, CD30D', 'CD3OD'],
  ['Chemical shift (ppm)', null],
  ['CDCl3 or DMSO', null],
])('%s', (text, solvent) => {
  expect(printedSolvent(text)).toBe(solvent);
});
