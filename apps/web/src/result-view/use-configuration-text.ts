import { loadConfigurationText } from '@elucida/messages/pages/configuration-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words about the relative configuration. Suspends; they load with its section. */
export const useConfigurationText = pageText(loadConfigurationText);
