import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logout } from '../lib/api/account-calls.ts';
import { localPath } from '../lib/i18n/local-path.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { leaveUser } from './forget-user.ts';

/**
 * Signs out: the server forgets the session, the browser forgets user, plan and history; then the
 * auth page.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  return async () => {
    // The specification ignores a failing logout call: the user is to be out in any case, after a
    // reload too.
    await logout().catch(() => {});
    leaveUser(client);
    await navigate(localPath(language, '/auth'));
  };
}
