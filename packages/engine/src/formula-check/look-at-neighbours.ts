import { ELEMENT_FACTS, ELEMENTS } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import { neighbouringFormulas } from '@elucida/spectra/formula/neighbouring-formulas';
import { SLIP_SHARES } from '../judging/weigh-formulas.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { FoundAsTyped } from '../pipeline/doubt.ts';
import { editMolecule, type Difference } from './edit-molecule.ts';
import { findNeighbour } from './find-neighbour.ts';
import type { Means } from './means.ts';
import { noneOf, oddsOf, type Neighbour } from './neighbour.ts';
import { saltsOfTyped } from './salts-of-typed.ts';

/** Candidates that are changed into molecules of the neighbouring formulas, and what they make at most. */
const EDITED = 20,
  MOST_EDITS = 2000;
/** From this probability of none of the candidates on, neighbours are searched too. */
const WORTH_A_SEARCH = 0.05;
/** Neighbours that are searched, the commonest slips first; evaluations of each search, and of the last. */
const SEARCHED = 6,
  EVALUATIONS = 1000,
  LAST_EVALUATIONS = 4000;
/**
 * Log odds from which a neighbour is found, and the probability up to which its molecule may be
 * another one: then no other neighbour is searched for.
 */
const FOUND = 9,
  FITS_WELL = 0.05;

/** A neighbour that can be searched for further molecules. */
interface Searchable extends Neighbour {
  readonly formula: Formula;
  readonly edits: readonly MolecularGraph[];
}

const searchedFor = (one: Searchable, evaluations: number, means: Means): Searchable => ({
  ...one,
  ...findNeighbour({ ...means, formula: one.formula, edits: one.edits, evaluations }),
});

/**
 * The neighbours of the formula, each with the best molecules that known compounds and the
 * candidates with an atom more or fewer give; where the typed formula explains the spectra badly, and
 * no neighbour clearly better, also a short search. The best one is searched longer where it does not
 * fit yet.
 */
export function lookAtNeighbours(found: FoundAsTyped, means: Means): Neighbour[] {
  const { judged } = found;
  const [typed] = judged;
  const { formula: asked } = means.request;
  const neighbours = neighbouringFormulas(asked).map(({ formula, slip }): Searchable => {
    const edits = editsOf(judged, differenceOf(asked, formula));
    const quick = findNeighbour({ ...means, formula, edits, evaluations: 0 });
    return { text: formula.hill, formula, slip, edits, ...quick };
  });
  const byOdds = () => [...neighbours].sort((a, b) => oddsOf(b, typed) - oddsOf(a, typed));
  const replace = (one: Searchable, by: Searchable) => {
    neighbours[neighbours.indexOf(one)] = by;
  };
  if (noneOf(found) >= WORTH_A_SEARCH)
    for (const one of commonestFirst(byOdds()).slice(0, SEARCHED)) {
      const [leader] = byOdds();
      if (oddsOf(leader, typed) > FOUND && noneOf(leader) < FITS_WELL) break;
      replace(one, searchedFor(one, EVALUATIONS, means));
    }
  const [best] = byOdds();
  if (best !== undefined && oddsOf(best, typed) > 0 && noneOf(best) >= WORTH_A_SEARCH) {
    const edits = [...best.judged.map(({ graph }) => graph), ...best.edits];
    replace(best, searchedFor({ ...best, edits }, LAST_EVALUATIONS, means));
  }
  return [...neighbours, ...saltsOfTyped(found, means)];
}

/** By the share of their slip alone: edits of candidates that fit badly say little. */
const commonestFirst = (neighbours: readonly Searchable[]): Searchable[] =>
  [...neighbours].sort((a, b) => SLIP_SHARES[b.slip] - SLIP_SHARES[a.slip]);

function editsOf(judged: FoundAsTyped['judged'], difference: Difference): MolecularGraph[] {
  const edits: MolecularGraph[] = [];
  for (const { graph } of judged.slice(0, EDITED)) {
    if (edits.length >= MOST_EDITS) break;
    edits.push(...editMolecule(graph, difference));
  }
  return edits;
}

/** Atoms that the second has more than the first. */
const differenceOf = (from: Formula, to: Formula): Difference =>
  new Map(
    ELEMENTS.flatMap((element): [number, number][] => {
      const more = (to.counts[element] ?? 0) - (from.counts[element] ?? 0);
      return more === 0 ? [] : [[ELEMENT_FACTS[element].atomicNumber, more]];
    }),
  );
