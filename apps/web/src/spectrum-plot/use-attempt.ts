import { useState } from 'react';

/** Whether the last saving failed, and what takes the next. */
export function useAttempt(): {
  readonly failed: boolean;
  attempt: (saving: Promise<void>) => void;
} {
  const [failed, setFailed] = useState(false);
  return {
    failed,
    attempt: (saving) => {
      setFailed(false);
      saving.catch(() => setFailed(true));
    },
  };
}
