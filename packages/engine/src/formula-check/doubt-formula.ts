import { DOUBTED, type FormulaDoubt } from '../judging/formula-doubt.ts';
import { fitOf, noneOfThese } from '../judging/confidence.ts';
import { isUnusual, probabilityOfSlip, rareGroups } from '../judging/weigh-formulas.ts';
import type { DoubtFormula, FoundAsTyped } from '../pipeline/doubt.ts';
import { linesMatchAtoms } from './lines-and-atoms.ts';
import { lookAtNeighbours } from './look-at-neighbours.ts';
import type { Means } from './means.ts';
import { noneOf, oddsOf, type Neighbour } from './neighbour.ts';

/** A first candidate this likely not to be the truth is reason to look. */
const WORTH_A_LOOK = 0.03;
/** A hint is given up to this probability that its molecule is another one. */
const FITS = 0.3;

/**
 * Weighs the hypothesis that the formula is off by one slip. Ordinary answers cost nothing: neighbours
 * are looked at where the first candidate is unusual, fits badly, or leaves lines or atoms
 * over. What the first call found serves the later ones (a salt of the same formula).
 */
export function formulaDoubter(means: Means): DoubtFormula {
  let neighbours: readonly Neighbour[] | undefined;
  return (found) => {
    if (means.request.fragments || !asksForALook(found)) return null;
    neighbours ??= lookAtNeighbours(found, means);
    return conclude(neighbours, found);
  };
}

function asksForALook(found: FoundAsTyped): boolean {
  const { judged, facts, complete } = found;
  const [first] = judged;
  return (
    facts.techniques.length > 0 &&
    (first === undefined ||
      isUnusual(first.terms) ||
      // By the fit alone: a crowd of candidates that fit as well does not speak against the formula.
      noneOfThese(fitOf(first.terms, facts, complete)) > WORTH_A_LOOK ||
      noneOf(found) > WORTH_A_LOOK ||
      !linesMatchAtoms(first, facts))
  );
}

function conclude(neighbours: readonly Neighbour[], { judged }: FoundAsTyped): FormulaDoubt | null {
  const odds = neighbours.map((one) => oddsOf(one, judged[0]));
  const best = neighbours[odds.indexOf(Math.max(...odds))];
  if (best === undefined) return null;
  const probability = probabilityOfSlip(odds);
  const [molecule] = best.judged;
  const isOrdinary =
    molecule !== undefined && rareGroups(molecule.terms) === 0 && noneOf(best) < FITS;
  return {
    probability,
    ...(probability >= DOUBTED &&
      isOrdinary && {
        hint: {
          formula: best.text,
          graph: molecule.graph,
          ...(best.salt && { salt: best.salt }),
        },
      }),
  };
}
