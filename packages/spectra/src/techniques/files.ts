import { SPECTRUM_TYPES, type SpectrumType } from '../spectrum.ts';
import { carbonFiles } from './carbon/carbon-files.ts';
import type { FilePart } from './file-part.ts';
import { infraredFiles } from './infrared/infrared-files.ts';
import { massFiles } from './mass/mass-files.ts';
import { protonFiles } from './proton/proton-files.ts';
import { techniqueOf } from './registry.ts';
import { ultravioletFiles } from './ultraviolet/ultraviolet-files.ts';

/** Apart from the registry, so that pages without files do not fetch how curves are read. */
export const FILES = {
  C13NMR: carbonFiles,
  H1NMR: protonFiles,
  IR: infraredFiles,
  MS: massFiles,
  UVVIS: ultravioletFiles,
} as const satisfies { readonly [Type in SpectrumType]: FilePart<Type> };

/** Techniques by how sure their names are: what titles name first is meant. */
export const BY_SURE_NAMES: readonly SpectrumType[] = [...SPECTRUM_TYPES].sort(
  (a, b) => techniqueOf(a).notation.precedence - techniqueOf(b).notation.precedence,
);
