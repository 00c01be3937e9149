import type { AnalysisResponse, CandidateItem, ReportPoint } from '@elucida/contract/analysis';
import { analysisResponseSchema } from '@elucida/contract/analysis';
import type { Explanation, Statement } from '@elucida/engine/statements/statement';
import { SECTIONS, type Section } from '@elucida/spectra/statements/sections';
import type { ReportLanguage } from '../job.ts';
import { writeReport } from '../report/write-report.ts';
import { writeStatement } from '../report/write-statement.ts';
import { readStatements } from './read-statement.ts';
import { translateModels } from './translate-models.ts';
import { translateWarnings } from './translate-warnings.ts';

const write = (statements: readonly Statement[], lang: ReportLanguage): string =>
  statements.map((statement) => writeStatement(statement, lang)).join(' ');

/** A point in the language; null where its statements were not kept or cannot be read. */
function translatePoint(point: ReportPoint, lang: ReportLanguage): ReportPoint | null {
  const statements = readStatements(point.statements);
  return statements && { ...point, text: write(statements, lang) };
}

/** All of a list, or null where one of them has nothing to be written from. */
function all<Item>(items: readonly (Item | null)[]): Item[] | null {
  return items.includes(null) ? null : (items as Item[]);
}

/**
 * The statements of a kept report, section by section, as they were when it was written; null where
 * one of them is of another version.
 */
export function readSections(
  report: readonly Pick<ReportPoint, 'section' | 'statements'>[] | undefined,
): Explanation['sections'] | null {
  if (report === undefined) return null;
  const sections = Object.fromEntries(
    SECTIONS.map((section): [Section, Statement[]] => [section, []]),
  ) as Record<Section, Statement[]>;
  for (const { section, statements } of report) {
    const read = readStatements(statements);
    if (read === null) return null;
    sections[section].push(...read);
  }
  return sections;
}

const nameIn = (
  { names, name }: Pick<CandidateItem, 'names' | 'name'>,
  lang: ReportLanguage,
): string | null => (names === undefined ? name : (names?.[lang] ?? names?.en ?? null));

function translateCandidate(candidate: CandidateItem, lang: ReportLanguage): CandidateItem | null {
  const apart = candidate.told_apart && translatePoint(candidate.told_apart, lang);
  if (apart === null) return null;
  return { ...candidate, name: nameIn(candidate, lang), ...(apart && { told_apart: apart }) };
}

/** A whole response in the language; the same response where it keeps no statements. */
function translateResponse(response: AnalysisResponse, lang: ReportLanguage): AnalysisResponse {
  const sections = readSections(response.report);
  const report = all((response.report ?? []).map((point) => translatePoint(point, lang)));
  const reasons = all((response.reasons ?? []).map((point) => translatePoint(point, lang)));
  const candidates = all(response.candidates.map((each) => translateCandidate(each, lang)));
  if (sections === null || report === null || reasons === null || candidates === null)
    return response;
  // A model's wording is in the language that it was asked in.
  const { wording, ...rest } = response;
  return {
    ...rest,
    ...(wording && response.lang === lang && { wording }),
    lang,
    informacion: writeReport({ sections }, lang),
    nombre_molecula:
      response.nombre_molecula === null ? null : (candidates[0]?.name ?? response.nombre_molecula),
    report,
    reasons,
    candidates,
    ...(response.formula_hint && {
      formula_hint: { ...response.formula_hint, name: nameIn(response.formula_hint, lang) },
    }),
    warnings: translateWarnings(
      { warnings: response.warnings, codes: response.warning_codes ?? [] },
      lang,
    ),
    ...(response.models && { models: translateModels(response.models, lang) }),
  };
}

/**
 * A stored result with its sentences in the language: they are written from the statements that it
 * keeps. One without them, of an older version or of another form, is answered as it is.
 */
export function translateResult<Result extends object>(
  result: Result,
  lang: ReportLanguage,
): Result {
  return analysisResponseSchema.safeParse(result).success
    ? (translateResponse(result as unknown as AnalysisResponse, lang) as unknown as Result)
    : result;
}
