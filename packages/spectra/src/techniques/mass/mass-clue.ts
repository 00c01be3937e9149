import type { MsPeak, MsSpectrum } from '../../spectrum.ts';
import {
  ionMass,
  MOLECULAR_ION,
  NEGATIVE_ADDUCTS,
  neutralMass,
  POSITIVE_ADDUCTS,
  readAdduct,
  type Adduct,
} from './adducts.ts';

/** A line that may be an ion of the whole molecule. */
export interface MolecularLine {
  /** As measured. */
  readonly mz: number;
  readonly adduct: Adduct;
  /** The label of the line names the ion. */
  readonly labelled: boolean;
  /** How likely it is that ion, before any formula is looked at; all lines together make 1. */
  readonly weight: number;
  /** Heights of the isotope peaks, percent of this line; undefined where they are not listed. */
  readonly first?: number | undefined;
  readonly second?: number | undefined;
  /** An isotope peak of so many percent of this line would have been listed; undefined: not known. */
  readonly listedFrom?: number | undefined;
}

export interface MassClue {
  /** Masses are typed to 0.001 or better; else only the mass number counts. */
  readonly accurate: boolean;
  readonly lines: readonly MolecularLine[];
}

/**
 * How often an unlabelled line is each ion: a judgement for routine electrospray of small molecules, where
 * protonation leads and sodium follows (B. O. Keller et al., Anal. Chim. Acta 627 (2008) 71).
 */
const POSITIVE_SHARES: Readonly<Record<string, number>> = {
  '[M+H]⁺': 0.75,
  '[M+Na]⁺': 0.17,
  '[M+NH₄]⁺': 0.05,
  '[M+K]⁺': 0.03,
};
const NEGATIVE_SHARES: Readonly<Record<string, number>> = {
  '[M−H]⁻': 0.85,
  '[M+HCOO]⁻': 0.08,
  '[M+Cl]⁻': 0.07,
};
/** How much likelier an ion is where another ion of the same molecule is listed. */
const CONFIRMED = 20;
/** Lines of one molecular ion follow at 1 or 2 units (³⁷Cl, ⁸¹Br), m/z. */
const NEXT_ISOTOPE = 2.1;
/** Units below the heaviest line where the molecular ion is looked for: Cl3, Br2 and the hydrogens that ions lose. */
const CLUSTER = 6;
/** A line below this share of the highest of its cluster is no molecular ion, where others are there. */
const LEAST_OF_CLUSTER = 0.1;
/** Two accurate masses are of one molecule within this, Da. */
const SAME_MASS = 0.003;

const accurate = (mz: number): boolean => Math.abs(mz * 100 - Math.round(mz * 100)) > 1e-6;
/** Mass numbers differ from masses by up to 0.05 % in organic molecules. */
export const massNumber = (mz: number): number =>
  Number.isInteger(mz) ? mz : Math.round(mz - 0.0004 * mz);

const strength = ({ rel_int }: MsPeak): number => rel_int ?? 0;

/** The heights of M+1 and M+2 next to a line. */
function isotopesOf(line: MsPeak, peaks: readonly MsPeak[]) {
  const own = strength(line);
  if (own <= 0) return {};
  const at = (offset: number) =>
    peaks.find(({ m_z }) => Math.abs(m_z - line.m_z - offset) < 0.2 && m_z !== line.m_z);
  const percent = (peak: MsPeak | undefined) =>
    peak?.rel_int === undefined ? undefined : (100 * peak.rel_int) / own;
  const least = Math.min(...peaks.map(strength).filter((each) => each > 0));
  return {
    first: percent(at(1)),
    second: percent(at(2)),
    listedFrom: peaks.length > 3 ? (100 * least) / own : undefined,
  };
}

/** The heaviest lines that belong together, the heaviest first. */
function topCluster(peaks: readonly MsPeak[]): MsPeak[] {
  const heaviest = peaks.toSorted((a, b) => b.m_z - a.m_z);
  const cluster: MsPeak[] = [];
  for (const peak of heaviest) {
    const last = cluster.at(-1);
    if (last && (last.m_z - peak.m_z > NEXT_ISOTOPE || cluster[0]!.m_z - peak.m_z > CLUSTER)) break;
    cluster.push(peak);
  }
  const highest = Math.max(...cluster.map(strength));
  const worth = cluster.filter((peak) => strength(peak) >= LEAST_OF_CLUSTER * highest);
  // Without heights, the lightest line of the cluster is the one of the main isotopes.
  return highest === 0 ? cluster.slice(-1) : worth;
}

