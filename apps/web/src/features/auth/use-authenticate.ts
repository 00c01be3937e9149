import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { fetchMe, login, register } from '../../lib/api/account-calls.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { cameFrom } from '../../session/came-from.ts';
import { forgetUser } from '../../session/forget-user.ts';
import { ME } from '../../session/query-keys.ts';
import type { AuthMode, Credentials } from './credentials.ts';

/**
 * Signs in or registers, reloads user, history and quota, and goes on: register to /account, login
 * to the page it was asked for from, else to the home page.
 */
export function useAuthenticate(): (mode: AuthMode, credentials: Credentials) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const language = useLanguage();
  return async (mode, { name, email, password }) => {
    await (mode === 'login' ? login({ email, password }) : register({ name, email, password }));
    forgetUser(client);
    await client.fetchQuery({
      queryKey: ME,
      queryFn: ({ signal }) => fetchMe(signal),
      staleTime: 0,
    });
    if (mode === 'register')
      await navigate(localPath(language, '/account'), { state: location.state as unknown });
    else await navigate(localPath(language, cameFrom(location) ?? '/'));
  };
}
