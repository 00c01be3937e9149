import type { AnalysisRecord } from '@elucida/contract/analyses';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { isOpen } from '../../analysis/is-open.ts';
import { keepResult } from '../../analysis/keep-result.ts';
import { forgetStarted } from '../../analysis/started-here.ts';
import { startedOn, type Screen } from '../../analysis/started-on.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { forgetInput } from '../../lib/kept-input.ts';

interface Way {
  readonly screen: Screen;
  readonly to: (path: string, state: object) => ReturnType<NavigateFunction>;
  /** Saves it, and answers its id in the history; null where that fails, which is ignored. */
  readonly save: () => Promise<string | null>;
}

/**
 * Where the specification shows what was started on a screen (§4): a molecule found on /new is saved
 * and history opens on it; anything else is shown on the screen itself, where a molecule found on
 * /manual is saved too.
 */
async function leave(record: AnalysisRecord, { screen, to, save }: Way): Promise<void> {
  const found = record.outcome === 'ok';
  const opened = found ? (record.history_id ?? (await save())) : null;
  forgetStarted(record.id);
  if (!found || screen === 'manual') return void (await to(`/${screen}`, { ended: record.id }));
  await forgetInput();
  await to('/history', { opened });
}

/**
 * Leads back once an analysis has ended that was started on another screen of this tab; a reload
 * keeps that. Answers whether it does.
 */
export function useWayBack(record: AnalysisRecord | undefined): boolean {
  const screen = startedOn(useLocation().state);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const leaving = screen !== null && record !== undefined && !isOpen(record);
  useEffect(() => {
    if (!leaving) return;
    void leave(record, {
      screen,
      to: (path, state) => navigate(localPath(language, path), { replace: true, state }),
      save: () =>
        keepResult({ id: record.id, language }, client).then(
          ({ history_id: id }) => id,
          () => null,
        ),
    });
    // Once it has ended: what saving changes of the record must not lead there twice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [leaving]);
  return leaving;
}
