import type { CorrelationType } from '@elucida/spectra/techniques/correlations/correlation-technique';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { traceJointly, type JointTrace, type PathTaken } from './joint/trace-jointly.ts';
import type { CorrelationKind } from './joint/joint-facts.ts';
import { snap } from './joint/snap.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { Molecule } from '@elucida/molecules/molecule';
import { KINDS } from '../../nmr/align-signals.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { CorrelationFacts } from './correlation-facts.ts';

/** Log likelihood of a path (`path-costs.ts`) that is the rule, and of one that is seen now and then. */
const USUAL = -0.7,
  RARE = -3.5;
/** An integral may be so many hydrogens short. */
const HALF = 0.5;

/** The two shifts of a peak, as its technique names them. */
function shiftsOf(type: CorrelationType, peak: object): { observed: number; other: number } {
  const [first, second] = techniqueOf(type).pair!.fields;
  const row = peak as Readonly<Record<string, unknown>>;
  return { observed: Number(row[first]), other: Number(row[second]) };
}

/** What the peaks of one spectrum say of a molecule, all signals assigned together. */
export function explainCorrelations(
  type: CorrelationType,
  molecule: Molecule,
  { joint }: CorrelationFacts,
  predictor: ShiftPredictor,
): Evidence[] {
  const { graph, perception } = molecule;
  const trace = traceJointly(molecule, joint, (nucleus) =>
    predictor.predict(nucleus, graph, perception),
  );
  return type === 'HSQC'
    ? explainHsqc(molecule, trace)
    : trace.paths[type].map((path) => explainPath(type, molecule, trace, path));
}

const atomsIn = ({ perception }: Molecule, { atomOf }: JointTrace, k: number): readonly number[] =>
  atomsOfClass(perception, perception.symmetryClass[atomOf(k)]);

function explainPath(
  technique: CorrelationKind,
  molecule: Molecule,
  trace: JointTrace,
  { peak, observed, other, from, to, bonds, likelihood }: PathTaken,
): Evidence {
  const place = { technique, peak, observed };
  if (from === null || to === null)
    return {
      ...place,
      code: 'correlation-unowned',
      atoms: [],
      verdict: 'neutral',
      values: { other },
    };
  const carriers = atomsIn(molecule, trace, from);
  const [code, verdict] =
    likelihood >= USUAL
      ? (['correlation-path', 'for'] as const)
      : technique === 'HMBC' && bonds === 1
        ? (['correlation-direct', 'neutral'] as const)
        : likelihood >= RARE
          ? (['correlation-long', 'neutral'] as const)
          : (['correlation-far', 'against'] as const);
  return {
    ...place,
    code,
    atoms: [...carriers, ...atomsIn(molecule, trace, to)],
    verdict,
    values: { other, bonds, carriers: carriers.length },
  };
}

/**
 * HSQC peaks at a ¹H line with too few hydrogens for the carbons of all of them. A carbon that has peaks at other lines
 * as well needs one of its hydrogens here, any other all of them.
 */
function crowdedPeaks(molecule: Molecule, trace: JointTrace): ReadonlySet<number> {
  const ownerOf = new Map(trace.pairs.map(({ peak, owner }) => [peak, owner]));
  const crowded = new Set<number>();
  for (const { peaks, hydrogens } of trace.shared) {
    const owners = new Set(peaks.flatMap((peak) => ownerOf.get(peak) ?? []));
    let needed = 0;
    for (const owner of owners) {
      const atoms = atomsIn(molecule, trace, owner);
      const isElsewhere = trace.pairs.some(
        (pair) => pair.owner === owner && !peaks.includes(pair.peak),
      );
      const each = molecule.graph.hydrogens[atoms[0]];
      needed += atoms.length * (isElsewhere ? Math.min(1, each) : each);
    }
    if (owners.size > 1 && needed > hydrogens + HALF) for (const peak of peaks) crowded.add(peak);
  }
  return crowded;
}

function explainHsqc(molecule: Molecule, trace: JointTrace): Evidence[] {
  const { graph } = molecule;
  const crowded = crowdedPeaks(molecule, trace);
  return trace.pairs.map(({ peak, observed, other, signal, owner }): Evidence => {
    const place = { technique: 'HSQC' as const, peak, observed };
    if (owner === null)
      return {
        ...place,
        code: 'correlation-unowned',
        atoms: [],
        verdict: 'neutral',
        values: { other },
      };
    const atoms = atomsIn(molecule, trace, owner);
    const hydrogens = graph.hydrogens[atoms[0]];
    if (hydrogens === 0)
      return { ...place, code: 'hsqc-bare', atoms, verdict: 'against', values: { other } };
    const isOther = (trace.kinds?.[KINDS * signal + Math.min(KINDS - 1, hydrogens)] ?? 0) < 0;
    return {
      ...place,
      code: isOther ? 'hsqc-kind' : crowded.has(peak) ? 'hsqc-shared' : 'hsqc-pair',
      atoms,
      verdict: isOther ? 'against' : crowded.has(peak) ? 'neutral' : 'for',
      values: { other, hydrogens },
    };
  });
}

/** Evidence for the peaks that say nothing of their own, so that none is passed over in silence. */
export function coverCorrelations(
  type: CorrelationType,
  left: readonly { readonly peak: object; readonly index: number }[],
  { joint }: CorrelationFacts,
): Evidence[] {
  return left.flatMap(({ peak, index }): Evidence[] => {
    const { observed, other } = shiftsOf(type, peak);
    if (!Number.isFinite(observed) || !Number.isFinite(other)) return [];
    const partners = type === 'HMBC' || type === 'HSQC' ? joint.carbon : joint.proton;
    const isMatched =
      snap(other, partners, partners === joint.carbon ? 'C13' : 'H1').length > 0 &&
      (type === 'HSQC' || snap(observed, joint.proton, 'H1').length > 0);
    return [
      {
        technique: type,
        peak: index,
        observed,
        code: isMatched ? 'correlation-repeated' : 'correlation-unmatched',
        atoms: [],
        verdict: 'neutral',
        values: { other },
      },
    ];
  });
}
