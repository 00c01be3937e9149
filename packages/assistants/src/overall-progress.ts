import { STAGES } from '@elucida/contract/analysis-events';

type Stage = (typeof STAGES)[number];

/** How far an analysis has come, 0–1, by its stage: proposing and judging take nearly all of the time. */
const BEGINS: Readonly<Record<Stage, number>> = {
  digitise: 0,
  interpret: 0.05,
  propose: 0.1,
  judge: 0.75,
  report: 0.95,
};

/** The progress of a whole analysis, 0–1, from that of its stage. */
export function overallProgress(stage: Stage, fraction: number): number {
  const next = STAGES[STAGES.indexOf(stage) + 1];
  return BEGINS[stage] + fraction * ((next ? BEGINS[next] : 1) - BEGINS[stage]);
}
