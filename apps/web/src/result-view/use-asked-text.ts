import { loadAskedText } from '@elucida/messages/pages/asked-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of "Is it this?". Suspends; they load with the field and the verdicts. */
export const useAskedText = pageText(loadAskedText);
