import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Statement } from './statement.ts';

/** What the formula says, where the peaks come from, and how atoms are numbered: what a reader needs before the reasons. */
export function stateFacts(formula: Formula, spectra: readonly Spectrum[], hasAnswer: boolean): Statement[] {
  const statements: Statement[] = [
    formula.unsaturation > 0
      ? { kind: 'formula-unsaturation', values: { formula: formula.hill, unsaturation: formula.unsaturation } }
      : { kind: 'formula-saturated', values: { formula: formula.hill } },
  ];
  if (spectra.some(({ source }) => source === 'image')) statements.push({ kind: 'read-from-images', values: {} });
  const later = spectra.filter(({ type }, index) => spectra.findIndex((other) => other.type === type) < index);
  statements.push(...later.map(({ type }): Statement => ({ kind: 'spectrum-left-out', values: { technique: type } })));
  const shifts = spectra.some(({ type }) => type === 'C13NMR' || type === 'H1NMR');
  if (hasAnswer && (shifts || spectra.some(({ type }) => type === 'MS'))) statements.push({ kind: 'numbering', values: {} });
  if (hasAnswer && shifts) statements.push({ kind: 'notation', values: {} });
  return statements;
}
