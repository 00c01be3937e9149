import { expect, test } from 'vitest';
import { readSection } from '../experimental/read-section.ts';
import { applySection } from './apply-section.ts';
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

test('an empty block is filled, a filled one gives way and is said to', () => {
  const empty = addBlock(emptyDraft(), 'C13NMR');
  const filled = putRows(addBlock(empty, 'H1NMR'), 'block-2', { rows: [{ delta_ppm: '9.9' }] });
  const { draft, blocks } = applySection(filled, readSection(ACETATE));
  expect(draft.spectra.map(({ id, type }) => [id, type])).toEqual([
    ['block-1', 'C13NMR'],
    ['block-2', 'H1NMR'],
    ['block-3', 'MS'],
  ]);
  expect(blocks.map(({ type, replaced }) => [type, replaced])).toEqual([
    ['H1NMR', true],
    ['C13NMR', false],
    ['MS', false],
  ]);
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

test('a name longer than a title goes into empty notes', () => {
  const name = '2-Methyl-5-(prop-1-en-2-yl)cyclohex-2-en-1-one';
  const section = readSection(`${name}. 1H NMR (400 MHz, CDCl3) δ 1.78 (s, 3H)`);
  const { draft, title } = applySection(emptyDraft(), section);
  expect([draft.title, draft.comments, title]).toEqual(['', name, 'notes']);
  expect(applySection({ ...emptyDraft(), comments: 'mine' }, section).draft.comments).toBe('mine');
});
