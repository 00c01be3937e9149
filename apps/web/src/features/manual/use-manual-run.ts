import type { ReadResponse } from '@elucida/contract/analysis';
import { buildPayload } from '@elucida/spectra/manual-payload/build-payload';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusedAsked } from '../../asked/refused-asked.ts';
import { resolveAsked } from '../../asked/resolve-asked.ts';
import { endedError } from '../../analysis/ended-error.ts';
import { rememberStarted } from '../../analysis/started-here.ts';
import type { StartedOn } from '../../analysis/started-on.ts';
import { useEnded } from '../../analysis/use-ended.ts';
import { useRun } from '../../analysis/use-run.ts';
import { analysePeaks } from '../../lib/api/analysis-calls.ts';
import { saveHistory } from '../../lib/api/history-calls.ts';
import { MANUAL_PREFIX } from '../../lib/api/request.ts';
import { useRunErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { AskedModels } from '../../models/use-ask-models.ts';
import { HISTORY } from '../../session/query-keys.ts';

/** What the result panel shows after a failed run (specification §4). */
export interface RunError {
  readonly status: 'error';
  readonly message: string;
  readonly dailyLimit: boolean;
}

interface Options {
  isDailyLimit: (error: unknown) => boolean;
  /** Called with the id in history once a result is saved there. */
  onSaved: ((id: string) => void) | undefined;
}

/**
 * Starts the analysis of the draft and goes to its page, which leads back here once it has ended
 * (analysis-page/use-way-back.ts); the panel then shows its result or its error, and where it was
 * saved. A server that answers at once, in plain JSON and without a page of its own, is understood too,
 * as the specification has it (§4).
 */
export function useManualRun({ isDailyLimit, onSaved }: Options) {
  const run = useRun();
  const words = useRunErrorWords();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const last = useEnded();
  const ended = run.running ? null : last;
  const endedSaved = ended?.history_id ?? null;
  useEffect(() => {
    if (endedSaved !== null) onSaved?.(endedSaved);
  }, [endedSaved, onSaved]);
  const [result, setResult] = useState<ReadResponse | null>(null);
  const [error, setError] = useState<RunError | null>(null);
  const [saved, setSaved] = useState<string | null>(null);

  async function start(draft: ManualDraft, asked: AskedModels): Promise<void> {
    setError(null);
    setResult(null);
    setSaved(null);
    // An answer may come before the analysis' page is there, whose business it is then.
    let accepted = false;
    try {
      const body = {
        ...buildPayload(draft),
        ...(await resolveAsked(draft, { client, language })),
        ...asked,
        lang: language,
      };
      const answer = await run.start((options) =>
        analysePeaks(body, {
          ...options,
          prefix: MANUAL_PREFIX,
          onAccepted: (id) => {
            accepted = true;
            rememberStarted(id);
            const state: StartedOn = { startedOn: 'manual' };
            void navigate(localPath(language, `/analyses/${id}`), { state });
          },
        }),
      );
      if (accepted || !answer) return;
      setResult(answer);
      if (answer.status !== 'ok') return;
      // A failure while saving is ignored (specification §4): the result is on the screen.
      const id = await saveHistory(
        {
          formula: answer.molecular_formula,
          nombre_molecula: answer.nombre_molecula,
          result_json: answer,
        },
        MANUAL_PREFIX,
      ).catch(() => null);
      if (id === null) return;
      setSaved(id);
      onSaved?.(id);
      await client.invalidateQueries({ queryKey: HISTORY });
    } catch (thrown) {
      if (accepted) return;
      const { formula } = draft;
      const refused = await refusedAsked(thrown, { asked: draft, formula, language });
      setError({
        status: 'error',
        message: refused ?? words(thrown),
        dailyLimit: isDailyLimit(thrown),
      });
    }
  }
  const failed = ended?.status === 'failed' ? endedError(ended) : null;
  return {
    run,
    start,
    ended,
    result: result ?? ended?.result ?? null,
    error:
      error ??
      (failed && {
        status: 'error' as const,
        message: words(failed),
        dailyLimit: isDailyLimit(failed),
      }),
    saved: saved ?? endedSaved,
  };
}
