import type { ForeignMark as InPicture } from '@elucida/spectra/spectrum';
import { picturePoint } from './picture-scale.ts';
import type { ForeignMark } from './spectrum-reading.ts';

/** A known impurity by its id, water before the solvent it is in, and what is not known as such. */
const ownerOf = ({ kind, solvent, impurity }: ForeignMark): string =>
  impurity ?? (kind === 'water' ? 'water' : kind === 'solvent' && solvent ? solvent : 'impurity');

/** The lines that a reading keeps out of the spectrum, as they are named over the picture. */
export const pictureForeign = (lines: readonly ForeignMark[]): readonly InPicture[] =>
  lines.map((line) => ({ at: picturePoint(line), of: ownerOf(line) }));
