import type { Evidence } from '../identification.ts';
import type { EvidenceOf, EvidenceValues } from '../evidence/evidence.ts';
import { ofCode } from '../evidence/of-code.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import { GROUP_INDEX } from '../functional-groups/group-names.ts';
import { CHARACTERISTIC_IONS } from '../techniques/mass/mass-fragments.ts';
import {
  aboutEvidence,
  evidenceOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../statements/explained-candidate.ts';
import type { StatementKind, STATEMENTS } from '@elucida/spectra/statements/statements';
import type { Statement, StatementOf } from '../statements/statement.ts';

type AtPeak = Evidence & { readonly observed: number };
const positionsOf = (items: readonly AtPeak[]) => items.map(({ observed }) => observed);

/** Statements that hold nothing but positions. */
type Together = {
  [Kind in StatementKind]: (typeof STATEMENTS)[Kind] extends {
    readonly positions: 'wavenumbers' | 'masses' | 'wavelengths';
  }
    ? keyof (typeof STATEMENTS)[Kind] extends 'positions'
      ? Kind
      : never
    : never;
}[StatementKind];

/** One statement about several peaks at once; none without peaks. */
function together(kind: Together, items: readonly AtPeak[]): Statement[] {
  if (items.length === 0) return [];
  return [
    {
      kind,
      values: { positions: positionsOf(items) },
      technique: items[0].technique,
      peaks: items.flatMap(({ peak }) => peak ?? []),
    },
  ];
}

/**
 * The heaviest evidence of each peak: one band gets one interpretation. Where C=O and C=C compete
 * for one, it is the C=O, which is the stronger.
 */
function heaviestByPeak(all: readonly EvidenceOf<'ir-band-found'>[]): typeof all {
  const carbonyls = new Set(
    all.filter(({ values }) => values.vibration === 'c-o-double').map(({ peak }) => peak),
  );
  const items = all.filter(
    ({ peak, values }) => values.vibration !== 'c-c-double' || !carbonyls.has(peak),
  );
  return items.filter(
    (item) =>
      !items.some(
        (other) =>
          other !== item &&
          other.peak === item.peak &&
          ((other.weight ?? 0) > (item.weight ?? 0) ||
            ((other.weight ?? 0) === (item.weight ?? 0) &&
              items.indexOf(other) < items.indexOf(item))),
      ),
  );
}

/**
 * An acid's O–H above this is the sharp band of the free molecule, not the broad one of the dimer;
 * below, C–H stretches lie on the broad one, cm⁻¹.
 */
const FREE_O_H = 3400,
  C_H_STRETCHES = [2830, 3110] as const;

type Band = EvidenceOf<'ir-band-found' | 'ir-band-compatible'>;
function bandValues({ values, observed }: Band): EvidenceValues<'ir-band-found'> {
  const free = values.vibration === 'o-h-acid' && observed > FREE_O_H;
  return { ...values, ...(free && { vibration: 'o-h' }) };
}

/** Bands that one vibration may explain in one range (arenes have two), in one statement. */
function compatibleBands(items: readonly Band[]): Statement[] {
  const kindOf = (item: Band) =>
    `${bandValues(item).vibration} ${item.values.group} ${item.values.from}`;
  return [...new Set(items.map(kindOf))].map((kind): Statement => {
    const bands = items
      .filter((item) => kindOf(item) === kind)
      .sort((a, b) => b.observed - a.observed);
    return {
      kind: 'ir-bands-compatible',
      values: { ...bandValues(bands[0]), bands: bands.length, positions: positionsOf(bands) },
      technique: 'IR',
      peaks: bands.flatMap(({ peak }) => peak ?? []),
    };
  });
}

const isOnlyCompatible = ({ values, observed }: Band) =>
  values.vibration === 'o-h-acid' && observed >= C_H_STRETCHES[0] && observed <= C_H_STRETCHES[1];

/**
 * IR: the diagnostic bands that the molecule's groups explain, then what is common to most
 * molecules.
 */
export function stateInfrared(molecule: ExplainedCandidate): Statement[] {
  const items = evidenceOf(molecule, 'IR');
  const found = heaviestByPeak(ofCode(items, 'ir-band-found'));
  return [
    ...found
      .filter((item) => !isOnlyCompatible(item))
      .map((item): Statement => ({
        kind: 'ir-band-found',
        values: { ...bandValues(item), observed: item.observed },
        ...aboutEvidence(item),
      })),
    ...compatibleBands([...found.filter(isOnlyCompatible), ...ofCode(items, 'ir-band-compatible')]),
    ...together('ir-bands-zwitterion', ofCode(items, 'ir-band-zwitterion')),
    ...together('ir-bands-carboxylate', ofCode(items, 'ir-band-carboxylate')),
    ...together('ir-bands-c-h', ofCode(items, 'ir-band-c-h')),
    ...together('ir-bands-carbon-dioxide', ofCode(items, 'ir-band-carbon-dioxide')),
    ...together('ir-bands-overtone', ofCode(items, 'ir-band-overtone')),
    ...together('ir-bands-fingerprint', ofCode(items, 'ir-band-fingerprint')),
  ];
}

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
    ...together('ms-aromatic-series', ofCode(items, 'ms-aromatic-series')),
    ...together('ms-ion-protonated-acid', ofCode(items, 'ms-ion-protonated-acid')),
    ...together('ms-soft-fragments', ofCode(items, 'ms-soft-fragment')),
    ...together('ms-fragments-minor', ofCode(items, 'ms-fragment-minor')),
    ...together('ms-peaks-isotope', ofCode(items, 'ms-isotope-peak')),
    ...together('ms-peaks-small', ofCode(items, 'ms-peak-small')),
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

/** UV-Vis: which chromophore explains each maximum. */
export function stateUltraviolet(molecule: ExplainedCandidate): Statement[] {
  const items = evidenceOf(molecule, 'UVVIS');
  return [
    ...ofCode(items, 'uv-maximum-found').map((item): Statement => ({
      kind: 'uv-maximum-found',
      values: { ...item.values, sd: item.sd },
      ...aboutEvidence(item),
    })),
    ...together('uv-end-absorption', ofCode(items, 'uv-end-absorption')),
  ];
}
