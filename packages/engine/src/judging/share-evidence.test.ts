import { expect, test } from 'vitest';
import { CONFIDENCE } from './confidence.ts';
import { shareEvidence } from './share-evidence.ts';
import { TERM_INDEX, TERMS } from './terms.ts';
import { WEIGHTS } from './weights.ts';

function form(
  key: number,
  {
    carbon,
    ir = 0,
    preference = 0,
    usual = true,
  }: { carbon: number; ir?: number; preference?: number; usual?: boolean },
) {
  const terms = new Float64Array(TERMS.length);
  terms[TERM_INDEX['c13-narrow']] = carbon;
  terms[TERM_INDEX.ir] = ir;
  return { key, terms, preference, usual };
}
const CARBON = WEIGHTS['c13-narrow'];

test('two forms drawn equally often share the better agreement, and the compound counts once', () => {
  const [a, b] = shareEvidence([form(1, { carbon: -10 }), form(2, { carbon: -30 })]);
  expect(a.score).toBeCloseTo(b.score, 9);
  expect(
    Math.exp(a.score / CONFIDENCE.temperature) + Math.exp(b.score / CONFIDENCE.temperature),
  ).toBeCloseTo(Math.exp((-10 * CARBON) / CONFIDENCE.temperature), 9);
  expect([a.predictedAs, b.predictedAs]).toEqual([1, 1]);
  expect(b.terms[TERM_INDEX['c13-narrow']]).toBe(-10);
});

test('the odds between forms are those of preference, and of what other techniques say', () => {
  const odds = ([a, b]: ReturnType<typeof shareEvidence>) =>
    (a.score - b.score) / CONFIDENCE.temperature;
  expect(
    odds(shareEvidence([form(1, { carbon: -10, preference: 2 }), form(2, { carbon: -9 })])),
  ).toBeCloseTo(2, 9);
  const withIr = shareEvidence([form(1, { carbon: -10 }), form(2, { carbon: -10, ir: -5 })]);
  expect(odds(withIr)).toBeCloseTo((5 * WEIGHTS.ir) / CONFIDENCE.temperature, 9);
  expect(withIr[1].terms[TERM_INDEX.ir]).toBe(-5);
});

test('a form that hardly anybody draws does not speak for the compound', () => {
  const [amide, imidicAcid] = shareEvidence([
    form(1, { carbon: -30 }),
    form(2, { carbon: -5, preference: -4, usual: false }),
  ]);
  expect(amide.predictedAs).toBe(1);
  expect(imidicAcid.score).toBeLessThan(amide.score);
});
