import { readFileSync } from 'node:fs';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

// The dark colours are for screens alone: paper takes the light ones.
const [light, dark] = tokens.split('@media screen and (prefers-color-scheme: dark)');

test.each(SPECTRUM_TYPES)(
  '%s has a colour in the light and in print, and one in the dark',
  (type) => {
    const colour = new RegExp(`--${type.toLowerCase()}: #[0-9a-f]{6};`, 'gu');
    expect(light!.match(colour)).toHaveLength(1);
    expect(dark!.match(colour)).toHaveLength(1);
  },
);
