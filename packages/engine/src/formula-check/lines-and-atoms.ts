import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { TERM_INDEX } from '../judging/terms.ts';
import { C } from '@elucida/molecules/atomic-numbers';
import type { Judged } from '../pipeline/judged.ts';

/** Hydrogens of one kind that lists often lack or hold twice: OH, NH, the tail of a solvent. */
const HYDROGENS_OFF = 0.5;

/**
 * Whether lines and atoms agree in number: as many ¹³C lines as kinds of carbon, and an integral for
 * each hydrogen on carbon; integrals that were typed and still had to be brought to the formula's
 * hydrogens do not. Carbons coincide now and then; as a reason to look closer, that is enough.
 */
export function linesMatchAtoms(
  { graph, perception, terms }: Judged,
  { C13NMR: carbon, H1NMR: proton }: SpectralFacts,
): boolean {
  const kinds = new Set<number>();
  for (let atom = 0; atom < graph.atomCount; atom++)
    if (graph.element[atom] === C) kinds.add(perception.symmetryClass[atom]);
  return (
    (carbon === null || carbon.own.length === kinds.size) &&
    !(proton?.typed && proton.integrals === 'scaled') &&
    terms[TERM_INDEX['h1-missing']] <= HYDROGENS_OFF &&
    terms[TERM_INDEX['h1-extra']] <= HYDROGENS_OFF
  );
}
