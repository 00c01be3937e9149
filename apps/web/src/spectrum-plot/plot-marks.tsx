import type { ScaleLinear } from 'd3-scale';
import type { PlotMark } from './plot-annotations.ts';

interface Props { marks: readonly PlotMark[]; scale: ScaleLinear<number, number>; baseline: number }

/** Px between two labels. */
const APART = 34;

/** Named places on the axis, each with a tick from the top; labels too close to the one before are left to the tick. */
export function PlotMarks({ marks, scale, baseline }: Props) {
  // Ascending in px, and each label against the last one that was written.
  const places = marks.map((mark) => ({ ...mark, at: scale(mark.x) })).reduce<readonly { at: number; label: string; labelled: boolean }[]>((done, { at, label }) => {
    const last = done.findLast(({ labelled }) => labelled);
    return [...done, { at, label, labelled: last === undefined || at - last.at >= APART }];
  }, []);
  return (
    <g fontSize="12" fill="var(--text-2)" stroke="var(--control)">
      {places.map(({ at, label, labelled }) => (
        <g key={label}>
          <line x1={at} x2={at} y1={16} y2={baseline} strokeWidth="1" strokeDasharray="1 3" />
          {labelled ? <text x={at} y={12} textAnchor="middle" stroke="none">{label}</text> : null}
        </g>
      ))}
    </g>
  );
}
