import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { RefObject } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { PictureTools } from './picture-tools.tsx';
import type { PlotSource } from './use-plot-data.ts';
import { Drawing, Tool } from './plot-tool.tsx';
import { usePlotToolsText } from './plot-tools-text.ts';
import { useAttempt } from './use-attempt.ts';
import { useFigures } from '../lib/i18n/use-figures.ts';
import type { SeenContours } from './use-contours.ts';

interface Props {
  contours: SeenContours | null;
  isWhole: boolean;
  onZoom: (steps: number) => void;
  onReset: () => void;
  /** Whose cross peaks are saved. */
  technique: SpectrumType;
  peaks: PlotSource['peaks'];
  /** The map, which is saved as it is seen. */
  svg: RefObject<SVGSVGElement | null>;
}

/** Zoom, what can be saved, and how many levels of contours are drawn, as buttons and a slider. */
export function MapTools(props: Props) {
  const { contours, isWhole, onZoom, onReset, technique, peaks, svg } = props;
  const text = usePlotToolsText();
  const { failed, attempt } = useAttempt();
  const { key } = techniqueOf(technique);
  const save = async () => {
    const { pairsCsv } = await import('@elucida/spectra/export/csv-text');
    const file = pairsCsv(technique, peaks);
    if (file !== null) saveFile(`${key}-peaks.csv`, file, 'text/csv');
  };
  return (
    <>
      <div role="group" aria-label={text.label} className="flex flex-wrap gap-1">
        <Tool label={text.zoomIn} onClick={() => onZoom(1)}>
          <Drawing d="M9 3.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11M13 13l4 4M6.500 9h5M9 6.500v5" />
        </Tool>
        <Tool label={text.zoomOut} disabled={isWhole} onClick={() => onZoom(-1)}>
          <Drawing d="M9 3.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11M13 13l4 4M6.500 9h5" />
        </Tool>
        <Tool label={text.reset} disabled={isWhole} onClick={onReset}>
          <Drawing d="M3 4v12M17 4v12M6 10h8M8 8l-2 2 2 2M12 8l2 2-2 2" />
        </Tool>
        <PictureTools svg={svg} name={`${key}-map`} attempt={attempt} />
        {peaks.length === 0 ? null : (
          <Tool label={text.pairsCsv} onClick={() => attempt(save())}>
            CSV
          </Tool>
        )}
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {failed ? text.failed : null}
      </p>
      {contours ? <ContourTools contours={contours} /> : null}
    </>
  );
}

function ContourTools({ contours: { traced, lowest, add } }: { contours: SeenContours }) {
  const text = usePlotToolsText().contours;
  const figures = useFigures();
  const { levels, pathOf } = traced;
  const drawn = levels.length - lowest;
  const level = levels[lowest]!;
  const value = text.value.replace(
    '{level}',
    figures(level < 100 ? level.toFixed(1) : level.toFixed(0)),
  );
  const isNegative = levels.slice(lowest).some((each) => pathOf(each, -1) !== '');
  return (
    <div
      role="group"
      aria-label={text.label}
      className="flex flex-wrap items-center gap-1"
      title={text.hint}
    >
      <Tool label={text.fewer} disabled={drawn === 1} onClick={() => add(-1)}>
        −
      </Tool>
      <input
        type="range"
        className="w-32 accent-accent"
        aria-label={text.lowest}
        aria-valuetext={value}
        min={1}
        max={levels.length}
        value={drawn}
        onChange={(event) => add(Number(event.target.value) - drawn)}
      />
      <Tool label={text.more} disabled={lowest === 0} onClick={() => add(1)}>
        +
      </Tool>
      <span className="text-sm text-text-2">
        {value}
        {isNegative ? ` · ${text.negative}` : ''}
      </span>
    </div>
  );
}
