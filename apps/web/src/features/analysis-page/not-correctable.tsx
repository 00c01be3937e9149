import type { SavedResult } from '@elucida/contract/history';
import { useImagePeaksText } from '../../image-peaks/use-image-peaks-text.ts';

/** Whether anything of a result was read from an image, whatever version saved it. */
export const hasReadImages = ({ spectra }: SavedResult): boolean =>
  Array.isArray(spectra) &&
  spectra.some((each: unknown) => (each as { source?: unknown } | null)?.source === 'image');

/** Says why what was read from the images of a result cannot be corrected. */
export function NotCorrectable() {
  const text = useImagePeaksText();
  return <p className="field-hint print:hidden">{text.again.notKept}</p>;
}
