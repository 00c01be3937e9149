import { scaleIntegrals, type IntegralLimits, type ScaledIntegrals } from '../scale-integrals.ts';
import type { ForeignSource } from './foreign-source.ts';
import { twoForms } from './two-forms.ts';

export interface ChosenIntegrals extends ScaledIntegrals {
  /**
   * Lines that took no part in the scaling: their integrals are another substance's. They have one
   * proton each, which need not be found.
   */
  readonly aside: ReadonlySet<number>;
  /** The other integrals account for the hydrogens of the formula, those that exchange aside. */
  readonly accounted: boolean;
  /**
   * Lines whose integral is too small for a hydrogen of the molecule and that no known source owns.
   */
  readonly small: readonly ForeignSource[];
}

/** Sources tried in all combinations: the cheapest. */
const MOST_SOURCES = 6;
/** Log units: a source that costs more does not explain an odd integral. */
const MOST_PRIOR = 9;
/**
 * Integrals below this share of a hydrogen, with the list scaled to the formula, are too small for
 * one; what assuming so costs.
 */
const SMALL_PROTONS = 0.45,
  SMALL_PRIOR = 4;
/** Log units: what it costs to leave a line to the minor form where integrals show two. */
const MINOR_PRIOR = 1;
/** Error of an integral, share of it and protons at least. */
const ERROR_SHARE = 0.08,
  ERROR_LEAST = 0.1;
/**
 * Log units: the most that one odd integral costs; each hydrogen on carbon that is missing, or that
 * could exchange; a line without integral among others with; a scale far from protons.
 */
const MOST_ODD = 5,
  MISSING_BOUND = 2.5,
  MISSING_EXCHANGEABLE = 0.25,
  WITHOUT = 1.2,
  MOST_SCALE = 2;
const SCALE_SD = 0.15;

/**
 * What integrals cost as those of the molecule alone: how far they are from whole protons that add
 * up to the formula.
 */
function integralCost(
  values: readonly (number | undefined)[],
  limits: IntegralLimits,
): { cost: number; scaled: ScaledIntegrals; missing: number } {
  const scaled = scaleIntegrals(values, limits);
  const known = values.flatMap((value, i) =>
    value !== undefined && value > 0 ? [{ value, protons: scaled.protons[i] }] : [],
  );
  const protons = known.reduce((total, each) => total + each.protons, 0);
  const sum = known.reduce((total, { value }) => total + value, 0);
  const scale = sum > 0 ? protons / sum : 1;
  const odd = known.reduce(
    (total, each) =>
      total +
      Math.min(
        MOST_ODD,
        ((each.value * scale - each.protons) / (ERROR_SHARE * each.protons + ERROR_LEAST)) ** 2 / 2,
      ),
    0,
  );
  const missing = limits.hydrogens - protons;
  const exchanging = Math.min(Math.max(0, missing), limits.exchangeable);
  const cost =
    odd +
    MISSING_EXCHANGEABLE * exchanging +
    MISSING_BOUND * (Math.max(0, missing - exchanging) + Math.max(0, -missing)) +
    Math.min(MOST_SCALE, (Math.log(scale) / SCALE_SD) ** 2 / 2) +
    WITHOUT * (values.length - known.length);
  return { cost, scaled, missing };
}

/** All subsets of up to `MOST_SOURCES` sources, the empty one first. */
function combinations(sources: readonly ForeignSource[]): ForeignSource[][] {
  return Array.from({ length: 2 ** sources.length }, (_, chosen) =>
    sources.filter((__, i) => ((chosen >> i) & 1) === 1),
  );
}

/**
 * Whole protons of the major form where the integrals are those of two, lines of the minor one
 * aside.
 */
function chooseMajorForm(
  integrals: readonly (number | undefined)[],
  limits: IntegralLimits,
): ChosenIntegrals | undefined {
  const forms = twoForms(integrals, limits);
  if (forms === undefined) return undefined;
  const aside = [...integrals.keys()].filter((line) => forms.major[line] === 0);
  return {
    protons: forms.major.map((protons) => Math.max(1, protons)),
    from: 'given',
    aside: new Set(aside),
    accounted: true,
    small: aside.map((line) => ({
      kind: 'small',
      prior: MINOR_PRIOR,
      h1: [{ line, cost: 0 }],
      c13: [],
    })),
  };
}

/**
 * Whole protons of the lines, scaled without those that a solvent, water or an impurity owns where
 * leaving them out makes the rest come out even. Among all combinations of the likeliest sources
 * the cheapest one is chosen, none of them included.
 */
export function chooseIntegrals(
  integrals: readonly (number | undefined)[],
  sources: readonly ForeignSource[],
  limits: IntegralLimits,
): ChosenIntegrals {
  const majorForm = chooseMajorForm(integrals, limits);
  if (majorForm !== undefined) return majorForm;
  const known = integrals.filter((value): value is number => value !== undefined && value > 0);
  const plain = integralCost(integrals, limits);
  if (known.length === 0) return { ...plain.scaled, aside: new Set(), accounted: false, small: [] };
  const sum = known.reduce((a, b) => a + b, 0);
  const small = integrals.flatMap((value, line): ForeignSource[] =>
    value !== undefined &&
    value > 0 &&
    (value * limits.hydrogens) / sum < SMALL_PROTONS &&
    value < SMALL_PROTONS + 0.2
      ? [{ kind: 'small', prior: SMALL_PRIOR, h1: [{ line, cost: 0 }], c13: [] }]
      : [],
  );
  const tried = [...sources.filter(({ h1 }) => h1.length > 0), ...small]
    .map((source) => ({
      source,
      cost:
        source.prior * (source.h1.length / (source.h1.length + source.c13.length)) +
        source.h1.reduce((total, { cost }) => total + cost, 0),
    }))
    .filter(({ cost }) => cost <= MOST_PRIOR)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_SOURCES);
  const costOf = new Map(tried.map(({ source, cost }) => [source, cost]));
  let best = { ...plain, aside: new Set<number>() };
  for (const chosen of combinations(tried.map(({ source }) => source))) {
    const aside = new Set(chosen.flatMap(({ h1 }) => h1.map(({ line }) => line)));
    if (aside.size === 0 || aside.size === integrals.length) continue;
    const rest = integralCost(
      integrals.filter((_, line) => !aside.has(line)),
      limits,
    );
    const cost = rest.cost + chosen.reduce((total, source) => total + costOf.get(source)!, 0);
    if (cost < best.cost) best = { cost, scaled: rest.scaled, missing: rest.missing, aside };
  }
  let next = 0;
  const protons = integrals.map((_, line) =>
    best.aside.has(line) ? 1 : best.scaled.protons[next++],
  );
  return {
    protons,
    from: best.scaled.from,
    aside: best.aside,
    accounted: best.missing >= 0 && best.missing <= limits.exchangeable,
    small,
  };
}
