import { Histogram, type Registry } from 'prom-client';

/** Seconds: milliseconds where a worker is free, minutes where many wait. */
const BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 5, 15, 60, 300];

/** How long analyses wait for a worker, for GET /metrics. */
export function queueFigures(registry: Registry): { onBegin(waitedMs: number): void } {
  const waited = new Histogram({
    name: 'elucida_analysis_wait_seconds',
    help: 'Time from the acceptance of an analysis until this process began it',
    buckets: BUCKETS_S,
    registers: [registry],
  });
  return { onBegin: (waitedMs) => waited.observe(Math.max(0, waitedMs) / 1_000) };
}
