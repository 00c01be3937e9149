import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { fetchMe, login, register } from '../../lib/api/account-calls.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { forgetUser } from '../../session/forget-user.ts';
import { ME } from '../../session/query-keys.ts';
import type { AuthMode, Credentials } from './credentials.ts';

/**
 * Signs in or registers, reloads user, history and quota, and goes on: register to /account, login
 * to the home page.
 */
export function useAuthenticate(): (mode: AuthMode, credentials: Credentials) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  return async (mode, { name, email, password }) => {
    await (mode === 'login' ? login({ email, password }) : register({ name, email, password }));
    forgetUser(client);
    await client.fetchQuery({
      queryKey: ME,
      queryFn: ({ signal }) => fetchMe(signal),
      staleTime: 0,
    });
    await navigate(localPath(language, mode === 'login' ? '/' : '/account'));
  };
}
