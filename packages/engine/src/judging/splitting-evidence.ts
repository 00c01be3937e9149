import type { ProtonSignals } from '../constraints/proton-signals.ts';
import type { Evidence } from '../identification.ts';
import { sharedProtons, type ProtonAlignment } from './align-protons.ts';
import { noCoupling, readCoupling } from './coupling.ts';
import type { EvidenceCode } from './evidence-codes.ts';
import { atomsOfClass } from './evidence-values.ts';
import { couplingLogLikelihood, firstOrderMultiplicity, multiplicityLogLikelihood } from './multiplicity-likelihood.ts';
import type { Molecule } from './nmr-terms.ts';
import type { SignalClasses } from './signal-classes.ts';
import { WEIGHTS } from './weights.ts';

/** Log likelihood from which a splitting speaks for or against a candidate rather than neither. */
const TELLING = 0.7;

/** Compares the observed splitting of each signal that belongs to one kind of hydrogen with its neighbours. */
export function splittingEvidence(molecule: Molecule, bound: SignalClasses, proton: ProtonSignals, alignment: ProtonAlignment): Evidence[] {
  const evidence: Evidence[] = [];
  proton.signals.forEach((signal, j) => {
    const under = [...Array(bound.count).keys()].filter((i) => sharedProtons(alignment, i, j) > 0);
    if (under.length !== 1 || !signal.multiplicity) return;
    const [i] = under;
    const coupling = noCoupling();
    readCoupling(molecule.graph, molecule.perception, bound.atom[i], coupling);
    const common = { technique: 'H1NMR' as const, atoms: atomsOfClass(molecule.perception, bound.symmetryClass[i]), observed: signal.shift, peak: signal.peak };
    const split = molecule.graph.hydrogens[bound.atom[i]] === 2 && proton.signals.filter((_, k) => sharedProtons(alignment, i, k) > 0).length === 2;
    const likelihood = multiplicityLogLikelihood(signal.multiplicity, coupling, split);
    const expected = coupling.secondOrder || coupling.groups > 1 ? 'm' : firstOrderMultiplicity(coupling.neighbours + (split ? 1 : 0));
    evidence.push({
      ...common, verdict: verdictOf(likelihood), code: 'multiplicity' satisfies EvidenceCode, weight: WEIGHTS['h1-multiplicity'] * likelihood,
      values: { observed: signal.multiplicity, expected, neighbours: coupling.neighbours },
    });
    if (signal.couplings.length === 0) return;
    // A triplet with one constant has two equal couplings: fewer constants than neighbours are no contradiction then.
    const equalConstants = likelihood >= TELLING && signal.couplings.length < coupling.groups;
    const byConstants = couplingLogLikelihood(signal.couplings, coupling);
    evidence.push({
      ...common, verdict: verdictOf(equalConstants ? Math.max(0, byConstants) : byConstants), code: 'couplings' satisfies EvidenceCode, weight: WEIGHTS['h1-multiplicity'] * byConstants,
      values: { couplings: signal.couplings.join('; '), groups: coupling.groups },
    });
  });
  for (let i = 0; i < bound.count; i++) {
    const signals = proton.signals.filter((_, j) => sharedProtons(alignment, i, j) > 0).length;
    const allowed = molecule.graph.hydrogens[bound.atom[i]] === 2 ? 2 : 1;
    if (signals <= allowed) continue;
    evidence.push({
      technique: 'H1NMR', atoms: atomsOfClass(molecule.perception, bound.symmetryClass[i]), verdict: 'against', code: 'equivalent-split' satisfies EvidenceCode,
      values: { signals }, weight: (signals - allowed) * WEIGHTS['h1-split-equivalent'],
    });
  }
  return evidence;
}

function verdictOf(logLikelihood: number): 'for' | 'neutral' | 'against' {
  return logLikelihood >= TELLING ? 'for' : logLikelihood <= -TELLING ? 'against' : 'neutral';
}
