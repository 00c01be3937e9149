import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { drawPage } from './draw-page.ts';

/** Longer side of a small page, px. */
const SMALL_PX = 220;

interface Props {
  pdf: PDFDocumentProxy;
  page: number;
  label: string;
  chosen: boolean;
  disabled: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One page, small, with the box that chooses it. */
export function PageChoice({ pdf, page, label, chosen, disabled, onChoose }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    drawPage({ document: pdf, page }, SMALL_PX).then(
      (canvas) => {
        canvas.className = 'max-h-full max-w-full';
        if (!gone) frame.current?.replaceChildren(canvas);
      },
      // A page that cannot be drawn keeps its number; choosing it says what is wrong.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [pdf, page]);
  return (
    <li>
      <label
        className={
          'grid cursor-pointer gap-2 rounded-sm border p-2 ' +
          (chosen ? 'border-accent bg-accent-soft' : 'border-border')
        }
      >
        <span
          ref={frame}
          aria-hidden="true"
          className="grid h-40 place-items-center overflow-hidden bg-white"
        />
        <span className="check">
          <input
            type="checkbox"
            checked={chosen}
            disabled={disabled}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <span>{label}</span>
        </span>
      </label>
    </li>
  );
}
