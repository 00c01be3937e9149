import type { Evidence } from '../evidence/evidence.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { acidicSites } from '@elucida/molecules/protonation/acidic-sites';
import type { Salt } from './salt.ts';

/**
 * Reads the spectra of an acid's salt as such. The molecule is judged as its acid: hydrogens that
 * the salt does not have are not hidden by exchange.
 */
export function nameAnion(
  evidence: readonly Evidence[],
  graph: MolecularGraph,
  salt: Salt,
): Evidence[] {
  const replaced = new Set(salt.acidic > 0 ? acidicSites(graph).slice(0, salt.acidic) : []);
  return evidence.filter(
    ({ code, atoms }) =>
      code !== 'exchangeable-hidden' || !atoms.every((atom) => replaced.has(atom)),
  );
}
