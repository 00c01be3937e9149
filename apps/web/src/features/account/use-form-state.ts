import { useState } from 'react';
import { useErrorWords } from '../../lib/api/use-error-words.ts';

/** What a form says at the moment: one message. */
export interface FormMessage {
  readonly tone: 'success' | 'danger';
  readonly words: string;
}

/**
 * A form that sends one call at a time and says one thing at a time: what went wrong, or what was
 * done.
 */
export function useFormState() {
  const words = useErrorWords();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(null);

  const refuse = (reason: string) => setMessage({ tone: 'danger', words: reason });
  /** Runs the call; `done`: what to say then. False where it failed. */
  async function send(call: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setMessage(null);
    try {
      await call();
      setMessage({ tone: 'success', words: done });
      return true;
    } catch (error) {
      refuse(words(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, message, refuse, send };
}
