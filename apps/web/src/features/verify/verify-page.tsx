import { useTranslation } from 'react-i18next';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TabSet } from '../../ui/tab-set.tsx';
import { OneForm } from './one-form.tsx';
import { TableForm } from './table-form.tsx';
import { useVerifyText } from './verify-text.ts';

/** /verify: "is it what I made?", for one structure or a table of them. */
export function VerifyPage() {
  const { t } = useTranslation();
  const text = useVerifyText();
  const { user, pending } = useSession();
  /** Why who is there may not verify; null where they may, and while it is not known: the server knows. */
  const onSigned = (): string | null => {
    if (user === null) return pending ? null : t('account.signedOut');
    return user.is_verified ? null : text.notVerified;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:[&_[role=tablist]]:hidden">
      <PageHeading title={text.heading} />
      <p className="max-w-[65ch] text-text-2 print:hidden">{text.lead}</p>
      <p className="max-w-[65ch] text-sm text-text-2 print:hidden">{text.counts}</p>
      {user === null && !pending ? (
        <Notice tone="info">
          <p>{t('account.signedOut')}</p>
          <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
        </Notice>
      ) : null}
      <TabSet
        label={text.ways}
        tabs={[
          { id: 'one', title: text.one, content: <OneForm onSigned={onSigned} /> },
          { id: 'table', title: text.table, content: <TableForm onSigned={onSigned} /> },
        ]}
      />
    </div>
  );
}
