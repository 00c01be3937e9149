import { useRef } from 'react';
import { AxisHandle } from './axis-handle.tsx';
import { AxisPoints } from './axis-points.tsx';
import { PictureView } from './picture-view.tsx';
import { useAxisPoints, type PlotBox } from './use-axis-points.ts';
import { useImagePeaksText } from './use-image-peaks-text.ts';

interface Props {
  src: string;
  /** The plot and the size of its picture, px. */
  plot: PlotBox & { readonly width: number; readonly height: number };
  onEnds: (ends: [number, number]) => void;
}

/** An image whose axis could not be read: two points of it are asked for, over the image itself. */
export function MissingAxis({ src, plot, onEnds }: Props) {
  const text = useImagePeaksText();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const axis = useAxisPoints(plot, null);
  const lines = [text.axis.first, text.axis.second] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PictureView src={src} size={plot} stage={stage} frame={frame} onAdd={null}>
        {axis.points.map(({ x, value }, index) => (
          <AxisHandle
            key={lines[index]}
            name={lines[index]!}
            x={x}
            value={value}
            size={plot}
            stage={stage}
            onMove={(to) => axis.change(index, { x: to })}
          />
        ))}
      </PictureView>
      <AxisPoints state={axis} onClose={null} onEnds={onEnds} />
    </div>
  );
}
