import { CATALOGUES } from '@elucida/analysis/report/catalogue';
import { writeReport } from '@elucida/analysis/report/write-report';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import type { Language } from '@elucida/contract/languages';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Reasoning } from './explain-result.ts';

/** The reasoning of a result in sentences of the report's language, in Markdown's inline marks. */
export interface StatedReport {
  readonly verdict: string;
  readonly against: readonly string[];
  readonly open: readonly string[];
  readonly unexplained: readonly string[];
  readonly settle: readonly string[];
  readonly method: string;
  /** What the peaks of one technique say, point by point. */
  readonly techniques: Readonly<Partial<Record<SpectrumType, readonly string[]>>>;
  /** What tells each candidate from the first, by place in the list; empty where nothing does. */
  readonly toldApart: readonly string[];
}

/**
 * Parts of a text between its headings of one level, by heading; what comes before the first under
 * the empty one.
 */
function partsOf(text: string, marks: string): Map<string, string> {
  const [before = '', ...rest] = `\n${text}`.split(`\n${marks} `);
  return new Map([
    ['', before.trim()],
    ...rest.map((part): [string, string] => {
      const end = part.indexOf('\n');
      return end === -1 ? [part.trim(), ''] : [part.slice(0, end).trim(), part.slice(end).trim()];
    }),
  ]);
}

const points = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

/** Writes an explanation by way of the analysis text, which decides what belongs in one point. */
export function stateReport(explanation: Reasoning, language: Language): StatedReport {
  const { headings, techniques } = CATALOGUES[language];
  const sections = partsOf(writeReport(explanation, language), '##');
  const reasons = partsOf(sections.get(headings.reasoning) ?? '', '###');
  return {
    verdict: sections.get('') ?? '',
    against: points(sections.get(headings.against)),
    open: points(sections.get(headings.open)),
    unexplained: points(sections.get(headings.unexplained)),
    settle: points(sections.get(headings.settle)),
    method: sections.get(headings.method) ?? '',
    techniques: Object.fromEntries(
      Object.entries(techniques).map(([type, name]) => [type, points(reasons.get(name))]),
    ),
    toldApart: explanation.toldApart.map((statement) =>
      statement === undefined ? '' : writeStatement(statement, language),
    ),
  };
}
