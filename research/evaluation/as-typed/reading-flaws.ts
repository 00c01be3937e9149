import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { alignSignals, traceAlignment } from '@elucida/engine/nmr/align-signals';
import { C13_NARROW } from '@elucida/engine/nmr/carbon-costs';
import { carbonClasses, emptyClasses, MAX_CLASSES } from '@elucida/engine/nmr/signal-classes';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import {
  carbonPeaks,
  ppm1,
  ppm2,
  protonPeaks,
  withCarbons,
  withProtons,
  type Flaw,
  type FlawContext,
} from './flaw.ts';
import type { BenchCase } from '../cases/bench-case.ts';

/** Peaks of quaternary carbons, as the truth's own prediction assigns them. */
function quaternaryPeaks(test: BenchCase, { data }: FlawContext): number[] {
  const parsed = parseFormula(test.formula);
  const carbon = parsed.ok ? readFacts(parsed.formula, test.spectra).C13NMR : null;
  if (!carbon) return [];
  const graph = graphFromSmiles(test.answer);
  const perception = perceive(graph);
  const classes = emptyClasses();
  carbonClasses(
    { graph, perception, predicted: data.predictor.predict('C13', graph, perception) },
    classes,
  );
  const signalOf = new Int16Array(MAX_CLASSES);
  alignSignals(classes, carbon.shift, C13_NARROW);
  traceAlignment(classes.count, carbon.shift.length, signalOf);
  return Array.from({ length: classes.count }, (_, i) => i)
    .filter((i) => signalOf[i] >= 0 && graph.hydrogens[classes.atom[i]] === 0)
    .map((i) => carbon.peak[signalOf[i]]);
}

/** A carbon without hydrogen that was too weak to be seen. */
export const missingQuaternary: Flaw = (test, context) => {
  const quaternary = quaternaryPeaks(test, context);
  if (quaternary.length === 0) return null;
  const lost = quaternary[context.random.below(quaternary.length)];
  return withCarbons(
    test,
    carbonPeaks(test).filter((_, i) => i !== lost),
  );
};

/** The whole scale moved: a wrong reference. */
export const offset: Flaw = (test) =>
  withCarbons(
    withProtons(
      test,
      protonPeaks(test).map((peak) => ({ ...peak, delta_ppm: ppm2(peak.delta_ppm + 0.08) })),
    ),
    carbonPeaks(test).map((peak) => ({ ...peak, delta_ppm: ppm2(peak.delta_ppm + 1) })),
  );

/** Areas as a spectrometer gives them: each off by up to a fifth. */
export const roughIntegrals: Flaw = (test, { random }) =>
  protonPeaks(test).some(({ int }) => int !== undefined)
    ? withProtons(
        test,
        protonPeaks(test).map((peak) => ({
          ...peak,
          ...(peak.int !== undefined && { int: ppm2(peak.int * (0.8 + 0.4 * random.next())) }),
        })),
      )
    : null;

export const noMultiplicities: Flaw = (test) =>
  protonPeaks(test).some(({ mult }) => mult !== undefined)
    ? withProtons(
        test,
        protonPeaks(test).map(({ delta_ppm, int }) => ({
          delta_ppm,
          ...(int !== undefined && { int }),
        })),
      )
    : null;

export const roundedShifts: Flaw = (test) =>
  withCarbons(
    withProtons(
      test,
      protonPeaks(test).map((peak) => ({ ...peak, delta_ppm: ppm1(peak.delta_ppm) })),
    ),
    carbonPeaks(test).map((peak) => ({ ...peak, delta_ppm: Math.round(peak.delta_ppm) })),
  );

/** One ¹³C shift with a wrong digit. */
export const typo: Flaw = (test, { random }) => {
  const peaks = carbonPeaks(test);
  if (peaks.length === 0) return null;
  const wrong = random.below(peaks.length);
  const by = random.next() < 0.5 ? -10 : 10;
  return withCarbons(
    test,
    peaks.map((peak, i) =>
      i === wrong ? { ...peak, delta_ppm: ppm2(peak.delta_ppm + by) } : peak,
    ),
  );
};

/** Two signals nearer than these are typed as one, ppm. */
const TOGETHER = { h1: 0.4, c13: 1 } as const;

/** Places of the two neighbours that lie closest, if close enough. */
function closest(shifts: readonly number[], within: number): readonly [number, number] | null {
  const order = [...shifts.keys()].sort((a, b) => shifts[a] - shifts[b]);
  const pairs = order
    .slice(1)
    .map((at, i) => [order[i], at] as const)
    .sort(([a, b], [x, y]) => Math.abs(shifts[a] - shifts[b]) - Math.abs(shifts[x] - shifts[y]));
  return pairs.length > 0 && Math.abs(shifts[pairs[0][0]] - shifts[pairs[0][1]]) <= within
    ? pairs[0]
    : null;
}

/** Two ¹H signals that overlap, written as one multiplet. */
export const mergedProtons: Flaw = (test) => {
  const peaks = protonPeaks(test);
  const pair = closest(
    peaks.map(({ delta_ppm }) => delta_ppm),
    TOGETHER.h1,
  );
  if (pair === null) return null;
  const [a, b] = pair.map((at) => peaks[at]);
  const together = {
    delta_ppm: ppm2((a.delta_ppm + b.delta_ppm) / 2),
    ...(a.int !== undefined && b.int !== undefined && { int: a.int + b.int }),
    ...(a.mult !== undefined && { mult: 'm' }),
  };
  return withProtons(test, [...peaks.filter((_, i) => !pair.includes(i)), together]);
};

/** Two ¹³C lines that run together. */
export const mergedCarbons: Flaw = (test) => {
  const peaks = carbonPeaks(test);
  const pair = closest(
    peaks.map(({ delta_ppm }) => delta_ppm),
    TOGETHER.c13,
  );
  return pair === null
    ? null
    : withCarbons(
        test,
        peaks.filter((_, i) => i !== pair[1]),
      );
};

/**
 * The two halves of a para-disubstituted ring's pattern, written as plain doublets of one constant.
 */
export const plainDoublets: Flaw = (test) => {
  const halves = protonPeaks(test).filter(
    ({ delta_ppm, int, mult }) =>
      mult !== undefined && int === 2 && delta_ppm > 6.3 && delta_ppm < 8.5,
  );
  if (
    halves.length !== 2 ||
    (!/c1ccc\(.*\)cc1/u.test(test.answer) && !/C1=CC=C\(.*C=C1\)/u.test(test.answer))
  )
    return null;
  return withProtons(
    test,
    protonPeaks(test).map((peak) =>
      halves.includes(peak) ? { delta_ppm: peak.delta_ppm, int: 2, mult: 'd', j_hz: [8.5] } : peak,
    ),
  );
};
