import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Debian's package of the same name. Its command is a script, which outlives what it starts. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const USUAL_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = (places) => places.find((path) => path !== undefined && existsSync(path));

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Installs a package of Debian's, where this is Debian and we are root. Says so. */
async function install(name) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  say('Installing Chromium from the system packages …');
  await run('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
  await run(
    'apt-get',
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      name,
      'fonts-dejavu-core',
      'fonts-liberation',
    ],
    { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 2] },
  );
}

/**
 * A Chromium: an installed one, else the system's package (Debian, as root), else Playwright's
 * download. Says what it did.
 * @returns {Promise<string | undefined>} its path, or undefined where none can be had
 */
export async function ensureChromium() {
  const existing = found(USUAL_PLACES) ?? (await playwrightsOwn());
  if (existing !== undefined) return existing;
  await install('chromium');
  if (found(USUAL_PLACES) !== undefined) return found(USUAL_PLACES);
  say('Downloading a Chromium through Playwright …');
  await run('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  return playwrightsOwn();
}

/**
 * For the browser tests Chromium's headless shell: the same engine without the windows' own work,
 * which takes half the processor time of a page. Where there is none, any Chromium.
 * @returns {Promise<string | undefined>} as `ensureChromium`
 */
export async function ensureHeadlessShell() {
  const places = [process.env.CHROMIUM_PATH, SHELL];
  if (found(places) === undefined) await install('chromium-headless-shell');
  return found(places) ?? ensureChromium();
}
