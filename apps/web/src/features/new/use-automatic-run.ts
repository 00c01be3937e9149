import type { AnalysisResponse } from '@elucida/contract/analysis';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRun } from '../../analysis/use-run.ts';
import { analyseImages } from '../../lib/api/analysis-calls.ts';
import { isDailyLimit } from '../../lib/api/daily-limit.ts';
import { saveHistory } from '../../lib/api/history-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { analyzeForm, type AnalyzeForm, type ImageCard } from './image-card-data.ts';

export interface RunFailure {
  readonly words: string;
  readonly dailyLimit: boolean;
}

/**
 * Runs the images. A found molecule is saved with its previews and opened in history; an
 * inconclusive result is kept to
 * be shown in place, unsaved.
 */
export function useAutomaticRun() {
  const { t } = useTranslation();
  const run = useRun();
  const words = useErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [inconclusive, setInconclusive] = useState<AnalysisResponse | null>(null);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const [cancelled, setCancelled] = useState(false);

  async function start(
    cards: readonly ImageCard[],
    asked: Omit<AnalyzeForm, 'cards' | 'language'>,
  ): Promise<void> {
    setFailure(null);
    setInconclusive(null);
    setCancelled(false);
    try {
      const result = await run.start((options) =>
        analyseImages(analyzeForm({ cards, ...asked, language }), options),
      );
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
      setFailure({ words: words(error), dailyLimit: isDailyLimit(error) });
    }
  }
  return {
    run,
    start,
    inconclusive,
    failure,
    cancelled: cancelled ? t('analyze.cancelled') : null,
  };
}
