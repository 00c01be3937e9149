import { Drawing, Tool } from './plot-tool.tsx';
import { usePlotToolsText } from './plot-tools-text.ts';
import { growBy, panBy, WHOLE, zoomBy, type PlotView } from './plot-view.ts';

interface Props {
  /** Whether everything is seen at its usual height. */
  whole: boolean;
  change: (edit: (view: PlotView) => PlotView) => void;
}

/** What of an axis is seen, and how tall peaks are, as buttons. */
export function ViewTools({ whole, change }: Props) {
  const text = usePlotToolsText();
  return (
    <>
      <Tool label={text.zoomIn} onClick={() => change((view) => zoomBy(view, 1))}>
        <Drawing d="M9 3.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11M13 13l4 4M6.500 9h5M9 6.500v5" />
      </Tool>
      <Tool label={text.zoomOut} onClick={() => change((view) => zoomBy(view, -1))}>
        <Drawing d="M9 3.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11M13 13l4 4M6.500 9h5" />
      </Tool>
      <Tool label={text.left} onClick={() => change((view) => panBy(view, -1))}>
        <Drawing d="M16 10H4m4-4-4 4 4 4" />
      </Tool>
      <Tool label={text.right} onClick={() => change((view) => panBy(view, 1))}>
        <Drawing d="M4 10h12m-4-4 4 4-4 4" />
      </Tool>
      <Tool label={text.taller} onClick={() => change((view) => growBy(view, 1))}>
        <Drawing d="M3 16h14M10 13V3m-3 3 3-3 3 3" />
      </Tool>
      <Tool label={text.lower} onClick={() => change((view) => growBy(view, -1))}>
        <Drawing d="M3 16h14M10 3v10m-3-3 3 3 3-3" />
      </Tool>
      <Tool label={text.reset} disabled={whole} onClick={() => change(() => WHOLE)}>
        <Drawing d="M3 4v12M17 4v12M6 10h8M8 8l-2 2 2 2M12 8l2 2-2 2" />
      </Tool>
    </>
  );
}
