import type { ReportPoint } from '@elucida/contract/analysis';
import { Markdown } from '../ui/markdown.tsx';

/** Points of the report as a list; a single one as a paragraph. */
export function Points({ points }: { points: readonly ReportPoint[] }) {
  return (
    <Markdown
      text={
        points.length === 1 ? points[0]!.text : points.map(({ text }) => `- ${text}`).join('\n')
      }
    />
  );
}
