import { Suspense } from 'react';
import { Notice } from '../ui/notice.tsx';
import { useModelsText } from './use-models-text.ts';

function Words({ model }: { model: string }) {
  return <Notice tone="info">{useModelsText().peaksOpened(model)}</Notice>;
}

/** Says whose peaks manual analysis shows, where they came from an AI model's reading. */
export const PeaksOpened = ({ model }: { model: string | null }) =>
  model === null ? null : (
    <Suspense fallback={null}>
      <Words model={model} />
    </Suspense>
  );
