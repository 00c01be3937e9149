import { loadAdminText } from '@elucida/messages/catalogue/admin-text';
import { inEveryLanguage } from './in-every-language.ts';
import { SCREENS } from '@elucida/contract/screens';
import type { Language } from '@elucida/messages/catalogue/language';
import { WORDS } from './words.ts';

/** The routes of specification §2 that a test visits. */
export const ROUTES = [...SCREENS, 'post'] as const;
export type RouteName = (typeof ROUTES)[number];

/** The fixed list with the wide layout (contract §3). */
export const WIDE: readonly RouteName[] = [
  'new',
  'manual',
  'history',
  'isomers',
  'practice',
  'verify',
  'admin',
  'blog',
  'post',
];

const PATHS: Partial<Record<RouteName, string>> = { home: '', post: '/blog/ir' };
export const addressOf = (language: Language, route: RouteName): string =>
  `/${language}${PATHS[route] ?? `/${route}`}`;

/** The admin screen's words, which load with it. */
export const ADMIN_WORDS = await inEveryLanguage(loadAdminText);

/** What the browser's tab shows before the product's name, to a visitor. */
export function titleOf(language: Language, route: RouteName): string {
  const { auth, shell, blog } = WORDS[language];
  if (route === 'blog') return blog.heading;
  if (route === 'post') return blog.guides.ir.title;
  if (route === 'admin') return ADMIN_WORDS[language].notAuthorized;
  if (route === 'forgot-password') return auth.forgot.heading;
  if (route === 'reset-password') return auth.reset.heading;
  return shell.titles[route];
}
