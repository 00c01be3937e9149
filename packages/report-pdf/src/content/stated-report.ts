import { CATALOGUES } from '@elucida/analysis/report/catalogue';
import { writeReport } from '@elucida/analysis/report/write-report';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import type { Language } from '@elucida/contract/languages';
import type { Statement } from '@elucida/engine/statements/statement';
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
  /** What decides the relative configuration, or that it is open: in a section of its own, where that is printed. */
  readonly configuration: { readonly reasons: readonly string[]; readonly open: string };
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

const REASONS_FOR_CONFIGURATION = ['configuration-coupling', 'configuration-contact'];

/**
 * Writes an explanation by way of the analysis text, which decides what belongs in one point. `configurationApart`:
 * sentences about the relative configuration are left out of the method.
 */
export function stateReport(
  explanation: Reasoning,
  language: Language,
  { configurationApart }: { configurationApart: boolean },
): StatedReport {
  const { headings, techniques } = CATALOGUES[language];
  const { method } = explanation.sections;
  const ofConfiguration = method.filter(({ kind }) => kind.startsWith('configuration-'));
  const printed = configurationApart
    ? method.filter((statement) => !ofConfiguration.includes(statement))
    : method;
  const written = (statements: readonly Statement[]): string[] =>
    statements.map((statement) => writeStatement(statement, language));
  const sections = partsOf(
    writeReport({ sections: { ...explanation.sections, method: printed } }, language),
    '##',
  );
  const reasons = partsOf(sections.get(headings.reasoning) ?? '', '###');
  return {
    verdict: sections.get('') ?? '',
    against: points(sections.get(headings.against)),
    open: points(sections.get(headings.open)),
    unexplained: points(sections.get(headings.unexplained)),
    settle: points(sections.get(headings.settle)),
    method: sections.get(headings.method) ?? '',
    configuration: {
      reasons: written(
        ofConfiguration.filter(({ kind }) => REASONS_FOR_CONFIGURATION.includes(kind)),
      ),
      open: written(ofConfiguration.filter(({ kind }) => kind === 'configuration-open')).join(' '),
    },
    techniques: Object.fromEntries(
      Object.entries(techniques).map(([type, name]) => [type, points(reasons.get(name))]),
    ),
    toldApart: explanation.toldApart.map((statement) =>
      statement === undefined ? '' : writeStatement(statement, language),
    ),
  };
}
