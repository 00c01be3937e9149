import type { ProtonSignals } from '../constraints/proton-signals.ts';
import type { Evidence } from '../identification.ts';
import { sharedProtons, type ProtonAlignment } from './align-protons.ts';
import type { ProtonGroup } from './assignment/proton-groups.ts';
import { noCoupling, readCoupling } from './coupling.ts';
import { fitPattern } from './couplings/fit-pattern.ts';
import type { EvidenceCode } from './evidence-codes.ts';
import { atomsOfClass } from './evidence-values.ts';
import { firstOrderMultiplicity, multiplicityLogLikelihood } from './multiplicity-likelihood.ts';
import type { Molecule } from './nmr-terms.ts';
import type { SignalClasses } from './signal-classes.ts';
import { WEIGHTS } from './weights.ts';

/** Log likelihood from which a splitting that can be explained speaks for a candidate rather than neither. */
const TELLING = 0.7;

interface Assigned { readonly bound: SignalClasses; readonly groups: readonly ProtonGroup[] }

/** Compares the observed splitting of each signal that belongs to one kind of hydrogen with what may split it. */
export function splittingEvidence(molecule: Molecule, { bound, groups }: Assigned, proton: ProtonSignals, alignment: ProtonAlignment): Evidence[] {
  return proton.signals.flatMap((signal, j): Evidence[] => {
    const under = [...groups.keys()].filter((i) => sharedProtons(alignment, i, j) > 0);
    if (under.length !== 1 || !signal.multiplicity || under[0] >= bound.count) return [];
    const [i] = under;
    const divided = proton.signals.filter((_, k) => sharedProtons(alignment, i, k) > 0).length > 1;
    const fit = fitPattern(signal, groups[i].partners, { geminal: divided || groups[i].divisions.length > 0, several: groups[i].several && !divided });
    const coupling = noCoupling();
    readCoupling(molecule.graph, molecule.perception, bound.atom[i], coupling);
    const likelihood = multiplicityLogLikelihood(signal.multiplicity, coupling, divided);
    const expected = coupling.secondOrder || coupling.groups > 1 ? 'm' : firstOrderMultiplicity(coupling.neighbours + (divided ? 1 : 0));
    const common = { technique: 'H1NMR' as const, atoms: atomsOfClass(molecule.perception, bound.symmetryClass[i]), observed: signal.shift, peak: signal.peak };
    const misfit = fit.verdict === 'too-few' || fit.verdict === 'too-many';
    const multiplicity: Evidence = {
      ...common, verdict: misfit ? 'against' : likelihood >= TELLING ? 'for' : 'neutral', code: 'multiplicity' satisfies EvidenceCode, weight: WEIGHTS['h1-multiplicity'] * likelihood,
      values: { observed: signal.multiplicity, expected, neighbours: coupling.neighbours, least: fit.least, most: fit.most, ...(fit.seen !== undefined && { seen: fit.seen }), ...(misfit && { needs: fit.verdict === 'too-few' ? 'more' : 'fewer' }) },
    };
    if (fit.verdict !== 'foreign-constant') return [multiplicity];
    return [multiplicity, { ...common, verdict: 'against', code: 'couplings' satisfies EvidenceCode, values: { couplings: signal.couplings.join('; '), constant: fit.constant! } }];
  });
}
