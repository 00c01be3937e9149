import { lazy, Suspense, type ReactNode } from 'react';
import { StageList } from './stage-list.tsx';
import type { Running } from './use-run.ts';

const ModelsProgress = lazy(async () => ({
  default: (await import('./models-progress.tsx')).ModelsProgress,
}));

/**
 * A running analysis: its stages, the way to stop it, and how far the AI models are where they are
 * asked.
 */
export function RunProgress({
  run,
  digitise,
  children,
}: {
  run: Running;
  digitise: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <StageList run={run} digitise={digitise} />
      {children}
      {run.waiting.models.length > 0 ? (
        <Suspense fallback={null}>
          <ModelsProgress waiting={run.waiting} />
        </Suspense>
      ) : null}
    </>
  );
}
