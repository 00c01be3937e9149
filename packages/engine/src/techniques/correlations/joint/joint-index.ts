import {
  CORRELATION_KINDS,
  type Correlation,
  type CorrelationKind,
  type JointFacts,
} from './joint-facts.ts';

/** Cross peaks a hydrogen signal has in a well recorded spectrum: fewer make absences say less. */
const DENSE = { HMBC: 3, COSY: 1.5, NOESY: 3 } as const;

/** What of the facts the assignment looks up again and again: made once for each set of facts. */
export interface JointIndex {
  /** All correlations with their kind. */
  readonly all: readonly { readonly kind: CorrelationKind; readonly correlation: Correlation }[];
  /** Correlations that each ¹³C signal takes part in, through itself or a hydrogen on it. */
  readonly ofSignal: readonly (readonly number[])[];
  /** 1 where a hydrogen signal and a partner have a cross peak, at `hydrogen * width + partner`. */
  readonly seen: Readonly<Record<CorrelationKind, Uint8Array>>;
  readonly width: Readonly<Record<CorrelationKind, number>>;
  /** Mean shift of the hydrogens that HSQC ties to each ¹³C signal, ppm; NaN without one. */
  readonly carried: Float64Array;
  /** How completely each experiment shows what it can, 0–1. */
  readonly density: Readonly<Record<CorrelationKind, number>>;
}

const made = new WeakMap<JointFacts, JointIndex>();

export function jointIndex(facts: JointFacts): JointIndex {
  const before = made.get(facts);
  if (before) return before;
  const { carbon, proton, carrier } = facts;
  const all = CORRELATION_KINDS.flatMap((kind) =>
    (facts.correlations[kind] ?? []).map((correlation) => ({ kind, correlation })),
  );
  const ofSignal = Array.from(carbon, () => new Set<number>());
  const width = { HMBC: carbon.length, COSY: proton.length, NOESY: proton.length };
  const seen = {
    HMBC: new Uint8Array(proton.length * width.HMBC),
    COSY: new Uint8Array(proton.length * width.COSY),
    NOESY: new Uint8Array(proton.length * width.NOESY),
  };
  all.forEach(({ kind, correlation }, i) => {
    const [from, to] = [correlation.from.signals, correlation.to.signals];
    const carbons = [
      ...from.map((h) => carrier[h]),
      ...(kind === 'HMBC' ? to : to.map((h) => carrier[h])),
    ];
    for (const signal of carbons) if (signal >= 0) ofSignal[signal].add(i);
    for (const h of from)
      for (const partner of to) {
        seen[kind][h * width[kind] + partner] = 1;
        if (kind !== 'HMBC') seen[kind][partner * width[kind] + h] = 1;
      }
  });
  const densityOf = (kind: CorrelationKind): number => {
    const count = facts.correlations[kind]?.length ?? 0;
    return proton.length === 0 ? 0 : Math.min(1, count / (DENSE[kind] * proton.length));
  };
  const index: JointIndex = {
    all,
    ofSignal: ofSignal.map((some) => [...some]),
    seen,
    width,
    carried: Float64Array.from(
      facts.carried,
      (shifts) => shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length,
    ),
    density: { HMBC: densityOf('HMBC'), COSY: densityOf('COSY'), NOESY: densityOf('NOESY') },
  };
  made.set(facts, index);
  return index;
}
