import { FEEDBACK_MAX } from '@elucida/contract/limits';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFeedback } from '../lib/api/feedback-calls.ts';
import { useErrorWords } from '../lib/api/use-error-words.ts';
import { formatCount } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { Notice } from '../ui/notice.tsx';

type Outcome = { readonly tone: 'success' | 'danger'; readonly words: string };

/**
 * A message to the people behind the site. `max` limits the field, counts, and cuts what is sent
 * (the about page);
 * without it no limit is shown (the account page, specification §5) until a text is longer than the
 * server takes.
 */
export function FeedbackForm({ max }: { max?: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useErrorWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const length = message.trim().length;
  const tooLong = max === undefined && length > FEEDBACK_MAX;
  const failed = tooLong || outcome?.tone === 'danger';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const text = message.trim().slice(0, max);
    if (text === '') {
      setOutcome({ tone: 'danger', words: t('feedback.empty') });
      field.current?.focus();
      return;
    }
    if (tooLong) return field.current?.focus();
    setBusy(true);
    setOutcome(null);
    try {
      await sendFeedback({ message: text, lang: language });
      setMessage('');
      setOutcome({ tone: 'success', words: t('feedback.sent') });
    } catch (error) {
      setOutcome({ tone: 'danger', words: t('feedback.failed', { msg: words(error) }) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('feedback.message')}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input min-h-32"
          rows={5}
          maxLength={max}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          aria-invalid={failed ? true : undefined}
          aria-describedby={`${max === undefined ? '' : `${id}-count `}${id}-outcome`}
        />
        {max === undefined ? null : (
          <p className="field-hint figures" id={`${id}-count`}>
            {t('feedback.counter', {
              used: formatCount(message.length, language),
              max: formatCount(max, language),
            })}
          </p>
        )}
      </div>
      <div id={`${id}-outcome`} aria-live="polite">
        {tooLong ? (
          <Notice tone="danger" role="note">
            {t('feedback.tooLong', {
              used: formatCount(length, language),
              max: formatCount(FEEDBACK_MAX, language),
            })}
          </Notice>
        ) : null}
        {outcome && !tooLong ? (
          <Notice tone={outcome.tone} role="note">
            {outcome.words}
          </Notice>
        ) : null}
      </div>
      <p>
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {t(busy ? 'feedback.busy' : 'feedback.submit')}
        </button>
      </p>
    </form>
  );
}
