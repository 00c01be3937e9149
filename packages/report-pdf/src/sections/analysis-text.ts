import { bulletList } from '../blocks/bullet-list.ts';
import { section } from '../blocks/heading.ts';
import { paragraph } from '../blocks/paragraph.ts';
import type { Report } from '../report.ts';
import { strong } from '../text/run.ts';

/** Most lines of the text that are printed. */
const MAX_LINES = 400;

/**
 * The text that came with a result whose reasoning cannot be stated again (an older one, or one of
 * another making), in the language it was written in. Of Markdown, headings, points and bold are
 * understood; everything else is text.
 */
export function analysisText(report: Report): void {
  const { sheet, words, result, stated, prose } = report;
  if (stated !== null || result.informacion.trim() === '') return;
  const element = section(sheet, words.report.text);
  let points: string[] = [];
  const flush = () => {
    if (points.length > 0) bulletList(sheet, element, points.map(prose));
    points = [];
  };
  for (const line of result.informacion.split('\n').slice(0, MAX_LINES)) {
    const point = /^\s*[-*•]\s+(.*)/u.exec(line)?.[1];
    if (point !== undefined) {
      points.push(point);
      continue;
    }
    flush();
    const heading = /^#{1,6}\s+(.*)/u.exec(line)?.[1];
    if (heading !== undefined) paragraph(sheet, element, strong(prose(heading)), { after: 2 });
    else if (line.trim() !== '') paragraph(sheet, element, prose(line));
  }
  flush();
}
