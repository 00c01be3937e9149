import type { ScreenId } from '../route-table.ts';

/**
 * Word of `shell.links` that names the link. Some screens are listed under two names (specification
 * §2).
 */
export interface NavigationLink {
  readonly word:
    | 'automatic'
    | 'manual'
    | 'history'
    | 'isomers'
    | 'practice'
    | 'verify'
    | 'api'
    | 'tutorials'
    | 'about'
    | 'blog'
    | 'legal'
    | 'account'
    | 'contact'
    | 'pricing'
    | 'usage'
    | 'faq'
    | 'admin';
  readonly screen: ScreenId;
  readonly hash?: string;
}
export interface NavigationGroup {
  readonly word: 'engines' | 'learning' | 'legal' | 'plans';
  readonly links: readonly NavigationLink[];
}

/** The header's groups and their links, in order (specification §2). */
export const NAVIGATION_GROUPS: readonly NavigationGroup[] = [
  {
    word: 'engines',
    links: [
      { word: 'automatic', screen: 'new' },
      { word: 'manual', screen: 'manual' },
      { word: 'history', screen: 'history' },
      { word: 'isomers', screen: 'isomers' },
      // Ours, here and below, after those of the specification.
      { word: 'verify', screen: 'verify' },
    ],
  },
  {
    word: 'learning',
    links: [
      { word: 'tutorials', screen: 'blog' },
      { word: 'about', screen: 'about' },
      { word: 'blog', screen: 'blog' },
      { word: 'practice', screen: 'practice' },
    ],
  },
  {
    word: 'legal',
    links: [
      { word: 'legal', screen: 'legal' },
      { word: 'account', screen: 'account' },
      { word: 'contact', screen: 'about', hash: '#feedback' },
    ],
  },
  {
    word: 'plans',
    links: [
      { word: 'pricing', screen: 'pricing' },
      { word: 'usage', screen: 'usage' },
      { word: 'faq', screen: 'faq' },
      { word: 'api', screen: 'api' },
    ],
  },
];
