import type { ScaleLinear } from 'd3-scale';
import type { PlotMark } from './plot-annotations.ts';

interface Props {
  marks: readonly PlotMark[];
  scale: ScaleLinear<number, number>;
  baseline: number;
}

/** Px between two labels. */
const APART = 34;

/**
 * Named places on the axis, each with a tick from the top; a label too close to the one before
 * joins it.
 */
export function PlotMarks({ marks, scale, baseline }: Props) {
  // Ascending in px: a label that has no room of its own joins the last one that was written.
  const places = marks
    .map((mark) => ({ at: scale(mark.x), label: mark.label }))
    .reduce<readonly { at: number; label: string; words: string }[]>((done, { at, label }) => {
      const last = done.findLastIndex(({ words }) => words !== '');
      if (last < 0 || at - done[last]!.at >= APART) return [...done, { at, label, words: label }];
      return [
        ...done.map((place, i) =>
          i === last ? { ...place, words: `${place.words}, ${label}` } : place,
        ),
        { at, label, words: '' },
      ];
    }, []);
  const right = Math.max(...scale.range());
  return (
    <g fontSize="12" fill="var(--text-2)" stroke="var(--control)">
      {places.map(({ at, label, words }) => (
        <g key={label}>
          <line x1={at} x2={at} y1={16} y2={baseline} strokeWidth="1" strokeDasharray="1 3" />
          {words ? (
            <text x={at} y={12} textAnchor={right - at < 90 ? 'end' : 'middle'} stroke="none">
              {words}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}
