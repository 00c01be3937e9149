import { expect, test } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import { weighObjections, type Contested } from './weigh-objections.ts';

/** A 13C signal of a list and what a candidate says of it; `weight` in log units. */
const carbon = (
  peak: number,
  observed: number,
  predicted: number,
  { sd = 1, verdict, weight }: { sd?: number; verdict: Evidence['verdict']; weight: number },
): Evidence => ({
  technique: 'C13NMR',
  atoms: [peak],
  peak,
  observed,
  predicted,
  sd,
  observations: 12,
  verdict,
  weight,
  code: 'carbon-assignment',
  values: { carbons: 1, sharing: 1 },
});
const left = (weight: number): Evidence => ({
  technique: 'C13NMR',
  atoms: [],
  peak: 3,
  observed: 128.1,
  verdict: 'neutral',
  weight,
  code: 'other-substance',
  values: { origin: 'small' },
});
const verdicts = (
  candidates: readonly Contested[],
  certainty: Parameters<typeof weighObjections>[1] = { none: 0.05, setAside: [] },
) =>
  weighObjections(candidates, certainty).map((evidence) =>
    evidence.map(
      ({ verdict, open, better }) =>
        `${verdict}${open ? ' open' : ''}${better ? ` (${better.smiles})` : ''}`,
    ),
  );

const para = (evidence: readonly Evidence[], confidence = 0.6): Contested => ({
  smiles: 'Cc1ccc(O)cc1',
  confidence,
  evidence,
});
const meta = (evidence: readonly Evidence[], confidence = 0.3): Contested => ({
  smiles: 'Cc1cccc(O)c1',
  confidence,
  evidence,
});

// C–OH of p-cresol is listed at 157.0 by mistake (152.6 measured).
const MISTYPED = carbon(0, 157, 152.8, { verdict: 'against', weight: -1.6 });

test('a shift that another candidate explains better speaks against this one', () => {
  expect(
    verdicts([
      para([MISTYPED]),
      meta([carbon(0, 157, 155.3, { verdict: 'neutral', weight: -0.2 })]),
    ]),
  ).toEqual([['against'], ['neutral']]);
});

test('a shift that no candidate explains better is an open point of the first', () => {
  expect(
    verdicts([
      para([MISTYPED]),
      meta([carbon(0, 157, 152.9, { verdict: 'against', weight: -1.6 })]),
    ])[0],
  ).toEqual(['neutral open']);
});

test('one that is out of the question is not a contender', () => {
  expect(
    verdicts([
      para([MISTYPED], 0.97),
      meta([carbon(0, 157, 155.3, { verdict: 'neutral', weight: -0.2 })], 0.01),
    ])[0],
  ).toEqual(['neutral open']);
});

test('where probably none of the candidates is right, every misfit counts', () => {
  expect(verdicts([para([MISTYPED], 0.3)], { none: 0.65, setAside: [] })).toEqual([['against']]);
});

test('a tautomer of the first is not a contender, and keeps its verdicts', () => {
  const [first, second] = [
    { ...para([MISTYPED]), compound: 1 },
    { ...meta([carbon(0, 157, 155.3, { verdict: 'against', weight: -0.2 })]), compound: 1 },
  ];
  expect(verdicts([first, second])).toEqual([['neutral open'], ['against']]);
});

test('spectra that were set aside, and what speaks of the formula, keep their verdicts', () => {
  const isotopes: Evidence = {
    technique: 'MS',
    atoms: [],
    verdict: 'against',
    code: 'ms-isotope-mismatch',
    values: { expected: 98, found: 32 },
    weight: 0,
  };
  expect(verdicts([para([MISTYPED, isotopes])], { none: 0.05, setAside: ['C13NMR'] })).toEqual([
    ['against', 'against'],
  ]);
});

test(
  'a peak that a runner-up, or an unsure first, fits clearly worse speaks against ' +
    'it within the limits of its prediction',
  () => {
    const [worse, better] = [
      carbon(1, 137, 139, { verdict: 'neutral', weight: -0.5 }),
      carbon(1, 137, 136.9, { verdict: 'for', weight: 0.4 }),
    ];
    expect(verdicts([para([better]), meta([worse])])[1]).toEqual(['against (Cc1ccc(O)cc1)']);
    expect(verdicts([para([worse]), meta([better])])[0]).toEqual(['against (Cc1cccc(O)c1)']);
    // A sure first candidate is allowed as much.
    expect(verdicts([para([worse], 0.8), meta([better], 0.15)])[0]).toEqual(['neutral']);
  },
);

test('a line left to another substance speaks for the candidate that explains it', () => {
  expect(
    verdicts([
      para([left(-1.4)]),
      meta([carbon(3, 128.1, 128.3, { verdict: 'for', weight: 0.4 })]),
    ])[0],
  ).toEqual(['against (Cc1cccc(O)c1)']);
  expect(verdicts([para([left(-1.4)]), meta([left(-1.4)])])[0]).toEqual(['neutral']);
});
