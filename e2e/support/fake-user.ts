import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { User } from '@elucida/contract/user';
import type { Page } from '@playwright/test';

const USER: User = {
  id: 'u1', email: 'ada@example.org', name: 'Ada', is_verified: true, is_admin: false, is_whitelisted: false, plan: 'free', daily_limit: 5, analyses_today: 1, remaining_today: 4,
  analyses_total: 9, created_at: '2026-01-02T03:04:05.000Z', plan_renews_at: null, plan_ends_at: null, subscription_status: null, admin_link: false, direct_downgrade: false,
};

/** Makes the pages believe that a user is signed in, where a test answers the calls itself. */
export async function pretendSignedIn(page: Page, url: string, over: Partial<User> = {}): Promise<void> {
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url }]);
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { ...USER, ...over } }));
}
