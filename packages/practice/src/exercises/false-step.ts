import { expectedBands } from '@elucida/engine/isomers/expected-bands';
import { ofCode } from '@elucida/engine/evidence/of-code';
import type { EvidenceOf } from '@elucida/engine/evidence/evidence';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { noiseOf } from '@elucida/spectra/noise';
import type { PreparedProblem } from '../judge-drawn.ts';
import { distance, isProton, signalsOf, type AtomKind, type Signal } from './signals.ts';

type Band = EvidenceOf<'ir-band-found'>;

/** A step of a report as it is told to a student, true or false. */
export type Step =
  | { readonly kind: 'unsaturation'; readonly count: number }
  | { readonly kind: 'band'; readonly band: Band; readonly named: Band }
  | { readonly kind: 'signal'; readonly signal: Signal; readonly named: readonly AtomKind[] };

/** The steps with one that is false: or two, whose signals were exchanged. */
export interface FalseReport {
  readonly steps: readonly Step[];
  /** 0-based places of the false ones. */
  readonly wrong: readonly number[];
}

/** An exchange shows where each signal is this many standard deviations from what is expected of the other. */
const SHOWS = 4;
/** And so many tolerances of the technique, 6 ppm of ¹³C and 0.36 of ¹H: a standard deviation may be too small. */
const SHOWS_TOLERANCES = 12;
/** A vibration that is named falsely lies nowhere within this of the band, cm⁻¹. */
const OUTSIDE_CM1 = 120;
/** Of the exchanges that show, the false step is among so many of the nearest. */
const NEAREST = 4;

/** The true report: unsaturation, one vibration a band, every signal. */
function trueSteps({ problem, answer }: PreparedProblem): Step[] {
  const bands = ofCode(answer.candidate.evidence, 'ir-band-found').filter(
    ({ peak }, i, all) => all.findIndex((each) => each.peak === peak) === i,
  );
  return [
    { kind: 'unsaturation', count: problem.formula.unsaturation },
    ...bands
      .toSorted((a, b) => b.observed - a.observed)
      .map((band): Step => ({ kind: 'band', band, named: band })),
    ...signalsOf(answer, problem.spectra).map((signal): Step => ({
      kind: 'signal',
      signal,
      named: signal.kinds,
    })),
  ];
}

/**
 * A report on a problem's answer with one false step, the same each time. Null where no step can be made
 * false so that the spectra show it.
 */
export function falseReport(prepared: PreparedProblem): FalseReport | null {
  const steps = trueSteps(prepared);
  const noise = noiseOf(prepared.problem.id);
  const pick = <Each>(all: readonly Each[]): Each | undefined =>
    all[Math.floor(noise.even() * all.length)];
  const ways: readonly (readonly [turns: number, make: () => FalseReport | null])[] = [
    [3, () => exchange(steps, isCarbon, pick)],
    [3, () => exchange(steps, isProton, pick)],
    [3, () => otherVibration(steps, prepared, pick)],
    [1, () => otherCount(steps, noise.even())],
  ];
  const turns = ways.flatMap(([times, make]) => Array.from({ length: times }, () => make));
  const first = Math.floor(noise.even() * turns.length);
  for (let turn = 0; turn < turns.length; turn++) {
    const report = turns[(first + turn) % turns.length]();
    if (report !== null) return report;
  }
  return null;
}

const replaced = (steps: readonly Step[], changes: ReadonlyMap<number, Step>): FalseReport => ({
  steps: steps.map((step, place) => changes.get(place) ?? step),
  wrong: [...changes.keys()].sort((a, b) => a - b),
});

type Pick = <Each>(all: readonly Each[]) => Each | undefined;

const isCarbon = (signal: Signal): boolean => !isProton(signal);

/** Two signals of one spectrum with each other's atoms. */
function exchange(
  steps: readonly Step[],
  isWanted: (signal: Signal) => boolean,
  pick: Pick,
): FalseReport | null {
  const single = steps.flatMap((step, place) =>
    step.kind === 'signal' && isWanted(step.signal) && step.named.length === 1
      ? [{ place, signal: step.signal, kind: step.named[0] }]
      : [],
  );
  const alone = single.filter(
    ({ kind }) => single.filter((other) => other.kind.atoms[0] === kind.atoms[0]).length === 1,
  );
  const shows = (one: (typeof alone)[number], other: (typeof alone)[number]) =>
    distance(one.signal, other.kind) >= SHOWS &&
    Math.abs(one.signal.observed - other.kind.predicted) >=
      SHOWS_TOLERANCES * techniqueOf(one.signal.technique).axis.tolerance;
  const pairs = alone
    .flatMap((one, i) => alone.slice(i + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => shows(one, other) && shows(other, one))
    .toSorted((a, b) => apart(a.one.signal, a.other.signal) - apart(b.one.signal, b.other.signal));
  const chosen = pick(pairs.slice(0, NEAREST));
  if (chosen === undefined) return null;
  const { one, other } = chosen;
  return replaced(
    steps,
    new Map<number, Step>([
      [one.place, { kind: 'signal', signal: one.signal, named: [other.kind] }],
      [other.place, { kind: 'signal', signal: other.signal, named: [one.kind] }],
    ]),
  );
}
const apart = (one: Signal, other: Signal): number => Math.abs(one.observed - other.observed);

/** A band with the vibration of another that lies nowhere near it in this molecule. */
function otherVibration(
  steps: readonly Step[],
  { answer: { graph, perception } }: PreparedProblem,
  pick: Pick,
): FalseReport | null {
  const bands = steps.flatMap((step, place) => (step.kind === 'band' ? [{ place, ...step }] : []));
  const expected = expectedBands(graph, perception);
  const pairs = bands.flatMap((one) =>
    bands
      .filter(({ band: { values } }) =>
        expected
          .filter(({ vibration }) => vibration === values.vibration)
          .every(
            ({ from, to }) =>
              one.band.observed < from - OUTSIDE_CM1 || one.band.observed > to + OUTSIDE_CM1,
          ),
      )
      .map((other) => ({ one, other })),
  );
  const chosen = pick(pairs);
  if (chosen === undefined) return null;
  const { one, other } = chosen;
  return replaced(
    steps,
    new Map([[one.place, { kind: 'band', band: one.band, named: other.band }]]),
  );
}

/** One degree of unsaturation more or less than the formula has. */
function otherCount(steps: readonly Step[], random: number): FalseReport | null {
  const [first] = steps;
  if (first.kind !== 'unsaturation') return null;
  const count = first.count > 1 && random < 0.5 ? first.count - 1 : first.count + 1;
  return replaced(steps, new Map([[0, { kind: 'unsaturation', count }]]));
}
