import { Notice } from './notice.tsx';

interface Message {
  readonly tone: 'info' | 'success' | 'danger';
  readonly words: string;
}

interface Props {
  message: Message | null;
  id?: string;
  className?: string;
}

/** What an action came to, read out when it comes. */
export const Outcome = ({ message, id, className }: Props) => (
  <div id={id} aria-live="polite" className={className}>
    {message ? (
      <Notice tone={message.tone} role="note">
        {message.words}
      </Notice>
    ) : null}
  </div>
);
