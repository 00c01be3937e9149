import type { ForeignMark, Spectrum, SpectrumPicture } from '@elucida/spectra/spectrum';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../ui/local-link.tsx';
import { foreignName } from './foreign-name.ts';
import { ForeignNames } from './foreign-names.tsx';
import { AxisHandle } from './axis-handle.tsx';
import { AxisLines } from './axis-lines.tsx';
import { AxisPoints } from './axis-points.tsx';
import { labelRises } from './label-rises.ts';
import { PeakMark } from './peak-mark.tsx';
import { PeakRows } from './peak-rows.tsx';
import { withEnds } from './picture-axis.ts';
import { PictureView } from './picture-view.tsx';
import { valueAt, type PicturedSpectrum } from './pictured-spectrum.ts';
import { useAxisPoints, type PlotBox } from './use-axis-points.ts';
import { useImagePeaksText } from './use-image-peaks-text.ts';
import { middleOf } from './use-picture-drag.ts';
import { usePeakEdits } from './use-peak-edits.ts';

interface Props {
  /** What the image is called. */
  name: string;
  src: string;
  spectrum: PicturedSpectrum;
  /** Whether `spectrum` is no longer what was read. */
  corrected: boolean;
  formula: string;
  disabled?: boolean;
  onChange: (next: PicturedSpectrum) => void;
  onDiscard: () => void;
  /** Called with the ends of a corrected axis, apart from `onChange`. */
  onEnds?: (ends: [number, number]) => void;
  /** What a screen adds, such as the choice of the technique. */
  children?: ReactNode;
}

/** The plot's box by the scale, which runs from its left to its right end. */
function plotOf({ scale }: SpectrumPicture): PlotBox {
  const [first, last] = [scale[0]!, scale.at(-1)!];
  return { x0: first.foot[0], y0: first.head[1], x1: last.foot[0], y1: last.foot[1] };
}

/** The manual payload of the peaks: their places in the image stay behind. */
function payloadOf(
  { picture: _picture, image: _image, ...spectrum }: Spectrum,
  formula: string,
): string {
  return JSON.stringify({
    metadata: { molecular_formula: formula.trim() },
    spectra: [spectrum],
  });
}

/**
 * What was read of an image, over the image itself: its peaks, its axis and its integrals, to check and to correct
 * with the mouse, with fingers and by keyboard, and the same peaks as a table.
 */
export function ImagePeaks({
  name,
  src,
  spectrum,
  corrected,
  formula,
  disabled = false,
  onChange,
  onDiscard,
  onEnds,
  children,
}: Props) {
  const { t } = useTranslation();
  const text = useImagePeaksText();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const edits = usePeakEdits(spectrum, onChange);
  const [axisOpen, setAxisOpen] = useState(false);
  const { picture } = spectrum;
  const plot = plotOf(picture);
  const axis = useAxisPoints(plot, (x) => valueAt(spectrum, [x, plot.y1]));
  const foreign = picture.foreign ?? [];
  const rises = labelRises([...picture.marks, ...foreign.map(({ at }) => at)], picture);
  const nameOf = (line: ForeignMark) => foreignName(line, text);
  const lines = [text.axis.first, text.axis.second] as const;
  const status =
    edits.removedTo === null ? text.count(spectrum.peaks.length) : text.removed(edits.removedTo);
  return (
    <section aria-label={text.region(name)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="field-hint">{text.hint}</p>
      <PictureView
        src={src}
        size={picture}
        stage={stage}
        frame={frame}
        onAdd={disabled ? null : edits.add}
        tools={
          <>
            <button
              type="button"
              className="btn btn-small"
              disabled={disabled}
              onClick={() => edits.add(middleOf(frame.current!, stage.current!, picture))}
            >
              {text.add}
            </button>
            <button
              type="button"
              className="btn btn-small"
              disabled={disabled || axisOpen}
              onClick={() => setAxisOpen(true)}
            >
              {text.axis.correct}
            </button>
            <button
              type="button"
              className="btn btn-small"
              disabled={disabled || !edits.canUndo}
              onClick={edits.undo}
            >
              {text.undo}
            </button>
            {corrected ? (
              <button
                type="button"
                className="btn btn-small"
                disabled={disabled}
                onClick={onDiscard}
              >
                {text.discard}
              </button>
            ) : null}
          </>
        }
      >
        <AxisLines picture={picture} />
        <ForeignNames
          lines={foreign}
          picture={picture}
          rises={rises.slice(picture.marks.length)}
          nameOf={nameOf}
        />
        {spectrum.peaks.map((_, index) => (
          <PeakMark
            key={index}
            spectrum={spectrum}
            index={index}
            selected={index === edits.selected}
            stage={stage}
            edits={edits}
            disabled={disabled}
            rise={rises[index]!}
          />
        ))}
        {axisOpen
          ? axis.points.map(({ x, value }, index) => (
              <AxisHandle
                key={lines[index]}
                name={lines[index]!}
                x={x}
                value={value}
                size={picture}
                stage={stage}
                onMove={(to) => axis.change(index, { x: to })}
              />
            ))
          : null}
      </PictureView>
      {axisOpen ? (
        <AxisPoints
          state={axis}
          onClose={() => setAxisOpen(false)}
          onEnds={(ends) => {
            edits.replace(withEnds(spectrum, ends));
            onEnds?.(ends);
            setAxisOpen(false);
          }}
        />
      ) : null}
      <p role="status" className="text-sm text-text-2">
        {t(`common.technique.${spectrum.type}`)} · {status}
        {corrected ? ` · ${text.corrected}` : ''}
      </p>
      {foreign.length > 0 ? (
        <p className="field-hint">{text.leftOut([...new Set(foreign.map(nameOf))].join(', '))}</p>
      ) : null}
      {children}
      <PeakRows spectrum={spectrum} edits={edits} disabled={disabled} />
      <LocalLink
        to="/manual"
        state={{ payload: payloadOf(spectrum, formula), model: null }}
        className="btn btn-small justify-self-start"
      >
        {text.toManual}
      </LocalLink>
    </section>
  );
}
