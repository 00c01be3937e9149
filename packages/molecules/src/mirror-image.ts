import { stereoKey } from './stereo.ts';

/** The SMILES of the mirror image: every centre turned. */
export const mirrorImage = (smiles: string): string =>
  smiles.replace(/@@?/g, (sign) => (sign === '@' ? '@@' : '@'));

/** Whether two SMILES are of one configuration or of mirror images. Throws Error where one cannot be read. */
export const sameUpToMirror = (a: string, b: string): boolean =>
  [stereoKey(b), stereoKey(mirrorImage(b))].includes(stereoKey(a));
