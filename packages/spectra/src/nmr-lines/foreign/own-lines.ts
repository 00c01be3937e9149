import type { Formula } from '../../formula/formula.ts';
import { chooseIntegrals, type ChosenIntegrals } from './choose-integrals.ts';
import type { ForeignOwner, ForeignSource, Listed, ListedProton } from './foreign-source.ts';
import { impuritySources } from './impurity-sources.ts';
import { doubtSolvents, solventSources } from './solvent-sources.ts';
import { splitCarbons } from './split-lines.ts';

/**
 * What each line of the lists may be assigned to, in their own order; undefined where only the
 * molecule comes into question.
 */
export interface ForeignLines {
  readonly c13: readonly (ForeignOwner | undefined)[];
  readonly h1: readonly (ForeignOwner | undefined)[];
  /** Middle of a split carbon, ppm, by the line that stands for it. */
  readonly centres: ReadonlyMap<number, number>;
  /** Whole protons by line. */
  readonly integrals: ChosenIntegrals;
}

/** Beyond this an owner is no better than none: an unexplained line costs 6 (¹³C) or 5 (¹H). */
const MOST_COST = 4.5;
/** Up to this cost a line is in all likelihood not the molecule's. */
const LIKELY = 2.2;
/** Up to this cost it may well not be. */
const POSSIBLE = 3.5;
/**
 * Log units: with integrals that account for the formula, a line among them is the molecule's; less
 * so where the source's ¹³C lines are in the list too.
 */
const ACCOUNTED = 3,
  ACCOUNTED_WITH_CARBONS = 2;
/**
 * Log units by which a hydrogen of the molecule is the worse owner of a line that was left out of
 * the scaling: standard deviation of its integral, most, and without an integral.
 */
const INTEGRAL_SD = 0.2,
  MOST_MISFIT = 3,
  WITHOUT_INTEGRAL = 1.5;

export const isLikelyForeign = (owner: ForeignOwner | undefined): boolean =>
  owner !== undefined && owner.cost <= LIKELY;
export const mayBeForeign = (owner: ForeignOwner | undefined): boolean =>
  owner !== undefined && owner.cost <= POSSIBLE;

/** What owning its lines costs a source, each. */
const shareOf = ({ prior, h1, c13 }: ForeignSource): number => prior / (h1.length + c13.length);

function ownerOf(
  { kind, solvent, impurity }: ForeignSource,
  place: number | undefined,
  cost: number,
): ForeignOwner {
  return {
    kind,
    ...(solvent && { solvent }),
    ...(impurity && { impurity }),
    ...(place !== undefined && { place }),
    cost,
  };
}

/** The cheapest owner of each line of a list. */
function owners(
  length: number,
  sources: readonly ForeignSource[],
  nucleus: 'h1' | 'c13',
  dearer: (line: number, source: ForeignSource) => number,
): (ForeignOwner | undefined)[] {
  const found: (ForeignOwner | undefined)[] = Array.from({ length }, () => undefined);
  for (const source of sources) {
    for (const claim of source[nucleus]) {
      const cost = shareOf(source) + claim.cost + dearer(claim.line, source);
      if (cost <= MOST_COST && cost < (found[claim.line]?.cost ?? Infinity))
        found[claim.line] = ownerOf(source, claim.place, cost);
    }
  }
  return found;
}

/** How badly an integral fits one hydrogen, log units. */
function misfit(integral: number | undefined): number {
  return integral === undefined
    ? WITHOUT_INTEGRAL
    : Math.min(MOST_MISFIT, ((1 - integral) / INTEGRAL_SD) ** 2 / 2);
}

/** A line without an integral in a list that has others. */
const isUncounted = ({ integral }: ListedProton, { protons }: ChosenIntegrals): boolean =>
  integral === undefined && protons.length > 0;

/** The owners with the lines of split carbons among them. */
function withSplitCarbons(
  c13: (ForeignOwner | undefined)[],
  { c13: shifts, carbonMHz }: Listed,
  formula: Formula,
): Pick<ForeignLines, 'c13' | 'centres'> {
  const own = [...shifts.keys()].filter((line) => !isLikelyForeign(c13[line]));
  const centres = new Map<number, number>();
  for (const { keeper, others, centre, by, j_hz, cost } of splitCarbons(
    own.map((line) => shifts[line]),
    formula,
    carbonMHz,
  )) {
    for (const line of others)
      if (cost < (c13[own[line]]?.cost ?? Infinity))
        c13[own[line]] = { kind: 'split', by, j_hz, place: centre, cost };
    if (cost <= LIKELY) centres.set(own[keeper], centre);
  }
  return { c13, centres };
}

/**
 * Who may own the lines of the NMR lists apart from the molecule: solvents, water in them, TMS, and
 * common impurities, each with what it costs in log units. Nothing is taken out of the lists; the
 * judge leaves a line to its owner where the molecule explains it no better.
 */
export function ownLines(
  listed: Listed,
  formula: Formula,
  limits: {
    readonly hydrogens: number;
    readonly exchangeable: number;
    readonly exchanged: boolean;
  },
): ForeignLines {
  const doubted = doubtSolvents(listed, listed.c13.length > (formula.counts.C ?? 0));
  const sources = [
    ...solventSources(listed, doubted),
    ...impuritySources(listed, doubted, formula),
  ];
  const integrals = chooseIntegrals(
    listed.h1.map(({ integral }) => integral),
    sources,
    limits,
  );
  const h1 = owners(
    listed.h1.length,
    [...sources, ...integrals.small],
    'h1',
    (line, { c13: carbons }) => {
      if (integrals.aside.has(line) || isUncounted(listed.h1[line], integrals))
        return -misfit(listed.h1[line].integral);
      return !integrals.accounted ? 0 : carbons.length > 0 ? ACCOUNTED_WITH_CARBONS : ACCOUNTED;
    },
  );
  // An impurity whose hydrogens the formula accounts for is none.
  const contradicted = ({ kind, h1: claims }: ForeignSource): boolean =>
    kind === 'impurity' &&
    integrals.accounted &&
    claims.length > 0 &&
    claims.every(({ line }) => !integrals.aside.has(line));
  const c13 = owners(listed.c13.length, sources, 'c13', (_, source) =>
    contradicted(source) ? ACCOUNTED_WITH_CARBONS : 0,
  );
  return { ...withSplitCarbons(c13, listed, formula), h1, integrals };
}
