import type { ReadResponse } from '@elucida/contract/analysis';
import type { Asked } from '@elucida/spectra/manual-payload/asked';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refusedAsked } from '../../asked/refused-asked.ts';
import { resolveAsked } from '../../asked/resolve-asked.ts';
import { rememberStarted } from '../../analysis/started-here.ts';
import type { StartedOn } from '../../analysis/started-on.ts';
import { endedError } from '../../analysis/ended-error.ts';
import { useEnded } from '../../analysis/use-ended.ts';
import { useRun } from '../../analysis/use-run.ts';
import { analyseImages } from '../../lib/api/analysis-calls.ts';
import { isDailyLimit } from '../../lib/api/daily-limit.ts';
import { saveHistory } from '../../lib/api/history-calls.ts';
import { useRunErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { analyzeForm, type AnalyzeForm, type ImageCard } from './image-card-data.ts';

/** What is asked apart from the images. */
interface Wanted extends Pick<
  AnalyzeForm,
  'formula' | 'typed' | 'includeRaw' | 'models' | 'polish'
> {
  readonly asked: Asked;
}

export interface RunFailure {
  readonly words: string;
  readonly dailyLimit: boolean;
}

/**
 * Starts the analysis of the images and goes to its page, which leads back here unless a molecule
 * was found (analysis-page/use-way-back.ts). A server that answers at once, in plain JSON and without
 * a page of its own, is understood too, as the specification has it (§4): a found molecule is saved
 * and opened in history, anything else shown in place.
 */
export function useAutomaticRun() {
  const { t } = useTranslation();
  const run = useRun();
  const words = useRunErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [inconclusive, setInconclusive] = useState<ReadResponse | null>(null);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const last = useEnded();
  const ended = run.running ? null : last;

  async function start(cards: readonly ImageCard[], { asked, ...rest }: Wanted): Promise<void> {
    setFailure(null);
    setInconclusive(null);
    setCancelled(false);
    // An answer may come before the analysis' page is there, whose business it is then.
    let accepted = false;
    try {
      const document = await resolveAsked(asked, { client, language });
      const result = await run.start((options) =>
        analyseImages(analyzeForm({ cards, ...rest, ...document, language }), {
          ...options,
          onAccepted: (id) => {
            accepted = true;
            rememberStarted(id);
            const state: StartedOn = { startedOn: 'new' };
            void navigate(localPath(language, `/analyses/${id}`), { state });
          },
        }),
      );
      if (accepted) return;
      if (!result) return setCancelled(true);
      if (result.status !== 'ok') return setInconclusive(result);
      const image_previews = cards.flatMap(({ preview }) => (preview ? [preview] : []));
      // A failure while saving is ignored (specification §4).
      const opened = await saveHistory({
        formula: result.molecular_formula,
        nombre_molecula: result.nombre_molecula,
        result_json: { ...result, image_previews },
      }).catch(() => null);
      await client.invalidateQueries({ queryKey: HISTORY });
      await navigate(localPath(language, '/history'), { state: { opened } });
    } catch (error) {
      if (accepted) return;
      const refused = await refusedAsked(error, { asked, formula: rest.formula, language });
      setFailure({ words: refused ?? words(error), dailyLimit: isDailyLimit(error) });
    }
  }
  const error = ended?.status === 'failed' ? endedError(ended) : null;
  return {
    run,
    start,
    ended,
    inconclusive: inconclusive ?? ended?.result ?? null,
    failure: failure ?? (error && { words: words(error), dailyLimit: isDailyLimit(error) }),
    cancelled: cancelled || ended?.status === 'cancelled' ? t('analyze.cancelled') : null,
  };
}
