import { VIBRATIONS } from '@elucida/engine/evidence/vibrations';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { CLAIMS, type ClaimCode } from '@elucida/spectra/statements/claims';
import type { ModelsReport } from '@elucida/contract/models';
import type { CheckedClaim } from './claim-check.ts';

type Wire = Pick<
  ModelsReport['members'][number]['proposals'][number]['claims'][number],
  'code' | 'values'
>;
const NUMBERS: ReadonlySet<string> = new Set(['number', 'position', 'proton-shift']);
const LISTS: Readonly<Partial<Record<string, readonly unknown[]>>> = {
  technique: SPECTRUM_TYPES,
  vibration: VIBRATIONS,
};

/**
 * A checked claim as a response holds it, read back. Null for a code that this version does not
 * know, and where a value is not there that the code declares: in results of older versions.
 */
export function readCheck({ code, values }: Wire): CheckedClaim | null {
  if (!Object.hasOwn(CLAIMS, code)) return null;
  const isWhole = Object.entries<string>(CLAIMS[code as ClaimCode]).every(
    ([name, type]) =>
      LISTS[type]?.includes(values[name]) ??
      typeof values[name] === (NUMBERS.has(type) ? 'number' : 'string'),
  );
  // What the table declares for the code was checked, name by name.
  return isWhole ? ({ code, values } as unknown as CheckedClaim) : null;
}
