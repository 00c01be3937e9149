import { emptyDraft } from '@elucida/spectra/manual-payload/draft';
import { addBlock, setCell, setText } from '@elucida/spectra/manual-payload/edit-draft';
import { expect, test } from 'vitest';
import { draftReducer, startHistory, type DraftAction } from './draft-history.ts';

const run = (...actions: DraftAction[]) => actions.reduce(draftReducer, startHistory(emptyDraft()));
const typed = (text: string): DraftAction => ({
  kind: 'edit',
  edit: (draft) => setText(draft, 'formula', text),
  touches: 'formula',
});

test('typing in one field is undone as one step', () => {
  const state = run(typed('C'), typed('C6'), typed('C6H6'), { kind: 'undo' });
  expect(state.present.formula).toBe('');
  expect(draftReducer(state, { kind: 'redo' }).present.formula).toBe('C6H6');
});

test('a change of place starts a new step', () => {
  const block: DraftAction = { kind: 'edit', edit: (draft) => addBlock(draft, 'IR') };
  const cell: DraftAction = {
    kind: 'edit',
    edit: (draft) =>
      setCell(draft, { id: draft.spectra[0]!.id, row: 0, field: 'wavenumber_cm1' }, '1710'),
    touches: 'cell',
  };
  const state = run(typed('C3H6O'), block, cell, { kind: 'undo' });
  expect(state.present.spectra[0]!.peaks[0]!['wavenumber_cm1']).toBe('');
  expect(state.present.formula).toBe('C3H6O');
});

test('a new edit forgets what could have been redone', () => {
  const state = run(typed('C'), { kind: 'undo' }, typed('N'));
  expect(state.future).toEqual([]);
  expect(draftReducer(state, { kind: 'redo' })).toBe(state);
});
