import { SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import type { ForeignMark } from '@elucida/spectra/spectrum';
import type { ImagePeaksText } from '@elucida/messages/pages/image-peaks-text';

/** What a line that is not the molecule's is called, without marks and explanations. */
export function foreignName(
  { of }: Pick<ForeignMark, 'of'>,
  { foreign }: Pick<ImagePeaksText, 'foreign'>,
): string {
  const name = SOLVENTS.find(({ id }) => id === of)?.label ?? foreign[of] ?? of;
  return name.replaceAll('*', '').replace(/ \(.*\)$/, '');
}
