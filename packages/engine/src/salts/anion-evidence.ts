import type { Evidence } from '../identification.ts';
import type { MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';
import { isOfCode } from '../evidence/of-code.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import { GROUP_INDEX, type Group } from '../functional-groups/group-names.ts';
import type { PreparedIr } from '../techniques/infrared/score-infrared.ts';
import { acidicSites } from '../protonation/acidic-sites.ts';
import type { Salt } from './salt.ts';

const isAcid = (group: Group): boolean =>
  group === 'carboxylic-acid' || group === 'carboxylic-acid-conjugated';
/** Antisymmetric and symmetric stretch of –COO⁻, cm⁻¹ (Pretsch, IR chapter, carboxylates). */
const CARBOXYLATE_CM1 = [
  [1540, 1650],
  [1355, 1440],
] as const;

/**
 * Reads the spectra of an acid's salt as such. The molecule is judged as its acid: hydrogens that
 * the salt does not have are not hidden by exchange, and C=O, C–O
 * and O–H of the acid are not in its IR spectrum, whose own two bands are named instead where all
 * carboxyl groups are carboxylates.
 */
export function nameAnion(
  evidence: readonly Evidence[],
  { graph, perception }: { readonly graph: MolecularGraph; readonly perception: Perception },
  { salt, ir }: { readonly salt: Salt; readonly ir: PreparedIr | undefined },
): Evidence[] {
  const replaced = new Set(salt.acidic > 0 ? acidicSites(graph).slice(0, salt.acidic) : []);
  const ofSalt = evidence.filter(
    ({ code, atoms }) =>
      code !== 'exchangeable-hidden' || !atoms.every((atom) => replaced.has(atom)),
  );
  const groups = detectGroups(graph, perception);
  const carboxyls =
    groups[GROUP_INDEX['carboxylic-acid']] + groups[GROUP_INDEX['carboxylic-acid-conjugated']];
  if (ir === undefined || carboxyls === 0 || salt.acidic < carboxyls) return ofSalt;
  const isBand = (position: number) =>
    CARBOXYLATE_CM1.some(([from, to]) => position >= from && position <= to);
  const kept = ofSalt.filter(
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
