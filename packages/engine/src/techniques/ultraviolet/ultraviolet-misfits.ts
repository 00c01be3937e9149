import type { Misfits } from '../misfits.ts';

/** What evidence of UV-Vis against a candidate becomes. */
export const ULTRAVIOLET_MISFITS: Misfits<'UVVIS'> = {
  'uv-maximum-missing': (_, item) => [{ kind: 'uv-maximum-missing', values: item.values }],
  'uv-maximum-foreign': (_, item) => [{ kind: 'uv-maximum-foreign', values: item.values }],
  'uv-maximum-found': null,
  'uv-end-absorption': null,
};
