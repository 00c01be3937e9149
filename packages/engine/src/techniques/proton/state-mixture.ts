import type { H1Peak } from '@elucida/spectra/spectrum';
import { ofCode } from '../../evidence/of-code.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Statement } from '../../statements/statement.ts';

/**
 * Integrals this near to whole numbers are whole, protons; those of the other substance in units of
 * its own.
 */
const WHOLE = 0.05,
  WHOLE_UNITS = 0.08;
/** Share of the other substance, and lines of each at least. */
const SHARE = { least: 0.15, most: 0.85 } as const,
  LEAST_LINES = 2;

const isWhole = (value: number, within: number): boolean =>
  value >= 1 - within && Math.abs(value - Math.round(value)) <= within;

/**
 * Indices of lines whose integrals are whole multiples of a fraction of a hydrogen next to others
 * that are whole: the second substance of a mixture.
 */
export function secondSubstance(
  integrals: readonly (number | undefined)[],
): { readonly lines: readonly number[]; readonly share: number } | undefined {
  if (integrals.some((value) => value === undefined || value <= 0)) return undefined;
  const odd = integrals.flatMap((value, i) => (isWhole(value!, WHOLE) ? [] : [i]));
  if (odd.length < LEAST_LINES || integrals.length - odd.length < LEAST_LINES) return undefined;
  const smallest = Math.min(...odd.map((i) => integrals[i]!));
  // The smallest line has one, two or three hydrogens of its own.
  const share = [1, 2, 3]
    .map((hydrogens) => smallest / hydrogens)
    .find(
      (unit) =>
        unit >= SHARE.least &&
        unit <= SHARE.most &&
        odd.every((i) => isWhole(integrals[i]! / unit, WHOLE_UNITS)),
    );
  return share === undefined ? undefined : { lines: odd, share };
}

/**
 * That the integrals look like two substances, where no solvent or common impurity explains the odd
 * ones.
 */
export function stateMixture(items: readonly Evidence[], peaks: readonly H1Peak[]): Statement[] {
  const others = new Set(
    ofCode(items, 'other-substance')
      .filter(({ values }) => values.origin !== 'small')
      .map(({ peak }) => peak),
  );
  const own = [...peaks.keys()].filter((i) => !others.has(i));
  const found = secondSubstance(own.map((i) => peaks[i].int));
  if (found === undefined) return [];
  const lines = found.lines.map((i) => own[i]);
  return [
    {
      kind: 'mixture-likely',
      technique: 'H1NMR',
      peaks: lines,
      values: {
        positions: lines.map((i) => peaks[i].delta_ppm),
        integrals: lines.map((i) => peaks[i].int!),
      },
    },
  ];
}
