import { lazy, type ReactNode } from 'react';
import { StageList } from './stage-list.tsx';
import type { Running } from './use-run.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

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
        <OptionalPart>
          <ModelsProgress waiting={run.waiting} />
        </OptionalPart>
      ) : null}
    </>
  );
}
