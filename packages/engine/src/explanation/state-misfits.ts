import type { EvidenceCode } from '../judging/evidence-codes.ts';
import type { Evidence } from '../identification.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import { GROUP_INDEX } from '../functional-groups/group-names.ts';
import { CORRELATIONS } from '../techniques/infrared/infrared-correlations.ts';
import { coinciding } from '../nmr/coinciding.ts';
import {
  aboutEvidence,
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
} from './explained-candidate.ts';
import { hasMobileHydrogen } from '../nmr/mobile-hydrogen.ts';
import { inReadingOrder } from './reading-order.ts';
import { couplingNeighbours, labelNeighbours } from '../techniques/proton/state-splitting.ts';
import type { Statement, StatementKind, StatementValue } from './statement.ts';

/**
 * What evidence against a candidate becomes, code by code, so that a new code does not compile
 * before it is decided here; null for codes that
 * are never a misfit with a statement of its own: peaks that stay unexplained have their section,
 * and the others speak for a candidate or for neither.
 */
const KIND_OF: Readonly<Record<EvidenceCode, StatementKind | null>> = {
  'carbon-assignment': 'carbon-off',
  'carbon-missing': 'carbon-missing',
  'carbon-count': 'carbon-signals-against',
  'proton-assignment': 'proton-off',
  'proton-missing': 'proton-missing',
  multiplicity: 'splitting-misfit',
  couplings: 'couplings-misfit',
  'ir-band-missing': 'ir-band-missing',
  'ir-band-foreign': 'ir-band-foreign',
  'ms-isotope-mismatch': 'ms-isotope-mismatch',
  'ms-adduct-off': 'ms-adduct-off',
  'ms-adduct-missing': 'ms-adduct-missing',
  'ms-fragment-missing': 'ms-fragment-missing',
  'ms-fragment-foreign': 'ms-fragment-foreign',
  'uv-maximum-missing': 'uv-maximum-missing',
  'uv-maximum-foreign': 'uv-maximum-foreign',
  'carbon-unexplained': null,
  'exchangeable-assignment': null,
  'exchangeable-hidden': null,
  'proton-unexplained': null,
  'other-substance': null,
  'constant-offset': null,
  'slow-form': null,
  'ammonium-hydrogen': null,
  'ir-band-found': null,
  'ms-molecular-ion': null,
  'ms-molecular-ion-missing': null,
  'ms-adduct': null,
  'ms-isotope-pattern': null,
  'ms-fragment-found': null,
  'uv-maximum-found': null,
};
/** A band this close to a range may be the one meant, cm⁻¹. */
const CLOSE_BY_CM1 = 40;
/**
 * A carbonyl band this far outside its range is still taken for that carbonyl's: gas phase,
 * electron-withdrawing or conjugating neighbours, cm⁻¹.
 */
const SHIFTED_BY_CM1 = 90;
function valuesOf(molecule: ExplainedCandidate, item: Evidence): Record<string, StatementValue> {
  const { observed: observedPattern, expected, open: _, ...rest } = item.values ?? {};
  const isSplitting = item.code === 'multiplicity';
  return {
    ...rest,
    technique: item.technique,
    ...(isSplitting
      ? {
          observedPattern: observedPattern!,
          neighbourAtoms: labelNeighbours(molecule, couplingNeighbours(molecule, item.atoms[0])),
        }
      : { ...(expected !== undefined && { expected }) }),
    ...(item.observed !== undefined && { observed: item.observed }),
    ...(item.predicted !== undefined && { predicted: item.predicted }),
    ...(item.sd !== undefined && { sd: item.sd }),
    ...(item.atoms.length > 0 && {
      atoms: labelAtoms(molecule, item.atoms),
      environment: environmentOf(molecule, item.atoms[0]),
    }),
  };
}

/**
 * The band nearest to the range of a missing one, when it lies close by: a shifted band is a better
 * clue than none.
 */
function nearestBand(
  { candidate }: ExplainedCandidate,
  { code, values }: Evidence,
): { near?: number } {
  const from = Number(values?.from),
    to = Number(values?.to);
  if (code !== 'ir-band-missing' || Number.isNaN(from + to)) return {};
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
function shiftedCarbonyl({
  candidate,
  graph,
  perception,
}: ExplainedCandidate):
  | { band: Evidence; missing: Evidence | undefined; values: Record<string, StatementValue> }
  | undefined {
  const band = candidate.evidence.find(
    ({ code, values }) =>
      code === 'ir-band-foreign' && /^c-o-double/.test(String(values?.vibration)),
  );
  if (band === undefined) return undefined;
  const groups = detectGroups(graph, perception);
  const distance = ({ from, to }: { from: number; to: number }) =>
    Math.max(from - band.observed!, band.observed! - to);
  const own = CORRELATIONS.flatMap(({ vibration, from, to, groups: names }) => {
    const group = names.find((name) => groups[GROUP_INDEX[name]] > 0);
    return group !== undefined && vibration === 'c-o-double'
      ? [{ vibration, group, from, to }]
      : [];
  }).sort((a, b) => distance(a) - distance(b))[0];
  if (own === undefined || distance(own) > SHIFTED_BY_CM1) return undefined;
  const missing = candidate.evidence.find(
    ({ code, values }) =>
      code === 'ir-band-missing' &&
      values?.vibration === own.vibration &&
      values.group === own.group,
  );
  return { band, missing, values: { technique: 'IR', observed: band.observed!, ...own } };
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
          kind: item.observed! < Number(shifted.values.from) ? 'ir-band-lowered' : 'ir-band-raised',
          values: shifted.values,
          ...aboutEvidence(item),
        },
      ];
    const kind = KIND_OF[item.code as EvidenceCode] ?? null;
    if (kind === null) throw new Error(`no statement for a misfit of code ${item.code}`);
    const statement: Statement = {
      kind,
      values: {
        ...valuesOf(molecule, item),
        ...nearestBand(molecule, item),
        ...coinciding(molecule, item),
      },
      ...aboutEvidence(item),
    };
    return item.code === 'carbon-count' &&
      hasMobileHydrogen(molecule.graph) &&
      Number(item.values?.classes) > Number(item.values?.signals)
      ? [statement, { kind: 'tautomers-average', values: {}, technique: 'C13NMR' }]
      : [statement];
  });
}
