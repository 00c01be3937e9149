import type { PicturePoint } from '@elucida/spectra/spectrum';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { PlusIcon } from '../ui/icons.tsx';
import { useImagePeaksText } from './use-image-peaks-text.ts';
import { pointIn } from './use-picture-drag.ts';

interface Props {
  src: string;
  size: { width: number; height: number };
  /** The element that shows the whole picture, whatever part of it is seen. */
  stage: RefObject<HTMLDivElement | null>;
  onAdd: ((at: PicturePoint) => void) | null;
  /** The frame around it, which shows a part. */
  frame: RefObject<HTMLDivElement | null>;
  /** Further buttons, next to those that enlarge. */
  tools?: ReactNode;
  children: ReactNode;
}

const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;

/**
 * A picture that is enlarged within its frame, which scrolls: with fingers, wheel and keys as any other. What lies
 * over it keeps its place and its size.
 */
export function PictureView({ src, size, stage, frame, onAdd, tools, children }: Props) {
  const text = useImagePeaksText();
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step]!;
  const shown = useRef(zoom);
  useEffect(() => {
    const node = frame.current;
    if (!node || shown.current === zoom) return;
    // What was in the middle stays there.
    const grown = zoom / shown.current;
    shown.current = zoom;
    const middle = (start: number, length: number) => (start + length / 2) * grown - length / 2;
    node.scrollTo(
      middle(node.scrollLeft, node.clientWidth),
      middle(node.scrollTop, node.clientHeight),
    );
  }, [frame, zoom]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={text.zoomIn}
          title={text.zoomIn}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={text.zoomOut}
          title={text.zoomOut}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button
          type="button"
          className="btn btn-small"
          disabled={step === 0}
          onClick={() => setStep(0)}
        >
          {text.whole}
        </button>
        {tools}
      </div>
      <div
        ref={frame}
        role="group"
        aria-label={text.view}
        // A part of a picture is scrolled by keys too.
        tabIndex={zoom > 1 ? 0 : undefined}
        className="max-h-[75vh] overflow-auto rounded-sm border border-border bg-white"
      >
        {/* Adding by a double click has a button of its own. */}
        <div
          ref={stage}
          className="relative"
          style={{ width: `${100 * zoom}%`, aspectRatio: `${size.width} / ${size.height}` }}
          onDoubleClick={(event) => onAdd?.(pointIn(event.currentTarget, event, size))}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full select-none"
          />
          {children}
        </div>
      </div>
    </>
  );
}
