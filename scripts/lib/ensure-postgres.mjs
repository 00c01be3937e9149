import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/**
 * Folder that holds `initdb` and `postgres`: on the PATH, or where Debian puts them (newest version
 * first).
 */
function found() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.map((v) => join(debian, v, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find(
    (place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
}

/**
 * PostgreSQL's programs for the database tests: installed ones, else the system's package (Debian,
 * as root).
 * @returns {Promise<string | undefined>} their folder, or undefined where none can be had
 */
export async function ensurePostgres() {
  if (found() !== undefined) return found();
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing PostgreSQL from the system packages …');
    await run('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 2],
    });
  }
  return found();
}
