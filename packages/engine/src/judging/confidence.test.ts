import { describe, expect, test } from 'vitest';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { assess, CONFIDENCE, noneAmong, type Fit } from './confidence.ts';
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
const searched = { complete: false, onlyIsomer: false };
const oddsOf = (probability: number) => probability / (1 - probability);

/** ¹³C and ¹H of a molecule of so many heavy atoms, with spectra in two dimensions as well. */
const bothLists = (heavyAtoms: number, further: readonly string[] = []) =>
  ({
    ...facts,
    formula: { heavyAtoms },
    H1NMR: { signals: [], slotSignal: new Int32Array(0), own: [] },
    techniques: ['C13NMR', 'H1NMR', ...further],
  }) as unknown as SpectralFacts;

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

  describe('of a large molecule by lists alone', () => {
    const winner = [finalist(-5), finalist(-25)];
    /** Two that fit equally well, but for a little. */
    const crowd = [finalist(-5), finalist(-5.001)];
    const { always, crowd: perCrowd } = CONFIDENCE.none.listsAlone;
    const { none: byFit } = assess(winner, bothLists(20), searched);

    test('a clear winner is identified, a little less surely than a smaller one', () => {
      const { verdict, none, probabilities } = assess(winner, bothLists(24), searched);
      expect(verdict).toBe('identified');
      expect(oddsOf(none) / oddsOf(byFit)).toBeCloseTo(Math.exp(always), 6);
      expect(none + probabilities[0] + probabilities[1]).toBeCloseTo(1, 9);
    });

    test('where another fits about as well, the truth was rather not met', () => {
      const { verdict, reason, none, probabilities } = assess(crowd, bothLists(24), searched);
      expect({ verdict, reason }).toEqual({ verdict: 'inconclusive', reason: 'out-of-reach' });
      const share = probabilities[1] / (probabilities[0] + probabilities[1]);
      expect(oddsOf(none) / oddsOf(byFit)).toBeCloseTo(Math.exp(always + perCrowd * share), 6);
    });

    test('tautomers of the best are no crowd', () => {
      const forms = crowd.map((form) => ({ ...form, compound: 1 }));
      const { verdict, none } = assess(forms, bothLists(24), searched);
      expect(verdict).toBe('identified');
      expect(none).toBeCloseTo(assess(winner, bothLists(24), searched).none, 9);
    });

    test.each([
      ['of 20 heavy atoms', bothLists(20), searched],
      ['with a spectrum in two dimensions', bothLists(24, ['HSQC']), searched],
      ['where every isomer was judged', bothLists(24), known],
    ])('a crowd says nothing %s', (_, spectra, how) => {
      expect(assess(crowd, spectra, how).none).toBeCloseTo(assess(winner, spectra, how).none, 12);
    });

    test('missing lists count for no less than elsewhere', () => {
      const fit: Fit = {
        shortfall: { C13NMR: 0 },
        rules: 0,
        unknown: 0,
        complete: false,
        tiny: false,
        beyond: true,
        unsearched: false,
        listsAlone: true,
      };
      const elsewhere = noneAmong({ ...fit, listsAlone: false }, 1);
      expect(noneAmong(fit, 1)).toBeCloseTo(elsewhere, 12);
      const odds = (share: number) => oddsOf(noneAmong(fit, share)) / oddsOf(elsewhere);
      expect(odds(0.2)).toBeCloseTo(Math.exp(always + 0.8 * perCrowd - CONFIDENCE.none.beyond), 6);
    });
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
