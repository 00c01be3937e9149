import { expect, test } from 'vitest';
import { ethylAcetate } from '../testing/ethyl-acetate-draft.ts';
import { askedLines } from './asked-lines.ts';
import { buildPayload, exportJson } from './build-payload.ts';
import { setAsked } from './edit-draft.ts';
import { importDraft } from './import-draft.ts';
import { restoreDraft, serialiseDraft } from './store-draft.ts';

test('one a line: blank lines and repeated ones are left out, after twenty it ends', () => {
  expect(askedLines(' CCOC(C)=O\n\nbutanoic acid\r\nCCOC(C)=O\n')).toEqual([
    'CCOC(C)=O',
    'butanoic acid',
  ]);
  expect(askedLines('')).toEqual([]);
  const carbons = Array.from({ length: 25 }, (_, index) => 'C'.repeat(index + 1));
  expect(askedLines(carbons.join('\n'))).toEqual(carbons.slice(0, 20));
});

test('structures asked about go out, come back and are kept as typed', () => {
  const draft = setAsked(ethylAcetate(), 'structures', 'CCOC(C)=O\nbutanoic acid\n');
  expect(buildPayload(draft).structures).toEqual(['CCOC(C)=O', 'butanoic acid']);
  const imported = importDraft(exportJson(draft));
  expect(imported.ok && imported.draft.structures).toBe('CCOC(C)=O\nbutanoic acid');
  expect(restoreDraft(serialiseDraft(draft))!.structures).toBe('CCOC(C)=O\nbutanoic acid\n');
  expect(buildPayload(ethylAcetate())).not.toHaveProperty('structures');
});

test('fragments go out, come back and are kept, their hydrogens as typed', () => {
  const some = setAsked(ethylAcetate(), 'present', '[CH3]O\nC(=O)O');
  const draft = setAsked(some, 'absent', 'c1ccccc1');
  expect(buildPayload(draft).fragments).toEqual({
    present: ['[CH3]O', 'C(=O)O'],
    absent: ['c1ccccc1'],
  });
  const imported = importDraft(exportJson(draft));
  expect(imported.ok && [imported.draft.present, imported.draft.absent]).toEqual([
    '[CH3]O\nC(=O)O',
    'c1ccccc1',
  ]);
  expect(restoreDraft(serialiseDraft(draft))).toMatchObject({ absent: 'c1ccccc1' });
  expect(buildPayload(ethylAcetate())).not.toHaveProperty('fragments');
});

test('drafts and files of before, and what is no list, have none', () => {
  expect(restoreDraft('{"formula":"CH4","spectra":[]}')!.structures).toBe('');
  const odd = importDraft('{"spectra":[],"structures":{"0":"CCO"}}');
  expect(odd.ok && odd.draft.structures).toBe('');
});
