import type { PricingText } from '../pricing-text.ts';

export const pricing: PricingText = {
  heading: 'Plans and prices',
  lead:
    'The same engine, the same evidence on every plan. Pay for more analyses a day and for more ' +
    'spectra at once.',
  yourPlan: 'Your plan',
  perMonth: 'per month',
  popular: 'Popular',
  current: 'Current plan',
  daily: (count) => `${count} analyses a day`,
  features: {
    free: ['A single image per technique', 'Basic Learning Hub', 'History of the last 30 days'],
    basic: ['Multi-image', 'Full hub', 'PDF/CSV export'],
    pro: ['Multi-image and a priority engine', 'Full hub', 'API coming soon'],
  },
  apiPreview: 'The API is open as a preview.',
  apiGuide: 'How to use it',
  freeImages:
    'One image per analysis; the peaks of other spectra can be typed in the manual analysis.',
  start: 'Start on Free',
  upgrade: (plan) => `Upgrade to ${plan}`,
  manage: 'Manage billing',
  downgrade: 'Switch to Free',
  portal: 'Open billing portal',
  renews: (date) => `Renews on ${date}.`,
  ends: (date) => `Cancelled. It remains active until ${date}; then the account is on Free.`,
  pastDue:
    'Your last payment did not go through. Your plan remains active for a few days: check the card ' +
    'in the billing portal.',
  unpaid:
    'Your last payment did not go through, and the account is on Free. Pay in the billing ' +
    'portal to restore your plan.',
  bought: (plan) => `You are on ${plan} now.`,
  confirming: 'The payment is being confirmed. Reload this page in a moment.',
  left: 'Nothing was bought and nothing was charged.',
  testMode: 'Test mode, no card is charged',
  off: 'Plans cannot be bought on this server at present.',
  errors: {
    checkout: 'Could not start checkout.',
    network: 'Network error.',
    billing: (status) => `Billing error ${status}`,
    change: 'Could not change plan.',
  },
  backOnFree: "You're back on Free.",
  info: {
    label: 'Good to know',
    payments: {
      heading: 'Payments',
      text:
        'Cards go straight to Stripe; Elucida never sees a card number. A plan renews every ' +
        'month until you cancel it in the billing portal, and stays to the end of the month ' +
        'that is paid.',
    },
    paymentsInTestMode:
      'On this server billing runs in test mode. Checkout and portal work as they would, but ' +
      'no card is asked for and nothing is charged.',
    paymentsWhenOff:
      'On this server no payment provider is set up, so no plan can be bought and nothing is charged.',
    trials: {
      heading: 'Trials',
      text:
        'Free is the trial: it asks for no card and has no end. Move up when five analyses a ' +
        'day are not enough, and back when they are again.',
    },
    privacy: {
      heading: 'Privacy',
      text:
        'You never pay with your data. Spectra and results belong to your account on ' +
        'every plan, and going back to Free hides older results without deleting them.',
    },
    privacyLink: 'How your data is handled',
  },
};
