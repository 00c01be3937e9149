import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { Evidence, EvidenceOf } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { GROUP_INDEX } from '@elucida/molecules/functional-groups/group-names';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { declaredEffect, exchangesHydrogens } from '@elucida/spectra/nmr-lines/solvent';
import {
  environmentOf,
  evidenceOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import { assignedSignal, isAssigned } from '../carbon/state-carbon.ts';
import { stateCouplings } from './state-couplings.ts';
import { stateMixture } from './state-mixture.ts';
import { stateOffset } from '../../nmr/state-offset.ts';
import { stateSplitting } from './state-splitting.ts';
import type { AssignedSignal, Statement } from '../../statements/statement.ts';

/** Several kinds of hydrogen under one signal each say how many of its hydrogens they are. */
const assignedProtons = (
  molecule: ExplainedCandidate,
  items: readonly EvidenceOf<'proton-assignment' | 'exchangeable-assignment'>[],
  shared: boolean,
): AssignedSignal[] =>
  items.map((item) => ({
    ...assignedSignal(molecule, item),
    protons: shared ? item.values.protons : 0,
  }));

/**
 * 1H, signal by signal: whose hydrogens they are, why they are split as they are, and which signals
 * share a coupling.
 */
export function stateProton(
  molecule: ExplainedCandidate,
  spectra: readonly Spectrum[],
): Statement[] {
  const items = evidenceOf(molecule, 'H1NMR');
  const spectrum = spectra.find(({ type }) => type === 'H1NMR');
  if (items.length === 0 || spectrum === undefined) return [];
  const peaks = spectrum.peaks as readonly H1Peak[];
  const statements: Statement[] = [...stateIntegrals(molecule, items, peaks)];
  const seen = new Set<number>();
  for (const { peak } of items) {
    if (peak === undefined || seen.has(peak)) continue;
    seen.add(peak);
    const about = items.filter((item) => item.peak === peak);
    const bound = ofCode(about, 'proton-assignment').filter(isAssigned);
    const exchanging = ofCode(about, 'exchangeable-assignment').filter(isAssigned);
    const shared = bound.length + exchanging.length > 1;
    const common = {
      technique: 'H1NMR' as const,
      peaks: [peak],
      atoms: about.flatMap(({ atoms }) => atoms),
    };
    const values = {
      observed: peaks[peak].delta_ppm,
      written: peaks[peak],
    };
    if (bound.length > 0)
      statements.push({
        kind: 'proton-signal',
        values: { ...values, signals: assignedProtons(molecule, bound, shared) },
        ...common,
      });
    if (exchanging.length > 0)
      statements.push({
        kind: 'exchangeable-signal',
        values: { ...values, signals: assignedProtons(molecule, exchanging, shared) },
        ...common,
        atoms: exchanging.flatMap(({ atoms }) => atoms),
      });
    statements.push(
      ...stateSplitting(molecule, about),
      ...stateCouplings(molecule, items, { peak, peaks }),
    );
  }
  const hidden = ofCode(items, 'exchangeable-hidden');
  const solvent = declaredEffect(spectrum);
  const kind = exchangesHydrogens(solvent) ? 'exchangeable-deuterated' : 'exchangeable-hidden';
  if (hidden.length > 0)
    statements.push({
      kind,
      values: {
        atoms: labelAtoms(
          molecule,
          hidden.flatMap(({ atoms }) => atoms),
        ),
      },
      technique: 'H1NMR',
      atoms: hidden.flatMap(({ atoms }) => atoms),
    });
  return [
    ...statements,
    ...stateDivided(molecule, items),
    ...stateNotListed(molecule, items),
    ...statePara(molecule, items, peaks),
    ...stateOffset(molecule, 'H1NMR'),
    ...stateMixture(items, peaks),
  ];
}

/** Hydrogens that topology makes equivalent and the spectrum shows apart. */
function stateDivided(molecule: ExplainedCandidate, items: readonly Evidence[]): Statement[] {
  const byAtoms = new Map<string, EvidenceOf<'proton-assignment'>[]>();
  for (const item of ofCode(items, 'proton-assignment').filter(isAssigned))
    byAtoms.set(item.atoms.join(), [...(byAtoms.get(item.atoms.join()) ?? []), item]);
  return [...byAtoms.values()]
    .filter((group) => group.length > 1)
    .map((group): Statement => ({
      kind: 'proton-divided',
      values: {
        atoms: labelAtoms(molecule, group[0].atoms),
        positions: group.map(({ observed }) => observed),
      },
      technique: 'H1NMR',
      peaks: group.flatMap(({ peak }) => peak ?? []),
      atoms: [...group[0].atoms],
    }));
}

/**
 * Hydrogens without a signal in a list that holds fewer than the formula, whichever isomer it is.
 */
function stateNotListed(molecule: ExplainedCandidate, items: readonly Evidence[]): Statement[] {
  return ofCode(items, 'proton-missing')
    .filter(({ verdict }) => verdict === 'neutral')
    .map((item): Statement => ({
      kind: 'proton-not-listed',
      values: {
        protons: item.values.protons,
        environment: environmentOf(molecule, item.atoms[0]),
        atoms: labelAtoms(molecule, item.atoms),
        predicted: item.predicted,
        sd: item.sd,
      },
      technique: 'H1NMR',
      atoms: [...item.atoms],
    }));
}

/** Whether the integrals account for the hydrogens of the formula, those that exchange aside. */
function stateIntegrals(
  { graph }: ExplainedCandidate,
  items: readonly Evidence[],
  peaks: readonly H1Peak[],
): Statement[] {
  const others = new Set(ofCode(items, 'other-substance').map(({ peak }) => peak));
  const own = peaks.filter((_, i) => !others.has(i));
  if (own.some(({ int }) => int === undefined)) return [];
  const sum = own.reduce((total, { int }) => total + int!, 0);
  const hydrogens = [...graph.hydrogens].reduce((total, count) => total + count, 0);
  if (Math.abs(sum - hydrogens) < 0.05)
    return [{ kind: 'integrals-all', values: { hydrogens }, technique: 'H1NMR' }];
  const hidden = ofCode(items, 'exchangeable-hidden').reduce(
    (total, { values }) => total + values.protons,
    0,
  );
  if (hidden === 0 || Math.abs(sum + hidden - hydrogens) > 0.05) return [];
  return [
    {
      kind: 'integrals-exchangeable',
      values: { protons: Math.round(sum), hydrogens, missing: hidden },
      technique: 'H1NMR',
    },
  ];
}

/**
 * Two doublets of two aromatic hydrogens each on a 1,4-disubstituted ring: the pattern chemists
 * look for first.
 */
function statePara(
  molecule: ExplainedCandidate,
  items: readonly Evidence[],
  peaks: readonly H1Peak[],
): Statement[] {
  if (detectGroups(molecule.graph, molecule.perception)[GROUP_INDEX['arene-para']] !== 1) return [];
  const aromatic = ofCode(items, 'proton-assignment').filter(
    ({ atoms, values }) =>
      atoms.length === 2 &&
      values.protons === 2 &&
      values.integral === 2 &&
      molecule.perception.aromatic[atoms[0]] === 1,
  );
  if (aromatic.length !== 2 || aromatic.some(({ peak }) => peaks[peak].mult !== 'd')) return [];
  const [first, second] = aromatic;
  return [
    {
      kind: 'para-pattern',
      values: { observed: first.observed, other: second.observed },
      technique: 'H1NMR',
      peaks: [first.peak, second.peak],
      atoms: [...first.atoms, ...second.atoms],
    },
  ];
}
