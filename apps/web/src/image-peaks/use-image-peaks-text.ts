import type { ImagePeaksText } from '@elucida/messages/pages/image-peaks-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of the peaks over an image. Suspends; they load with what shows them. */
export const useImagePeaksText = pageText<ImagePeaksText>({
  en: async () => (await import('@elucida/messages/pages/en/image-peaks')).imagePeaks,
  es: async () => (await import('@elucida/messages/pages/es/image-peaks')).imagePeaks,
  eu: async () => (await import('@elucida/messages/pages/eu/image-peaks')).imagePeaks,
});
