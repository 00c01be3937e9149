import { SECTIONS, type Section } from '@elucida/spectra/statements/sections';
import type { ReportPoint, WireStatement } from '@elucida/contract/analysis';
import { points } from '@elucida/engine/explanation/points';
import type { Explanation, Statement } from '@elucida/engine/statements/statement';
import type { ReportLanguage } from '../job.ts';
import { writeStatement } from './write-statement.ts';

/** A statement as the response holds it, in no language. */
export const wireStatement = ({ kind, values }: Statement): WireStatement => ({
  kind,
  values: { ...values },
});

/** One point as the response gives it: codes, text, and the peaks and atoms it speaks of. */
export function writePoint(
  section: Section,
  statements: readonly Statement[],
  lang: ReportLanguage,
): ReportPoint {
  const technique = statements.find((statement) => statement.technique !== undefined)?.technique;
  const measure = statements.find((statement) => statement.measure !== undefined)?.measure;
  const peaks = [...new Set(statements.flatMap(({ peaks: each }) => each ?? []))];
  const atoms = [...new Set(statements.flatMap(({ atoms: each }) => each ?? []))];
  return {
    section,
    codes: statements.map(({ kind }) => kind),
    text: statements.map((statement) => writeStatement(statement, lang)).join(' '),
    ...(technique && { technique }),
    ...(peaks.length > 0 && { peaks }),
    ...(atoms.length > 0 && { atoms }),
    ...(measure && { measure }),
    statements: statements.map(wireStatement),
  };
}

/** Every point of the report in its order: the same facts as `informacion`, each by itself. */
export function writePoints({ sections }: Explanation, lang: ReportLanguage): ReportPoint[] {
  return SECTIONS.flatMap((section) =>
    points(sections[section]).map((point) => writePoint(section, point, lang)),
  );
}
