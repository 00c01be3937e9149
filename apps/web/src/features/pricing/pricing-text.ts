import type { PricingText } from '@elucida/messages/pages/pricing-text';
import { pageText } from '../../lib/i18n/use-page-text.ts';

/** The words of /pricing. */
export const usePricingText = pageText<PricingText>({
  en: async () => (await import('@elucida/messages/pages/en/pricing')).pricing,
  es: async () => (await import('@elucida/messages/pages/es/pricing')).pricing,
  eu: async () => (await import('@elucida/messages/pages/eu/pricing')).pricing,
});
