import type { ExampleName, ExampleRecord } from '@elucida/contract/examples';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFollowed, type Source } from '../../analysis/use-followed.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { fetchExample, followExample, startExample } from '../../lib/api/example-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const RUNS: Source<ExampleRecord> = {
  keyOf: ({ id, language }) => ['examples', id, language],
  read: fetchExample,
  follow: followExample,
};

/** The run that the address' history entry has: a reload and the way back find it again. */
function runOf(state: unknown): string | null {
  const { run } = (typeof state === 'object' && state !== null ? state : {}) as { run?: unknown };
  return typeof run === 'string' ? run : null;
}

/**
 * A run of an example: begun on arrival or, where files are read before, once it is `ready`; found again by a reload,
 * begun again when asked.
 */
export function useExampleRun(name: ExampleName, ready: boolean) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const [refused, setRefused] = useState<unknown>(null);
  const id = runOf(state);
  const followed = useFollowed(RUNS, id);
  // Its row is deleted after an hour: a page that is opened from the browser's history begins again.
  const gone = followed.error instanceof ApiError && followed.error.status === 404;
  const wanted = ready && (id === null || gone) && refused === null;
  const again = useCallback(() => {
    setRefused(null);
    void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname]);
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    startExample({ name, language }, controller.signal).then(
      (run) => {
        if (!controller.signal.aborted) void navigate(pathname, { replace: true, state: { run } });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setRefused(error);
      },
    );
    return () => controller.abort();
  }, [wanted, name, language, pathname, navigate]);
  return {
    ...followed,
    error: refused ?? (gone ? null : followed.error),
    record: gone ? undefined : followed.record,
    again,
  };
}
