import type { ComponentType } from 'react';

type Screen = () => Promise<{ default: ComponentType }>;

/**
 * Every screen of specification §2, in one place: the router, the navigation and the wide layout
 * are all read from here.
 */
export const ROUTES = {
  home: {
    path: '/',
    wide: false,
    screen: async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage }),
  },
  new: {
    path: '/new',
    wide: true,
    screen: async () => ({ default: (await import('../features/new/new-page.tsx')).NewPage }),
  },
  manual: {
    path: '/manual',
    wide: true,
    screen: async () => ({
      default: (await import('../features/manual/manual-page.tsx')).ManualPage,
    }),
  },
  history: {
    path: '/history',
    wide: true,
    screen: async () => ({
      default: (await import('../features/history/history-page.tsx')).HistoryPage,
    }),
  },
  isomers: {
    path: '/isomers',
    wide: true,
    screen: async () => ({
      default: (await import('../features/isomers/isomers-page.tsx')).IsomersPage,
    }),
  },
  analysis: {
    path: '/analyses/:id',
    wide: true,
    screen: async () => ({
      default: (await import('../features/analysis-page/analysis-page.tsx')).AnalysisPage,
    }),
  },
  shared: {
    path: '/shared/:token',
    wide: true,
    screen: async () => ({
      default: (await import('../features/shared-page/shared-page.tsx')).SharedPage,
    }),
  },
  example: {
    path: '/examples/:name',
    wide: true,
    screen: async () => ({
      default: (await import('../features/example/example-page.tsx')).ExamplePage,
    }),
  },
  practice: {
    path: '/practice',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/practice-page.tsx')).PracticePage,
    }),
  },
  problem: {
    path: '/practice/:id',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/problem-page.tsx')).ProblemPage,
    }),
  },
  exercises: {
    path: '/practice/exercises',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/exercises/exercises-page.tsx')).ExercisesPage,
    }),
  },
  exercise: {
    path: '/practice/exercises/:id',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/exercises/exercise-page.tsx')).ExercisePage,
    }),
  },
  sets: {
    path: '/practice/sets',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/sets/sets-page.tsx')).SetsPage,
    }),
  },
  set: {
    path: '/practice/sets/:id',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/sets/set-page.tsx')).SetPage,
    }),
  },
  'shared-set': {
    path: '/practice/shared/:token',
    wide: true,
    screen: async () => ({
      default: (await import('../features/practice/sets/shared-set-page.tsx')).SharedSetPage,
    }),
  },
  verify: {
    path: '/verify',
    wide: true,
    screen: async () => ({
      default: (await import('../features/verify/verify-page.tsx')).VerifyPage,
    }),
  },
  api: {
    path: '/api',
    wide: false,
    screen: async () => ({
      default: (await import('../features/api-guide/api-guide-page.tsx')).ApiGuidePage,
    }),
  },
  usage: {
    path: '/usage',
    wide: false,
    screen: async () => ({ default: (await import('../features/usage/usage-page.tsx')).UsagePage }),
  },
  account: {
    path: '/account',
    wide: false,
    screen: async () => ({
      default: (await import('../features/account/account-page.tsx')).AccountPage,
    }),
  },
  admin: {
    path: '/admin',
    wide: true,
    screen: async () => ({ default: (await import('../features/admin/admin-page.tsx')).AdminPage }),
  },
  blog: {
    path: '/blog',
    wide: true,
    screen: async () => ({ default: (await import('../features/blog/blog-page.tsx')).BlogPage }),
  },
  post: {
    path: '/blog/:slug',
    wide: true,
    screen: async () => ({ default: (await import('../features/blog/post-page.tsx')).PostPage }),
  },
  about: {
    path: '/about',
    wide: false,
    screen: async () => ({ default: (await import('../features/about/about-page.tsx')).AboutPage }),
  },
  legal: {
    path: '/legal',
    wide: false,
    screen: async () => ({ default: (await import('../features/legal/legal-page.tsx')).LegalPage }),
  },
  pricing: {
    path: '/pricing',
    wide: false,
    screen: async () => ({
      default: (await import('../features/pricing/pricing-page.tsx')).PricingPage,
    }),
  },
  faq: {
    path: '/faq',
    wide: false,
    screen: async () => ({ default: (await import('../features/faq/faq-page.tsx')).FaqPage }),
  },
  auth: {
    path: '/auth',
    wide: false,
    screen: async () => ({ default: (await import('../features/auth/auth-page.tsx')).AuthPage }),
  },
  'forgot-password': {
    path: '/forgot-password',
    wide: false,
    screen: async () => ({
      default: (await import('../features/auth/forgot-page.tsx')).ForgotPage,
    }),
  },
  'reset-password': {
    path: '/reset-password',
    wide: false,
    screen: async () => ({
      default: (await import('../features/auth/reset-page.tsx')).ResetPage,
    }),
  },
} satisfies Record<string, { path: string; wide: boolean; screen: Screen }>;

export type ScreenId = keyof typeof ROUTES;
