import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { stateSolvent } from '../nmr/state-solvent.ts';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { Statement } from '../statements/statement.ts';

/**
 * What the formula says, where the peaks come from, and how atoms are numbered: what a reader needs
 * before the reasons.
 */
export function stateFacts(
  formula: Formula,
  spectra: readonly Spectrum[],
  best: ExplainedCandidate | undefined,
): Statement[] {
  const hasAnswer = best !== undefined;
  const statements: Statement[] = [stateUnsaturation(formula, best?.candidate.smiles)];
  if (spectra.some(({ source }) => source === 'image'))
    statements.push({ kind: 'read-from-images', values: {} });
  const later = spectra.filter(
    ({ type }, index) => spectra.findIndex((other) => other.type === type) < index,
  );
  statements.push(
    ...later.map(({ type }): Statement => ({
      kind: 'spectrum-left-out',
      values: { technique: type },
    })),
  );
  if (best !== undefined) statements.push(...stateSolvent(formula, spectra, best));
  const supplied = spectra.map(({ type }) => techniqueOf(type));
  if (hasAnswer && supplied.some(({ numbersAtoms }) => numbersAtoms))
    statements.push({ kind: 'numbering', values: {} });
  if (hasAnswer && supplied.some(({ shifts }) => shifts !== null))
    statements.push({ kind: 'notation', values: {} });
  return statements;
}

/**
 * Rings and double bonds of what is answered: each part of a salt beyond the first hides one, but
 * for metal ions, which count as hydrogens.
 */
function stateUnsaturation(formula: Formula, answer = ''): Statement {
  const apart = formula.parts
    ? 0
    : answer.split('.').slice(1).length - (answer.match(/\[(?:Li|Na|K)\+\]/g)?.length ?? 0);
  const unsaturation = formula.unsaturation + apart;
  if (unsaturation < 0) return { kind: 'formula-salt', values: { formula: formula.hill } };
  return unsaturation > 0
    ? { kind: 'formula-unsaturation', values: { formula: formula.hill, unsaturation } }
    : { kind: 'formula-saturated', values: { formula: formula.hill } };
}
