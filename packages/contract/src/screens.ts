/** Screens under a language, by their addresses: those of specification §2, and two of ours. */
export const SCREENS = [
  'home',
  'new',
  'manual',
  'history',
  'isomers',
  'usage',
  'account',
  'admin',
  'blog',
  'about',
  'legal',
  'pricing',
  'faq',
  'auth',
  'forgot-password',
  'reset-password',
] as const;
