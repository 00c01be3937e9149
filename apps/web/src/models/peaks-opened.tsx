import { Notice } from '../ui/notice.tsx';
import { useModelsText } from './use-models-text.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

function Words({ model }: { model: string }) {
  return <Notice tone="info">{useModelsText().peaksOpened(model)}</Notice>;
}

/** Says whose peaks manual analysis shows, where they came from an AI model's reading. */
export const PeaksOpened = ({ model }: { model: string | null }) =>
  model === null ? null : (
    <OptionalPart>
      <Words model={model} />
    </OptionalPart>
  );
