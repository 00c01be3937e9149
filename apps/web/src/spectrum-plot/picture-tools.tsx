import type { RefObject } from 'react';
import { Tool } from './plot-tool.tsx';
import { usePlotToolsText } from './plot-tools-text.ts';
import { savePlot } from './save-plot.ts';

interface Props {
  svg: RefObject<SVGSVGElement | null>;
  /** Of the file, without its ending. */
  name: string;
  /** Takes the saving, and says where it fails. */
  attempt: (saving: Promise<void>) => void;
}

/** Buttons that save a plot as it is seen: as SVG, and as a picture. */
export function PictureTools({ svg, name, attempt }: Props) {
  const text = usePlotToolsText();
  const save = (as: 'svg' | 'png') => {
    if (svg.current) attempt(savePlot(svg.current, { name, as }));
  };
  return (
    <>
      <Tool label={text.svg} onClick={() => save('svg')}>
        SVG
      </Tool>
      <Tool label={text.png} onClick={() => save('png')}>
        PNG
      </Tool>
    </>
  );
}
