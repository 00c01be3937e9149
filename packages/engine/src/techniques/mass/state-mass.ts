import {
  aboutEvidence,
  evidenceOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import type { Statement, StatementOf } from '../../statements/statement.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { GROUP_INDEX } from '@elucida/molecules/functional-groups/group-names';
import type { EvidenceOf } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { stateTogether } from '../state-together.ts';
import { CHARACTERISTIC_IONS } from './mass-fragments.ts';

/**
 * MS: molecular ion, isotopes, the fragments of simple cleavages, and what is left to small peaks.
 */
export function stateMass(molecule: ExplainedCandidate): Statement[] {
  const items = evidenceOf(molecule, 'MS');
  const fragments = ofCode(items, 'ms-fragment-found').sort((a, b) => b.values.mz - a.values.mz);
  return [
    ...ofCode(items, 'ms-molecular-ion').map(stateAsFound),
    ...ofCode(items, 'ms-molecular-ion-missing').map(stateAsFound),
    ...ofCode(items, 'ms-isotope-pattern').map(stateAsFound),
    ...fragments.map((item) => stateFragment(molecule, item)),
    ...ofCode(items, 'ms-adduct').map(stateAdduct),
    ...stateTogether('ms-aromatic-series', ofCode(items, 'ms-aromatic-series')),
    ...stateTogether('ms-ion-protonated-acid', ofCode(items, 'ms-ion-protonated-acid')),
    ...stateIons('ms-ions-hydrocarbon', ofCode(items, 'ms-ion-hydrocarbon')),
    ...stateListed(ofCode(items, 'ms-ion-listed')),
    ...stateIons('ms-ions-of-bonds', ofCode(items, 'ms-ion-of-bonds')),
    ...stateLosses(ofCode(items, 'ms-ion-later')),
    ...stateTogether('ms-soft-fragments', ofCode(items, 'ms-soft-fragment')),
    ...stateTogether('ms-fragments-minor', ofCode(items, 'ms-fragment-minor')),
    ...stateTogether('ms-peaks-isotope', ofCode(items, 'ms-isotope-peak')),
    ...stateTogether('ms-peaks-small', ofCode(items, 'ms-peak-small')),
  ];
}

/** Evidence that is stated with its own values. */
const stateAsFound = (
  item: EvidenceOf<'ms-molecular-ion' | 'ms-molecular-ion-missing' | 'ms-isotope-pattern'>,
): Statement =>
  ({ kind: item.code, values: item.values, ...aboutEvidence(item) }) as StatementOf<
    typeof item.code
  >;

/** An ion of whole molecules; how far off it is where it was typed exactly. */
const stateAdduct = (item: EvidenceOf<'ms-adduct'>): Statement => {
  const { ppm, mass, mz, ion } = item.values;
  return ppm === undefined
    ? { kind: 'ms-adduct', values: { mz, ion }, ...aboutEvidence(item) }
    : { kind: 'ms-adduct-exact', values: { mz, ion, mass, ppm }, ...aboutEvidence(item) };
};

/** Several ions at once with their formulas. */
const ionsOf = (items: readonly EvidenceOf<IonCode>[]) =>
  items.map(({ observed, values: { ion } }) => ({ mz: observed, ion }));
type IonCode = 'ms-ion-hydrocarbon' | 'ms-ion-listed' | 'ms-ion-of-bonds';
const peaksOf = (items: readonly EvidenceOf<IonCode | 'ms-ion-later'>[]) =>
  ({ technique: 'MS', peaks: items.map(({ peak }) => peak) }) as const;

const stateIons = (
  kind: 'ms-ions-hydrocarbon' | 'ms-ions-of-bonds',
  items: readonly EvidenceOf<IonCode>[],
): Statement[] =>
  items.length === 0 ? [] : [{ kind, values: { ions: ionsOf(items) }, ...peaksOf(items) }];

/** Ions of tables, one statement a group. */
const stateListed = (items: readonly EvidenceOf<'ms-ion-listed'>[]): Statement[] =>
  [...new Set(items.map(({ values }) => values.group))].map((group): Statement => {
    const own = items.filter(({ values }) => values.group === group);
    return { kind: 'ms-ions-listed', values: { ions: ionsOf(own), group }, ...peaksOf(own) };
  });

const stateLosses = (items: readonly EvidenceOf<'ms-ion-later'>[]): Statement[] =>
  items.length === 0
    ? []
    : [
        {
          kind: 'ms-ions-later',
          values: { losses: items.map(({ observed, values }) => ({ mz: observed, ...values })) },
          ...peaksOf(items),
        },
      ];

/** One fragment: the bond that breaks, or the group whose typical ion it is. */
function stateFragment(
  molecule: ExplainedCandidate,
  item: EvidenceOf<'ms-fragment-found'>,
): Statement {
  const { values } = item;
  const groups = detectGroups(molecule.graph, molecule.perception);
  const typical =
    item.values.process === 'characteristic-ion'
      ? CHARACTERISTIC_IONS.find(
          ([group, ions]) => groups[GROUP_INDEX[group]] > 0 && ions.includes(item.values.mz),
        )
      : undefined;
  if (typical)
    return {
      kind: 'ms-ion-of-group',
      values: { ...values, group: typical[0] },
      ...aboutEvidence(item),
    };
  const bond = item.atoms.map((atom) => labelAtoms(molecule, [atom])).join('–');
  return {
    kind: 'ms-fragment-found',
    values: { ...values, ...(item.atoms.length === 2 && { bond }) },
    ...aboutEvidence(item),
  };
}
