import type { AnalysisResponse } from '@elucida/contract/analysis';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';

/** What is sent to a model to be worded, at most: a report has some twenty reasons. */
const MOST_POINTS = 40;
const MOST_CHARS = 9_000;

const REASONS: ReadonlySet<string> = new Set(SPECTRUM_TYPES);

/** The points of a report that a model may word, by their places in it: the reasons, technique by technique. Verdict, confidence, runners-up and what speaks against it are never among them. */
export function reasonProse({ report = [] }: Pick<AnalysisResponse, 'report'>): { readonly id: number; readonly text: string }[] {
  let chars = 0;
  return report.map(({ section, text }, id) => ({ section, text, id })).filter(({ section }) => REASONS.has(section)).slice(0, MOST_POINTS)
    .filter(({ text }) => (chars += text.length) <= MOST_CHARS).map(({ id, text }) => ({ id, text }));
}
