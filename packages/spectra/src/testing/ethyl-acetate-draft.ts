import { emptyDraft, type ManualDraft } from '../manual-payload/draft.ts';
import { addBlock, addRow, setCell, setText } from '../manual-payload/edit-draft.ts';

/** Ethyl acetate, typed as a student might. */
export function ethylAcetate(): ManualDraft {
  let draft = setText(emptyDraft(), 'formula', ' C4H8O2 ');
  draft = addBlock(draft, 'H1NMR');
  draft = setCell(draft, { id: 'block-1', row: 0, field: 'delta_ppm' }, '4,12 ppm');
  draft = setCell(draft, { id: 'block-1', row: 0, field: 'int' }, '2');
  draft = setCell(draft, { id: 'block-1', row: 0, field: 'mult' }, 'q');
  draft = setCell(draft, { id: 'block-1', row: 0, field: 'j_hz' }, '7.1');
  draft = addRow(addRow(draft, 'block-1'), 'block-1');
  return setCell(draft, { id: 'block-1', row: 2, field: 'delta_ppm' }, '1.26');
}
