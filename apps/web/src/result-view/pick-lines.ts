import type { EvidenceItem } from '@elucida/contract/analysis';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';

/** One line of the reasoning and the peak it speaks of. */
export interface ReasonLine { readonly text: string; readonly evidence: EvidenceItem | null }

/** Lines of reasoning shown before the full text. */
const LINES = 5;

const names = (text: string, position: string) => new RegExp(`(?<![\\d.])${position.replace('.', '\\.')}(?![\\d])`).test(text);

/** The evidence a line speaks of: the heaviest one whose observed position stands in it. */
function evidenceOf(text: string, evidence: readonly EvidenceItem[]): EvidenceItem | null {
  return evidence.find((item) => item.observed !== undefined && names(text, formatPosition(item.technique, item.observed))) ?? null;
}

/**
 * The five lines that weigh most, in the report's own order. Weight is the judge's log-score contribution of the evidence
 * a line names. Each technique gets its best line before any gets a second, each peak its best before another line about
 * it, and lines that name no peak come last.
 */
export function pickLines(lines: readonly string[], evidence: readonly EvidenceItem[]): ReasonLine[] {
  const byWeight = evidence.filter((item) => item.verdict !== 'against').toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  const all = lines.map((text) => ({ text, evidence: evidenceOf(text, byWeight) }));
  const ranked = all.toSorted((a, b) => (b.evidence?.weight ?? -Infinity) - (a.evidence?.weight ?? -Infinity));
  const firstsBy = (key: (item: EvidenceItem) => string) => {
    const seen = new Set<string>();
    return ranked.filter(({ evidence: item }) => item !== null && !seen.has(key(item)) && Boolean(seen.add(key(item))));
  };
  const inOrder = new Set([...firstsBy((item) => item.technique), ...firstsBy((item) => `${item.technique} ${item.observed}`), ...ranked]);
  const shown = [...inOrder].slice(0, LINES);
  return all.filter((line) => shown.includes(line));
}
