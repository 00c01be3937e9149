import type { KeyboardEvent, RefObject } from 'react';
import { usePictureDrag } from './use-picture-drag.ts';

interface Props {
  name: string;
  /** Px of the picture. */
  x: number;
  /** The value that it is given. */
  value: string;
  size: { width: number; height: number };
  stage: RefObject<HTMLElement | null>;
  onMove: (x: number) => void;
}

const STEP_PX = 1;
const LONG_STEP_PX = 10;

/** One of the two lines by which an axis is corrected: dragged, or moved by the arrow keys. */
export function AxisHandle({ name, x, value, size, stage, onMove }: Props) {
  const within = (to: number) => Math.min(size.width, Math.max(0, to));
  const drag = usePictureDrag(stage, { size, onMove: ([to]) => onMove(within(to)) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(within(x + by));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={size.width}
      aria-valuenow={Math.round(x)}
      aria-valuetext={`${Math.round(x)} px${value === '' ? '' : `, ${value}`}`}
      className="picture-line"
      style={{ left: `${(100 * x) / size.width}%` }}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <span aria-hidden="true" className="picture-word top-0 left-1/2 -translate-x-1/2">
        {name}
      </span>
    </div>
  );
}
