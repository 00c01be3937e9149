import type { ModelClaim } from '@elucida/contract/models';
import { readMultiplicity, type SignalShape } from '@elucida/spectra/chemistry/multiplicities';
import {
  confirmed,
  isNear,
  notCheckable,
  refuted,
  type ClaimCheck,
  type ClaimGround,
} from './claim-check.ts';
import { seekPeak } from './check-peak.ts';

/**
 * `multiplicity`: the ¹H signal there has this pattern, and stands for so many hydrogens. Of
 * several signals near, the one that agrees best counts.
 */
export function checkMultiplicity(
  claim: Pick<ModelClaim, 'position' | 'multiplicity' | 'hydrogens'>,
  ground: ClaimGround,
): ClaimCheck {
  const { position, multiplicity, hydrogens } = claim;
  const sought = seekPeak({ technique: 'H1NMR', position }, ground);
  if ('verdict' in sought) return sought;
  if (multiplicity === null && hydrogens === null) return notCheckable('incomplete');
  const near = ground.facts
    .H1NMR!.signals.filter(({ shift }) => isNear('H1NMR', shift, position!))
    .sort((a, b) => Math.abs(a.shift - position!) - Math.abs(b.shift - position!));
  // A list of hundreds of peaks is cut before it is judged.
  if (near.length === 0) return notCheckable('multiplicity-unknown', { observed: sought.observed });
  const checks = near.map((signal) => {
    const pattern =
      multiplicity === null
        ? null
        : comparePattern(signal.multiplicity, multiplicity, signal.shift);
    const integral =
      hydrogens === null ? null : compareIntegral(signal.protons, hydrogens, signal.shift);
    return join(pattern, integral);
  });
  const order = ['confirmed', 'refuted', 'not-checkable'];
  return (
    checks.find(({ verdict }) => verdict === 'confirmed') ??
    checks.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))[0]
  );
}

function comparePattern(
  recorded: string | undefined,
  stated: string,
  observed: number,
): ClaimCheck {
  const shape = recorded === undefined ? null : readMultiplicity(recorded);
  if (shape === null) return notCheckable('multiplicity-unknown', { observed });
  const claimed = readMultiplicity(stated);
  const observedPattern = recorded!;
  if (claimed !== null && samePattern(shape, claimed))
    return confirmed('multiplicity-agrees', { observed, observedPattern });
  if (shape.splittings.includes('m')) return notCheckable('multiplicity-unresolved', { observed });
  if (claimed === null || claimed.splittings.includes('m'))
    return notCheckable('multiplicity-unnamed', { word: stated, observed, observedPattern });
  return refuted('multiplicity-differs', {
    observed,
    observedPattern,
    expectedPattern: claimed.code ?? claimed.splittings.join(''),
  });
}

/**
 * Order of the splittings and breadth aside: `dt` is written for `td`, and what is broad is a
 * matter of taste.
 */
const samePattern = (a: SignalShape, b: SignalShape): boolean =>
  [...a.splittings].sort().join() === [...b.splittings].sort().join();

function compareIntegral(recorded: number, stated: number, observed: number): ClaimCheck {
  if (recorded === 0) return notCheckable('hydrogens-unknown', { observed });
  return recorded === Math.round(stated)
    ? confirmed('hydrogens-agree', { observed, hydrogens: recorded })
    : refuted('hydrogens-differ', { observed, hydrogens: recorded, claimed: stated });
}

/**
 * One refuted half refutes the claim; a pattern that cannot be checked is not confirmed by its
 * integral.
 */
function join(pattern: ClaimCheck | null, integral: ClaimCheck | null): ClaimCheck {
  if (pattern === null || integral === null) return (pattern ?? integral)!;
  const wrong = [pattern, integral].find(({ verdict }) => verdict === 'refuted');
  if (wrong !== undefined) return wrong;
  if (pattern.code === 'multiplicity-agrees' && integral.code === 'hydrogens-agree')
    return confirmed('multiplicity-and-hydrogens-agree', { ...pattern.values, ...integral.values });
  return pattern;
}
