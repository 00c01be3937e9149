import { analysisResponseSchema, plainResponseSchema } from '@elucida/contract/analysis';
import type { SavedResult } from '@elucida/contract/history';
import type { ResultFrame } from '../result-view/result-frame.ts';
import { ResultView } from '../result-view/result-view.tsx';
import { OldResult } from './old-result.tsx';

/**
 * A saved result as the analysis answered it; one of another form keeps its text. Loaded lazily: it
 * draws.
 */
export function SavedResultView({
  result,
  ...rest
}: ResultFrame & {
  result: SavedResult;
  images: readonly string[];
}) {
  const parsed = analysisResponseSchema.safeParse(result);
  return parsed.success ? (
    <ResultView result={parsed.data} {...rest} />
  ) : (
    <>
      {rest.heading}
      {rest.facts}
      {rest.bar?.(null)}
      <OldResult
        text={result['informacion']}
        partly={!plainResponseSchema.safeParse(result).success}
      />
      {rest.children}
    </>
  );
}
