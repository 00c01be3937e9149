import type { AnalysisResponse, ReportPoint } from '@elucida/contract/analysis';

/** Our sentences with those of a model in their place: by text, as the reasons repeat points of the report. */
export function wordedTexts({ report = [], wording }: Pick<AnalysisResponse, 'report' | 'wording'>): ReadonlyMap<string, string> {
  return new Map((wording?.points ?? []).flatMap(({ point, text }): [string, string][] => (report[point] === undefined ? [] : [[report[point].text, text]])));
}

/** Reasons in a model's words where it has any. A reason of several sentences is worded as a whole or not at all. */
export const wordReasons = (reasons: readonly ReportPoint[], texts: ReadonlyMap<string, string>): readonly ReportPoint[] => reasons.map((reason) => ({ ...reason, text: texts.get(reason.text) ?? reason.text }));
