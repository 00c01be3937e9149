import type { User } from '@elucida/contract/user';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSecurityText } from './security-text.ts';
import { SessionList } from './session-list.tsx';

/** How one signs in to the account, and where one is signed in. */
export function SecurityCard({ user }: { user: User }) {
  const text = useSecurityText();
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="security">
      <h2 id="security">{text.heading}</h2>
      <PasswordForm email={user.email} />
      <EmailForm user={user} />
      <SessionList />
    </section>
  );
}
