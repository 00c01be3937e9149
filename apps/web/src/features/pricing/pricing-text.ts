import { loadPricingText } from '@elucida/messages/pages/pricing-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of /pricing. */
export const usePricingText = pageText(loadPricingText);
