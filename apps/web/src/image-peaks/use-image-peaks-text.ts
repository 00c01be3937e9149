import { loadImagePeaksText } from '@elucida/messages/pages/image-peaks-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of the peaks over an image. Suspends; they load with what shows them. */
export const useImagePeaksText = pageText(loadImagePeaksText);
