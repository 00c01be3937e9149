import type { ReportPoint } from '@elucida/contract/analysis';
import { Markdown } from '../ui/markdown.tsx';
import { Points } from './points.tsx';
import type { ResultFrame } from './result-frame.ts';

interface Props {
  points: readonly ReportPoint[];
  enter: ResultFrame['enter'];
}

/** What would settle it; where a measurement can be entered, its point offers to. */
export function SettlePoints({ points, enter }: Props) {
  if (!enter || points.every(({ measure }) => measure === undefined))
    return <Points points={points} />;
  return (
    <ul className="grid gap-3">
      {points.map((point, index) => (
        <li key={index} className="grid justify-items-start gap-1.5">
          <Markdown text={point.text} />
          {point.measure ? <div className="print:hidden">{enter(point.measure, point)}</div> : null}
        </li>
      ))}
    </ul>
  );
}
