import { afterAll, expect, test } from 'vitest';
import { createChemistry } from './chemistry.ts';

// A real thread.
const chemistry = createChemistry();
afterAll(() => chemistry.close());
const limitMs = 20_000;
const svg = (smiles: string) => chemistry.run('draw-structure', smiles, { limitMs });

test('ethanol is drawn and written on the thread', async () => {
  expect(await svg('CCO')).toEqual({
    ok: true,
    svg: expect.stringMatching(/^<svg .*data-atom="2"/s),
  });
  expect(await chemistry.run('write-molfile', 'CCO', { limitMs })).toEqual({
    ok: true,
    molfile: expect.stringContaining('V2000'),
  });
});

const CHAIN = 'C'.repeat(201);
/** A ladder of four-membered rings: its rings in twice as many atoms. */
const ladder = (rings: number) =>
  Array.from(
    { length: rings + 1 },
    (_, rung) => `C${rung > 0 ? `%${9 + rung}` : ''}${rung < rings ? `%${10 + rung}` : ''}C`,
  ).join('');

test.each([
  ['not smiles', 'not a valid SMILES'],
  ['CC(=O', 'not a valid SMILES'],
  [CHAIN, 'too many atoms'],
  ['C'.repeat(500), 'too many atoms'],
  [ladder(45), 'too many rings'],
])('%j is refused: %s', async (smiles, reason) => {
  expect(await chemistry.run('write-molfile', smiles, { limitMs })).toEqual({ ok: false, reason });
  expect(await svg(smiles)).toEqual({ ok: false, reason });
});

test('buckminsterfullerene is drawn: 60 atoms, 31 independent rings', async () => {
  const C60 =
    'c12c3c4c5c1c1c6c7c2c2c8c3c3c9c4c4c%10c5c5c1c1c6c6c%11c7c2c2c7c8c3c3c8c9c4c4c9c%10c5c5c1c' +
    '1c6c6c%11c2c2c7c3c3c8c4c4c9c5c1c1c6c2c3c41';
  expect(await svg(C60)).toMatchObject({ ok: true });
});
