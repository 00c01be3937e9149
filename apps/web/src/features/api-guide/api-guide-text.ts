import { loadApiGuideText } from '@elucida/messages/pages/api-guide-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of the page about the API, with its samples. Suspends until they are there. */
export const useApiGuideText = pageText(async (language) => {
  const [text, { V1_SAMPLES }] = await Promise.all([
    loadApiGuideText(language),
    import('@elucida/contract/public-api-samples'),
  ]);
  return { ...text, samples: V1_SAMPLES };
});
