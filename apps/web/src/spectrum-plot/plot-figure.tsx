import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ReactNode } from 'react';
import { TECHNIQUE_COLOUR } from './technique-colour.ts';
import { useWidth } from './use-width.ts';

interface Props {
  technique: SpectrumType;
  label: string;
  /** px */
  height: number;
  /** What is drawn in a width in px. */
  children: (width: number) => ReactNode;
}

/** A drawing as wide as its place, in its technique's colour, read out by its label alone. */
export function PlotFigure({ technique, label, height, children }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  return (
    <div ref={frame} className="min-w-0">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block max-w-full"
        style={{ color: TECHNIQUE_COLOUR[technique] }}
      >
        {children(width)}
      </svg>
    </div>
  );
}
