import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { KeyboardEvent, RefObject } from 'react';
import { LABEL_PX } from './label-rises.ts';
import { percent } from './percent.ts';
import { positionOf, type PicturedSpectrum } from './pictured-spectrum.ts';
import { useImagePeaksText } from './use-image-peaks-text.ts';
import { usePictureDrag } from './use-picture-drag.ts';
import type { PeakEdits } from './use-peak-edits.ts';

interface Props {
  spectrum: PicturedSpectrum;
  index: number;
  selected: boolean;
  stage: RefObject<HTMLElement | null>;
  edits: PeakEdits;
  disabled: boolean;
  /** By how many lines its label is raised above the ring. */
  rise: number;
}

/** Px of the picture that an arrow key moves a peak by, and with Shift. */
const STEP_PX = 1;
const LONG_STEP_PX = 10;

/** One peak over the image: a ring that is dragged, or moved by keys as a slider. */
export function PeakMark({ spectrum, index, selected, stage, edits, disabled, rise }: Props) {
  const text = useImagePeaksText();
  const { picture } = spectrum;
  const mark = picture.marks[index]!;
  const peak = spectrum.peaks[index]!;
  const { axis, plot } = techniqueOf(spectrum.type);
  const position = positionOf(spectrum, index);
  const hydrogens = plot.integralOf(peak as unknown as Record<string, unknown>);
  const multiplicity = 'mult' in peak ? peak.mult : undefined;
  const words = [
    axis.inWords(String(position).replace('-', '−')),
    multiplicity,
    hydrogens === null ? undefined : text.hydrogens(String(Number(hydrogens.toFixed(2)))),
  ].filter((word) => word !== undefined);
  const drag = usePictureDrag(stage, {
    size: picture,
    onStart: edits.begin,
    onMove: (to) => edits.drag(index, to),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => edits.move(index, [mark[0] - step, mark[1]]),
      ArrowRight: () => edits.move(index, [mark[0] + step, mark[1]]),
      Delete: () => edits.remove(index, 'mark'),
      Backspace: () => edits.remove(index, 'mark'),
      PageUp: () => edits.select(index - 1),
      PageDown: () => edits.select(index + 1),
      Home: () => edits.select(0),
      End: () => edits.select(spectrum.peaks.length - 1),
    };
    const act = actions[event.key];
    if (!act || disabled) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={(node) => edits.hold(index, node)}
      role="slider"
      tabIndex={selected ? 0 : -1}
      aria-label={text.peak(index + 1)}
      aria-valuenow={position}
      aria-valuetext={words.join(', ')}
      aria-disabled={disabled || undefined}
      className="picture-mark"
      data-selected={selected || undefined}
      style={percent(mark, picture)}
      onFocus={() => edits.select(index)}
      onKeyDown={onKeyDown}
      {...(disabled ? {} : drag)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span
        aria-hidden="true"
        className="picture-word bottom-full left-1/2 -translate-x-1/2"
        style={{ marginBottom: rise * LABEL_PX }}
      >
        {selected ? words.join(', ') : hydrogens === null ? '' : words.at(-1)}
      </span>
    </div>
  );
}
