/** Molecules of the library that students may be asked about. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PracticeField } from '@elucida/contract/practice-terms';
import type { CompoundClass, LibraryEntry } from '@elucida/library/library-entry';
import { knownCompounds } from '@elucida/library/library';
import { locateGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { canBeSimulated } from '@elucida/practice/own-problem';
import { CASES_FOLDER, readCases } from '../evaluation/cases/read-cases.ts';

/** Fields by the class of the library; classes that are not here are no problems for students. */
const FIELD_OF: Readonly<Partial<Record<CompoundClass, PracticeField>>> = {
  alkane: 'hydrocarbons',
  alkene: 'hydrocarbons',
  alkyne: 'hydrocarbons',
  alcohol: 'alcohols',
  ether: 'alcohols',
  phenol: 'aromatics',
  arene: 'aromatics',
  heteroarene: 'aromatics',
  nitro: 'aromatics',
  ketone: 'carbonyls',
  aldehyde: 'carbonyls',
  acid: 'acids',
  anhydride: 'acids',
  ester: 'esters',
  lactone: 'esters',
  amine: 'nitrogen',
  amide: 'nitrogen',
  lactam: 'nitrogen',
  nitrile: 'nitrogen',
  halide: 'halogens',
  terpene: 'terpenes',
  fragrance: 'everyday',
  drug: 'everyday',
};

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Whether a molecule is there mostly as an enol: a carbon with hydrogen between two C=O of ketones or aldehydes.
 * Pure acetylacetone is four fifths enol, ethyl acetoacetate a twelfth (J. L. Burdett, M. T. Rogers, J. Am. Chem. Soc.
 * 1964, 86, 2105). Spectra of what is drawn would be of what is hardly in the tube.
 */
export function isMostlyEnol(graph: MolecularGraph): boolean {
  const carbonyls = new Set(
    locateGroups(graph, perceive(graph))
      .filter(({ group }) => /^(?:ketone|aldehyde|diketone)/u.test(group))
      .map(({ atoms }) => atoms[0]),
  );
  return [...Array(graph.atomCount).keys()].some(
    (atom) =>
      graph.element[atom] === 6 &&
      graph.hydrogens[atom]! > 0 &&
      !carbonyls.has(atom) &&
      neighboursOf(graph, atom).filter((other) => carbonyls.has(other)).length >= 2,
  );
}

/**
 * Those of a number of heavy atoms whose spectra can be simulated, with their field, in an order that says
 * nothing of them; without those of the development cases.
 */
export function studentMolecules({
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
}): { entry: LibraryEntry; field: PracticeField }[] {
  const sets = readdirSync(CASES_FOLDER).filter((name) => name.endsWith('.dev.jsonl'));
  const used = new Set(
    sets
      .flatMap((name) => readCases(join(CASES_FOLDER, name)))
      .map(({ answer }) => constitutionKey(graphFromSmiles(answer))),
  );
  return knownCompounds()
    .flatMap((entry) => {
      const field = FIELD_OF[entry.is];
      const graph = graphFromSmiles(entry.smiles);
      return field !== undefined &&
        graph.atomCount >= least &&
        graph.atomCount <= most &&
        canBeSimulated(graph) &&
        !isMostlyEnol(graph) &&
        !used.has(constitutionKey(graph))
        ? [{ entry, field }]
        : [];
    })
    .sort((a, b) => (hash(a.entry.smiles) < hash(b.entry.smiles) ? -1 : 1));
}
