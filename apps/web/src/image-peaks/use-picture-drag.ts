import type { PicturePoint, SpectrumPicture } from '@elucida/spectra/spectrum';
import { useState, type PointerEvent, type RefObject } from 'react';

/** Px that the pointer moves before it drags and does not click. */
const LEAST_DRAG = 3;

type Size = Pick<SpectrumPicture, 'width' | 'height'>;

/** A place on the screen as a point of the picture that `stage` shows. */
export function pointIn(
  stage: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
  { width, height }: Size,
): PicturePoint {
  const box = stage.getBoundingClientRect();
  return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
}

/** The point of the picture in the middle of the part that its frame shows. */
export function middleOf(frame: Element, stage: Element, size: Size): PicturePoint {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return pointIn(stage, { clientX: left + width / 2, clientY: top + height / 2 }, size);
}

/** Handlers that drag something over the picture with the mouse, a pen or a finger. */
export function usePictureDrag(
  stage: RefObject<HTMLElement | null>,
  {
    size,
    onStart,
    onMove,
  }: { size: Size; onStart?: () => void; onMove: (to: PicturePoint) => void },
) {
  const [from, setFrom] = useState<readonly [number, number] | null>(null);
  const [dragging, setDragging] = useState(false);
  const end = () => {
    setFrom(null);
    setDragging(false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom([event.clientX, event.clientY]);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from === null || !stage.current) return;
      const [x, y] = from;
      if (!dragging) {
        if (Math.hypot(event.clientX - x, event.clientY - y) < LEAST_DRAG) return;
        setDragging(true);
        onStart?.();
      }
      onMove(pointIn(stage.current, event, size));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
