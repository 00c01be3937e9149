import { LIKENESS_BANDS, statedSd } from '@elucida/prediction/likeness';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../fixtures/random.ts';
import { fitLikeness, type LikenessSample } from './fit-likeness.ts';

test('in each band of likeness 68 % of the errors lie within, however heavy their tails are', () => {
  const random = seededRandom(3);
  const samples = Array.from({ length: 4_000 }, (_, i): LikenessSample => {
    const band = i % LIKENESS_BANDS.length;
    const [mean, sd, increments] = [100, random.between(0.5, 2), 100 + random.between(-2, 2)];
    // The deeper, the more of the errors are a few large ones.
    const error = random.between(0, 1) ** (1 + 2 * band) * 8 * sd;
    return {
      found: {
        mean,
        sd,
        increments,
        votes: 1 + (i % 7),
        nearVotes: 9,
        level: 2 * band + 3,
        unknown: 0.1,
        features: 30,
      },
      byNetwork: increments,
      shift: increments,
      observed: increments + error,
      heavyAtoms: 9 + (i % 11),
      bridgeheads: 0,
      band,
    };
  });
  const weights = fitLikeness('C13', samples);
  for (const band of LIKENESS_BANDS.keys()) {
    const own = samples.filter((sample) => sample.band === band);
    const within = own.filter(
      (sample) => sample.observed - sample.shift <= statedSd('C13', sample, weights),
    );
    expect(within.length / own.length).toBeCloseTo(0.683, 2);
  }
});
