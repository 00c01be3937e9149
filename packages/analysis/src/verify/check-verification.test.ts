import { expect, test } from 'vitest';
import { checkVerification } from './check-verification.ts';

test('the formula of the sample is that of the structure, unless it is given', () => {
  expect(checkVerification({ structure: 'CCO' })).toEqual({ ok: true, formula: 'C2H6O' });
  expect(checkVerification({ structure: 'CC(=O)[O-].[Na+]' })).toMatchObject({ ok: true });
  expect(
    checkVerification({ structure: 'CCO', formula: 'C2H6O', byproducts: ['CC=O', 'CC(=O)O'] }),
  ).toEqual({ ok: true, formula: 'C2H6O' });
});

test.each([
  [{ structure: 'CC(=O' }, [['structure'], 'unreadable']],
  [{ structure: 'CCO', formula: 'C3H8O' }, [['structure'], 'wrong-formula']],
  [{ structure: 'C[Hg]C' }, [['structure'], 'unsupported']],
  [{ structure: 'CCO', byproducts: ['CC=O', 'x'] }, [['byproducts', 1], 'unreadable']],
] as const)('%o is refused at its place', (asked, [place, fault]) => {
  expect(checkVerification(asked)).toMatchObject({ ok: false, problems: [{ place, fault }] });
});
