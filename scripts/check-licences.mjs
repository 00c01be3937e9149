// `npm run licences`: every package of the lock file is under a permissive licence
// (docs/architecture.md).
import { readFileSync } from 'node:fs';
import { readCommandLine } from './lib/command-line.mjs';
import { inRoot } from './lib/paths.mjs';

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'CC-BY-4.0',
  'OFL-1.1',
]);
// Weak copyleft is accepted only where it stays in a tool or a separate shared library.
const ALLOWED_FOR = [
  { licence: /^MPL-2\.0$/, package: /^(@axe-core\/|axe-core$|lightningcss)/ },
  { licence: /LGPL-3\.0-or-later/, package: /^@img\/sharp-(libvips-)?/ },
];
// Packages that state their licence in a file or in an old field; read by a person, with the date.
const READ_BY_HAND = {
  // Its LICENSE file is MIT's text; read 2026-11-21.
  'png-js@2.0.0': 'MIT',
  // Its LICENSE file is the three clauses of BSD; read 2026-11-21.
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
};

/**
 * Whether an SPDX expression (OR, AND, parentheses around either) is satisfied by the allowed
 * licences.
 */
export function allowed(expression, name) {
  if (ALLOWED_FOR.some((rule) => rule.package.test(name) && rule.licence.test(expression)))
    return true;
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => ALLOWED.has(licence.trim())));
}

/**
 * Packages of a parsed lock file whose licence is missing or not allowed, as `name@version:
 * licence`.
 */
export function refusedPackages(lock) {
  const refused = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = entry.license ?? READ_BY_HAND[`${name}@${entry.version}`];
    if (licence === undefined || !allowed(licence, name))
      refused.push(`${name}@${entry.version}: ${licence ?? 'no licence stated'}`);
  }
  return refused;
}

if (process.argv[1] === inRoot('scripts', 'check-licences.mjs')) {
  readCommandLine({
    usage:
      'Usage: npm run licences\n\nRefuses packages of the lock file whose licence is not permissive.',
  });
  const refused = refusedPackages(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')));
  for (const line of refused) process.stderr.write(`${line}\n`);
  process.stderr.write(
    refused.length === 0
      ? 'All licences are permissive.\n'
      : `${refused.length} packages refused.\n`,
  );
  process.exitCode = refused.length === 0 ? 0 : 1;
}
