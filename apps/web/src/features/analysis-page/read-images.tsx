import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { AnalysisResponse, ResponseSpectrum } from '@elucida/contract/analysis';
import { useState } from 'react';
import { previewsOf } from '../../analysis/previews-of.ts';
import { CorrectionPanel } from '../../image-peaks/correction-panel.tsx';
import { useImagePeaksText } from '../../image-peaks/use-image-peaks-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { NotCorrectable } from './not-correctable.tsx';
import { ReadImage } from './read-image.tsx';
import { useCorrectedRun } from './use-corrected-run.ts';

/**
 * What was read from the images of an ended analysis (`hasReadImages`), over the images, to correct and to run again.
 * Where no image is kept, or an older version read them, it says so.
 */
export function ReadImages({
  record,
  result,
}: {
  record: AnalysisRecord;
  result: AnalysisResponse;
}) {
  const text = useImagePeaksText();
  const { start, busy, problem } = useCorrectedRun(record, text.again.lost);
  const [edited, setEdited] = useState<ReadonlyMap<number, ResponseSpectrum>>(new Map());
  const previews = previewsOf(record);
  const read = result.spectra.filter(
    ({ image, picture }) => picture !== undefined && image !== undefined && previews[image],
  );
  if (read.length === 0) return <NotCorrectable />;
  const change = (image: number, next: ResponseSpectrum | null) => {
    const all = new Map(edited);
    if (next) all.set(image, next);
    else all.delete(image);
    setEdited(all);
  };
  const corrected = () =>
    result.spectra.map((spectrum) =>
      spectrum.image === undefined ? spectrum : (edited.get(spectrum.image) ?? spectrum),
    );
  return (
    <section
      aria-labelledby="read-images"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden"
    >
      <h2 id="read-images" className="text-lg">
        {text.again.heading}
      </h2>
      {read.map((spectrum) => {
        const image = spectrum.image!;
        const name = record.images[image]?.name ?? text.again.image(image + 1);
        return (
          <div key={image} className="card grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <CorrectionPanel corrected={edited.has(image)}>
              <ReadImage
                name={name}
                src={previews[image]!}
                read={spectrum}
                edited={edited.get(image)}
                formula={result.molecular_formula}
                disabled={busy}
                onChange={(next) => change(image, next)}
              />
            </CorrectionPanel>
          </div>
        );
      })}
      {edited.size > 0 ? (
        <div className="grid justify-items-start gap-2">
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy}
            onClick={() => void start(corrected())}
          >
            {busy ? text.again.running : text.again.run}
          </button>
          <p className="field-hint">{text.again.hint}</p>
        </div>
      ) : null}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </section>
  );
}
