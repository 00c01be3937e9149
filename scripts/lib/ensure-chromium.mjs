import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const USUAL_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => USUAL_PLACES.find((path) => path !== undefined && existsSync(path));

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * A Chromium for the browser tests: an installed one, else the system's package (Debian, as root),
 * else Playwright's
 * download. Says what it did.
 * @returns {Promise<string | undefined>} its path, or undefined where none can be had
 */
export async function ensureChromium() {
  const existing = found() ?? (await playwrightsOwn());
  if (existing !== undefined) return existing;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing Chromium from the system packages …');
    await run('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 2] },
    );
    if (found() !== undefined) return found();
  }
  say('Downloading a Chromium through Playwright …');
  await run('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  return playwrightsOwn();
}
