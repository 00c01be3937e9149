import type {
  LoginRequest,
  MessageResponse,
  RegisterRequest,
  Session,
} from '@elucida/contract/auth';
import type { ApiKey, MadeKey } from '@elucida/contract/keys';
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { Quota } from '@elucida/contract/quota';
import type { User } from '@elucida/contract/user';
import type { Webhook } from '@elucida/contract/webhooks';
import type { Language } from '@elucida/messages/catalogue/language';
import { ApiError } from './api-error.ts';
import { API_PREFIX, command, request } from './request.ts';

/** Whether a session was made in this browser; the server alone knows whether it is still valid. */
export const hasSession = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

/**
 * The signed-in user, or null for a visitor. Without a session nothing is asked: the browser would
 * report the 401 as an error.
 */
export async function fetchMe(signal?: AbortSignal): Promise<User | null> {
  if (!hasSession()) return null;
  try {
    return await request('/auth/me', {
      schema: async () => (await import('@elucida/contract/user')).readUserSchema,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const login = (body: LoginRequest): Promise<void> =>
  command('/auth/login', { method: 'POST', body });
export const register = (body: RegisterRequest): Promise<void> =>
  command('/auth/register', { method: 'POST', body });
export const logout = (): Promise<void> => command('/auth/logout', { method: 'POST' });

/** Address of the copy of one's data; the browser downloads it itself, whatever its size. */
export const ACCOUNT_EXPORT = `${API_PREFIX}/account/export`;
export const deleteAccount = (password: string): Promise<void> =>
  command('/account', { method: 'DELETE', body: { password } });

/** Sent without cookies (specification §7); `lang` is the mail's language. */
export const resendCode = (email: string, lang: Language): Promise<MessageResponse> =>
  request('/auth/verify/resend', {
    method: 'POST',
    body: { email, lang },
    schema: async () => (await import('@elucida/contract/auth')).messageSchema,
    cookies: false,
  });
export const verifyCode = (email: string, code: string): Promise<void> =>
  command('/auth/verify', { method: 'POST', body: { email, code } });

export const fetchQuota = (signal?: AbortSignal): Promise<Quota> =>
  request('/stats/quota', {
    schema: async () => (await import('@elucida/contract/quota')).quotaSchema,
    ...(signal ? { signal } : {}),
  });

/** Seconds until a verification code can be asked for again. */
export const fetchCodeWait = async (): Promise<number> =>
  (
    await request('/auth/verify/wait', {
      schema: async () => (await import('@elucida/contract/auth')).codeWaitSchema,
    })
  ).wait_s;

/** `lang`, here and below: the language of the mail. */
export const forgotPassword = (email: string, lang: Language): Promise<void> =>
  command('/auth/forgot', { method: 'POST', body: { email, lang } });
export const resetPassword = (body: {
  token: string;
  password: string;
  lang: Language;
}): Promise<void> => command('/auth/reset', { method: 'POST', body });
export const changePassword = (body: { old: string; new: string; lang: Language }): Promise<void> =>
  command('/auth/password', { method: 'POST', body });
export const askForEmail = (body: {
  email: string;
  password: string;
  lang: Language;
}): Promise<void> => command('/auth/email', { method: 'POST', body });
export const changeEmail = (body: { email: string; code: string; lang: Language }): Promise<void> =>
  command('/auth/email/verify', { method: 'POST', body });

export const fetchSessions = (signal: AbortSignal): Promise<Session[]> =>
  request('/auth/sessions', {
    schema: async () => (await import('@elucida/contract/auth')).sessionsSchema,
    signal,
  });
export const endSession = (id: string): Promise<void> =>
  command(`/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** The keys of the API; without the keys themselves. */
export const fetchKeys = (signal: AbortSignal): Promise<ApiKey[]> =>
  request('/account/keys', {
    schema: async () => (await import('@elucida/contract/keys')).apiKeysSchema,
    signal,
  });
export const makeKey = (name: string, lang: Language): Promise<MadeKey> =>
  request('/account/keys', {
    method: 'POST',
    body: { name, lang },
    schema: async () => (await import('@elucida/contract/keys')).madeKeySchema,
  });
export const withdrawKey = (id: string): Promise<void> =>
  command(`/account/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Who is told when analyses end. */
export const fetchWebhooks = (signal: AbortSignal): Promise<Webhook[]> =>
  request('/account/webhooks', {
    schema: async () => (await import('@elucida/contract/webhooks')).webhooksSchema,
    signal,
  });
export const addWebhook = (url: string): Promise<{ secret: string }> =>
  request('/account/webhooks', {
    method: 'POST',
    body: { url },
    schema: async () => (await import('@elucida/contract/webhooks')).madeWebhookSchema,
  });
export const removeWebhook = (id: string): Promise<void> =>
  command(`/account/webhooks/${encodeURIComponent(id)}`, { method: 'DELETE' });
