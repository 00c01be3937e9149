import { ELEMENT_FACTS, HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import type { CodeOfRole } from '@elucida/spectra/evidence/evidence-roles';
import type { IrPeak, MsPeak, Spectrum, SpectrumType, UvVisPeak } from '@elucida/spectra/spectrum';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Evidence } from '../identification.ts';
import type { EvidenceOf } from '../judging/evidence/evidence.ts';
import { MAX_DEGREE, type MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';
import { detectGroups } from '../functional-groups/functional-groups.ts';
import { GROUP_INDEX } from '../functional-groups/group-names.ts';
import { ROOM_CM1 } from '../techniques/infrared/explain-infrared.ts';
import { isZwitterion, shownCorrelations } from '../techniques/infrared/shown-correlations.ts';
import { asDrawn, type PreparedIr } from '../techniques/infrared/infrared.ts';
import { fragmentKinds } from '../techniques/mass/mass-fragments.ts';
import { isIsotopePartner } from '../techniques/mass/mass-isotope-partner.ts';
import { knownIons, type KnownIon } from '../techniques/mass/mass-known-ions.ts';

/** Codes of peaks that the rules do not speak about: what nearly every molecule shows, and more. */
type CoverageCode = Exclude<
  CodeOfRole<'named' | 'unexplained'>,
  'carbon-unexplained' | 'proton-unexplained' | 'exchangeable-hidden' | 'ir-band-compatible'
>;
/** Those of one technique. */
type Coverage<Technique extends SpectrumType> = {
  [Code in CoverageCode]: EvidenceOf<Code>['technique'] extends Technique ? Code : never;
}[CoverageCode];

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/**
 * Ranges in cm⁻¹ (Pretsch, IR chapter): C–H stretches of sp³ carbon, higher beside halogen, C=O and
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
/** Peaks weaker than this are not interpreted one by one, percent of the base peak. */
const SMALL_PERCENT = 10;
/**
 * A peak this many times weaker than the one a mass unit below it is that ion's ¹³C satellite, up
 * to about 18 carbons.
 */
const HEAVIER_ISOTOPE = 5;
/** Distance of a ¹³C satellite, Da. */
const [CARBON_12, HEAVY_CARBON] = ELEMENT_FACTS.C.isotopes;
const CARBON_13 = HEAVY_CARBON.mass - CARBON_12.mass;
/**
 * Ions lighter than this come from nearly all organic molecules, m/z, unless they are as strong as
 * the second limit, percent.
 */
const LIGHT_MZ = 60,
  STRONG_PERCENT = 50;

/**
 * Neutral evidence for every peak of the judged spectra that the evidence given does not mention.
 */
export function coverPeaks(
  evidence: readonly Evidence[],
  molecule: Molecule,
  facts: SpectralFacts,
  spectra: readonly Spectrum[],
): Evidence[] {
  const spoken = new Set(
    evidence.flatMap(({ technique, peak }) => (peak === undefined ? [] : [`${technique} ${peak}`])),
  );
  const left = <Peak>(spectrum: number | undefined): { peak: Peak; index: number }[] => {
    if (spectrum === undefined) return [];
    const { type, peaks } = spectra[spectrum];
    return (peaks as Peak[]).flatMap((peak, index) =>
      spoken.has(`${type} ${index}`) ? [] : [{ peak, index }],
    );
  };
  const codeOfMass = massCodes(molecule, facts);
  return [
    ...left<{ delta_ppm: number }>(facts.carbon?.spectrum).flatMap(({ peak, index }): Evidence[] =>
      Number.isFinite(peak.delta_ppm)
        ? [
            {
              ...neutral(index, peak.delta_ppm),
              technique: 'C13NMR',
              code: 'carbon-repeated',
            },
          ]
        : [],
    ),
    ...left<IrPeak>(facts.ir?.spectrum).map(({ index }) =>
      coverBand(index, molecule, facts.ir!.prepared),
    ),
    ...left<MsPeak>(facts.ms?.spectrum).map(({ peak, index }): Evidence => ({
      ...neutral(index, peak.m_z),
      technique: 'MS',
      code: codeOfMass(peak),
    })),
    ...left<UvVisPeak>(facts.uv?.spectrum).map(({ peak, index }): Evidence => ({
      ...neutral(index, peak.lambda_max_nm),
      technique: 'UVVIS',
      code: 'uv-end-absorption',
    })),
  ];
}

const neutral = (peak: number, observed: number) =>
  ({ atoms: [], observed, verdict: 'neutral', peak }) as const;

const within = (value: number, [from, to]: readonly number[]) => value >= from && value <= to;

/**
 * A band where some group of the molecule may show it is compatible, though it proves nothing; else
 * one of the codes that say why it is passed over.
 */
function coverBand(index: number, molecule: Molecule, prepared: PreparedIr): Evidence {
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
  const compatible = shownCorrelations(molecule.graph, molecule.perception)
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

/**
 * Says of a peak whether a cleavage gives it, a lighter isotope stands next to it, it is small, or
 * it stays unexplained.
 */
function massCodes(
  { graph, perception }: Molecule,
  { ms, formula }: SpectralFacts,
): (peak: MsPeak) => Coverage<'MS'> {
  if (ms === null) return () => 'ms-peak-unexplained';
  const { intensities, mass, electronIonisation, spectrum } = ms.prepared;
  const groups = detectGroups(graph, perception);
  const kinds = electronIonisation ? fragmentKinds(graph, perception, groups) : new Uint32Array(0);
  const known = electronIonisation
    ? knownIons(graph, perception, groups)
    : new Map<number, KnownIon>();
  const intensity = (mz: number) => intensities[mz] ?? 0;
  return ({ m_z, rel_int }) => {
    const mz = Math.floor(m_z + 0.62);
    if (isIsotopePartner(spectrum.peaks, formula.counts, mz)) return 'ms-isotope-peak';
    if (!electronIonisation)
      return spectrum.peaks.some(
        (other) =>
          Math.abs(m_z - other.m_z - CARBON_13) < 0.02 && (other.rel_int ?? 100) > (rel_int ?? 0),
      )
        ? 'ms-isotope-peak'
        : m_z < mass
          ? 'ms-soft-fragment'
          : 'ms-peak-unexplained';
    if (mz > mass + 2) return 'ms-peak-unexplained';
    if (mz > mass || intensity(mz - 1) > HEAVIER_ISOTOPE * intensity(mz)) return 'ms-isotope-peak';
    const ion = known.get(mz);
    if ((kinds[mz] ?? 0) !== 0 || ion === 'methyl-and-carbon-monoxide') return 'ms-fragment-minor';
    if (ion !== undefined)
      return ion === 'aromatic-series' ? 'ms-aromatic-series' : 'ms-ion-protonated-acid';
    return (rel_int ?? 100) < SMALL_PERCENT || (mz < LIGHT_MZ && (rel_int ?? 100) < STRONG_PERCENT)
      ? 'ms-peak-small'
      : 'ms-peak-unexplained';
  };
}
