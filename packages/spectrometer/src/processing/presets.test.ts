import { expect, test } from 'vitest';
import { simulatedDecay } from '../testing/simulated-decay.ts';
import { presetOf, usualWindow, WINDOW_PRESETS } from './presets.ts';
import { processFid, usualProcessing } from './process-fid.ts';
import { signalToNoise } from './noise-rms.ts';

test.each([
  ['1H', 'proton'],
  ['13C', 'carbon'],
  ['19F', 'carbon'],
  ['31P', 'carbon'],
])('%s is processed with the window of %s', (nucleus, id) => {
  expect(usualWindow(nucleus).id).toBe(id);
});

test('steps are known by their values, and a changed one is no preset', () => {
  for (const preset of WINDOW_PRESETS) expect(presetOf({ ...preset })).toBe(preset);
  expect(presetOf({ ...WINDOW_PRESETS[0]!, filling: 4 })).toBeNull();
  expect(presetOf({ ...WINDOW_PRESETS[0]!, gaussianHz: 1 })).toBeNull();
});

test('a weak carbon stands higher above the noise with the window for weak ones', () => {
  const decay = simulatedDecay([{ ppm: 171.1, height: 0.1 }], {
    ...{ nucleus: '13C', mhz: 100.6, widthHz: 24_000, centre: 100 },
    ...{ points: 32_768, lineHz: 3, noise: 0.3 },
  });
  const ratioWith = (id: string) => {
    const { broadeningHz } = WINDOW_PRESETS.find((each) => each.id === id)!;
    const { re, used } = processFid(decay, { ...usualProcessing(decay), broadeningHz });
    return signalToNoise(
      re.reduce((a, b) => Math.max(a, b), 0),
      used.noise,
    );
  };
  expect(ratioWith('carbon')).toBeGreaterThan(1.2 * ratioWith('proton'));
  expect(ratioWith('weak')).toBeGreaterThan(1.1 * ratioWith('carbon'));
});
