import { loadModelsText } from '@elucida/messages/pages/models-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/**
 * The words about the AI models. Suspends; they load only where models are configured or were
 * asked.
 */
export const useModelsText = pageText(loadModelsText);
