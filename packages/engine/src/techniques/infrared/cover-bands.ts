import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { GROUP_INDEX } from '@elucida/molecules/functional-groups/group-names';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { neutral, type Coverage } from '../neutral-evidence.ts';
import { carbonylBands, ROOM_CM1 } from './band-in-range.ts';
import { asDrawn, type PreparedIr } from './score-infrared.ts';
import { isZwitterion, shownCorrelations } from './shown-correlations.ts';

/**
 * Ranges in cm⁻¹ (Pretsch, IR chapter): C–H stretches of sp³ carbon, higher next to halogen, C=O and
 * C≡N and in three-membered rings, and their bends, overtones of arenes, and the fingerprint's
 * upper end.
 */
const C_H_STRETCH = [2830, 3000],
  C_H_STRETCH_RAISED = [3000, 3065],
  C_H_BEND = [1340, 1480],
  ARENE_OVERTONE = [1660, 2000],
  CARBON_DIOXIDE = [2300, 2380] as const;
/**
 * Bands of –NH₃⁺ and –COO⁻ of amino acids, cm⁻¹: stretches and combination band, carboxylate with
 * N–H bends, symmetric carboxylate (Silverstein, ch. 2, amino acids).
 */
const ZWITTERION = [
  [2500, 3200],
  [2080, 2200],
  [1490, 1660],
  [1390, 1425],
] as const;
const FINGERPRINT_BELOW = 1500;
/** Width from which a range is too wide to name a band, cm⁻¹. */
const BROAD_CM1 = 300;
/** Probability of the gas phase from which its higher limits hold too. */
const MAY_BE_GAS = 0.3;

const within = (value: number, [from, to]: readonly number[]) => value >= from && value <= to;

/**
 * A band where some group of the molecule may show it is compatible, though it proves nothing; else
 * one of the codes that say why it is passed over.
 */
export function coverBand(index: number, molecule: Molecule, prepared: PreparedIr): Evidence {
  const { position } = prepared.bands[index];
  const observed = prepared.given[index];
  const groups = detectGroups(molecule.graph, molecule.perception);
  if (
    isZwitterion(groups) &&
    groups[GROUP_INDEX['carboxylic-acid']] > 0 &&
    ZWITTERION.some((range) => within(position, range))
  )
    return { ...neutral(index, observed), technique: 'IR', code: 'ir-band-zwitterion' };
  const outside = ({ from, to }: { from: number; to: number }) =>
    Math.max(from - position, position - to, 0);
  const own = shownCorrelations(molecule.graph, molecule.perception);
  const isCarbonyl = carbonylBands(own, prepared, prepared.gas > 0.5).has(index);
  const compatible = own
    .filter(({ vibration }) => !isCarbonyl || vibration === 'c-o-double')
    .flatMap(({ vibration, group, from, to, gas: raised }) => {
      const upper = to + (prepared.gas >= MAY_BE_GAS ? raised : 0);
      return within(position, [from - ROOM_CM1, upper + ROOM_CM1])
        ? [{ vibration, group, from, to: upper }]
        : [];
    })
    .sort((a, b) => outside(a) - outside(b) || a.to - a.from - (b.to - b.from));
  const code = infraredCode(position, molecule);
  if (
    compatible.length === 0 ||
    (code === 'ir-band-c-h' && compatible[0].to - compatible[0].from > BROAD_CM1)
  )
    return { ...neutral(index, observed), technique: 'IR', code };
  const { from, to, ...values } = compatible[0];
  return {
    ...neutral(index, observed),
    technique: 'IR',
    code: 'ir-band-compatible',
    values: { ...values, from: asDrawn(from, prepared), to: asDrawn(to, prepared) },
  };
}

function infraredCode(wavenumber: number, { graph, perception }: Molecule): Coverage<'IR'> {
  const saturatedCH = [...graph.element.keys()].some(
    (atom) =>
      graph.element[atom] === 6 && graph.hydrogens[atom] > 0 && perception.aromatic[atom] === 0,
  );
  if (
    saturatedCH &&
    (within(wavenumber, C_H_STRETCH) ||
      within(wavenumber, C_H_BEND) ||
      (within(wavenumber, C_H_STRETCH_RAISED) && hasRaisedCH(graph, perception)))
  )
    return 'ir-band-c-h';
  if (within(wavenumber, CARBON_DIOXIDE)) return 'ir-band-carbon-dioxide';
  if (wavenumber < FINGERPRINT_BELOW) return 'ir-band-fingerprint';
  return within(wavenumber, ARENE_OVERTONE) && perception.aromatic.includes(1)
    ? 'ir-band-overtone'
    : 'ir-band-unexplained';
}

/**
 * Whether a saturated carbon with hydrogens bears a halogen, C=O or C≡N, or is in a three-membered
 * ring.
 */
function hasRaisedCH(graph: MolecularGraph, perception: Perception): boolean {
  const neighbours = (atom: number) => [
    ...graph.neighbours.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom]),
  ];
  const isUnsaturated = (atom: number) =>
    [...graph.orders.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom])].some(
      (order) => order > 1,
    );
  return [...graph.element.keys()].some(
    (atom) =>
      graph.element[atom] === 6 &&
      graph.hydrogens[atom] > 0 &&
      perception.aromatic[atom] === 0 &&
      !isUnsaturated(atom) &&
      (perception.smallestRing[atom] === 3 ||
        neighbours(atom).some(
          (other) =>
            HALOGEN_NUMBERS.has(graph.element[other]) ||
            (isUnsaturated(other) &&
              neighbours(other).some(
                (far) => far !== atom && (graph.element[far] === 8 || graph.element[far] === 7),
              )),
        )),
  );
}
