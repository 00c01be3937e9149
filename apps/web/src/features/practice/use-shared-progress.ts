import { mergeProgress, type Progress } from '@elucida/contract/merge-progress';
import { useEffect, useSyncExternalStore } from 'react';
import { shareProgress } from '../../lib/api/practice-calls.ts';
import { useSession } from '../../session/use-session.ts';
import { BEGINNER, readOwner, readProgress } from './progress.ts';
import { keepProgress, keptProgress, subscribe } from './use-progress.ts';

/** A pause in what a student does, after which it is shared. */
const PAUSE_MS = 1_000;
/** By user: the text that was shared last, so that a page that opens asks once. */
const shared = new Map<string, string>();

/** What this browser keeps that is a user's: of theirs, or of nobody with an account. */
function ownProgress(id: string): Progress {
  const text = keptProgress();
  const owner = readOwner(text);
  return owner === null || owner === id ? readProgress(text) : BEGINNER;
}

/**
 * Keeps the progress of who is signed in with their account: what other devices have comes here, and what was reached
 * here goes there. What a visitor reached before signing in counts; what another account left here does not. Answers
 * whether it is kept with an account.
 */
export function useSharedProgress(): boolean {
  const { user } = useSession();
  const text = useSyncExternalStore(subscribe, keptProgress, () => null);
  const id = user?.id ?? null;
  useEffect(() => {
    if (id === null || (text !== null && shared.get(id) === text)) return;
    const share = async () => {
      const sent = ownProgress(id);
      const joined = await shareProgress(sent);
      const own = ownProgress(id);
      const kept = keepProgress(mergeProgress(joined, own), id);
      // What was done while it was under way is shared next.
      if (JSON.stringify(own) === JSON.stringify(sent)) shared.set(id, kept);
    };
    // Without an answer it is shared with the next change, or the next visit.
    const timer = setTimeout(() => void share().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, text]);
  return id !== null;
}
