import { expect, test } from 'vitest';
import { allowed, refusedPackages } from './check-licences.mjs';

test.each([
  ['MIT', 'left-pad', true],
  ['(MIT OR GPL-3.0)', 'dual', true],
  ['MIT AND CC-BY-NC-SA-4.0', 'nmr-processing', false],
  ['CC-BY-NC-SA-4.0', 'jcampconverter', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
  ['LGPL-3.0-or-later', 'something-else', false],
  ['MPL-2.0', 'axe-core', true],
])('%s of %s: allowed %s', (licence, name, expected) => {
  expect(allowed(licence, name)).toBe(expected);
});

test('a package without a licence is refused, a workspace link is not looked at', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/@elucida/web': { link: true },
      'node_modules/nameless': { version: '1.0.0' },
    },
  };
  expect(refusedPackages(lock)).toEqual(['nameless@1.0.0: no licence stated']);
});
