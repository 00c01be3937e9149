import type { IntegralLimits } from '../scale-integrals.ts';

/** Whole protons that each line holds of either form. */
export interface TwoForms {
  readonly major: readonly number[];
  readonly minor: readonly number[];
}

/** Shares of the minor form that are looked for. */
const LEAST_SHARE = 0.05,
  MOST_SHARE = 0.45;
/** Most protons of the minor form in the line that gives its share: a methyl group. */
const MOST_AT_ONCE = 3;
/** Most protons of one form in a line where that form is alone: two equal methyl groups. */
const MOST_ALONE = 6;
/** Integrals are written with an error of so much, protons and share of them. */
const ERROR_PROTONS = 0.02,
  ERROR_SHARE = 0.01;
/** Fewer lines are two forms by chance. */
const LEAST_LINES = 3;
/**
 * Some line of the minor form must have less than this, protons: integrals of one form that are off
 * by a fifth would look like two in one list of two hundred.
 */
const BELOW_ONE = 0.5;

/**
 * Protons of the major and the minor form that add up to an integral: of both alike where it is
 * whole, of one alone where it is a multiple of that, else as equal as they may be.
 */
function partsOf(integral: number, share: number): readonly [number, number] | undefined {
  const error = ERROR_PROTONS + ERROR_SHARE * integral;
  const whole = Math.round(integral);
  if (Math.abs(integral - whole) <= error) return [whole, whole];
  for (const [form, each] of [1 - share, share].entries()) {
    const protons = Math.round(integral / each);
    if (protons > MOST_ALONE || Math.abs(integral - protons * each) > error) continue;
    return form === 0 ? [protons, 0] : [0, protons];
  }
  let best: readonly [number, number] | undefined;
  for (let major = 0; major * (1 - share) <= integral + error; major++) {
    const minor = Math.max(0, Math.round((integral - major * (1 - share)) / share));
    if (Math.abs(major * (1 - share) + minor * share - integral) > error) continue;
    if (best === undefined || Math.abs(major - minor) < Math.abs(best[0] - best[1]))
      best = [major, minor];
  }
  return best;
}

/**
 * Integrals of a compound in two forms that NMR shows side by side (anomers, keto and enol,
 * rotamers), added up over both: in some share of the minor one, each form has all the hydrogens of
 * the formula, those that exchange aside. Undefined where the integrals are not of this kind.
 */
export function twoForms(
  integrals: readonly (number | undefined)[],
  { hydrogens, exchangeable }: IntegralLimits,
): TwoForms | undefined {
  const known = integrals.filter((value): value is number => value !== undefined && value > 0);
  if (known.length < integrals.length || known.length < LEAST_LINES) return undefined;
  const least = Math.min(...known);
  if (least >= BELOW_ONE) return undefined;
  for (let protons = 1; protons <= MOST_AT_ONCE; protons++) {
    const share = least / protons;
    if (share < LEAST_SHARE || share > MOST_SHARE) continue;
    const parts = known.map((integral) => partsOf(integral, share));
    if (!parts.every((part) => part !== undefined)) continue;
    const major = parts.map(([count]) => count),
      minor = parts.map(([, count]) => count);
    const total = sum(major);
    if (total === sum(minor) && total <= hydrogens && total >= hydrogens - exchangeable)
      return { major, minor };
  }
  return undefined;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
