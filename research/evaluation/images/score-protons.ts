import { matchPeaks } from '@elucida/analysis/imaging/match-peaks';
import type { Multiplet, Subject } from '../../../fixtures/subjects/subject.ts';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** What was read of the signals of a ¹H spectrum, beyond their positions. */
export interface ProtonScore {
  /** Doublets, triplets and quartets whose lines are drawn apart, and those that were named. */
  readonly resolved: number;
  readonly named: number;
  /** Their couplings within a pixel or 0.3 Hz, where the reading gives any. */
  readonly couplings: number;
  readonly couplingsRight: number;
  /** Split signals, of whatever pattern, that were called singlets. */
  readonly split: number;
  readonly calledSinglets: number;
  /** Signals without neighbours, and those with their number of hydrogens. */
  readonly isolated: number;
  readonly counted: number;
  readonly problems: readonly string[];
}

/** Lines this far apart are drawn apart, px. */
const APART_PX = 2.5;
/** Other signals this near disturb an area, ppm. */
const ISOLATED_PPM = 0.06;
const TOLERANCE_PPM = 0.03;
const TOLERANCE_HZ = 0.3;
const SIMPLE = ['d', 't', 'q'];

/** The signals of a reading against those that were drawn, at `perPx` ppm a pixel. */
export function scoreProtons(subject: Subject, spectrum: Spectrum, perPx: number): ProtonScore {
  const truth = (subject.multiplets ?? []).filter(({ centre }) => subject.truth!.includes(centre));
  const peaks = spectrum.type === 'H1NMR' ? spectrum.peaks : [];
  const pairs = matchPeaks(
    truth.map(({ centre }) => centre),
    peaks.map(({ delta_ppm }) => delta_ppm),
    TOLERANCE_PPM,
  );
  const score = {
    resolved: 0,
    named: 0,
    couplings: 0,
    couplingsRight: 0,
    split: 0,
    calledSinglets: 0,
    isolated: 0,
    counted: 0,
  };
  const problems: string[] = [];
  for (const [t, p] of pairs) {
    const own = truth[t]!;
    const { delta_ppm, mult = '', j_hz = [], int } = peaks[p]!;
    const at = `${delta_ppm.toFixed(2)}`;
    const px = (own.j?.[0] ?? 0) / subject.frequencyMHz! / perPx;
    if (own.mult && SIMPLE.includes(own.mult) && px >= APART_PX) {
      score.resolved++;
      if (mult === own.mult) score.named++;
      else problems.push(`${at} ${own.mult} as ${mult} (${px.toFixed(1)} px)`);
      if (j_hz.length) {
        score.couplings++;
        const within = Math.max(TOLERANCE_HZ, perPx * subject.frequencyMHz!);
        if (Math.abs(j_hz[0]! - own.j![0]!) <= within) score.couplingsRight++;
        else problems.push(`${at} J ${j_hz[0]} for ${own.j![0]}`);
      }
    }
    if (own.mult && own.mult !== 's' && !own.mult.startsWith('br')) {
      score.split++;
      if (mult === 's') {
        score.calledSinglets++;
        problems.push(`${at} ${own.mult} as s (${px.toFixed(1)} px)`);
      }
    }
    if (isIsolated(own, subject)) {
      score.isolated++;
      if (int !== undefined && Math.abs(int - own.hydrogens) <= 0.1 * own.hydrogens)
        score.counted++;
      else problems.push(`${at} ${int} H for ${own.hydrogens}`);
    }
  }
  return { ...score, problems };
}

const isIsolated = ({ centre, from, to }: Multiplet, { multiplets = [], foreign = [] }: Subject) =>
  multiplets.every(
    (other) =>
      other.centre === centre || other.to < from - ISOLATED_PPM || other.from > to + ISOLATED_PPM,
  ) && foreign.every((at) => at < from - ISOLATED_PPM || at > to + ISOLATED_PPM);
