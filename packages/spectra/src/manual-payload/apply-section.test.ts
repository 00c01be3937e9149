import { expect, test } from 'vitest';
import { readSection } from '../experimental/read-section.ts';
import { VANILLIN_TABLE } from '../testing/assignment-tables.ts';
import { applySection, clearedFor, heldTechniques } from './apply-section.ts';
import { emptyDraft } from './draft.ts';
import { addBlock, putRows } from './edit-draft.ts';

const ACETATE =
  'Ethyl acetate. 1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H). ' +
  '13C NMR (CDCl3) δ 171.1, 60.4, 21.0, 14.2. HRMS (ESI) calcd for C4H8O2Na [M+Na]+ 111.0417, found 111.0418.';

test('blocks come with what the text says of them, and nothing that it does not', () => {
  const { draft, blocks, formula, title } = applySection(emptyDraft(), readSection(ACETATE));
  expect([draft.formula, draft.title, formula, title]).toEqual([
    'C4H8O2',
    'Ethyl acetate',
    'filled',
    'filled',
  ]);
  expect(blocks.map(({ type, peaks }) => [type, peaks])).toEqual([
    ['H1NMR', 3],
    ['C13NMR', 4],
    ['MS', 1],
  ]);
  expect(draft.spectra.map(({ metadata }) => metadata)).toEqual([
    { frequency_mhz: '400', solvent: 'CDCl3', temperature_c: '' },
    { frequency_mhz: '', solvent: 'CDCl3' },
    { ionization: 'ESI', mode: 'pos' },
  ]);
});

/** A form with an empty ¹³C block and a ¹H block of another compound. */
const held = () =>
  putRows(addBlock(addBlock(emptyDraft(), 'C13NMR'), 'H1NMR'), 'block-2', {
    rows: [{ delta_ppm: '9.9' }],
  });

test('an empty block is filled; a filled one stays, with the new list next to it', () => {
  const { draft, blocks } = applySection(held(), readSection(ACETATE));
  expect(draft.spectra.map(({ id, type }) => [id, type])).toEqual([
    ['block-1', 'C13NMR'],
    ['block-2', 'H1NMR'],
    ['block-3', 'H1NMR'],
    ['block-4', 'MS'],
  ]);
  expect(draft.spectra[1]).toEqual(held().spectra[1]);
  expect(blocks.map(({ type, second }) => [type, second])).toEqual([
    ['H1NMR', true],
    ['C13NMR', false],
    ['MS', false],
  ]);
});

test('for another compound nothing of the form stays but a formula that the text does not state', () => {
  expect(heldTechniques(held())).toEqual(['H1NMR']);
  const before = {
    ...held(),
    formula: 'C8H8O3',
    title: 'Vanillin',
    structures: 'COc1cc(C=O)ccc1O',
  };
  const section = readSection(ACETATE);
  const { draft } = applySection(clearedFor(before, section), section);
  expect([draft.formula, draft.title, draft.structures]).toEqual(['C4H8O2', 'Ethyl acetate', '']);
  expect(draft.spectra.map(({ type }) => type)).toEqual(['H1NMR', 'C13NMR', 'MS']);
  const silent = readSection('1H NMR (400 MHz, CDCl3) δ 9.78 (s, 1H), 3.97 (s, 3H)');
  expect(clearedFor(before, silent)).toMatchObject({ formula: 'C8H8O3', title: '', spectra: [] });
});

test('fields that say something else stay; the same formula in another order is the same', () => {
  const section = readSection(ACETATE);
  const entered = { ...emptyDraft(), title: 'Sample 7' };
  const other = applySection({ ...entered, formula: 'C6H6' }, section);
  expect([other.draft.formula, other.draft.title, other.formula, other.title]).toEqual([
    'C6H6',
    'Sample 7',
    'differs',
    'differs',
  ]);
  expect(applySection({ ...entered, formula: 'CH3COOC2H5' }, section).formula).toBe('same');
});

test('an assignment table fills a block for each experiment', () => {
  const { draft } = applySection(emptyDraft(), readSection(VANILLIN_TABLE));
  expect(draft.spectra.map(({ type, peaks }) => `${type} ${peaks.length}`)).toEqual(
    'H1NMR 6|C13NMR 8|HSQC 5|HMBC 15|COSY 2|NOESY 3'.split('|'),
  );
});

test('a name longer than a title goes into empty notes', () => {
  const name = '2-Methyl-5-(prop-1-en-2-yl)cyclohex-2-en-1-one';
  const section = readSection(`${name}. 1H NMR (400 MHz, CDCl3) δ 1.78 (s, 3H)`);
  const { draft, title } = applySection(emptyDraft(), section);
  expect([draft.title, draft.comments, title]).toEqual(['', name, 'notes']);
  expect(applySection({ ...emptyDraft(), comments: 'mine' }, section).draft.comments).toBe('mine');
});
