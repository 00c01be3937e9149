import type { WireSpinSystem } from '@elucida/spectra/simulation/wire-spin-system';
import { z } from 'zod';

/** More than any molecule that is answered has; also what a page simulates at most. */
const MOST = {
  groups: 120,
  couplings: 1_200,
  nuclei: 120,
  atoms: 500,
  ppm: 1_000,
  hz: 1_000,
} as const;
const count = (most: number) => z.number().int().min(1).max(most);

/** A predicted ¹H spin system. The spectrum is computed from it where it is drawn. */
export const spinSystemSchema: z.ZodType<WireSpinSystem> = z
  .object({
    /**
     * By group of magnetically equivalent nuclei: shift in ppm (null for ¹⁹F and ³¹P), nuclei,
     * 0-based heavy atoms, how many such groups there are (1 if absent), width of its lines in Hz.
     */
    groups: z
      .array(
        z
          .tuple(
            [
              z.number().min(-MOST.ppm).max(MOST.ppm).nullable(),
              count(MOST.nuclei),
              z.array(z.number().int().min(0)).max(MOST.atoms),
            ],
            z.number().min(0.1).max(MOST.hz),
          )
          .refine((group) => group.length <= 5),
      )
      .max(MOST.groups),
    /** Constants between two groups by their places in the list, Hz with sign. */
    couplings: z
      .array(
        z.tuple([
          z.number().int().min(0),
          z.number().int().min(0),
          z.number().min(-MOST.hz).max(MOST.hz),
        ]),
      )
      .max(MOST.couplings),
  })
  .refine(
    ({ groups, couplings }) =>
      couplings.every(([a, b]) => a < groups.length && b < groups.length && a !== b),
    'A coupling names a group that is not there.',
  );
