import type { Evidence } from '@elucida/engine/evidence/evidence';
import { isOfRole } from '@elucida/engine/evidence/of-role';
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
    if (!isOfRole(item, 'assigned', 'found') || against.has(place)) continue;
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
