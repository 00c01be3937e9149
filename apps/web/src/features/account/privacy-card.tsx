import type { User } from '@elucida/contract/user';
import { useRef } from 'react';
import { ACCOUNT_EXPORT } from '../../lib/api/account-calls.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { usePrivacyText } from './privacy-text.ts';

/** A copy of everything that is kept, and the way to have it deleted. */
export function PrivacyCard({ user }: { user: User }) {
  const text = usePrivacyText();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section className="card grid gap-4" aria-labelledby="your-data">
      <h2 id="your-data">{text.heading}</h2>
      <div className="grid justify-items-start gap-1">
        <a className="btn" href={ACCOUNT_EXPORT} download aria-describedby="export-hint">
          <DownloadIcon />
          {text.export}
        </a>
        <p id="export-hint" className="text-sm text-text-2">
          {text.exportHint}
        </p>
      </div>
      <div className="grid justify-items-start gap-1">
        <button
          type="button"
          className="btn btn-danger"
          aria-describedby="delete-hint"
          onClick={() => dialog.current?.showModal()}
        >
          {text.delete}
        </button>
        <p id="delete-hint" className="text-sm text-text-2">
          {text.deleteHint}
        </p>
      </div>
      <PrivacyDialog
        dialog={dialog}
        paid={user.subscription_status !== null && user.plan !== 'free'}
      />
    </section>
  );
}
