import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

const found = () =>
  [
    process.env.NGINX_BIN,
    ...[...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) =>
      join(folder, 'nginx'),
    ),
  ].find((place) => place && existsSync(place));

/**
 * nginx for the test of several servers: an installed one, else the system's package (Debian, as
 * root).
 * @returns {Promise<string | undefined>} its path, or undefined where none can be had
 */
export async function ensureNginx() {
  if (found() !== undefined) return found();
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing nginx from the system packages …');
    await run('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 2],
    });
  }
  return found();
}
