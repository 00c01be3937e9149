import type { AdminOverview, AdminUser, AuditEntry } from '@elucida/contract/admin';
import { ADMIN_USERS_PAGE, AUDIT_PAGE, type Plan } from '@elucida/contract/limits';
import { command, request } from './request.ts';

export const fetchOverview = (signal: AbortSignal): Promise<AdminOverview> =>
  request('/admin/overview', {
    schema: async () => (await import('@elucida/contract/admin')).adminOverviewSchema,
    signal,
  });
export const fetchUserCount = async (signal: AbortSignal): Promise<number> =>
  (
    await request('/admin/users/count', {
      schema: async () => (await import('@elucida/contract/history')).countSchema,
      signal,
    })
  ).count;
export const fetchUsers = async (offset: number, signal: AbortSignal): Promise<AdminUser[]> =>
  (
    await request(`/admin/users?limit=${ADMIN_USERS_PAGE}&offset=${offset}`, {
      schema: async () => (await import('@elucida/contract/admin')).adminUsersSchema,
      signal,
    })
  ).items;
export const fetchAudit = async (offset: number, signal: AbortSignal): Promise<AuditEntry[]> =>
  (
    await request(`/admin/audit?limit=${AUDIT_PAGE}&offset=${offset}`, {
      schema: async () => (await import('@elucida/contract/admin')).auditSchema,
      signal,
    })
  ).items;

/** One of the actions of specification §4. Their answers are not inspected. */
export type AdminAction =
  | { readonly kind: 'toggle_admin' | 'toggle_whitelist' | 'reset_daily' }
  | { readonly kind: 'change_plan'; readonly plan: Plan };

export const changeUser = (id: string, action: AdminAction): Promise<void> =>
  command(`/admin/users/${encodeURIComponent(id)}/${action.kind}`, {
    method: 'POST',
    ...(action.kind === 'change_plan' ? { body: { plan: action.plan } } : {}),
  });
