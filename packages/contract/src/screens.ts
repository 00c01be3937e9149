/** Screens under a language (specification §2), by what stands in their addresses. */
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
] as const;
