import { useTranslation } from 'react-i18next';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { useSession } from '../../session/use-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { AccountIcon } from '../../ui/icons.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { ROUTES } from '../route-table.ts';

/** Sign in or sign out, and the call to action: /new for who is signed in, /auth for who is not. */
export function SessionControls({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <>
      {user ? (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            onChoose?.();
            void signOut();
          }}
        >
          {t('shell.signOut')}
        </button>
      ) : (
        <SignInLink onClick={onChoose} className="btn btn-quiet">
          {t('shell.signIn')}
        </SignInLink>
      )}
      <LocalLink
        to={user ? ROUTES.new.path : ROUTES.auth.path}
        state={user ? undefined : { from: ROUTES.new.path }}
        onClick={onChoose}
        className="btn btn-primary"
      >
        {t('shell.start')}
      </LocalLink>
    </>
  );
}

/**
 * Whose session this is, by the name of the account; leads to it. Where the whole name has no room
 * next to its icon there is the icon alone: half a name is none.
 */
export function SignedInAs({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  const label = t('shell.signedInAs', { email: user.email });
  return (
    <LocalLink
      to={ROUTES.account.path}
      onClick={onChoose}
      className="btn btn-quiet whole-or-icon max-w-80 min-w-9 shrink px-1.5"
      aria-label={label}
      title={label}
    >
      <span>
        <AccountIcon />
      </span>
      <span>{user.name || user.email}</span>
    </LocalLink>
  );
}

/** Shown to admins only, and only once its screen is built. */
export function AdminLink({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user?.admin_link) return null;
  return (
    <LocalLink to={ROUTES.admin.path} onClick={onChoose} className="btn btn-quiet xl:px-2">
      {t('shell.links.admin')}
    </LocalLink>
  );
}
