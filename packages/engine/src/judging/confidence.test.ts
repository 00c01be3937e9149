import { describe, expect, test } from 'vitest';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { assess } from './confidence.ts';
import { ranksOf } from './finalist-ranking.ts';
import { TERM_INDEX, TERMS } from './terms.ts';

const facts = {
  formula: { heavyAtoms: 6 },
  C13NMR: {
    spectrum: 0,
    shift: Float64Array.of(14, 21, 60, 171),
    peak: new Int32Array(4),
    own: Float64Array.of(14, 21, 60, 171),
    owners: [],
  },
  H1NMR: null,
  IR: null,
  MS: null,
  UVVIS: null,
  techniques: ['C13NMR'],
} as unknown as SpectralFacts;

/** A finalist whose 13C alignment falls short of its expectation by so much a signal. */
function finalist(score: number, shortfall = 0) {
  const terms = new Float64Array(TERMS.length);
  terms[TERM_INDEX['c13-narrow']] = -8 - 4 * shortfall;
  terms[TERM_INDEX['c13-expected']] = -8;
  return { score, terms };
}
const known = { complete: true, onlyIsomer: false };

describe('assessing finalists', () => {
  test('a clear winner that fits is identified, and probabilities add up', () => {
    const { verdict, probabilities, none } = assess([finalist(-5), finalist(-12)], facts, known);
    expect(verdict).toBe('identified');
    expect(probabilities[0]).toBeGreaterThan(0.7);
    expect(none + probabilities[0] + probabilities[1]).toBeCloseTo(1, 9);
  });

  test('a winner that does not fit the spectrum is none', () => {
    expect(assess([finalist(-5, 2.5), finalist(-12, 3)], facts, known)).toMatchObject({
      verdict: 'inconclusive',
      reason: 'poor-fit',
    });
  });

  test('of a large molecule without ¹³C or ¹H most isomers are never seen: none is put forward', () => {
    const judged = [finalist(-5), finalist(-12)];
    const searched = { complete: false, onlyIsomer: false };
    const large = { ...facts, formula: { heavyAtoms: 24 } } as unknown as SpectralFacts;
    expect(assess(judged, facts, searched).verdict).toBe('identified');
    expect(assess(judged, large, searched)).toMatchObject({
      verdict: 'inconclusive',
      reason: 'out-of-reach',
    });
  });

  test('of a molecule too large for the search the best one found is less sure', () => {
    const judged = [finalist(-5), finalist(-12)];
    const ofSize = (heavyAtoms: number, complete: boolean) =>
      assess(judged, { ...facts, formula: { heavyAtoms } } as unknown as SpectralFacts, {
        complete,
        onlyIsomer: false,
      }).none;
    const odds = (none: number) => none / (1 - none);
    expect(odds(ofSize(32, false)) / odds(ofSize(31, false))).toBeCloseTo(Math.E, 6);
    expect(ofSize(32, true)).toBeCloseTo(ofSize(31, true), 9);
  });

  test('a tie at the top is ambiguous and shares a rank', () => {
    expect(assess([finalist(-5), finalist(-5)], facts, known)).toMatchObject({
      verdict: 'inconclusive',
      reason: 'ambiguous',
    });
    expect(ranksOf([-5, -5, -6])).toEqual([1, 1, 3]);
  });

  test('tautomers share their probability, and count as one where it is asked whether to put them forward', () => {
    const forms = [1, 1, 1, 1].map((compound) => ({ ...finalist(-5), compound }));
    const spread = forms.map((form, i) => ({ ...form, score: -5 - 0.01 * i }));
    const { verdict, probabilities } = assess(spread, facts, known);
    expect(probabilities[0]).toBeLessThan(0.3);
    expect(verdict).toBe('identified');
    expect(
      assess(
        spread.map((form, compound) => ({ ...form, compound })),
        facts,
        known,
      ),
    ).toMatchObject({ verdict: 'inconclusive', reason: 'ambiguous' });
  });

  test('without candidates', () => {
    expect(assess([], facts, known)).toMatchObject({
      verdict: 'inconclusive',
      reason: 'no-candidates',
      none: 1,
    });
    expect(assess([], facts, { ...known, complete: false }).reason).toBe('out-of-reach');
  });

  test('without spectra only the formula of one isomer is identified', () => {
    const blind = { ...facts, carbon: null, techniques: [] };
    expect(assess([finalist(-5), finalist(-30)], blind, known).reason).toBe('no-spectra');
    expect(assess([finalist(-5)], blind, { ...known, onlyIsomer: true }).verdict).toBe(
      'identified',
    );
  });
});
