import { Notice } from '../../ui/notice.tsx';
import type { FormMessage } from './use-form-state.ts';

/** The one message of a form, where a screen reader hears it. */
export function FormNotice({ id, message }: { id?: string; message: FormMessage | null }) {
  return (
    <div id={id} aria-live="polite" className="empty:absolute">
      {message === null ? null : (
        <Notice tone={message.tone} role="note">
          {message.words}
        </Notice>
      )}
    </div>
  );
}
