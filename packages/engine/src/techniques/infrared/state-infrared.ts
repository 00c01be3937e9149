import {
  aboutEvidence,
  evidenceOf,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import type { Statement } from '../../statements/statement.ts';
import type { EvidenceOf, EvidenceValues } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { positionsOf, stateTogether } from '../state-together.ts';

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
    ...stateTogether('ir-bands-zwitterion', ofCode(items, 'ir-band-zwitterion')),
    ...stateTogether('ir-bands-carboxylate', ofCode(items, 'ir-band-carboxylate')),
    ...stateTogether('ir-bands-c-h', ofCode(items, 'ir-band-c-h')),
    ...stateTogether('ir-bands-carbon-dioxide', ofCode(items, 'ir-band-carbon-dioxide')),
    ...stateTogether('ir-bands-overtone', ofCode(items, 'ir-band-overtone')),
    ...stateTogether('ir-bands-fingerprint', ofCode(items, 'ir-band-fingerprint')),
  ];
}