/**
 * How much less likely a line is the molecular ion where a line is 1 or 2 units below it: ions lose a hydrogen now and
 * then, two hardly ever. Judged, not counted.
 */
const LOSSES = [
  { units: 1, weight: 0.4 },
  { units: 2, weight: 0.02 },
] as const;
/** A line below counts from this share of the upper one's height on. */
const STRONG = 0.3;

const lossesBelow = (line: MsPeak, peaks: readonly MsPeak[]): number =>
  LOSSES.reduce(
    (product, { units, weight }) =>
      peaks.some(
        (other) =>
          Math.abs(line.m_z - units - other.m_z) < 0.2 &&
          strength(other) >= STRONG * strength(line) &&
          strength(other) > 0,
      )
        ? product * weight
        : product,
    1,
  );

type Drawn = Omit<MolecularLine, 'weight'>;

function labelledLines(peaks: readonly MsPeak[]): Drawn[] {
  const read = peaks.flatMap((peak) => {
    const adduct = peak.assignment === undefined ? undefined : readAdduct(peak.assignment);
    return adduct === undefined
      ? []
      : [{ mz: peak.m_z, adduct, labelled: true, ...isotopesOf(peak, peaks) }];
  });
  // One line is enough: the most exact, then the first.
  const [line] = read.toSorted((a, b) => Number(accurate(b.mz)) - Number(accurate(a.mz)));
  return line ? [line] : [];
}

/** How much a mass gains by other lines that are other ions of the same molecule. */
function confirmation({ mz, adduct }: Drawn, peaks: readonly MsPeak[], adducts: readonly Adduct[]) {
  const neutral = neutralMass(mz, adduct);
  const within = accurate(mz) ? SAME_MASS : 0.4;
  return peaks.some(({ m_z }) =>
    adducts.some(
      (other) => other !== adduct && Math.abs(ionMass(neutral, other) - m_z) < within && m_z !== mz,
    ),
  )
    ? CONFIRMED
    : 1;
}

function unlabelledLines(peaks: readonly MsPeak[], metadata: MsSpectrum['metadata']) {
  const negative = metadata?.mode === 'neg';
  const soft = /^(?:ESI|APCI|MALDI|FAB|CI)/iu.test(metadata?.ionization ?? '') || negative;
  const hard = /^EI/iu.test(metadata?.ionization ?? '');
  const shares = Object.entries(negative ? NEGATIVE_SHARES : POSITIVE_SHARES);
  const adducts = negative ? NEGATIVE_ADDUCTS : POSITIVE_ADDUCTS;
  const drawn = (line: MsPeak, adduct: Adduct): Drawn => ({
    mz: line.m_z,
    adduct,
    labelled: false,
    ...isotopesOf(line, peaks),
  });
  const cluster = topCluster(peaks);
  const strongest = peaks.toSorted((a, b) => strength(b) - strength(a))[0]!;
  // The strongest line and the lines of the heaviest ion.
  const ofSoft = [...new Set([strongest, ...cluster])].flatMap((line) =>
    shares.map(([ion, share]) => {
      const line_ = drawn(
        line,
        adducts.find((each) => each.ion === ion)!,
      );
      return { ...line_, weight: share * confirmation(line_, peaks, adducts) };
    }),
  );
  const ofHard = cluster.map((line) => ({
    ...drawn(line, MOLECULAR_ION),
    weight: lossesBelow(line, peaks),
  }));
  if (soft) return ofSoft;
  // Unnamed: lists of many fragments are of electron impact; a single line may be either.
  return hard || peaks.length > 3 ? ofHard : [...ofHard, ...ofSoft];
}

/** The lines of a mass spectrum that may be ions of the whole molecule. Empty where it has no peaks. */
export function massClue({ peaks: typed, metadata }: MsSpectrum): { mass?: MassClue } {
  const peaks = typed.filter(({ m_z }) => Number.isFinite(m_z) && m_z > 0);
  if (peaks.length === 0) return {};
  const labelled = labelledLines(peaks).map((line) => ({ ...line, weight: 1 }));
  const lines = labelled.length > 0 ? labelled : unlabelledLines(peaks, metadata);
  const exact = lines.filter(({ mz }) => accurate(mz));
  const kept = exact.length > 0 ? exact : lines;
  const sum = kept.reduce((total, { weight }) => total + weight, 0);
  return {
    mass: {
      accurate: exact.length > 0,
      lines: kept.map((line) => ({ ...line, weight: line.weight / sum })),
    },
  };
}
