import { SPECTRUM_TYPES } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';

/** Nuclei of NMR as people record them and no technique judges, as files name them. */
export const OTHER_NUCLEI: readonly string[] = ['19F', '31P', '11B', '29Si'].filter((nucleus) =>
  SPECTRUM_TYPES.every((type) => techniqueOf(type).nucleus !== nucleus),
);
