import type { Language } from '../catalogue/language.ts';

export interface InfoCard {
  readonly heading: string;
  readonly text: string;
}

/**
 * Words of /pricing. They load with the page, not with the interface. Plans' names are the same in
 * every language.
 */
export interface PricingText {
  readonly heading: string;
  readonly lead: string;
  readonly yourPlan: string;
  readonly perMonth: string;
  readonly popular: string;
  readonly current: string;
  readonly daily: (count: string) => string;
  readonly features: Readonly<Record<'free' | 'basic' | 'pro', readonly string[]>>;
  /** What the Free card's "a single image per technique" amounts to: one image in each analysis. */
  readonly freeImages: string;
  /** Beneath the card of Pro, whose words are the specification's. */
  readonly apiPreview: string;
  readonly apiGuide: string;
  readonly start: string;
  readonly upgrade: (plan: string) => string;
  readonly manage: string;
  readonly downgrade: string;
  readonly portal: string;
  readonly renews: (date: string) => string;
  readonly ends: (date: string) => string;
  readonly pastDue: string;
  readonly unpaid: string;
  readonly bought: (plan: string) => string;
  readonly confirming: string;
  readonly left: string;
  readonly testMode: string;
  readonly off: string;
  readonly errors: {
    readonly checkout: string;
    readonly network: string;
    readonly billing: (status: number) => string;
    readonly change: string;
  };
  readonly backOnFree: string;
  readonly info: {
    readonly label: string;
    readonly payments: InfoCard;
    readonly paymentsInTestMode: string;
    readonly paymentsWhenOff: string;
    readonly trials: InfoCard;
    readonly privacy: InfoCard;
    readonly privacyLink: string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadPricingText = async (language: Language): Promise<PricingText> =>
  ((await import(`./${language}/pricing.ts`)) as { pricing: PricingText }).pricing;
