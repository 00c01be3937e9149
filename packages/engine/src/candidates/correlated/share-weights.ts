import { KINDS } from '../../nmr/align-signals.ts';
import { likely, type JointFacts } from '../../techniques/correlations/joint/joint-facts.ts';

/** Carbons of arenes, of which two are often alike, ppm. */
const ARENE = [105, 142] as const;
/** Methyl groups that are often alike, ppm. */
const METHYL_BELOW = 62;
/** How often two carbons share a signal: arene CH, methyl, others. By judgement. */
const SHARED = { arene: 4, methyl: 2, other: 0.4 } as const;
/**
 * An HMBC peak between a hydrogen and a carbon of the same shift as its own joins two equivalent
 * positions (Claridge, High-Resolution NMR Techniques in Organic Chemistry, 3rd ed., ch. 7), or is a
 * residue of ¹J. By judgement.
 */
const SELF_CORRELATED = 10;
/** A position that correlates with one that has an equivalent has often one too. By judgement. */
const BESIDE_SELF_CORRELATED = 4;
/** By the hydrogens that the integral says: of one position, and of more than one. By judgement. */
const ONE_POSITION = 0.1,
  MORE_POSITIONS = 10;
/** Integrals are right within this share. */
const INTEGRAL_TOLERANCE = 0.3;

/**
 * The weight of having no signal, where the ¹³C list is made of HMBC and HSQC: those without hydrogens
 * that no hydrogen is near. By judgement.
 */
export const UNSEEN = 12;

/** How likely two carbons share each ¹³C signal, up to a factor. */
export function shareWeights(facts: JointFacts): Float64Array {
  const self = selfCorrelated(facts);
  const beside = correlatedWith(self, facts);
  return Float64Array.from(facts.carbon, (shift, signal) => {
    const possible = possibleKinds(facts, signal);
    const isArene = shift >= ARENE[0] && shift <= ARENE[1];
    const isMethyl = shift < METHYL_BELOW && possible.includes(3);
    const usual = isArene ? SHARED.arene : isMethyl ? SHARED.methyl : SHARED.other;
    const bySymmetry = self.has(signal)
      ? SELF_CORRELATED
      : beside.has(signal)
        ? BESIDE_SELF_CORRELATED
        : 1;
    return usual * bySymmetry * byIntegral(facts.integral[signal], possible);
  });
}

/** Log penalties within this of the least are possible kinds. */
const POSSIBLE_KIND = 1;

/** Numbers of hydrogens that a signal may mean. */
export function possibleKinds({ kinds }: JointFacts, signal: number): number[] {
  const all = [0, 1, 2, 3];
  if (kinds === null) return all;
  const costs = all.map((hydrogens) => kinds[KINDS * signal + hydrogens]);
  const least = Math.max(...costs);
  return all.filter((hydrogens) => costs[hydrogens] >= least - POSSIBLE_KIND);
}

function selfCorrelated({ correlations, carrier }: JointFacts): ReadonlySet<number> {
  const self = new Set<number>();
  for (const correlation of correlations.HMBC ?? []) {
    const [from, to] = [likely(correlation.from), likely(correlation.to)];
    // Where the shifts may mean several signals, nothing is sure.
    if (from.length !== 1 || to.length !== 1) continue;
    if (carrier[from[0]] === to[0]) self.add(to[0]);
  }
  return self;
}

/** Signals that an HMBC peak joins to one of `self`. */
function correlatedWith(
  self: ReadonlySet<number>,
  { correlations, carrier }: JointFacts,
): ReadonlySet<number> {
  const beside = new Set<number>();
  for (const correlation of correlations.HMBC ?? []) {
    const [from, to] = [likely(correlation.from), likely(correlation.to)];
    if (from.length !== 1 || to.length !== 1) continue;
    const [signal, partner] = [carrier[from[0]], to[0]];
    if (self.has(signal)) beside.add(partner);
    if (self.has(partner) && signal >= 0) beside.add(signal);
  }
  return beside;
}

function byIntegral(integral: number, possible: readonly number[]): number {
  if (Number.isNaN(integral)) return 1;
  const mayBe = (positions: number) =>
    possible.some(
      (hydrogens) =>
        hydrogens > 0 && Math.abs(integral / (positions * hydrogens) - 1) <= INTEGRAL_TOLERANCE,
    );
  if (mayBe(1)) return mayBe(2) || mayBe(3) ? 1 : ONE_POSITION;
  return mayBe(2) || mayBe(3) ? MORE_POSITIONS : 1;
}
