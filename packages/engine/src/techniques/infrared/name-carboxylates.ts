import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { GROUP_INDEX, type Group } from '@elucida/molecules/functional-groups/group-names';
import type { Evidence } from '../../evidence/evidence.ts';
import { isOfCode } from '../../evidence/of-code.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import type { Prepared } from '../prepared.ts';
import type { PreparedIr } from './score-infrared.ts';

const isAcid = (group: Group): boolean =>
  group === 'carboxylic-acid' || group === 'carboxylic-acid-conjugated';
/** Antisymmetric and symmetric stretch of –COO⁻, cm⁻¹ (Pretsch, IR chapter, carboxylates). */
const CARBOXYLATE_CM1 = [
  [1540, 1650],
  [1355, 1440],
] as const;

/**
 * Reads the IR spectrum of an acid's salt as such. The molecule is judged as its acid: C=O, C–O and
 * O–H of the acid are not in the spectrum, whose own two bands are named instead where all carboxyl
 * groups are carboxylates.
 */
export function nameCarboxylates(
  evidence: readonly Evidence[],
  { graph, perception }: Molecule,
  {
    facts: { prepared: ir },
    acidic,
  }: { readonly facts: Prepared<PreparedIr>; readonly acidic: number },
): Evidence[] {
  const groups = detectGroups(graph, perception);
  const carboxyls =
    groups[GROUP_INDEX['carboxylic-acid']] + groups[GROUP_INDEX['carboxylic-acid-conjugated']];
  if (carboxyls === 0 || acidic < carboxyls) return [...evidence];
  const isBand = (position: number) =>
    CARBOXYLATE_CM1.some(([from, to]) => position >= from && position <= to);
  const kept = evidence.filter(
    (item) =>
      !(
        (isOfCode(item, 'ir-band-found', 'ir-band-missing') && isAcid(item.values.group)) ||
        (item.code === 'ir-band-foreign' && isBand(item.observed))
      ),
  );
  const spoken = new Set(
    kept.filter(({ technique }) => technique === 'IR').map(({ peak }) => peak),
  );
  const bands = ir.bands.flatMap(({ position }, peak): Evidence[] =>
    isBand(position) && !spoken.has(peak)
      ? [
          {
            technique: 'IR',
            atoms: [],
            observed: ir.given[peak],
            verdict: 'neutral',
            peak,
            code: 'ir-band-carboxylate',
          },
        ]
      : [],
  );
  return [...kept, ...bands];
}
