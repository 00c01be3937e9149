import { points } from '@elucida/engine/explanation/points';
import type { Explanation, Statement } from '@elucida/engine/statements/statement';
import { IN_ORDER_OF_REASONS } from '@elucida/spectra/techniques/registry';
import type { ReportLanguage } from '../job.ts';
import { CATALOGUES } from './catalogue.ts';
import { writeStatement } from './write-statement.ts';

const paragraph = (statements: readonly Statement[], lang: ReportLanguage) =>
  statements.map((statement) => writeStatement(statement, lang)).join(' ');

/** A list, a point each statement; one that continues the point before it is in that point. */
function list(statements: readonly Statement[], lang: ReportLanguage): string {
  return points(statements)
    .map((point) => `- ${paragraph(point, lang)}`)
    .join('\n');
}

/**
 * The information text of the specification, in Markdown: answer, confidence, reasoning technique
 * by technique, what speaks against it, runners-up and what would settle it.
 */
export function writeReport(
  { sections }: Pick<Explanation, 'sections'>,
  lang: ReportLanguage,
): string {
  const { headings, techniques } = CATALOGUES[lang];
  const reasons = IN_ORDER_OF_REASONS.filter((technique) => sections[technique].length > 0).map(
    (technique) => `### ${techniques[technique]}\n\n${list(sections[technique], lang)}`,
  );
  const parts: (readonly [string, string])[] = [
    ['', paragraph(sections.verdict, lang)],
    [headings.facts, paragraph(sections.facts, lang)],
    [headings.reasoning, reasons.join('\n\n')],
    [headings.against, list(sections.against, lang)],
    [headings.open, list(sections.open, lang)],
    [headings.unexplained, list(sections.unexplained, lang)],
    [headings.rivals, list(sections.rivals, lang)],
    [headings.settle, list(sections.settle, lang)],
    [headings.method, paragraph(sections.method, lang)],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => (heading === '' ? text : `## ${heading}\n\n${text}`))
    .join('\n\n');
}
