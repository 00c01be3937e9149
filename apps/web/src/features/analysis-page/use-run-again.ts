import type { ReadResponse } from '@elucida/contract/analysis';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRun } from '../../analysis/use-run.ts';
import type { RunOptions } from '../../lib/api/analysis-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** An analysis that is ready to be sent. */
type Call = (options: RunOptions) => Promise<ReadResponse>;

/** Runs an ended analysis again in another way, and goes to the page of the new one. */
export function useRunAgain() {
  const run = useRun();
  const language = useLanguage();
  const navigate = useNavigate();
  const words = useErrorWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** `prepare` answers why it cannot be sent, or the call. */
  async function start(prepare: () => Promise<Call | string>): Promise<void> {
    setProblem(null);
    setBusy(true);
    // An answer may come before the new page is there, whose business it is then.
    let accepted = false;
    try {
      const call = await prepare();
      if (typeof call === 'string') return setProblem(call);
      await run.start((options) =>
        call({
          ...options,
          onAccepted: (id) => {
            accepted = true;
            void navigate(localPath(language, `/analyses/${id}`));
          },
        }),
      );
    } catch (error) {
      if (!accepted) setProblem(words(error));
    } finally {
      setBusy(false);
    }
  }
  return { start, busy, problem };
}
