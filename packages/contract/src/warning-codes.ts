import { z } from 'zod';
import { figureSchema } from './figure.ts';

/**
 * A warning as a closed code with the values of its sentence, as `WARNINGS` of
 * spectra/statements declares them: texts, numbers, and lists of shifts. Responses, saved results
 * and reports all take this one.
 */
export const warningCodeSchema = z.looseObject({
  code: z.string().max(100),
  values: z.record(
    z.string().max(100),
    z.union([z.string().max(2_000), figureSchema, z.array(figureSchema).readonly()]),
  ),
});
export type WarningCodeItem = z.infer<typeof warningCodeSchema>;
