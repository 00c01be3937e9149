import { expect, test } from 'vitest';
import { structureSvg } from './structure-svg.ts';

test('ethyl cyclobutanecarboxylate: bonds in the colour of the text, atoms numbered as in the SMILES', () => {
  const drawn = structureSvg('CCOC(=O)C1CCC1');
  if (!drawn.ok) throw new Error(drawn.reason);
  expect(drawn.svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"/);
  expect(drawn.svg).toContain('stroke="currentColor"');
  expect(drawn.svg).not.toMatch(/rgb\(0,0,0\)|<style|<script| id="/);
  expect([...drawn.svg.matchAll(/data-atom="(\d+)"/g)].map(([, atom]) => Number(atom))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test.each(['', ' ', 'CC(=O', 'C(C)(C)(C)(C)C', 'not smiles', '<svg onload=alert(1)>'])(
  '%j is not a molecule',
  (smiles) => {
    expect(structureSvg(smiles)).toEqual({ ok: false, reason: 'not a valid SMILES' });
  },
);

test('a chain beyond the limit is refused', () => {
  expect(structureSvg('C'.repeat(81))).toEqual({ ok: false, reason: 'too many atoms' });
});
