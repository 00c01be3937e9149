import { useId, useState } from 'react';
import { ClosableHeading } from '../ui/closable-heading.tsx';
import { Notice } from '../ui/notice.tsx';
import { pageImage } from './draw-page.ts';
import { PageChoice } from './page-choice.tsx';
import { usePdf } from './use-pdf.ts';
import { usePdfPagesText } from './use-pdf-pages-text.ts';

/** Pages that are shown of a document; spectra of one compound are fewer. */
const SHOWN = 60;

interface Props {
  file: File;
  /** How many more images the plan allows. */
  room: number;
  disabled: boolean;
  /** The chosen pages as image files, in their order. */
  onImages: (files: readonly File[]) => void;
  onClose: () => void;
}

/** The pages of a PDF, to choose those that become images. */
export function PdfPages({ file, room, disabled, onImages, onClose }: Props) {
  const text = usePdfPagesText();
  const id = useId();
  const pdf = usePdf(file);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [undrawn, setUndrawn] = useState(false);
  const opened = pdf !== null && typeof pdf !== 'string' ? pdf : null;
  const shown = Math.min(SHOWN, opened?.numPages ?? 0);
  const choose = (page: number, take: boolean) => {
    const next = new Set(chosen);
    if (take) next.add(page);
    else next.delete(page);
    setChosen(next);
  };
  const add = async () => {
    setBusy(true);
    setUndrawn(false);
    try {
      const images: File[] = [];
      for (const page of [...chosen].sort((a, b) => a - b))
        images.push(await pageImage({ document: opened!, page }, file.name));
      onImages(images);
      onClose();
    } catch {
      setUndrawn(true);
      setBusy(false);
    }
  };
  const problem = typeof pdf === 'string' ? pdf : undrawn ? 'undrawn' : null;
  const tooMany = chosen.size > room;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby={id}>
      <ClosableHeading
        id={id}
        title={text.heading(file.name)}
        close={text.close}
        onClose={onClose}
      />
      {problem === null ? null : <Notice tone="danger">{text.problem[problem](file.name)}</Notice>}
      {pdf === null ? <p role="status">{text.opening}</p> : null}
      {opened ? (
        <>
          <p className="field-hint">{text.hint}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
            {Array.from({ length: shown }, (_, index) => index + 1).map((page) => (
              <PageChoice
                key={page}
                pdf={opened}
                page={page}
                label={text.page(page)}
                chosen={chosen.has(page)}
                disabled={disabled || busy}
                onChoose={(take) => choose(page, take)}
              />
            ))}
          </ul>
          {opened.numPages > shown ? (
            <p className="text-sm text-text-2">{text.first(shown, opened.numPages)}</p>
          ) : null}
          <div role="status">
            {tooMany ? <p className="notice notice-warning">{text.room(room)}</p> : null}
          </div>
          <button
            type="button"
            className="btn btn-primary justify-self-start"
            disabled={disabled || busy || tooMany || chosen.size === 0}
            onClick={() => void add()}
          >
            {text.add(chosen.size)}
          </button>
        </>
      ) : null}
    </section>
  );
}
