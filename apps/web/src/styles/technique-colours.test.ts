import { readFileSync } from 'node:fs';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test.each(SPECTRUM_TYPES)('%s has a colour in the light, in the dark and in print', (type) => {
  expect(tokens.match(new RegExp(`--${type.toLowerCase()}: #[0-9a-f]{6};`, 'gu'))).toHaveLength(3);
});
