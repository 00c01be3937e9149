import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';
import { say } from './say.mjs';

const MINIMUM = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    throw new Error(
      `Elucida needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`,
    );
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Runs `work` while no other process does: two installations at once would delete each other's
 * files.
 */
async function alone(work) {
  const lock = inRoot('.cache', 'installing');
  mkdirSync(inRoot('.cache'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      // Its writer ended without removing it; an empty one is being written.
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
      await sleep(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Installs the dependencies of the lock file unless exactly those are in place. */
export async function ensureInstalled() {
  checkNode();
  const stamp = inRoot('node_modules', '.elucida-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');
  const inPlace = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (inPlace()) return;
  await alone(async () => {
    if (inPlace()) return;
    say('Installing dependencies …');
    // Standard output belongs to the command that needed the installation, so npm's goes to
    // standard error.
    await mustRun('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev'], {
      stdio: ['ignore', 2, 2],
    });
    writeFileSync(stamp, wanted);
  });
}
