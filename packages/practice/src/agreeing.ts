import type { Evidence } from '@elucida/engine/evidence/evidence';
import { isOfRole } from '@elucida/engine/evidence/of-role';
import { techniqueOf } from '@elucida/engine/techniques/registry';
import type { ExplainedCandidate } from '@elucida/engine/statements/explained-candidate';
import type { Statement } from '@elucida/engine/statements/statement';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { weighDrawn } from './contradictions.ts';

/** A signal that fits a drawn structure, with the atoms that would give it. */
export interface AgreeingSignal {
  readonly technique: SpectrumType;
  /** 0-based peak of the technique's spectrum. */
  readonly peak: number;
  /** In the technique's unit: ppm, cm⁻¹, nm or m/z. */
  readonly observed: number;
  /** 0-based atoms of the drawn structure; empty where it is the whole molecule's. */
  readonly atoms: readonly number[];
}

const placeOf = ({ technique, peak }: Pick<Evidence, 'technique' | 'peak'>) =>
  `${technique} ${peak}`;

/** A shift agrees within so many differences that are visible at all: 3.2 ppm of ¹³C, 0.32 ppm of ¹H. */
const VISIBLE_DIFFERENCES = 8;

/**
 * Whether a shift lies near the predicted one. Rare groups are predicted so widely that a shift may lie far off and
 * still speak for the structure: ethyl isocyanide's CH₂ at 2.4 ppm instead of 3.3.
 */
function isNear({ technique, observed, predicted }: Evidence): boolean {
  const visible = techniqueOf(technique).shifts?.visible;
  if (visible === undefined || predicted === undefined || observed === undefined) return true;
  return Math.abs(observed - predicted) <= VISIBLE_DIFFERENCES * visible;
}

/**
 * Signals of which the judge finds that the drawn structure explains them, each once, by technique and position. None
 * at which anything speaks against the structure, by itself or next to the answer, and none that is confronted.
 */
export function agreeing(
  drawn: ExplainedCandidate,
  answer: ExplainedCandidate,
  confronted: readonly Statement[],
): AgreeingSignal[] {
  const weighed = weighDrawn(drawn, answer);
  const against = new Set([
    // By itself as well: what the answer does not explain better is still no agreement.
    ...[...weighed, ...drawn.candidate.evidence]
      .filter(({ verdict }) => verdict === 'against')
      .map(placeOf),
    ...confronted.flatMap(({ technique, peaks = [] }) =>
      peaks.map((peak) => `${technique} ${peak}`),
    ),
  ]);
  const found = new Map<string, AgreeingSignal>();
  for (const item of weighed) {
    const { technique, peak, observed, atoms, verdict } = item;
    const place = placeOf(item);
    if (peak === undefined || observed === undefined || verdict !== 'for') continue;
    if (!isOfRole(item, 'assigned', 'found') || against.has(place) || !isNear(item)) continue;
    const others = found.get(place)?.atoms ?? [];
    found.set(place, {
      technique,
      peak,
      observed,
      atoms: [...new Set([...others, ...atoms])].sort((a, b) => a - b),
    });
  }
  return [...found.values()].sort((a, b) => a.peak - b.peak);
}
