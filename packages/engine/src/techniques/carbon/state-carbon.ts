import type { Evidence, EvidenceOfRole } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { coinciding } from '../../nmr/coinciding.ts';
import {
  aboutEvidence,
  environmentOf,
  evidenceOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import { hasMobileHydrogen } from '../../nmr/mobile-hydrogen.ts';
import { stateOffset } from '../../nmr/state-offset.ts';
import { carbonsOnBoron } from './on-boron.ts';
import type { AssignedSignal, Statement } from '../../statements/statement.ts';

/**
 * Regions of the 13C spectrum, lower limits in ppm, by what most of their carbons are: carbonyls,
 * sp² carbons, sp³ on oxygen or nitrogen, other sp³.
 */
type Region = 'carbon-carbonyl' | 'carbon-sp2' | 'carbon-hetero' | 'carbon-alkyl';
const REGIONS: readonly (readonly [from: number, kind: Region])[] = [
  [160, 'carbon-carbonyl'],
  [95, 'carbon-sp2'],
  [48, 'carbon-hetero'],
  [-Infinity, 'carbon-alkyl'],
];
/** A prediction less certain than this proves little, ppm. */
const VAGUE_PPM = 5;

/** A deviation smaller than this is what the prediction itself expects, standard deviations. */
const WORTH_NAMING_SD = 1.2;

type Assignment = EvidenceOfRole<'assigned'>;

/** The entry of a list for one assignment. */
export function assignedSignal(molecule: ExplainedCandidate, item: Assignment): AssignedSignal {
  return {
    observed: item.observed,
    environment: environmentOf(molecule, item.atoms[0]),
    atoms: labelAtoms(molecule, item.atoms),
    predicted: item.predicted,
    sd: item.sd,
    observations: item.observations,
  };
}

export const isAssigned = ({ atoms }: Evidence): boolean => atoms.length > 0;
const deviation = ({ observed, predicted, sd }: Assignment): number =>
  Math.abs(observed - predicted) / sd;

/** The assignment farthest from its prediction, in standard deviations. */
function weakest(items: readonly Assignment[]): Assignment | undefined {
  return items.reduce<Assignment | undefined>(
    (worst, item) => (worst === undefined || deviation(item) > deviation(worst) ? item : worst),
    undefined,
  );
}

/**
 * 13C: does the number of signals fit, region by region the assignments, what is only loosely
 * predicted, and the weakest point.
 */
export function stateCarbon(molecule: ExplainedCandidate): Statement[] {
  const items = evidenceOf(molecule, 'C13NMR');
  if (items.length === 0) return [];
  const carbons = [...molecule.graph.element].filter((element) => element === 6).length;
  const [count] = ofCode(items, 'carbon-count');
  const statements: Statement[] = [];
  if (count !== undefined) {
    const { signals, classes, others, hidden } = count.values;
    const apart = others === undefined ? {} : { others };
    // A count that speaks against the candidate has its place there.
    if (count.verdict === 'neutral' && count.open === undefined) {
      statements.push(
        hidden !== undefined
          ? {
              kind: 'carbon-on-boron',
              values: {
                signals,
                classes,
                ...apart,
                atoms: labelAtoms(molecule, carbonsOnBoron(molecule.graph)),
              },
              technique: 'C13NMR',
              atoms: carbonsOnBoron(molecule.graph),
            }
          : {
              kind: 'carbon-signals-coincide',
              values: { signals, classes, ...apart, ...coinciding(molecule, count) },
              technique: 'C13NMR',
            },
      );
      if (hasMobileHydrogen(molecule.graph))
        statements.push({ kind: 'tautomers-average', values: {}, technique: 'C13NMR' });
    }
    if (signals === classes)
      statements.push(
        classes === carbons
          ? {
              kind: 'carbon-signals-fit-all',
              values: { signals, ...apart },
              technique: 'C13NMR',
            }
          : {
              kind: 'carbon-signals-fit',
              values: { signals, carbons, ...apart },
              technique: 'C13NMR',
            },
      );
  }
  const assigned = ofCode(items, 'carbon-assignment').filter(isAssigned);
  REGIONS.forEach(([from, kind], i) => {
    const to = i === 0 ? Infinity : REGIONS[i - 1][0];
    const here = assigned.filter(({ observed }) => observed >= from && observed < to);
    if (here.length === 0) return;
    statements.push({
      kind,
      values: { signals: here.map((item) => assignedSignal(molecule, item)) },
      technique: 'C13NMR',
      peaks: here.flatMap(({ peak }) => peak ?? []),
      atoms: here.flatMap(({ atoms }) => atoms),
    });
  });
  const divided = new Map(
    assigned.filter(({ values }) => values.divided).map(({ atoms }) => [atoms.join(), atoms]),
  );
  for (const atoms of divided.values()) {
    const all = assigned.filter((item) => item.atoms.join() === atoms.join());
    statements.push({
      kind: 'carbon-divided',
      values: {
        atoms: labelAtoms(molecule, atoms),
        positions: all.map(({ observed }) => observed),
      },
      technique: 'C13NMR',
      peaks: all.flatMap(({ peak }) => peak ?? []),
      atoms: [...atoms],
    });
  }
  const vague = assigned.filter(({ sd, verdict }) => sd >= VAGUE_PPM && verdict !== 'against');
  if (vague.length > 0)
    statements.push({
      kind: 'carbon-vague',
      values: { positions: vague.map(({ observed }) => observed) },
      technique: 'C13NMR',
      peaks: vague.flatMap(({ peak }) => peak ?? []),
    });
  const repeated = ofCode(items, 'carbon-repeated');
  if (repeated.length > 0)
    statements.push({
      kind: 'carbon-repeated',
      values: { positions: repeated.map(({ observed }) => observed) },
      technique: 'C13NMR',
      peaks: repeated.flatMap(({ peak }) => peak ?? []),
    });
  return [...statements, ...stateOffset(molecule, 'C13NMR')];
}

/**
 * The least good agreement of a technique's shifts, when nothing there speaks against the
 * candidate.
 */
export function stateWeakest(molecule: ExplainedCandidate): Statement[] {
  return (['C13NMR', 'H1NMR'] as const).flatMap((technique): Statement[] => {
    const assigned = ofCode(
      evidenceOf(molecule, technique),
      'carbon-assignment',
      'proton-assignment',
    ).filter(isAssigned);
    const item = weakest(assigned);
    if (
      item === undefined ||
      item.verdict === 'against' ||
      item.open ||
      deviation(item) < WORTH_NAMING_SD
    )
      return [];
    const { observed, environment, atoms, predicted, sd } = assignedSignal(molecule, item);
    return [
      {
        kind: item.code === 'carbon-assignment' ? 'carbon-weakest' : 'proton-weakest',
        values: { observed, environment, atoms, predicted, sd },
        technique,
        ...(item.peak !== undefined && { peaks: [item.peak] }),
        atoms: [...item.atoms],
      },
    ];
  });
}

/** Each assigned signal as a point of its own; `stateCarbon` lists them together. */
export const carbonReasons = (molecule: ExplainedCandidate): Statement[] =>
  ofCode(evidenceOf(molecule, 'C13NMR'), 'carbon-assignment')
    .filter((item) => item.verdict !== 'against' && isAssigned(item))
    .map((item) => ({
      kind: 'carbon-signal',
      values: { signals: [assignedSignal(molecule, item)] },
      ...aboutEvidence(item),
    }));
