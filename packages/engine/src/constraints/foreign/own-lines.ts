import type { Formula } from '@elucida/spectra/formula/formula';
import { chooseIntegrals, type ChosenIntegrals } from './choose-integrals.ts';
import type { ForeignOwner, ForeignSource, Listed } from './foreign-source.ts';
import { impuritySources } from './impurity-sources.ts';
import { doubtSolvents, solventSources } from './solvent-sources.ts';

/** What each line of the lists may be put down to, in their own order; undefined where only the molecule comes into question. */
export interface ForeignLines {
  readonly c13: readonly (ForeignOwner | undefined)[];
  readonly h1: readonly (ForeignOwner | undefined)[];
  /** Whole protons by line. */
  readonly integrals: ChosenIntegrals;
}

/** Beyond this an owner is no better than none: an unexplained line costs 6 (¹³C) or 5 (¹H). */
const MOST_COST = 4.5;
/** Up to this cost a line is in all likelihood not the molecule's. */
const LIKELY = 2.2;
/** Up to this cost it may well not be. */
const POSSIBLE = 3.5;
/** Log units: with integrals that account for the formula, a line among them is the molecule's. */
const ACCOUNTED = 3;

export const isLikelyForeign = (owner: ForeignOwner | undefined): boolean => owner !== undefined && owner.cost <= LIKELY;
export const mayBeForeign = (owner: ForeignOwner | undefined): boolean => owner !== undefined && owner.cost <= POSSIBLE;

/** What owning its lines costs a source, each. */
const shareOf = ({ prior, h1, c13 }: ForeignSource): number => prior / (h1.length + c13.length);

function ownerOf({ kind, solvent, impurity }: ForeignSource, place: number | undefined, cost: number): ForeignOwner {
  return { kind, ...(solvent && { solvent }), ...(impurity && { impurity }), ...(place !== undefined && { place }), cost };
}

/** The cheapest owner of each line of a list. */
function owners(length: number, sources: readonly ForeignSource[], nucleus: 'h1' | 'c13', dearer: (line: number, source: ForeignSource) => number): (ForeignOwner | undefined)[] {
  const found: (ForeignOwner | undefined)[] = Array.from({ length }, () => undefined);
  for (const source of sources) {
    for (const claim of source[nucleus]) {
      const cost = shareOf(source) + claim.cost + dearer(claim.line, source);
      if (cost <= MOST_COST && cost < (found[claim.line]?.cost ?? Infinity)) found[claim.line] = ownerOf(source, claim.place, cost);
    }
  }
  return found;
}

/**
 * Who may own the lines of the NMR lists beside the molecule: solvents, water in them, TMS, and common impurities, each with what it
 * costs in log units. Nothing is taken out of the lists; the judge leaves a line to its owner where the molecule explains it no better.
 */
export function ownLines(listed: Listed, formula: Formula, limits: { readonly hydrogens: number; readonly exchangeable: number }): ForeignLines {
  const doubted = doubtSolvents(listed);
  const sources = [...solventSources(listed, doubted), ...impuritySources(listed, doubted, formula)];
  const integrals = chooseIntegrals(listed.h1.map(({ integral }) => integral), sources, limits);
  const h1 = owners(listed.h1.length, [...sources, ...integrals.small], 'h1', (line) => (integrals.aside.has(line) || !integrals.accounted ? 0 : ACCOUNTED));
  // An impurity whose hydrogens the formula accounts for is none.
  const contradicted = ({ kind, h1: claims }: ForeignSource): boolean => kind === 'impurity' && integrals.accounted && claims.length > 0 && claims.every(({ line }) => !integrals.aside.has(line));
  const c13 = owners(listed.c13.length, sources, 'c13', (_, source) => (contradicted(source) ? ACCOUNTED : 0));
  return { c13, h1, integrals };
}
