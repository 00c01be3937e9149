import { readFileSync } from 'node:fs';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test.each(SPECTRUM_TYPES)(
  '%s has a colour in the light, which paper takes, and one in the dark',
  (type) => {
    const colours = new RegExp(
      `--${type.toLowerCase()}: light-dark\\(#[0-9a-f]{6}, #[0-9a-f]{6}\\);`,
      'gu',
    );
    expect(tokens.match(colours)).toHaveLength(1);
  },
);
