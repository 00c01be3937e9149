import { exportJson } from '@elucida/spectra/manual-payload/build-payload';
import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Peaks of a spectrum that the preview writes out, and letters of a recorded curve or plane. */
const SHOWN = 200,
  SHOWN_LETTERS = 60;

const cut = <Recorded extends { heights: string }>(recorded: Recorded): Recorded => ({
  ...recorded,
  heights: `${recorded.heights.slice(0, SHOWN_LETTERS)}…`,
});

/** A block with as much of it as the preview shows. */
function shortened(block: DraftBlock): DraftBlock {
  const { peaks, trace, plane } = block;
  return {
    ...block,
    peaks: peaks.slice(0, SHOWN),
    ...(trace && { trace: cut(trace) }),
    ...(plane && { plane: cut(plane) }),
  };
}

/**
 * The payload as it will be sent and exported. Long spectra are shown in part: the exported file
 * has all of them.
 */
export function JsonPreview({ draft }: { draft: ManualDraft }) {
  const { t } = useTranslation();
  const long = draft.spectra.some((block) => block.peaks.length > SHOWN);
  const json = useMemo(
    () => exportJson({ ...draft, spectra: draft.spectra.map(shortened) }),
    [draft],
  );
  return (
    <details className="card" open>
      <summary className="font-semibold">{t('manual.preview')}</summary>
      {long ? <p className="field-hint mt-2">{t('manual.previewCut', { count: SHOWN })}</p> : null}
      <pre
        tabIndex={0}
        aria-label={t('manual.preview')}
        className="mono mt-3 max-h-80 overflow-auto rounded-sm bg-sunken p-3"
      >
        {json}
      </pre>
    </details>
  );
}
