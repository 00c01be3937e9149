import type { StatementKind } from '@elucida/spectra/statements/statements';
import type { EvidenceCode } from '@elucida/spectra/evidence/evidence-roles';
import type { Evidence } from '../identification.ts';
import type { EvidenceOf, EvidenceOfRole } from '../evidence/evidence.ts';
import { ofCode } from '../evidence/of-code.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import { GROUP_INDEX, type Group } from '../functional-groups/group-names.ts';
import type { Vibration } from '../evidence/vibrations.ts';
import { CORRELATIONS } from '../techniques/infrared/infrared-correlations.ts';
import { coinciding } from '../nmr/coinciding.ts';
import {
  aboutEvidence,
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../statements/explained-candidate.ts';
import { hasMobileHydrogen } from '../nmr/mobile-hydrogen.ts';
import { inReadingOrder } from './reading-order.ts';
import { couplingNeighbours, labelNeighbours } from '../techniques/proton/state-splitting.ts';
import type { Statement, StatementOf } from '../statements/statement.ts';

/** A statement without what it speaks of. */
type Misfit = {
  [Kind in StatementKind]: Pick<StatementOf<Kind>, 'kind' | 'values'>;
}[StatementKind];

/**
 * What evidence against a candidate becomes, code by code, so that a new code does not compile
 * before it is decided here; null for codes that
 * are never a misfit with a statement of its own: peaks that stay unexplained have their section,
 * and the others speak for a candidate or for neither.
 */
const MISFITS: {
  readonly [Code in EvidenceCode]:
    ((molecule: ExplainedCandidate, item: EvidenceOf<Code>) => Misfit) | null;
} = {
  'carbon-assignment': (molecule, item) => ({
    kind: 'carbon-off',
    values: { observed: item.observed, ...predictedAt(molecule, item) },
  }),
  'carbon-missing': (molecule, item) => ({
    kind: 'carbon-missing',
    values: predictedAt(molecule, item),
  }),
  'carbon-count': (molecule, item) => ({
    kind: 'carbon-signals-against',
    values: { ...item.values, ...coinciding(molecule, item) },
  }),
  'proton-assignment': (molecule, item) => ({
    kind: 'proton-off',
    values: { observed: item.observed, ...predictedAt(molecule, item) },
  }),
  'proton-missing': (molecule, item) => ({
    kind: 'proton-missing',
    values: { protons: item.values.protons, ...predictedAt(molecule, item) },
  }),
  multiplicity: stateSplittingMisfit,
  couplings: (molecule, item) => ({
    kind: 'couplings-misfit',
    values: {
      observed: item.observed,
      constant: item.values.constant,
      atoms: labelAtoms(molecule, item.atoms),
    },
  }),
  'ir-band-missing': (molecule, item) => ({
    kind: 'ir-band-missing',
    values: { ...item.values, ...nearestBand(molecule, item) },
  }),
  'ir-band-foreign': (_, item) => ({
    kind: 'ir-band-foreign',
    values: { observed: item.observed, ...item.values },
  }),
  'ms-isotope-mismatch': (_, item) => ({
    kind: 'ms-isotope-mismatch',
    values: item.values,
  }),
  'ms-adduct-off': (_, item) => ({
    kind: 'ms-adduct-off',
    values: { ...item.values, ppm: item.values.ppm ?? 0 },
  }),
  'ms-adduct-missing': (_, item) => ({
    kind: 'ms-adduct-missing',
    values: item.values,
  }),
  'ms-fragment-missing': (_, item) => ({
    kind: 'ms-fragment-missing',
    values: item.values,
  }),
  'ms-fragment-foreign': (_, item) => ({
    kind: 'ms-fragment-foreign',
    values: item.values,
  }),
  'uv-maximum-missing': (_, item) => ({
    kind: 'uv-maximum-missing',
    values: item.values,
  }),
  'uv-maximum-foreign': (_, item) => ({
    kind: 'uv-maximum-foreign',
    values: item.values,
  }),
  'carbon-unexplained': null,
  'carbon-repeated': null,
  'exchangeable-assignment': null,
  'exchangeable-hidden': null,
  'proton-unexplained': null,
  'ammonium-hydrogen': null,
  'other-substance': null,
  'slow-form': null,
  'constant-offset': null,
  'ir-band-found': null,
  'ir-band-compatible': null,
  'ir-band-zwitterion': null,
  'ir-band-carboxylate': null,
  'ir-band-c-h': null,
  'ir-band-carbon-dioxide': null,
  'ir-band-overtone': null,
  'ir-band-fingerprint': null,
  'ir-band-unexplained': null,
  'ms-molecular-ion': null,
  'ms-molecular-ion-missing': null,
  'ms-adduct': null,
  'ms-isotope-pattern': null,
  'ms-isotope-peak': null,
  'ms-fragment-found': null,
  'ms-fragment-minor': null,
  'ms-aromatic-series': null,
  'ms-ion-protonated-acid': null,
  'ms-soft-fragment': null,
  'ms-peak-small': null,
  'ms-peak-unexplained': null,
  'uv-maximum-found': null,
  'uv-end-absorption': null,
};
/** A band this close to a range may be the one meant, cm⁻¹. */
const CLOSE_BY_CM1 = 40;
/**
 * A carbonyl band this far outside its range is still taken for that carbonyl's: gas phase,
 * electron-withdrawing or conjugating neighbours, cm⁻¹.
 */
const SHIFTED_BY_CM1 = 90;

/** Where atoms are expected, and what they are. */
const predictedAt = (
  molecule: ExplainedCandidate,
  {
    atoms,
    predicted,
    sd,
  }: EvidenceOfRole<'assigned'> | EvidenceOf<'carbon-missing' | 'proton-missing'>,
) => ({
  environment: environmentOf(molecule, atoms[0]),
  atoms: labelAtoms(molecule, atoms),
  predicted,
  sd,
});

function stateSplittingMisfit(molecule: ExplainedCandidate, item: EvidenceOf<'multiplicity'>) {
  const { observed: observedPattern, seen = 0, least, most, needs = 'fewer' } = item.values;
  return {
    kind: 'splitting-misfit' as const,
    values: {
      observed: item.observed,
      observedPattern,
      seen,
      least,
      most,
      needs,
      atoms: labelAtoms(molecule, item.atoms),
      neighbourAtoms: labelNeighbours(molecule, couplingNeighbours(molecule, item.atoms[0])),
    },
  };
}

/**
 * The band nearest to the range of a missing one, when it lies close by: a shifted band is a better
 * clue than none.
 */
function nearestBand(
  { candidate }: ExplainedCandidate,
  { values: { from, to } }: EvidenceOf<'ir-band-missing'>,
): { near?: number } {
  const distance = (position: number) => Math.max(from - position, position - to, 0);
  const [nearest] = candidate.evidence
    .flatMap(({ technique, observed }) =>
      technique === 'IR' && observed !== undefined ? [observed] : [],
    )
    .sort((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= CLOSE_BY_CM1 ? { near: nearest } : {};
}

/**
 * A C=O band outside the range of the molecule's own carbonyl, which would otherwise be stated as a
 * foreign band and a missing one.
 */
function shiftedCarbonyl({ candidate, graph, perception }: ExplainedCandidate):
  | {
      band: EvidenceOf<'ir-band-foreign'>;
      missing: EvidenceOf<'ir-band-missing'> | undefined;
      values: {
        observed: number;
        vibration: Vibration;
        group: Group;
        from: number;
        to: number;
      };
    }
  | undefined {
  const band = ofCode(candidate.evidence, 'ir-band-foreign').find(
    ({ values: { vibration } }) => vibration === 'c-o-double' || vibration === 'c-o-double-high',
  );
  if (band === undefined) return undefined;
  const groups = detectGroups(graph, perception);
  const distance = ({ from, to }: { from: number; to: number }) =>
    Math.max(from - band.observed, band.observed - to);
  const own = CORRELATIONS.flatMap(({ vibration, from, to, groups: names }) => {
    const group = names.find((name) => groups[GROUP_INDEX[name]] > 0);
    return group !== undefined && vibration === 'c-o-double'
      ? [{ vibration, group, from, to }]
      : [];
  }).sort((a, b) => distance(a) - distance(b))[0];
  if (own === undefined || distance(own) > SHIFTED_BY_CM1) return undefined;
  const missing = ofCode(candidate.evidence, 'ir-band-missing').find(
    ({ values }) => values.vibration === own.vibration && values.group === own.group,
  );
  return { band, missing, values: { observed: band.observed, ...own } };
}

/**
 * Misfits of a candidate as statements, in reading order: those that speak against it, or those
 * that no other candidate explains better.
 */
export function stateMisfits(
  molecule: ExplainedCandidate,
  counts: (item: Evidence) => boolean,
): Statement[] {
  const shifted = shiftedCarbonyl(molecule);
  const items = molecule.candidate.evidence
    .filter((item) => counts(item) && item !== shifted?.missing)
    .sort(inReadingOrder);
  return items.flatMap((item): Statement[] => {
    if (item === shifted?.band)
      return [
        {
          kind: item.observed! < shifted.values.from ? 'ir-band-lowered' : 'ir-band-raised',
          values: shifted.values,
          ...aboutEvidence(item),
        },
      ];
    const statement: Statement = { ...misfitOf(molecule, item), ...aboutEvidence(item) };
    return item.code === 'carbon-count' &&
      hasMobileHydrogen(molecule.graph) &&
      item.values.classes > item.values.signals
      ? [statement, { kind: 'tautomers-average', values: {}, technique: 'C13NMR' }]
      : [statement];
  });
}

/** A code and its piece of evidence belong together, which the compiler cannot see of a union. */
function misfitOf<Code extends EvidenceCode>(
  molecule: ExplainedCandidate,
  item: EvidenceOf<Code>,
): Misfit {
  const state = MISFITS[item.code as Code];
  if (state === null) throw new Error(`no statement for a misfit of code ${item.code}`);
  return state(molecule, item);
}
