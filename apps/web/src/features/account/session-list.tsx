import type { Session } from '@elucida/contract/auth';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { FormNotice } from './form-notice.tsx';
import { useSecurityText } from './security-text.ts';
import { useFormState } from './use-form-state.ts';
import { useEndSessions, useSessions } from './use-sessions.ts';

type Text = ReturnType<typeof useSecurityText>['sessions'];

/** What a session is recognised by. */
function deviceWords({ browser, system }: Session, text: Text): string {
  if (browser !== null && system !== null) return text.on(browser, system);
  return browser ?? system ?? text.unknown;
}

interface RowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function Row({ session, busy, onEnd }: RowProps) {
  const { sessions: text } = useSecurityText();
  const language = useLanguage();
  const device = deviceWords(session, text);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-3">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-text-2">
          {session.current ? text.current : text.seen(formatDateTime(session.seen_at, language))}
        </p>
        <p className="text-sm text-text-2">
          {text.began(formatDateTime(session.created_at, language))}
        </p>
      </div>
      {session.current ? null : (
        <button
          type="button"
          className="btn btn-small"
          aria-label={text.endOf(device)}
          aria-disabled={busy || undefined}
          onClick={onEnd}
        >
          {text.end}
        </button>
      )}
    </li>
  );
}

/** Where the account is signed in, this session first, and the way to end that. This session ends by signing out. */
export function SessionList() {
  const { sessions: text } = useSecurityText();
  const words = useErrorWords();
  const sessions = useSessions();
  const endAll = useEndSessions();
  const { busy, message, send } = useFormState();
  const others = (sessions.data ?? []).filter(({ current }) => !current);
  const own = (sessions.data ?? []).filter(({ current }) => current);
  return (
    <div className="grid gap-3">
      <h3>{text.heading}</h3>
      <p className="text-text-2">{text.intro}</p>
      {sessions.isError ? <Notice tone="danger">{words(sessions.error)}</Notice> : null}
      <ul className="border-b border-border">
        {[...own, ...others].map((session) => (
          <Row
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void send(() => endAll([session]), text.ended)}
          />
        ))}
      </ul>
      <FormNotice message={message} />
      {others.length > 1 ? (
        <div>
          <button
            type="button"
            className="btn"
            aria-disabled={busy || undefined}
            onClick={() => void send(() => endAll(others), text.othersEnded)}
          >
            {text.endOthers}
          </button>
        </div>
      ) : null}
    </div>
  );
}
